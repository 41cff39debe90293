import type { ForgetCommand } from '../model/commands.js';
import type { Ordinal } from '../model/ids.js';
import type { SearchQuery } from '../model/queries.js';
import { eligibility } from './answer/filter.js';
import { labelsOf } from './answer/labels.js';
import type { Ranked } from './answer/rankings.js';
import type { Digester } from './digest.js';
import type { Found } from './ledger/decide/forget.js';
import { findTarget } from './ledger/find.js';
import type { Ledger } from './ledger/ledger.js';
import type { LedgerView } from './ledger/view.js';
import type { SpaceIndex } from './search/space-index.js';
import type { Standpoint } from './standpoint.js';

/** What a forget target comes to: records, or several matches that are equally good. */
export type Target =
  | { readonly status: 'found'; readonly found: Found }
  | { readonly status: 'ambiguous'; readonly candidates: readonly Ranked[] };

/** Below this relevance a record is not what a query meant. */
const likely = 0.5;
/** Matches whose relevance differs by no more than this are equally good. */
const tie = 0.05;
const mostMatches = 200;

/** Whether a target needs the search index, which knows durable records only. */
export function needsIndex({ target }: ForgetCommand): boolean {
  return target.query !== undefined || target.source !== undefined || target.ref !== undefined;
}

/**
 * Finds what a target names. Several keys narrow. The several versions of one memory, and an excerpt with its source, count
 * as one match of a query.
 */
export function resolveTarget(
  view: LedgerView,
  ledger: Ledger,
  index: SpaceIndex | undefined,
  from: Standpoint,
  digest: Digester,
  command: ForgetCommand,
  now: number,
): Target {
  const { target, access } = command;
  const strangersSpace = target.user !== undefined && (target.user !== access.user || access.space !== undefined);
  if (strangersSpace) return { status: 'found', found: { named: [], already: [] } };
  const labelled = labelledRecords(ledger, index, from, command, now);
  const matches = target.query === undefined ? undefined : bestMatches(ledger, index, from, command, now);
  const families =
    matches === undefined
      ? undefined
      : onePerFamily(
          view,
          matches.filter(({ ordinal }) => labelled === undefined || labelled.has(ordinal)),
        );
  const among = families === undefined ? labelled : new Set(families.map(({ ordinal }) => ordinal));
  const found = findTarget(view, from, {
    ids: target.ids,
    session:
      target.session === undefined
        ? undefined
        : (view.numberOf('session', digest('session', from.spaceName, target.session)) ?? -1),
    external: target.externalId === undefined ? undefined : digest('external', from.spaceName, target.externalId),
    before: target.before,
    among,
  });
  if (families === undefined || command.all || found.named.length <= 1) return { status: 'found', found };
  const named = new Set(found.named);
  return { status: 'ambiguous', candidates: families.filter(({ ordinal }) => named.has(ordinal)) };
}

function bestMatches(
  ledger: Ledger,
  index: SpaceIndex | undefined,
  from: Standpoint,
  command: ForgetCommand,
  now: number,
): readonly Ranked[] {
  if (index === undefined) return [];
  const accepts = eligibility(ledger, from, anyRecord(command), now);
  const { hits } = index.search({
    text: command.target.query ?? '',
    limit: mostMatches,
    filter: accepts,
    includeSuperseded: true,
  });
  const best = hits.reduce((most, hit) => Math.max(most, hit.relevance), 0);
  return best < likely ? [] : hits.filter(({ relevance }) => relevance >= best - tie);
}

function labelledRecords(
  ledger: Ledger,
  index: SpaceIndex | undefined,
  from: Standpoint,
  command: ForgetCommand,
  now: number,
): ReadonlySet<Ordinal> | undefined {
  const { source, ref } = command.target;
  if (source === undefined && ref === undefined) return undefined;
  const labels = labelsOf({
    ...(source === undefined ? {} : { source }),
    ...(ref === undefined ? {} : { refType: ref.type, refId: ref.id }),
  });
  const eligible = eligibility(ledger, from, anyRecord(command), now);
  return new Set((index?.matching(labels, true) ?? []).filter(eligible));
}

/** The best match of each family: versions of one memory, and excerpts with their source. */
function onePerFamily(view: LedgerView, matches: readonly Ranked[]): readonly Ranked[] {
  const seen = new Map<Ordinal, Ranked>();
  for (const match of matches) {
    const root = familyRoot(view, match.ordinal);
    const held = seen.get(root);
    // Of several versions the newest stands for the family: erasing it takes the older ones along.
    if (held === undefined || match.ordinal > held.ordinal) seen.set(root, match);
  }
  return [...seen.values()];
}

function familyRoot(view: LedgerView, ordinal: Ordinal): Ordinal {
  let root = ordinal;
  const seen = new Set<Ordinal>();
  for (;;) {
    seen.add(root);
    const next = view.predecessors(root)[0] ?? view.row(root)?.sources[0]?.ordinal;
    if (next === undefined || seen.has(next)) return root;
    root = next;
  }
}

/** Everything in reach of the handle, expired and superseded records too. */
function anyRecord(command: ForgetCommand): SearchQuery {
  return {
    type: 'search',
    access: command.access,
    text: command.target.query ?? '',
    filter: { sessions: 'all' },
    limit: mostMatches,
    minRelevance: 0,
    confidenceFloor: 0,
    includeSuperseded: true,
    explain: false,
  };
}
