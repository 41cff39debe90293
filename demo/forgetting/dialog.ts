import type { ForgetTarget, Forgotten, RecordView } from 'loci/browser';
import { type App, settled } from '../app.js';
import { button, byId, fill, h } from '../ui/dom.js';
import { memories, milliseconds } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { previewOf, showPreview, showReceipt } from './preview.js';

/** How much to forget, starting from one record. */
interface Reach {
  readonly name: string;
  readonly label: string;
  target(): ForgetTarget;
}

/**
 * The dialog that forgets: first what would go, then, when it is confirmed, a receipt. Answers a function that opens it for a
 * record.
 *
 * @param closed called when the dialog was left, with whether anything was forgotten
 */
export function bindForgetting(app: App, closed: (forgotten: boolean) => void): (record: RecordView) => void {
  const dialog = byId('forget', HTMLDialogElement);
  let session: Session | undefined;
  dialog.addEventListener('close', () => {
    const forgotten = session?.forgotten === true;
    session = undefined;
    // Its texts must not stay in a closed dialog.
    fill(dialog);
    closed(forgotten);
  });
  const refresh = settled(async () => session?.preview());
  app.onChange(() => refresh());
  return (record) => {
    session = new Session(app, dialog, record);
    dialog.showModal();
    void session.preview();
  };
}

class Session {
  forgotten = false;
  readonly #app: App;
  readonly #dialog: HTMLDialogElement;
  readonly #reaches: readonly Reach[];
  readonly #also = new Set<string>();
  readonly #title = h('h2', { id: 'forget-title' }, 'Forget this memory?');
  readonly #body = h('div', { class: 'dialog-body', 'aria-live': 'polite' });
  readonly #reason = h('input', { type: 'text', id: 'forget-reason', maxlength: 120, dir: 'auto' });
  readonly #confirm = h('button', { type: 'submit', class: 'danger', disabled: true }, 'Forget');
  readonly #form: HTMLFormElement;
  #reach: Reach;

  constructor(app: App, dialog: HTMLDialogElement, record: RecordView) {
    this.#app = app;
    this.#dialog = dialog;
    this.#reaches = reachesOf(record, this.#also);
    this.#reach = this.#reaches[0] as Reach;
    this.#form = h(
      'form',
      { class: 'dialog' },
      this.#title,
      this.#reaches.length > 1 && this.#choice(),
      this.#body,
      h(
        'div',
        { class: 'field' },
        h('label', { for: 'forget-reason' }, 'Reason, kept with the tombstone (optional)'),
        this.#reason,
        h('p', { class: 'note' }, 'Say it in other words: a reason may not repeat what it erases.'),
      ),
      h(
        'p',
        { class: 'actions' },
        button('Keep it', () => dialog.close(), { class: 'plain' }),
        this.#confirm,
      ),
    );
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#forget();
    });
    fill(dialog, this.#form);
  }

  /** Shows what would go, as things stand now. */
  async preview(): Promise<void> {
    if (this.forgotten) return;
    const reach = this.#reach;
    const outcome = await this.#attempt(true);
    if (outcome === undefined || reach !== this.#reach || this.forgotten) return;
    const preview = await this.#app.attempt((memory) => previewOf(memory, outcome));
    if (preview === undefined || reach !== this.#reach || this.forgotten) return;
    const n = outcome.ids.length;
    this.#confirm.disabled = n === 0;
    this.#confirm.textContent = n === 0 ? 'Forget' : `Forget ${memories(n)}`;
    const also = reach.name === 'this' ? (id: string, ticked: boolean) => this.#tick(id, ticked) : undefined;
    const parts = showPreview(preview, this.#also, also);
    fill(this.#body, parts.length > 0 ? parts : h('p', {}, 'There is nothing left to forget.'));
  }

  async #forget(): Promise<void> {
    this.#confirm.disabled = true;
    const started = performance.now();
    // Set before the change is heard of, so that the preview does not answer it.
    this.forgotten = true;
    const outcome = await this.#attempt(false);
    if (outcome === undefined) {
      this.forgotten = false;
      this.#confirm.disabled = false;
      return;
    }
    const took = milliseconds(performance.now() - started);
    const done = button('Done', () => this.#dialog.close(), { class: 'strong' });
    fill(
      this.#form,
      this.#title,
      h('div', { class: 'dialog-body' }, ...showReceipt(outcome, took)),
      h('p', { class: 'actions' }, done),
    );
    this.#title.textContent = outcome.status === 'forgotten' ? 'Forgotten' : 'Nothing was forgotten';
    announce(`${memories(outcome.ids.length)} forgotten.`);
    done.focus();
  }

  #attempt(dryRun: boolean): Promise<Forgotten | undefined> {
    const reason = this.#reason.value.trim();
    const options = { dryRun, all: true, ...(dryRun || reason === '' ? {} : { reason }) };
    return this.#app.attempt((memory) => memory.forget(this.#reach.target(), options));
  }

  #tick(id: string, ticked: boolean): void {
    if (ticked) this.#also.add(id);
    else this.#also.delete(id);
    void this.preview();
  }

  #choice(): HTMLElement {
    const option = (reach: Reach) => {
      const input = h('input', { type: 'radio', name: 'reach', value: reach.name, checked: reach === this.#reach });
      input.addEventListener('change', () => {
        this.#reach = reach;
        void this.preview();
      });
      return h('label', { class: 'tick' }, input, h('span', { dir: 'auto' }, reach.label));
    };
    return h('fieldset', { class: 'reach' }, h('legend', {}, 'How much'), ...this.#reaches.map(option));
  }
}

function reachesOf({ id, source, session }: RecordView, also: ReadonlySet<string>): readonly Reach[] {
  return [
    { name: 'this', label: 'This memory and its earlier versions', target: () => ({ ids: [id, ...also] }) },
    ...(source === undefined
      ? []
      : [{ name: 'source', label: `Everything from ${source}`, target: () => ({ source }) }]),
    ...(session === undefined
      ? []
      : [{ name: 'session', label: `Everything of the conversation ${session}`, target: () => ({ session }) }]),
  ];
}
