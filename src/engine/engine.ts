import type { MemoryError } from '../model/errors.js';
import type { Ordinal } from '../model/ids.js';
import type { Analysis, Query, UpkeepQuery } from '../model/queries.js';
import type { Payload } from '../model/records.js';
import type { Access } from '../model/scope.js';
import { Rankings } from './answer/rankings.js';
import { answerGet, answerHistory, answerInspect } from './answer/records.js';
import { answerSearch } from './answer/search.js';
import { engineStats } from './answer/stats.js';
import { type Digester, digester } from './digest.js';
import { answered, type Step } from './env.js';
import { awaited, buildIndex, complete, follow, type Indexed, living, loadIndex, type SavedPage } from './indexing.js';
import { Ledger } from './ledger/ledger.js';
import type { Row } from './ledger/row.js';
import type { LedgerView } from './ledger/view.js';
import type { Facts } from './projection.js';
import { projections } from './projections.js';
import { sightOf, standpointOf, standpointOn, standpointsOf } from './standpoint.js';
import { analyserId, termsOf } from './text/analyse.js';

/** Everything that is folded from the events of one store. Owned by one host; `evolve` alone changes it. */
export interface EngineState extends Indexed {
  readonly rankings: Rankings;
}

/**
 * The pure core: events evolve the state, queries are answered; what becomes of commands a `Decider` says. Nothing here waits, reads
 * a clock or touches a disk; whoever hosts it loads what the steps of `answer` ask for.
 */
export class Engine {
  /** Names the rules by which texts become terms; an index made under another name is made anew. */
  readonly analyser: string;
  /** Makes the digests of this store. */
  readonly digest: Digester;

  /** @param digestKey 16 bytes, the store's own */
  constructor(digestKey: Uint8Array) {
    this.analyser = analyserId;
    this.digest = digester(digestKey);
  }

  empty(): EngineState {
    return { ledger: new Ledger(), indexes: new Map(), rankings: new Rankings() };
  }

  /** Which records a handle may see: none in a space that it does not reach. */
  sight(view: LedgerView, access: Access): (row: Row) => boolean {
    return sightOf(view, this.digest, access);
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

  /** Records whose texts the index of a space must be given before it may be asked. */
  awaited(state: EngineState, space: number): ReadonlySet<Ordinal> {
    return awaited(state, space);
  }

  /** Gives the index of a space the texts that it awaits, as far as there are any. */
  completeIndex(state: EngineState, space: number, texts: ReadonlyMap<Ordinal, Payload>): void {
    complete(state, space, texts);
  }

  /** Answers a query, or says what it needs first. For `stats` this is the engine's part, which the host completes. */
  answer(state: EngineState, query: Exclude<Query, UpkeepQuery>, now: number): Step<unknown> {
    if (query.type === 'analyze') return answered<Analysis>({ tokens: termsOf(query.text) });
    const { ledger } = state;
    const { access } = query;
    switch (query.type) {
      case 'search':
        return answerSearch(state, standpointsOf(ledger, this.digest, access, query), query, now);
      case 'get':
        return answerGet(ledger, standpointOn(ledger, this.digest, access, query.id), query);
      case 'history':
        return answerHistory(ledger, standpointOn(ledger, this.digest, access, query.id), query);
      case 'inspect':
        return answerInspect(ledger, standpointOf(ledger, this.digest, access), query);
      case 'stats':
        return answered(engineStats(ledger, state.indexes, standpointOf(ledger, this.digest, access), query));
    }
  }
}
