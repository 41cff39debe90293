import type { ForgetCommand } from '../model/commands.js';
import type { Ordinal } from '../model/ids.js';
import { isQuestion } from '../model/parse/memory.js';
import { labelsOf } from './answer/labels.js';
import type { Ranked } from './answer/rankings.js';
import type { Digester } from './digest.js';
import type { Texts } from './env.js';
import type { Found } from './ledger/decide/forget.js';
import { externalDigests } from './ledger/externals.js';
import { findTarget, type LedgerTarget, meets, ordinalsOf } from './ledger/find.js';
import type { LedgerView } from './ledger/view.js';
import { isStatement, statementOf } from './relating/facts.js';
import { analyseStatement, asksToKeep, howMeant, parseForgetRequest } from './relating/rules.js';
import type { Ranking } from './search/rank.js';
import type { SpaceIndex } from './search/space-index.js';
import { isVisible, type Standpoint } from './standpoint.js';

/** What a forget target comes to: records, or several matches that are equally good. */
export type Target =
  | { readonly status: 'found'; readonly found: Found; readonly matches?: readonly Ranked[] }
  /** Nothing was named; these may have been meant. */
  | { readonly status: 'unclear'; readonly candidates: readonly Ranked[] }
  | { readonly status: 'ambiguous'; readonly candidates: readonly Ranked[] };

/** A record that covers less of a query than this is not what it meant. */
const likely = 0.5;
/** A record that covers less of a description has nothing to do with it. */
const faint = 0.2;
/** Of so many records is read whether a description means them. */
const mostRead = 20;
/** Matches whose coverage differs by no more than this are equally good. */
const tie = 0.05;
/** How many are shown when it is not clear what was meant. */
const mostMeant = 5;
/** How many matches are looked at to choose from. */
const mostCandidates = 200;

const nothing: Target = { status: 'found', found: { named: [], already: [] } };

/** Whether a target needs the search index, which knows durable records only. */
export function needsIndex({ target }: ForgetCommand): boolean {
  const { query, description, topic, entity, source, ref } = target;
  return [query, description, topic, entity, source, ref].some((key) => key !== undefined);
}

/**
 * Finds what a target names. Several keys narrow: a query chooses among what the other keys leave. The several versions of
 * one memory, and an excerpt with its source, count as one match of a query.
 *
 * @param index the index of the space; `undefined` when it has no records that live
 * @param texts what the records say; while they are not loaded, whatever a description has words of is taken for meant
 */
export function resolveTarget(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  digest: Digester,
  command: ForgetCommand,
  texts?: Texts,
): Target {
  const { target, access } = command;
  const strangersSpace = target.user !== undefined && (target.user !== access.user || from.shared !== undefined);
  if (strangersSpace) return nothing;
  const named = withWords(index, command, Math.max(1, view.nextOrdinal));
  const conditions: LedgerTarget = {
    ids: target.ids,
    session:
      target.session === undefined
        ? undefined
        : (view.numberOf('session', digest('session', from.spaceName, target.session)) ?? -1),
    externals: target.externalId === undefined ? undefined : externalDigests(view, digest, from, target.externalId),
    before: target.before,
    labelled: both(labelled(index, command), named?.ordinals),
    // A user who asks for all of it means what agents wrote about them, too.
    reaches: (row) =>
      // "My address" is that of whoever asks.
      (isVisible(row, from) &&
        (from.shared === undefined || target.description === undefined || row.actor === from.shared.member)) ||
      (target.user !== undefined && from.agent === undefined && row.space === from.space),
  };
  if (target.description !== undefined) {
    if (asksToKeep(target.description)) return nothing;
    const request = parseForgetRequest(target.description);
    if (request?.kind === 'ask' && request.referent !== undefined) {
      // "Can you forget my address?" is answered with what it means; a question deletes nothing.
      const meant = byQuery(view, index, from, conditions, request.referent, command.all);
      return { status: 'unclear', candidates: (meant.status === 'found' ? meant.matches : meant.candidates) ?? [] };
    }
    const referent = referentOf(target.description);
    if (referent !== undefined) {
      const named = byMeaning(view, index, from, conditions, referent, access, texts);
      if (named !== undefined) return named;
    }
    if (isQuestion(target.description)) return nothing;
    const active = (ordinal: Ordinal) => {
      const row = view.row(ordinal);
      return row?.standing === 'active' && meets(row, conditions);
    };
    const hits = index?.search({ text: referent ?? target.description, limit: mostMeant, filter: active }).hits ?? [];
    return { status: 'unclear', candidates: hits };
  }
  if (target.query !== undefined) return byQuery(view, index, from, conditions, target.query, command.all);
  const found = findTarget(view, from, conditions);
  if (named === undefined || command.all) return { status: 'found', found };
  const candidates = onePerFamily(
    view,
    named.matches.filter(({ ordinal }) => found.named.includes(ordinal)),
  );
  return candidates.length > 1 ? { status: 'ambiguous', candidates } : { status: 'found', found };
}

/** What a person asks to forget: the object of a request, or a description that states nothing. A question asks for nothing. */
function referentOf(text: string): string | undefined {
  const request = parseForgetRequest(text);
  if (request !== undefined) return request.kind === 'forget' ? request.referent : undefined;
  if (isQuestion(text)) return undefined;
  const { clauses, type } = analyseStatement(text);
  // "Don't forget my birthday" describes nothing.
  const first = clauses[0]?.tokens.find(({ kind }) => kind !== 'filler');
  const opens = first?.kind === 'adverb' || first?.kind === 'negation';
  const says = opens || clauses.some(({ predicate, tokens }) => predicate.at < tokens.length);
  return type === 'statement' && !says ? text : undefined;
}

/**
 * The one record that a description surely means. Others may share more of its words ("forget my birthday" beside "Mum's birthday"), so of what
 * shares some, meaning decides; two that are meant are asked about, and what is only near is shown.
 */
function byMeaning(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  conditions: LedgerTarget,
  referent: string,
  access: ForgetCommand['access'],
  texts: Texts | undefined,
): Target | undefined {
  const near = onePerFamily(view, matching(view, index, from, conditions, referent, mostRead)).filter(
    ({ coverage }) => coverage >= faint,
  );
  const asked = statementOf({ content: referent }, access);
  if (texts === undefined) return near.length === 0 ? undefined : found(near);
  const all = near.map((hit) => {
    const held = texts.get(hit.ordinal);
    const isRead = held !== undefined && isStatement(held.content);
    return { hit, meant: isRead ? howMeant(asked, statementOf(held, access)) : ('not' as const) };
  });
  const meant = all.flatMap((one) => (one.meant === 'surely' ? [one.hit] : []));
  const perhaps = all.flatMap((one) => (one.meant === 'perhaps' ? [one.hit] : []));
  if (meant.length === 1 && perhaps.length === 0) return found(meant);
  if (meant.length > 0) return { status: 'ambiguous', candidates: [...meant, ...perhaps] };
  const best = byQuery(view, index, from, conditions, referent, false);
  if (best.status === 'ambiguous') return best;
  return best.status === 'found' && best.found.named.length > 0
    ? { status: 'unclear', candidates: best.matches ?? [] }
    : undefined;
}

function found(matches: readonly Ranked[]): Target {
  return { status: 'found', found: { named: matches.map(({ ordinal }) => ordinal), already: [] }, matches };
}

/** Records that have every word of the topic and of the name that a target gives; `undefined` when it gives neither. */
function withWords(
  index: SpaceIndex | undefined,
  { target: { topic, entity } }: ForgetCommand,
  most: number,
): { readonly ordinals: ReadonlySet<Ordinal>; readonly matches: readonly Ranked[] } | undefined {
  const texts = [topic, entity].filter((text) => text !== undefined);
  if (texts.length === 0) return undefined;
  const lists = texts.map((text) => {
    const weights = { preset: 'words' } as const;
    const hits = index?.search({ text, limit: most, includeSuperseded: true, weights }).hits ?? [];
    return hits.filter(({ coverage }) => coverage > 0.999);
  });
  const [first = [], ...others] = lists;
  const matches = first.filter(({ ordinal }) =>
    others.every((list) => list.some((match) => match.ordinal === ordinal)),
  );
  return { ordinals: new Set(matches.map(({ ordinal }) => ordinal)), matches };
}

function both(
  a: ReadonlySet<Ordinal> | undefined,
  b: ReadonlySet<Ordinal> | undefined,
): ReadonlySet<Ordinal> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set([...a].filter((ordinal) => b.has(ordinal)));
}

function byQuery(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  conditions: LedgerTarget,
  text: string,
  all: boolean,
): Target {
  const hits = matching(view, index, from, conditions, text, all ? Math.max(1, view.nextOrdinal) : mostCandidates);
  // A description names what it has words of; how likely a record answers a question is another matter.
  const best = hits.reduce((most, hit) => Math.max(most, hit.coverage), 0);
  if (best < likely) return nothing;
  const candidates = onePerFamily(
    view,
    hits.filter(({ coverage }) => coverage >= best - tie),
  );
  if (!all && candidates.length > 1) return { status: 'ambiguous', candidates };
  const named = candidates.map(({ ordinal }) => ordinal);
  return { status: 'found', found: { named, already: [] }, matches: candidates };
}

/** Records that have words of a text, the best first. */
function matching(
  view: LedgerView,
  index: SpaceIndex | undefined,
  from: Standpoint,
  conditions: LedgerTarget,
  text: string,
  limit: number,
): readonly Ranking['hits'][number][] {
  const ids = conditions.ids === undefined ? undefined : ordinalsOf(view, from, conditions.ids);
  const fits = (ordinal: Ordinal): boolean => {
    const row = view.row(ordinal);
    return row !== undefined && (ids === undefined || ids.has(ordinal)) && meets(row, conditions);
  };
  // What an enricher said is no reason to forget anything.
  const weights = { summary: 0, keywords: 0, questions: 0 };
  return index?.search({ text, limit, filter: fits, includeSuperseded: true, weights }).hits ?? [];
}

/** The records that have the source and the reference of a target; `undefined` when it names neither. */
function labelled(
  index: SpaceIndex | undefined,
  { target: { source, ref } }: ForgetCommand,
): ReadonlySet<Ordinal> | undefined {
  if (source === undefined && ref === undefined) return undefined;
  const labels = labelsOf({
    ...(source === undefined ? {} : { source }),
    ...(ref === undefined ? {} : { refType: ref.type, refId: ref.id }),
  });
  return new Set(index?.matching(labels, true) ?? []);
}

/**
 * The matches that stand for themselves: the newest of several versions, which takes the older ones along, and of an excerpt
 * and its source the excerpt, which blanks its place in the source.
 */
function onePerFamily<M extends { readonly ordinal: Ordinal }>(view: LedgerView, matches: readonly M[]): readonly M[] {
  const covered = new Set<Ordinal>();
  for (const { ordinal } of matches) {
    const queue = [ordinal];
    const seen = new Set(queue);
    for (const next of queue) {
      for (const older of [
        ...view.predecessors(next),
        ...(view.row(next)?.sources ?? []).map((source) => source.ordinal),
      ]) {
        if (seen.has(older)) continue;
        seen.add(older);
        queue.push(older);
        covered.add(older);
      }
    }
  }
  const standing = matches.filter(({ ordinal }) => !covered.has(ordinal));
  // Links that lead in a circle, which only damage makes, leave nobody: then everybody stands.
  return standing.length > 0 ? standing : matches;
}
