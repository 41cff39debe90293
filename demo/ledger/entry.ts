import type { RecordView } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { button, fill, freshId, h, said } from '../ui/dom.js';
import { count, dayAndTime, dayOf, timeOf } from '../ui/format.js';
import { inWords } from '../ui/reasons.js';
import { standingLabel } from '../ui/standing.js';
import { showChain } from './chain.js';
import { amendEditor, tagEditor } from './editors.js';

/** One record of the ledger: margin with date and standing, then what it says and what can be done with it. */
export class Entry {
  readonly element: HTMLLIElement;
  readonly #app: App;
  readonly #links: Links;
  readonly #record: RecordView;
  readonly #text: HTMLElement;
  readonly #chain: HTMLElement;
  readonly #editing: HTMLElement;
  #historyButton: HTMLButtonElement | undefined;

  /** @param earlier how many versions it is known to have replaced */
  constructor(app: App, links: Links, record: RecordView, earlier: number) {
    this.#app = app;
    this.#links = links;
    this.#record = record;
    this.#text = textOf(record);
    this.#text.id = freshId('entry');
    this.#chain = h('div', { class: 'chain-holder', id: freshId('chain'), hidden: true });
    this.#editing = h('div', { class: 'editing' });
    const moment = record.eventTime ?? record.storedAt;
    this.element = h(
      'li',
      { class: 'entry', 'data-id': record.id, 'data-standing': record.standing, tabindex: -1 },
      h(
        'div',
        { class: 'margin' },
        h('time', { title: dayAndTime(moment) }, dayOf(moment), h('small', {}, timeOf(moment))),
        standingLabel(record.standing),
      ),
      h(
        'div',
        { class: 'body' },
        this.#text,
        h('div', { class: 'foot' }, aboutOf(record), h('p', { class: 'actions' }, ...this.#actions(earlier))),
        this.#editing,
        this.#chain,
      ),
    );
  }

  /** Brings an open history up to date: one of its versions may have been forgotten. */
  refresh(): void {
    if (!this.#chain.hidden) void showChain(this.#app, this.#record.id, this.#chain);
  }

  #actions(earlier: number): HTMLButtonElement[] {
    const { standing, supersededBy } = this.#record;
    const described = { 'aria-describedby': this.#text.id };
    const history = button(earlier > 0 ? `History (${earlier + 1})` : 'History', () => this.#toggleHistory(), {
      ...described,
      'aria-label': earlier > 0 ? `History, ${count(earlier + 1, 'version')}` : undefined,
      'aria-expanded': 'false',
      'aria-controls': this.#chain.id,
    });
    this.#historyButton = history;
    const forget = button('Forget\u2026', () => this.#links.forget(this.#record), described);
    if (standing === 'forgotten') return [history];
    if (standing === 'superseded') {
      const newest = supersededBy;
      return newest === undefined
        ? [history, forget]
        : [history, button('Show the newest', () => this.#links.reveal(newest), described), forget];
    }
    const amend = button('Amend', () => this.#edit(amendEditor, amend), described);
    const tags = button('Tags', () => this.#edit(tagEditor, tags), described);
    return [history, amend, tags, forget];
  }

  #toggleHistory(): void {
    this.#chain.hidden = !this.#chain.hidden;
    this.#historyButton?.setAttribute('aria-expanded', String(!this.#chain.hidden));
    fill(this.#chain);
    this.refresh();
  }

  #edit(make: typeof amendEditor, opener: HTMLButtonElement): void {
    const { element, focus } = make(this.#app, this.#record, (id) => {
      fill(this.#editing);
      if (id === undefined) opener.focus();
      else this.#links.reveal(id);
    });
    fill(this.#editing, element);
    focus();
  }
}

function textOf({ standing, content, reason }: RecordView): HTMLElement {
  if (standing !== 'forgotten') return said(content);
  return h('p', { class: 'gone' }, 'Erased. ', reason === undefined ? 'No reason was given.' : h('q', {}, reason));
}

function aboutOf({ standing, kind, tags, source, speaker, expiresAt, forgottenAt, reason }: RecordView): HTMLElement {
  const gone = standing === 'forgotten';
  return h(
    'p',
    { class: 'about' },
    !gone && h('span', {}, kind),
    gone && forgottenAt !== undefined && h('span', {}, `forgotten ${dayAndTime(forgottenAt)}`),
    speaker !== undefined && h('span', { dir: 'auto' }, `said by ${speaker}`),
    source !== undefined && h('span', { dir: 'auto' }, `from ${source}`),
    expiresAt !== undefined && !gone && h('span', {}, `until ${dayAndTime(expiresAt)}`),
    ...tags.map((tag) => h('span', { class: 'tag', dir: 'auto' }, tag)),
    !gone && reason !== undefined && h('span', { class: 'reason', dir: 'auto' }, `because: ${inWords(reason)}`),
  );
}
