import type { NewMemory, Remembered, RememberStatus } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { button, fill, h, said } from '../ui/dom.js';
import { milliseconds } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { blankOut, type Turn } from './turn.js';

const outcomes: Readonly<Record<RememberStatus, { readonly label: string; readonly detail: string }>> = {
  stored: { label: 'Stored', detail: 'a new memory' },
  amended: { label: 'Amended', detail: 'it replaces what went by this name' },
  unchanged: { label: 'Unchanged', detail: 'known already, word for word' },
  updated: { label: 'Updated', detail: 'known already; its tags are new' },
  duplicate: { label: 'Known', detail: 'said again in other words' },
  gated: { label: 'Not stored', detail: 'it asks to forget something' },
};

/** Remembers what was typed, and answers the turn that shows what became of it; `undefined` when it was refused. */
export async function remember(app: App, links: Links, memory: NewMemory): Promise<Turn | undefined> {
  const started = performance.now();
  const outcome = await app.attempt((store) => store.remember(memory));
  if (outcome === undefined) return undefined;
  announce(`${outcomes[outcome.status].label}: ${outcomes[outcome.status].detail}.`);
  return turnOf(app, links, memory.content, outcome, performance.now() - started);
}

function turnOf(app: App, links: Links, content: string, outcome: Remembered, took: number): Turn {
  const { label, detail } = outcomes[outcome.status];
  const text = h('div', { class: 'statement-text' }, said(content));
  const note = h(
    'p',
    { class: 'outcome', 'data-status': outcome.status },
    h('strong', {}, label),
    h('span', {}, `${detail}, ${milliseconds(took)}`),
    button('Show in ledger', () => links.reveal(outcome.id)),
  );
  const element = h('li', { class: 'turn statement' }, text, note);
  return {
    element,
    onChange(changes) {
      for (const { what } of changes.filter(({ id }) => id === outcome.id)) {
        if (what === 'forgotten') {
          blankOut(text);
          note.remove();
        } else if (what === 'superseded') element.dataset.state = 'superseded';
        else if (what === 'edited') void reread(app, outcome.id, text);
      }
    },
  };
}

/** A part of it may have been blanked. */
async function reread(app: App, id: string, holder: HTMLElement): Promise<void> {
  const record = await app.attempt((memory) => memory.get(id));
  if (record !== undefined && record.standing !== 'forgotten') fill(holder, said(record.content));
}
