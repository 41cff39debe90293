import type { RecordView, Standing } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { byId, fill } from '../ui/dom.js';
import { memories } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { Entry } from './entry.js';
import { showTimeline } from './timeline.js';

export interface LedgerPanel {
  /** Reads the records again; what is unchanged stays as it is, with the focus and an open editor in it. */
  refresh(): Promise<void>;
  /** Scrolls to a record, whatever the filter, and moves the focus to it. */
  reveal(id: string): Promise<void>;
}

const pageSize = 50;
const most = 1000;

/** The ledger: every record with its standing, newest first. */
export function bindLedger(app: App, links: Links): LedgerPanel {
  const filter = byId('standing-filter', HTMLFormElement);
  const list = byId('entries', HTMLOListElement);
  const older = byId('older', HTMLButtonElement);
  const empty = byId('ledger-empty', HTMLElement);
  const timeline = byId('timeline', HTMLElement);
  let shown = new Map<string, { readonly state: string; readonly entry: Entry }>();
  let size = pageSize;

  const wanted = (): Standing | undefined => {
    const value = new FormData(filter).get('standing');
    return value === 'active' || value === 'superseded' || value === 'forgotten' ? value : undefined;
  };

  const refresh = async () => {
    const standing = wanted();
    const read = await app.attempt((memory) =>
      Promise.all([
        memory.inspect({ limit: size, ...(standing === undefined ? {} : { standing }) }),
        memory.inspect({ standing: 'superseded', limit: most }),
        memory.inspect({ limit: most }),
      ]),
    );
    if (read === undefined) return;
    const [page, superseded, all] = read;
    showTimeline(timeline, all.records, (id) => links.reveal(id));
    const earlier = earlierVersions(superseded.records);
    const next: typeof shown = new Map();
    for (const record of page.records) {
      const replaced = earlier.get(record.id) ?? 0;
      const state = JSON.stringify([record, replaced]);
      const known = shown.get(record.id);
      next.set(record.id, known?.state === state ? known : { state, entry: new Entry(app, links, record, replaced) });
    }
    shown = next;
    arrange(
      list,
      [...next.values()].map(({ entry }) => entry.element),
    );
    for (const { entry } of next.values()) entry.refresh();
    older.hidden = page.cursor === undefined || size >= most;
    empty.hidden = page.records.length > 0;
    fill(empty, standing === undefined ? 'Nothing has been remembered yet.' : `No memory is ${standing}.`);
  };

  filter.addEventListener('change', async () => {
    size = pageSize;
    await refresh();
    announce(`${memories(shown.size)} shown.`);
  });
  older.addEventListener('click', async () => {
    const before = shown.size;
    size = Math.min(most, size + pageSize);
    await refresh();
    list.children[before]?.querySelector('button')?.focus();
  });

  return {
    refresh,
    async reveal(id) {
      await refresh();
      if (!shown.has(id) && wanted() !== undefined) {
        filter.reset();
        await refresh();
      }
      for (; !shown.has(id) && !older.hidden; await refresh()) size = Math.min(most, size + 4 * pageSize);
      const element = shown.get(id)?.entry.element;
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    },
  };
}

/** How many superseded records each newest one replaced, directly or over others. */
function earlierVersions(superseded: readonly RecordView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { supersededBy } of superseded) {
    if (supersededBy !== undefined) counts.set(supersededBy, (counts.get(supersededBy) ?? 0) + 1);
  }
  return counts;
}

/** Puts elements in order without taking out those that stay, so that none of them loses the focus. */
function arrange(list: Element, elements: readonly Element[]): void {
  const keep = new Set(elements);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  let at = list.firstElementChild;
  for (const element of elements) {
    if (element === at) at = at.nextElementSibling;
    else list.insertBefore(element, at);
  }
}
