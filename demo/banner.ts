import type { Stats, StorageStats } from 'loci/browser';
import type { App } from './app.js';
import { button, byId, fill, h } from './ui/dom.js';
import { bytes, count } from './ui/format.js';
import { announce } from './ui/notices.js';

type Keeping = 'kept' | 'clearable' | 'window';

const wording: Readonly<Record<Keeping, { readonly title: string; readonly detail: string }>> = {
  kept: { title: 'Kept', detail: 'This browser keeps the memory until you delete it.' },
  clearable: { title: 'May be cleared', detail: 'The browser may clear it when space runs short.' },
  window: { title: 'This window only', detail: 'No storage here: closing the window loses everything.' },
};

export function keepingOf({ durability, persisted }: StorageStats): Keeping {
  if (durability === 'none') return 'window';
  return persisted === true ? 'kept' : 'clearable';
}

/** Counts and how safe they are. Answers a function that brings both up to date. */
export function bindBanner(app: App): () => Promise<void> {
  const banner = byId('storage', HTMLElement);
  const counts = byId('counts', HTMLElement);

  const keep = async () => {
    const granted = await app.attempt((memory) => memory.requestPersistence());
    if (granted === undefined) return;
    await update(
      granted
        ? undefined
        : 'The browser did not agree yet. Browsers tend to say yes to pages that are bookmarked or visited often.',
    );
    announce(granted ? 'The browser will keep the memory.' : 'The browser did not agree to keep the memory.');
  };

  const update = async (answer?: string) => {
    const stats = await app.attempt((memory) => memory.stats());
    if (stats === undefined) return;
    showCounts(counts, stats);
    const keeping = keepingOf(stats.storage);
    const { title, detail } = wording[keeping];
    banner.dataset.keeping = keeping;
    fill(
      banner,
      h('strong', {}, title),
      h('span', { class: 'detail' }, answer ?? detail),
      keeping === 'clearable' && button('Keep it', keep, { class: 'plain', id: 'keep' }),
      stats.storage.quarantined > 0 &&
        h('span', { class: 'detail' }, `${count(stats.storage.quarantined, 'damaged part')} put aside.`),
    );
  };
  return () => update();
}

function showCounts(counts: HTMLElement, { records, storage }: Stats): void {
  const item = (standing: keyof Stats['records']) =>
    h('li', { 'data-standing': standing }, h('b', {}, records[standing]), ` ${standing}`);
  fill(
    counts,
    item('active'),
    item('superseded'),
    item('forgotten'),
    storage.usage !== undefined && h('li', { class: 'usage' }, `${bytes(storage.usage)} in this browser`),
  );
}
