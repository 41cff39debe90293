import type { AmendCommand, EngineCommand, ForgetCommand, Forgotten, RememberCommand } from '../model/commands.js';
import type { MemoryError } from '../model/errors.js';
import type { LociEvent } from '../model/events.js';
import { isRecordId, type Ordinal, type RecordId } from '../model/ids.js';
import type { Analysis, Query } from '../model/queries.js';
import type { Payload } from '../model/records.js';
import type { Access } from '../model/scope.js';
import { answerEnrichable } from './answer/enrichable.js';
import { engineStats, findings } from './answer/health.js';
import { type Ranked, Rankings } from './answer/rankings.js';
import { answerExport, answerGet, answerHistory, answerInspect } from './answer/records.js';
import { answerSearch, hitOf } from './answer/search.js';
import { withStalePairs } from './answer/stale.js';
import { headOf } from './answer/view.js';
import { digester } from './digest.js';
import { answered, type Env, type Needs, nothingNeeded, type Step, type Texts } from './env.js';
import { buildIndex, follow, type Indexed, lacksIndex, living, loadIndex, type SavedPage } from './indexing.js';
import { decideAdopt } from './ledger/decide/adopt.js';
import { decideAmend, decideEdit, nearBy } from './ledger/decide/amend.js';
import type { DecisionContext } from './ledger/decide/context.js';
import { decideEnrich, enrichNeeds } from './ledger/decide/enrich.js';
import { decideForget, eraseNeeds, saidAgain } from './ledger/decide/forget.js';
import { decideImprove, improveNeeds } from './ledger/decide/improve.js';
import { decideRemember, isRelated, rememberNeeds } from './ledger/decide/remember.js';
import { decideResolve, decideRestore } from './ledger/decide/restore.js';
import { Draft } from './ledger/draft.js';
import { externalKey } from './ledger/externals.js';
import { Ledger } from './ledger/ledger.js';
import type { Row } from './ledger/row.js';
import type { LedgerView } from './ledger/view.js';
import type { Facts } from './projection.js';
import { projections } from './projections.js';
import type { SpaceIndex } from './search/space-index.js';
import { isReachable } from './spaces/policy.js';
import { isVisible, type Standpoint, standpointOf } from './standpoint.js';
import { needsIndex, resolveTarget, type Target } from './targets.js';
import { analyserId, termsOf } from './text/analyse.js';

/** Everything that is folded from the events of one store. Owned by one host; `evolve` alone changes it. */
export interface EngineState extends Indexed {
  readonly rankings: Rankings;
}

/** What a command has led to: nothing is true before it is durable. */
export interface Decision {
  readonly events: readonly LociEvent[];
  readonly payloads: ReadonlyMap<Ordinal, Payload>;
  /** The ledger with the decision on top; a draft that absorbs the decision takes it over. */
  readonly draft?: Draft;
  readonly result: unknown;
}

/** What a plan asks for. */
export interface Plan extends Needs {
  /** Whether the decision must be made on durable records only, with nothing else waiting in the same commit. */
  readonly alone: boolean;
}

/**
 * The pure core: commands are planned and decided, events evolve the state, queries are answered. Nothing here waits, reads a
 * clock or touches a disk; whoever hosts it loads what `plan` and the steps of `answer` ask for.
 */
export class Engine {
  /** Names the rules by which texts become terms; an index made under another name is made anew. */
  readonly analyser: string;
  readonly #digest: ReturnType<typeof digester>;

  /** @param digestKey 16 bytes, the store's own */
  constructor(digestKey: Uint8Array) {
    this.analyser = analyserId;
    this.#digest = digester(digestKey);
  }

  empty(): EngineState {
    return { ledger: new Ledger(), indexes: new Map(), rankings: new Rankings() };
  }

  /** A ledger on which the commands of one commit are decided, one after another. */
  draft(state: EngineState): Draft {
    return new Draft(state.ledger);
  }

  /** Which records a handle may see: none in a space that it does not reach. */
  sight(view: LedgerView, access: Access): (row: Row) => boolean {
    if (!isReachable(access)) return () => false;
    const from = standpointOf(view, this.#digest, access);
    return (row) => isVisible(row, from);
  }

  /**
   * What must be loaded before `command` can be decided. Called again after each load, until it asks for nothing that is
   * missing: an index that was just loaded may show which payloads matter.
   *
   * @param view the ledger, or a draft on top of it that earlier commands of the same commit have filled
   */
  plan(state: EngineState, view: LedgerView, command: EngineCommand): Plan {
    const from = standpointOf(view, this.#digest, command.access);
    switch (command.type) {
      case 'remember':
        return this.#planRemember(state, view, from, command);
      case 'amend':
        return this.#planAmend(state, view, from, command);
      case 'edit': {
        const ordinal = view.ordinalOf(command.id);
        const row = ordinal === undefined ? undefined : view.row(ordinal);
        return { spaces: [], ordinals: row === undefined || !isVisible(row, from) ? [] : [row.ordinal], alone: false };
      }
      case 'restore':
      case 'resolve': {
        const ids = command.type === 'restore' ? [command.id] : command.pair;
        return { spaces: [], ordinals: ids.flatMap((id) => withHead(view, from, id)), alone: false };
      }
      case 'enrich':
        return { spaces: [], ordinals: enrichNeeds(view, from, command), alone: false };
      case 'improve':
        return { spaces: [], ordinals: improveNeeds(view, from), alone: false };
      case 'adopt':
        return { ...nothingNeeded, alone: false };
      case 'forget':
        return this.#planForget(state, view, from, command);
    }
  }

  #planRemember(state: EngineState, view: LedgerView, from: Standpoint, command: RememberCommand): Plan {
    const { space } = from;
    const alone = command.items.some(isRelated);
    if (alone && lacksIndex(state, space)) return { spaces: [space], ordinals: [], alone };
    const ordinals = rememberNeeds(view, indexOf(state, from), command, from, this.#digest);
    return { spaces: [], ordinals, alone };
  }

  #planAmend(state: EngineState, view: LedgerView, from: Standpoint, { id }: AmendCommand): Plan {
    const ordinal = view.ordinalOf(id);
    const row = ordinal === undefined ? undefined : view.row(ordinal);
    if (row === undefined || !isVisible(row, from)) return { ...nothingNeeded, alone: false };
    if (lacksIndex(state, from.space)) return { spaces: [from.space], ordinals: [], alone: false };
    const beside = nearBy(view, indexOf(state, from), from, row.ordinal);
    return { spaces: [], ordinals: [row.ordinal, ...beside], alone: false };
  }

  #planForget(state: EngineState, view: LedgerView, from: Standpoint, command: ForgetCommand): Plan {
    const { space } = from;
    const alone = needsIndex(command);
    if (alone && lacksIndex(state, space)) return { spaces: [space], ordinals: [], alone };
    const target = this.#target(state, view, from, command);
    if (target.status !== 'found') {
      return { spaces: [], ordinals: target.candidates.map(({ ordinal }) => ordinal), alone };
    }
    const { named } = target.found;
    if (named.length > 0 && named.length <= mentionsUpTo && lacksIndex(state, space)) {
      return { spaces: [space], ordinals: [], alone };
    }
    const again = saidAgain(view, from, command.target);
    // Whether a description surely means them is read from their texts.
    const described = command.target.description === undefined ? [] : named;
    return { spaces: [], ordinals: [...again, ...described, ...eraseNeeds(view, target.found, command.reason)], alone };
  }

  /** Decides a command. Pure and synchronous: equal arguments give equal decisions. @throws MemoryError and nothing has changed */
  decide(state: EngineState, view: LedgerView, command: EngineCommand, env: Env, texts: Texts): Decision {
    const draft = new Draft(view);
    const standpoint = standpointOf(view, this.#digest, command.access);
    const context: DecisionContext = {
      draft,
      env,
      texts,
      digest: this.#digest,
      access: command.access,
      standpoint,
      index: indexOf(state, standpoint),
    };
    const result = this.#result(state, context, command);
    const dry = 'dryRun' in command && command.dryRun;
    return dry
      ? { events: [], payloads: new Map(), result }
      : { events: draft.events, payloads: draft.payloads, draft, result };
  }

  #result(state: EngineState, context: DecisionContext, command: EngineCommand): unknown {
    switch (command.type) {
      case 'remember':
        return decideRemember(context, command);
      case 'amend':
        return decideAmend(context, command);
      case 'edit':
        return decideEdit(context, command);
      case 'restore':
        return decideRestore(context, command);
      case 'resolve':
        return decideResolve(context, command);
      case 'enrich':
        return decideEnrich(context, command);
      case 'improve':
        return decideImprove(context, command);
      case 'adopt':
        return decideAdopt(context, command);
      case 'forget': {
        const target = this.#target(state, context.draft, context.standpoint, command, context.texts);
        if (target.status !== 'found') return undecided(state.ledger, command, target, context.texts);
        return this.#withMentions(state, context, decideForget(context, command, target.found, termsOf));
      }
    }
  }

  /**
   * Adds the other records that share rare words with what goes: the caller may want to forget them too. The index knows
   * durable records only, so records of the same commit are not among them.
   */
  #withMentions(state: EngineState, { standpoint, draft }: DecisionContext, receipt: Forgotten): Forgotten {
    const index = indexOf(state, standpoint);
    if (index === undefined || receipt.ids.length === 0 || receipt.ids.length > mentionsUpTo) return receipt;
    const gone = receipt.ids.flatMap((id) => (isRecordId(id) ? (state.ledger.ordinalOf(id) ?? []) : []));
    const touched = new Set([...receipt.blanked, ...(receipt.kept ?? [])]);
    const alsoMentioned = index.mentions(gone, mostMentions).flatMap(({ ordinal }) => {
      const row = draft.row(ordinal);
      const shown = row?.standing === 'active' && isVisible(row, standpoint);
      return shown && !touched.has(row.id) ? [row.id] : [];
    });
    return { ...receipt, alsoMentioned };
  }

  #target(state: EngineState, view: LedgerView, from: Standpoint, command: ForgetCommand, texts?: Texts): Target {
    return resolveTarget(view, indexOf(state, from), from, this.#digest, command, texts);
  }

  /**
   * Folds a commit that has become durable into the state.
   *
   * @param onFault told of an event that does not fit the state, which happens only after damage; the event is left out
   */
  evolve(state: EngineState, facts: Facts, onFault: (fault: MemoryError) => void): void {
    for (const projection of projections) projection.evolve(state, facts, onFault);
  }

  /** Builds the index of a space from the payloads of its living records, given in the order of their ordinals. */
  buildIndex(state: EngineState, space: number, payloads: Iterable<readonly [Ordinal, Payload]>): void {
    buildIndex(state, space, payloads);
  }

  /** Installs the saved index of a space; `false` when it is of no use and must be built. */
  loadIndex(state: EngineState, space: number, pages: readonly SavedPage[]): boolean {
    return loadIndex(state, space, pages);
  }

  /** The living records of a space, in the order of their ordinals. */
  living(state: EngineState, space: number): Iterable<Ordinal> {
    return living(state.ledger, space);
  }

  /** Brings one record of a loaded index up to the ledger; `payload` is given when it may have changed. */
  refreshIndex(state: EngineState, ordinal: Ordinal, payload: Payload | undefined): void {
    follow(state, [ordinal], new Map(payload === undefined ? [] : [[ordinal, payload]]));
  }

  /** Answers a query, or says what it needs first. For `stats` and `lint` this is the engine's part, which the host completes. */
  answer(state: EngineState, query: Query, now: number): Step<unknown> {
    if (query.type === 'analyze') return answered<Analysis>({ tokens: termsOf(query.text) });
    const from = standpointOf(state.ledger, this.#digest, query.access);
    switch (query.type) {
      case 'search':
        return answerSearch(state, from, query, now);
      case 'get':
        return answerGet(state.ledger, from, query);
      case 'history':
        return answerHistory(state.ledger, from, query);
      case 'inspect':
        return answerInspect(state.ledger, from, query);
      case 'export':
        return answerExport(state.ledger, from, query, externalKey(this.#digest, from.spaceName));
      case 'enrichable':
        return answerEnrichable(state.ledger, from, this.#digest, query, now);
      case 'stats':
        return answered(engineStats(state.ledger, state.indexes, from, query));
      case 'lint':
        return withStalePairs(state.ledger, from, query.access, now, findings(state.ledger, state.indexes, from));
    }
  }
}

/** A record that the handle sees, and the newest one of its chain. */
function withHead(view: LedgerView, from: Standpoint, id: RecordId): readonly Ordinal[] {
  const ordinal = view.ordinalOf(id);
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  if (row === undefined || !isVisible(row, from)) return [];
  const head = headOf(view, row);
  return head === undefined ? [row.ordinal] : [row.ordinal, head];
}

function indexOf(state: EngineState, { space }: Standpoint): SpaceIndex | undefined {
  return space === undefined ? undefined : state.indexes.get(space);
}

/** An erasure of more records than this does not look for other mentions of each. */
const mentionsUpTo = 20;
const mostMentions = 10;

function undecided(
  ledger: Ledger,
  command: ForgetCommand,
  { status, candidates }: { readonly status: 'ambiguous' | 'unclear'; readonly candidates: readonly Ranked[] },
  texts: Texts,
): Forgotten {
  return {
    status: status === 'unclear' ? 'none' : status,
    dryRun: command.dryRun,
    ids: [],
    already: [],
    derived: [],
    blanked: [],
    alsoMentioned: [],
    reason: command.reason ?? '',
    candidates: candidates.flatMap((place) => hitOf(ledger, place, texts, command) ?? []),
  };
}
