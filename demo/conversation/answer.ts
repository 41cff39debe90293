import type { Hit, SearchResult } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { button, type Child, fill, freshId, h, said } from '../ui/dom.js';
import { count, dayOf, memories, milliseconds, points } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { bindTabs } from '../ui/tabs.js';
import { type LeftOut, leftOutPanel } from './left-out.js';
import type { Marker } from './marks.js';
import { blankOut, type Turn } from './turn.js';
import { relevanceMeter, scoreBar, whyTable } from './why.js';

/** Recalls what answers a question. The turn is there at once, so that it hears of changes while it is being filled. */
export function ask(app: App, links: Links, marker: Marker, question: string): Turn & { readonly done: Promise<void> } {
  const body = h('div', { class: 'answer' }, h('p', { class: 'summary' }, 'Looking\u2026'));
  const element = h('li', { class: 'turn question' }, said(question, 'asked'), body);
  const cards = new Map<string, HTMLElement>();
  const forgotten = new Set<string>();

  const show = async () => {
    const started = performance.now();
    const result = await app.attempt((memory) => memory.search(question, { explain: true }));
    const took = performance.now() - started;
    if (result === undefined) return fill(body, h('p', { class: 'summary' }, 'There was no answer.'));
    const { hits, leftOut = [] } = result;
    const best = Math.max(...hits.map(({ score }) => score), 0);
    const list = h('ol', { class: 'hits' });
    for (const hit of hits) {
      const card = h('li', { class: 'hit', 'data-id': hit.id });
      cards.set(hit.id, card);
      list.append(card);
    }
    await Promise.all(hits.map(async (hit) => fillCard(hit, await marker.mark(hit.content, hit.matched), best)));
    const found = hits.length > 0 && list;
    const parts = leftOut.length === 0 ? [found] : inTabs(hits.length, found, leftOutPanel(app, links, leftOut, cards));
    fill(body, h('p', { class: 'summary' }, summaryOf(result, took)), ...parts);
    announce(hits.length === 0 ? 'Nothing found.' : `${memories(hits.length)} found.`);
  };

  const fillCard = (hit: Hit, content: readonly Node[], best: number) => {
    const card = cards.get(hit.id);
    if (card === undefined) return;
    if (forgotten.has(hit.id)) return blankOut(card);
    fill(card, ...cardOf(links, hit, content, best));
  };

  return {
    element,
    done: show(),
    onChange(changes) {
      for (const { id, what } of changes) {
        if (what === 'forgotten') forgotten.add(id);
        const card = cards.get(id);
        if (card === undefined) continue;
        if (what === 'forgotten') blankOut(card);
        else if (what === 'superseded' && !forgotten.has(id)) card.dataset.state = 'superseded';
        else if (what === 'edited') void reread(app, id, card);
      }
    },
  };
}

function summaryOf({ hits, filteredOut, skipped }: SearchResult, took: number): string {
  const parts = [hits.length === 0 ? 'Nothing in memory answers this' : memories(hits.length), milliseconds(took)];
  if (filteredOut > 0) parts.push(`${count(filteredOut, 'weaker match', 'weaker matches')} left out`);
  if (skipped.length > 0) parts.push(`without ${skipped.join(', ')}`);
  return parts.join(' \u00b7 ');
}

/** What was found and what was left out of it, one of them at a time. */
function inTabs(number: number, found: HTMLElement | false, left: LeftOut): readonly Node[] {
  const panel = (name: string, ...content: readonly Child[]) =>
    h('div', { role: 'tabpanel', id: freshId(name), tabindex: -1 }, ...content);
  const panels = {
    found: panel('found', found === false ? h('p', { class: 'empty' }, 'Nothing was found.') : found),
    left: panel('left', left.element),
  };
  const tab = (name: keyof typeof panels, label: string) => {
    const tabButton = button(label, () => {}, {
      role: 'tab',
      id: freshId('tab'),
      'data-view': name,
      'aria-controls': panels[name].id,
    });
    panels[name].setAttribute('aria-labelledby', tabButton.id);
    return tabButton;
  };
  const list = h(
    'div',
    { class: 'answer-tabs', role: 'tablist', 'aria-label': 'Parts of the answer' },
    tab('found', `Found ${number}`),
    tab('left', `Left out ${left.count}`),
  );
  bindTabs(list, (name) => {
    panels.found.hidden = name !== 'found';
    panels.left.hidden = name !== 'left';
    if (name === 'left') left.show();
  }).select('found');
  return [list, panels.found, panels.left];
}

function cardOf(links: Links, hit: Hit, content: readonly Node[], best: number): Node[] {
  const text = h('p', { class: 'said', dir: 'auto', id: freshId('hit') }, ...content);
  const why = h('div', { class: 'why-holder', id: freshId('why'), hidden: true });
  const toggle = button(
    'Why',
    () => {
      why.hidden = !why.hidden;
      toggle.setAttribute('aria-expanded', String(!why.hidden));
      if (!why.hidden && why.childElementCount === 0) why.append(whyTable(hit));
    },
    { 'aria-expanded': 'false', 'aria-controls': why.id, 'aria-describedby': text.id },
  );
  return [
    text,
    h(
      'p',
      { class: 'about' },
      h('span', {}, dayOf(hit.eventTime ?? hit.storedAt)),
      h('span', {}, hit.kind),
      ...hit.tags.map((tag) => h('span', { class: 'tag', dir: 'auto' }, tag)),
    ),
    h(
      'div',
      { class: 'foot' },
      h(
        'dl',
        { class: 'figures' },
        h('div', {}, h('dt', {}, 'Relevance'), h('dd', {}, relevanceMeter(hit.relevance), hit.relevance.toFixed(2))),
        h('div', {}, h('dt', {}, 'Score'), h('dd', {}, scoreBar(hit, best), points(hit.score))),
      ),
      h(
        'p',
        { class: 'actions' },
        toggle,
        button('Show in ledger', () => links.reveal(hit.id), { 'aria-describedby': text.id }),
        button('Forget\u2026', () => links.forget(hit), { 'aria-describedby': text.id }),
      ),
    ),
    why,
  ];
}

/** A part of the text may have been blanked, or its tags changed. */
async function reread(app: App, id: string, card: HTMLElement): Promise<void> {
  const record = await app.attempt((memory) => memory.get(id));
  const text = card.querySelector('.said');
  if (record === undefined || record.standing === 'forgotten' || text === null) return;
  if (text.textContent !== record.content) fill(text, record.content);
}
