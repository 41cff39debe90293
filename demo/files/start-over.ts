import type { App } from '../app.js';
import { button, byId, fill, h } from '../ui/dom.js';
import { announce } from '../ui/notices.js';

/** Deletes the whole database, after a second thought. `done` is called when a new one is there. */
export function bindStartOver(app: App, done: () => Promise<void>): void {
  const opener = byId('start-over', HTMLButtonElement);
  const dialog = byId('confirm', HTMLDialogElement);
  const confirm = h('button', { type: 'button', class: 'danger' }, 'Delete everything');
  fill(
    dialog,
    h(
      'div',
      { class: 'dialog' },
      h('h2', { id: 'confirm-title' }, 'Delete everything?'),
      h(
        'p',
        {},
        'The whole database of this page goes, with every memory, history and tombstone. An export is the only way back.',
      ),
      h(
        'p',
        { class: 'actions' },
        button('Keep it', () => dialog.close(), { class: 'plain' }),
        confirm,
      ),
    ),
  );
  confirm.addEventListener('click', async () => {
    confirm.disabled = true;
    const over = await app.attempt(async () => {
      await app.startOver();
      return true;
    });
    confirm.disabled = false;
    dialog.close();
    if (over === undefined) return;
    await done();
    announce('Everything was deleted. The memory is empty.');
  });
  opener.addEventListener('click', () => dialog.showModal());
}
