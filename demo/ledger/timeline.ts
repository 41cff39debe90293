import type { RecordView, Standing } from 'loci/browser';
import { fill, h } from '../ui/dom.js';
import { dayOf, memories } from '../ui/format.js';

const standings: readonly Standing[] = ['active', 'superseded', 'forgotten'];

const day = 86_400_000;
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/**
 * Draws when memories happened, a lane for each standing, with a thread from each superseded one to what replaced it. It is a
 * picture of the list below it: what can be done is done there.
 *
 * @param reveal called with the id of a memory that was pointed at
 */
export function showTimeline(holder: HTMLElement, records: readonly RecordView[], reveal: (id: string) => void): void {
  holder.hidden = records.length < 2;
  if (holder.hidden) {
    fill(holder);
    return;
  }
  const times = new Map(records.map((record) => [record.id, record.eventTime ?? record.storedAt]));
  const first = Math.min(...times.values());
  const last = Math.max(...times.values());
  const at = (time: number) => `${(last === first ? 100 : ((time - first) / (last - first)) * 100).toFixed(2)}%`;

  const lanes = standings.map((standing) => {
    const own = records.filter((record) => record.standing === standing);
    const dots = own.map(({ id }) => {
      const time = times.get(id) ?? first;
      const dot = h('span', { class: 'dot', 'data-id': id, title: dayOf(time) });
      dot.style.setProperty('--at', at(time));
      return dot;
    });
    return h('div', { class: 'lane', 'data-standing': standing }, ...threadsOf(own, times, at), ...dots);
  });
  const months = monthsBetween(first, last).map(({ time, name }) => {
    const mark = h('span', { class: 'month' }, name);
    mark.style.setProperty('--at', at(time));
    return mark;
  });
  const picture = h(
    'div',
    { class: 'lanes', role: 'img', 'aria-label': described(records, first, last) },
    ...lanes,
    h('div', { class: 'axis' }, ...months),
  );
  picture.addEventListener('click', ({ target }) => {
    const id = target instanceof HTMLElement ? target.dataset.id : undefined;
    if (id !== undefined) reveal(id);
  });
  fill(
    holder,
    picture,
    h('p', { class: 'ends', 'aria-hidden': 'true' }, h('span', {}, dayOf(first)), h('span', {}, dayOf(last))),
  );
}

function threadsOf(
  superseded: readonly RecordView[],
  times: ReadonlyMap<string, number>,
  at: (time: number) => string,
): readonly HTMLElement[] {
  return superseded.flatMap(({ id, supersededBy }) => {
    const from = times.get(id);
    const to = supersededBy === undefined ? undefined : times.get(supersededBy);
    if (from === undefined || to === undefined) return [];
    const thread = h('span', { class: 'thread' });
    thread.style.setProperty('--at', at(Math.min(from, to)));
    thread.style.setProperty('--to', at(Math.max(from, to)));
    return [thread];
  });
}

function described(records: readonly RecordView[], first: number, last: number): string {
  const number = (standing: Standing) => records.filter((record) => record.standing === standing).length;
  const parts = standings.map((standing) => `${number(standing)} ${standing}`);
  return `Timeline of ${memories(records.length)}, ${dayOf(first)} to ${dayOf(last)}: ${parts.join(', ')}.`;
}

/** The beginnings of months, as many as have room for their names. */
function monthsBetween(first: number, last: number): readonly { readonly time: number; readonly name: string }[] {
  const span = last - first;
  if (span < 45 * day || span > 500 * day) return [];
  const found: { time: number; name: string }[] = [];
  const start = new Date(first);
  for (let ahead = 1; ; ahead += span > 240 * day ? 2 : 1) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead, 1);
    if (time > last - span / 40) return found;
    if (time > first + span / 40) found.push({ time, name: month.format(time) });
  }
}
