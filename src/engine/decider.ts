import type {
  AmendCommand,
  EngineCommand,
  EraseSpaceCommand,
  ForgetCommand,
  Forgotten,
  RememberCommand,
  SpaceCommand,
} from '../model/commands.js';
import type { LociEvent } from '../model/events.js';
import { isRecordId, type Ordinal, type RecordId } from '../model/ids.js';
import type { UpkeepQuery } from '../model/queries.js';
import type { Payload } from '../model/records.js';
import { standpointFor } from './acting.js';
import { answerEnrichable } from './answer/enrichable.js';
import { answerExport } from './answer/export.js';
import { answerGroups } from './answer/groups.js';
import { findings } from './answer/health.js';
import type { Ranked } from './answer/rankings.js';
import { hitOf } from './answer/search.js';
import { answerSpaces } from './answer/spaces.js';
import { answerSurvey } from './answer/survey.js';
import { namesFor, tellerIn } from './answer/teller.js';
import { headOf } from './answer/view.js';
import type { Digester } from './digest.js';
import type { EngineState } from './engine.js';
import { answered, type Env, type Needs, nothingNeeded, type Step, type Texts } from './env.js';
import { lacksIndex } from './indexing.js';
import { decideAdopt } from './ledger/decide/adopt.js';
import { decideAmend, decideEdit, nearBy } from './ledger/decide/amend.js';
import type { DecisionContext } from './ledger/decide/context.js';
import { decideEnrich, enrichNeeds } from './ledger/decide/enrich.js';
import { decideForget, eraseNeeds, saidAgain } from './ledger/decide/forget.js';
import { decideImprove, improveNeeds } from './ledger/decide/improve.js';
import { assertAllowed } from './ledger/decide/members.js';
import { decideRemember, isRelated, rememberNeeds } from './ledger/decide/remember.js';
import { decideResolve, decideRestore } from './ledger/decide/restore.js';
import { decideEraseSpace, decideSpace } from './ledger/decide/spaces.js';
import { Draft } from './ledger/draft.js';
import { externalKey } from './ledger/externals.js';
import type { Ledger } from './ledger/ledger.js';
import type { LedgerView } from './ledger/view.js';
import type { SpaceIndex } from './search/space-index.js';
import { isVisible, mayBeShown, namedSpace, type Standpoint, standpointOf } from './standpoint.js';
import { needsIndex, resolveTarget, type Target } from './targets.js';
import { termsOf } from './text/analyse.js';

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
 * The other half of the pure core: it plans and decides commands, and answers the questions of upkeep. Recalling needs nothing of
 * it, and with the rules of relation it weighs as much as everything else, so a host may load it when it is first needed. Like the
 * engine it neither waits nor looks outside: whoever hosts it loads what `plan` and the steps of `answer` ask for.
 */
export class Decider {
  readonly #digest: Digester;

  /** @param digest of the engine whose state it decides on */
  constructor(digest: Digester) {
    this.#digest = digest;
  }

  /** A ledger on which the commands of one commit are decided, one after another. */
  draft(state: EngineState): Draft {
    return new Draft(state.ledger);
  }

  /**
   * What must be loaded before `command` can be decided. Called again after each load, until it asks for nothing that is
   * missing: an index that was just loaded may show which payloads matter.
   *
   * @param view the ledger, or a draft on top of it that earlier commands of the same commit have filled
   */
  plan(state: EngineState, view: LedgerView, command: EngineCommand): Plan {
    if (command.type === 'space' || command.type === 'eraseSpace') return this.#planSpace(view, command);
    const from = standpointFor(view, this.#digest, command);
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
        return { spaces: [], ordinals: improveNeeds(view, from, command), alone: false };
      case 'adopt':
        return { ...nothingNeeded, alone: false };
      case 'forget':
        return this.#planForget(state, view, from, command);
    }
  }

  #planSpace(view: LedgerView, command: SpaceCommand | EraseSpaceCommand): Plan {
    const { space } = command.type === 'eraseSpace' ? command : { space: undefined, ...command.change };
    const ordinals = space === undefined ? [] : [namedSpace(view, this.#digest, command.access, space).place];
    return { spaces: [], ordinals, alone: false };
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
      const ordinals = target.candidates.map(({ ordinal }) => ordinal);
      return { spaces: [], ordinals: [...ordinals, ...namesFor(view, [from], ordinals)], alone };
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
    const result = this.#result(state, this.#context(state, draft, command, env, texts), command);
    const dry = 'dryRun' in command && command.dryRun;
    return dry
      ? { events: [], payloads: new Map(), result }
      : { events: draft.events, payloads: draft.payloads, draft, result };
  }

  #context(state: EngineState, draft: Draft, command: EngineCommand, env: Env, texts: Texts): DecisionContext {
    const { access } = command;
    const common = { draft, env, texts, digest: this.#digest };
    if (command.type === 'space' || command.type === 'eraseSpace') {
      const { space: _, ...own } = access;
      return { ...common, access: own, standpoint: standpointOf(draft, this.#digest, own), index: undefined };
    }
    const standpoint = standpointFor(draft, this.#digest, command);
    assertAllowed(standpoint, command.type);
    const { agent: _, ...forAll } = access;
    return {
      ...common,
      // What is written in a shared space is for all its members, whoever writes it.
      access: standpoint.shared === undefined ? access : forAll,
      standpoint,
      index: indexOf(state, standpoint),
    };
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
        return mayBeShown(context.standpoint) ? decideEnrich(context, command) : { ids: [] };
      case 'improve':
        return decideImprove(context, command);
      case 'adopt':
        return decideAdopt(context, command);
      case 'space':
        return decideSpace(context, command);
      case 'eraseSpace':
        return decideEraseSpace(context, command);
      case 'forget': {
        const target = this.#target(state, context.draft, context.standpoint, command, context.texts);
        if (target.status !== 'found')
          return undecided(state.ledger, context.standpoint, command, target, context.texts);
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

  /** Answers a question of upkeep, or says what it needs first. Of `lint` this is the engine's part, which the host completes. */
  answer(state: EngineState, query: UpkeepQuery, now: number): Step<unknown> {
    const { ledger, indexes } = state;
    if (query.type === 'spaces') return answerSpaces(ledger, this.#digest, query);
    const from = standpointOf(ledger, this.#digest, query.access);
    switch (query.type) {
      case 'export':
        return answerExport(ledger, from, query, externalKey(this.#digest, from.spaceName));
      case 'enrichable':
        return answerEnrichable(ledger, from, this.#digest, query, now);
      case 'lint':
        return answered({ findings: findings(ledger, indexes, from) });
      case 'survey':
        return answerSurvey(state, from, this.#digest, query, now);
      case 'groups':
        return answerGroups(ledger, from, this.#digest, query, now);
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
  from: Standpoint,
  command: ForgetCommand,
  { status, candidates }: { readonly status: 'ambiguous' | 'unclear'; readonly candidates: readonly Ranked[] },
  texts: Texts,
): Forgotten {
  const access = tellerIn(from, command.access, texts);
  return {
    status: status === 'unclear' ? 'none' : status,
    dryRun: command.dryRun,
    ids: [],
    already: [],
    derived: [],
    blanked: [],
    alsoMentioned: [],
    reason: command.reason ?? '',
    candidates: candidates.flatMap((place) => hitOf(ledger, place, texts, { access }) ?? []),
  };
}
