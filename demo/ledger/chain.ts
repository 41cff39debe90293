import type { RecordView } from 'loci/browser';
import type { App } from '../app.js';
import { fill, h, said } from '../ui/dom.js';
import { dayAndTime } from '../ui/format.js';
import { inWords } from '../ui/reasons.js';
import { standingLabel } from '../ui/standing.js';

/** Shows the chain that a record belongs to, oldest first, as a strip. */
export async function showChain(app: App, id: string, holder: HTMLElement): Promise<void> {
  const chain = await app.attempt((memory) => memory.history(id));
  if (chain === undefined) return fill(holder);
  const note =
    chain.length === 1
      ? 'Said once, and never replaced.'
      : `${chain.length} versions, oldest first. Only the active one is ever recalled.`;
  fill(
    holder,
    h('p', { class: 'chain-note' }, note),
    h('ol', { class: 'chain', tabindex: chain.length > 2 ? 0 : undefined }, ...chain.map((record) => link(record, id))),
  );
}

function link(record: RecordView, current: string): HTMLElement {
  const { standing, content, reason, eventTime, storedAt } = record;
  return h(
    'li',
    { 'data-standing': standing, 'aria-current': record.id === current ? 'true' : undefined },
    standingLabel(standing),
    h('time', {}, dayAndTime(eventTime ?? storedAt)),
    standing === 'forgotten' ? h('p', { class: 'gone' }, 'Erased.') : said(content),
    reason !== undefined && h('p', { class: 'reason', dir: 'auto' }, inWords(reason)),
  );
}
