import type { Forgotten, Memory, RecordView } from 'loci/browser';
import { h, said } from '../ui/dom.js';
import { count, memories } from '../ui/format.js';
import { standingLabel } from '../ui/standing.js';

/** So many records are shown with their texts; the rest is counted. */
const mostShown = 12;

/** What a forget would do, with the texts that one needs to decide. */
export interface Preview {
  readonly outcome: Forgotten;
  readonly goes: readonly RecordView[];
  readonly blanked: readonly RecordView[];
  readonly mentioned: readonly RecordView[];
}

export async function previewOf(memory: Memory, outcome: Forgotten): Promise<Preview> {
  const read = async (ids: readonly string[]) => {
    const found = await Promise.allSettled(ids.slice(0, mostShown).map((id) => memory.get(id)));
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };
  const [goes, blanked, mentioned] = await Promise.all([
    read(outcome.ids),
    read(outcome.blanked),
    read(outcome.alsoMentioned),
  ]);
  return { outcome, goes, blanked, mentioned };
}

/** @param alsoForget called when a record that only shares rare words is ticked or unticked; absent where that has no sense */
export function showPreview(
  { outcome, goes, blanked, mentioned }: Preview,
  ticked: ReadonlySet<string>,
  alsoForget: ((id: string, ticked: boolean) => void) | undefined,
): Node[] {
  const derived = new Set(outcome.derived);
  const blankedIds = new Set(outcome.blanked);
  const others = mentioned.filter(({ id }) => !blankedIds.has(id));
  return [
    section(
      'goes',
      `Goes for good: ${memories(outcome.ids.length)}`,
      goes.map((record) =>
        h(
          'li',
          {},
          standingLabel(record.standing),
          derived.has(record.id) && h('span', { class: 'note' }, 'drawn from one that goes'),
          said(record.content),
        ),
      ),
      outcome.ids.length,
    ),
    section(
      'blanked',
      `Stays, with a passage blanked: ${memories(outcome.blanked.length)}`,
      blanked.map(({ content }) => h('li', {}, said(content, 'said', ...struck(content, goes)))),
      outcome.blanked.length,
    ),
    section(
      'mentioned',
      'Stays, but shares rare words with it',
      others.map((record) => mention(record, ticked.has(record.id), alsoForget)),
      outcome.alsoMentioned.filter((id) => !blankedIds.has(id)).length,
    ),
  ].filter((part) => part !== undefined);
}

/** What was done. Holds no text. */
export function showReceipt(outcome: Forgotten, took: string): Node[] {
  const line = (n: number, text: string) => n > 0 && h('li', {}, text);
  return [
    h(
      'ul',
      { class: 'receipt' },
      line(outcome.ids.length, `${memories(outcome.ids.length)} erased, with index entries and history.`),
      line(outcome.derived.length, `${count(outcome.derived.length, 'was', 'were')} drawn from another that went.`),
      line(outcome.blanked.length, `A passage blanked in ${memories(outcome.blanked.length)}.`),
      line(outcome.already.length, `${memories(outcome.already.length)} had been forgotten before.`),
      line(outcome.alsoMentioned.length, `${memories(outcome.alsoMentioned.length)} with the same rare words stayed.`),
    ),
    h('p', { class: 'note' }, `Done in ${took}. Only a tombstone is left: an id, times and the reason.`),
  ];
}

function section(name: string, title: string, items: readonly HTMLElement[], total: number): HTMLElement | undefined {
  if (total === 0) return undefined;
  return h(
    'section',
    { 'data-part': name },
    h('h3', {}, title),
    h('ul', { class: 'affected' }, ...items),
    total > items.length && h('p', { class: 'note' }, `and ${total - items.length} more`),
  );
}

/** A text with the passages struck through that go with other records. */
function struck(content: string, goes: readonly RecordView[]): Node[] {
  const passage = goes.map((record) => record.content).find((text) => text !== '' && content.includes(text));
  if (passage === undefined) return [document.createTextNode(content)];
  const start = content.indexOf(passage);
  const rest = struck(content.slice(start + passage.length), goes);
  return [document.createTextNode(content.slice(0, start)), h('del', {}, passage), ...rest];
}

function mention(
  { id, content }: RecordView,
  ticked: boolean,
  alsoForget: ((id: string, ticked: boolean) => void) | undefined,
): HTMLElement {
  if (alsoForget === undefined) return h('li', {}, said(content));
  const box = h('input', { type: 'checkbox', checked: ticked });
  box.addEventListener('change', () => alsoForget(id, box.checked));
  return h('li', {}, h('label', { class: 'tick' }, box, h('span', {}, 'Forget as well')), said(content));
}
