import type { App } from '../app.js';
import { button, fill, h, said } from './dom.js';
import { announce } from './notices.js';

/** A memory as a pair shows it. */
export interface OneOfPair {
  readonly id: string;
  readonly text: string;
}

/**
 * Two memories that may not agree, with the buttons that settle it.
 *
 * @param showNewer whether the newer one is shown, too; in a conversation it stands beside
 */
export function pairToSettle(app: App, older: OneOfPair, newer: OneOfPair, showNewer: boolean): HTMLElement {
  const text = said(older.text);
  const holder = h('div', { class: 'pair', 'data-older': older.id });
  const settle = async (choice: 'both' | 'replace') => {
    const settled = await app.attempt(async (memory) => {
      await memory.resolve([older.id, newer.id], choice);
      return true;
    });
    if (settled === undefined) return;
    const note = choice === 'both' ? 'Both are kept.' : 'Replaced: only the newer one is recalled.';
    fill(holder, choice === 'both' ? text : h('p', {}, h('del', { class: 'said', dir: 'auto' }, older.text)));
    holder.append(...(showNewer ? [said(newer.text)] : []), h('p', { class: 'note' }, note));
    announce(note);
  };
  fill(
    holder,
    text,
    showNewer && said(newer.text),
    h(
      'p',
      { class: 'actions' },
      button('Keep both', () => settle('both'), { class: 'plain' }),
      button('Replace the older one', () => settle('replace'), { class: 'plain' }),
    ),
  );
  return holder;
}
