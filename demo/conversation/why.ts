import type { Hit, Reason } from 'loci/browser';
import { h } from '../ui/dom.js';
import { points } from '../ui/format.js';

type Scored = Pick<Hit, 'score' | 'why'>;

/** Layers keep their colour through an answer and from one answer to the next. */
const colours = new Map<string, number>();
const palette = 12;

function colourOf(layer: string): number {
  const known = colours.get(layer);
  if (known !== undefined) return known;
  const next = colours.size % palette;
  colours.set(layer, next);
  return next;
}

/** The score as one bar, its length relative to the best hit's, divided among the layers that raised it. */
export function scoreBar({ score, why = [] }: Scored, best: number): HTMLElement {
  const raised = why.filter(({ delta }) => delta > 0);
  const sum = raised.reduce((total, { delta }) => total + delta, 0);
  const length = best > 0 ? Math.max(0, score) / best : 0;
  const parts = raised.map(({ layer, delta }) => {
    const part = h('span', { 'data-layer': colourOf(layer), title: `${layer} ${points(delta, true)}` });
    part.style.setProperty('--share', percent((delta / sum) * length));
    return part;
  });
  return h('span', { class: 'score-bar', 'aria-hidden': 'true' }, ...parts);
}

/** How likely a hit is to be an answer, as a bar with its number. */
export function relevanceMeter(relevance: number): HTMLElement {
  const bar = h('span', { class: 'meter-fill' });
  bar.style.setProperty('--share', percent(relevance));
  return h('span', { class: 'meter', 'aria-hidden': 'true' }, bar);
}

/** Every layer with what it added or took; each bar begins where the one before it ended, so the last ends at the score. */
export function whyTable(hit: Scored): HTMLElement {
  const why = hit.why ?? [];
  const ends: number[] = [];
  for (const { delta } of why) ends.push((ends.at(-1) ?? 0) + delta);
  const low = Math.min(0, ...ends);
  const span = Math.max(...ends, 0) - low || 1;
  const rows = why.map((reason, at) => row(reason, ((ends[at - 1] ?? 0) - low) / span, ((ends[at] ?? 0) - low) / span));
  return h(
    'table',
    { class: 'why' },
    h('caption', {}, 'What each layer of the search added'),
    h(
      'thead',
      {},
      h('tr', {}, head('Layer'), head('Running total', 'bar-cell'), head('Points', 'number'), head('Because of')),
    ),
    h('tbody', {}, ...rows),
    h(
      'tfoot',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, 'Score'),
        h('td', { class: 'bar-cell' }),
        h('td', { class: 'number', 'data-sum': String(ends.at(-1) ?? 0) }, points(hit.score)),
        h('td', {}, 'the sum of the points'),
      ),
    ),
  );
}

function row({ layer, delta, detail }: Reason, from: number, to: number): HTMLTableRowElement {
  const step = h('span', { class: delta < 0 ? 'step taken' : 'step', 'data-layer': colourOf(layer) });
  step.style.setProperty('--start', percent(Math.min(from, to)));
  step.style.setProperty('--share', percent(Math.abs(to - from)));
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, h('span', { class: 'swatch', 'data-layer': colourOf(layer) }), layer),
    h('td', { class: 'bar-cell', 'aria-hidden': 'true' }, step),
    h('td', { class: 'number', 'data-delta': String(delta) }, points(delta, true)),
    h('td', { dir: 'auto' }, detail),
  );
}

function head(label: string, className?: string): HTMLElement {
  return h('th', { scope: 'col', class: className }, label);
}

function percent(share: number): string {
  return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
}
