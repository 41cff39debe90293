import type { NewMemory, RecordView, Remembered, RememberStatus } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { button, fill, h, said } from '../ui/dom.js';
import { milliseconds } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { pairToSettle } from '../ui/pair.js';
import { inWords } from '../ui/reasons.js';
import { blankOut, type Turn } from './turn.js';

const outcomes: Readonly<Record<RememberStatus, { readonly label: string; readonly detail: string }>> = {
  stored: { label: 'Stored', detail: 'a new memory' },
  amended: { label: 'Amended', detail: 'it replaces what went by this name' },
  unchanged: { label: 'Unchanged', detail: 'known already, word for word' },
  updated: { label: 'Updated', detail: 'known already; its tags are new' },
  duplicate: { label: 'Already known', detail: 'counted as said once more' },
  gated: { label: 'Not stored', detail: 'it asks to forget' },
};

/** Remembers what was typed, and answers the turn that shows what became of it; `undefined` when it was refused. */
export async function remember(app: App, links: Links, memory: NewMemory): Promise<Turn | undefined> {
  const started = performance.now();
  const outcome = await app.attempt((store) => store.remember(memory));
  if (outcome === undefined) return undefined;
  const took = performance.now() - started;
  // Whole texts: what is replaced may say more than the words that do not agree.
  const textsOf = (ids: readonly string[]) =>
    app.attempt((store) => Promise.all(ids.map(async (id) => ({ id, text: (await store.get(id)).content }))));
  const replaced = ((await textsOf(outcome.superseded)) ?? []).map((old) => replacedBy(app, old));
  const open = (await textsOf(outcome.possibleConflicts.map(({ id }) => id))) ?? [];
  const doubtful = open.map((older) => ({
    id: older.id,
    element: pairToSettle(app, older, { id: outcome.id, text: memory.content }, false),
  }));
  const meant = outcome.status === 'gated' ? ((await meantBy(app, memory.content)) ?? []) : [];
  const offered = meant.map((record) => forgettable(links, record));
  const { label, detail } = detailOf(outcome);
  const choice =
    outcome.status === 'gated' ? (offered.length > 0 ? '; choose what goes' : '; nothing known is meant') : '';
  announce(`${label}: ${detail}${choice}.`);
  const met = [...replaced, ...doubtful, ...offered];
  return turnOf(app, links, memory.content, outcome, `${detail}${choice}, ${milliseconds(took)}`, met);
}

/** Another memory that the new one met, shown below it. */
interface Met {
  readonly id: string;
  readonly element: HTMLElement;
}

function detailOf({ status, superseded, possibleConflicts, reason, decidedBy }: Remembered) {
  const { label, detail } = outcomes[status];
  const because = reason === undefined || status === 'gated' || status === 'duplicate' ? '' : `: ${inWords(reason)}`;
  if (status === 'stored' && superseded.length > 0) return { label: 'Replaced', detail: `the old wording${because}` };
  if (status === 'stored' && possibleConflicts.length > 0)
    return { label, detail: `it may not agree with another memory${because}` };
  return { label, detail: decidedBy === 'rules' && status === 'stored' ? `${detail}${because}` : detail };
}

/** What the new memory replaced, struck through, with a way back. */
function replacedBy(app: App, { id, text }: { readonly id: string; readonly text: string }): Met {
  const element = h('div', { class: 'pair', 'data-older': id });
  const undo = async () => {
    const restored = await app.attempt((memory) => memory.restore(id));
    if (restored === undefined) return;
    fill(element, said(text), h('p', { class: 'note' }, 'Undone: the old wording holds again.'));
    announce('Undone. The old wording holds again.');
  };
  fill(
    element,
    h('p', {}, h('del', { class: 'said', dir: 'auto' }, text)),
    h('p', { class: 'actions' }, button('Undo', undo, { class: 'plain' })),
  );
  return { id, element };
}

/** What a request to forget means, or may mean. */
function meantBy(app: App, request: string): Promise<readonly RecordView[] | undefined> {
  return app.attempt(async (store) => {
    const { ids, candidates = [] } = await store.forgetByDescription(request, { dryRun: true });
    const sure = await Promise.all(ids.map((id) => store.get(id)));
    return [...sure.filter(({ standing }) => standing === 'active'), ...candidates];
  });
}

/** A memory that was meant, with the way to forget it. */
function forgettable(links: Links, record: RecordView): Met {
  const actions = h(
    'p',
    { class: 'actions' },
    button('Forget…', () => links.forget(record), { class: 'plain' }),
  );
  const element = h('div', { class: 'pair', 'data-meant': record.id }, said(record.content), actions);
  return { id: record.id, element };
}

function turnOf(
  app: App,
  links: Links,
  content: string,
  outcome: Remembered,
  detail: string,
  met: readonly Met[],
): Turn {
  const text = h('div', { class: 'statement-text' }, said(content));
  const note = h(
    'p',
    { class: 'outcome', 'data-status': outcome.status },
    h('strong', {}, detailOf(outcome).label),
    h('span', {}, detail),
    outcome.id !== '' && button('Show in ledger', () => links.reveal(outcome.id)),
  );
  const others = new Map(met.map(({ id, element }) => [id, element]));
  const element = h('li', { class: 'turn statement' }, text, note, ...others.values());
  return {
    element,
    onChange(changes) {
      for (const { id, what } of changes) {
        const other = others.get(id);
        if (what === 'forgotten' && other !== undefined) blankOut(other);
        // A request to forget names what it means.
        if (what === 'forgotten' && outcome.status === 'gated') blankOut(text);
        if (id !== outcome.id) continue;
        if (what === 'forgotten') {
          element.dataset.state = 'forgotten';
          blankOut(text);
          note.remove();
          for (const open of others.values()) open.querySelector('.actions')?.remove();
        } else if (what === 'superseded' && element.dataset.state !== 'forgotten') element.dataset.state = 'superseded';
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
