import type { Engine, EngineState } from '../engine/engine.js';
import { decodeCommit } from '../model/commit-codec.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Storage } from '../ports/storage.js';
import { Damage } from './damage.js';
import { type Head, namedPages } from './head.js';
import { identityKey, tailKey } from './keyspace.js';
import { generations, loadLedger, readAll, readHead } from './loader.js';
import { decodePage } from './page.js';
import { rebuildHead } from './rebuild.js';
import { PageGone, Texts } from './texts.js';

/** A commit that no page contains yet. */
export interface Unfolded {
  readonly commit: Commit;
  readonly bytes: number;
}

/** How many tails are looked for at once while a writer catches up. */
const tailsAhead = 16;

/**
 * What this process knows of a store: the newest head it has seen, the commits after it, and the state that both fold to. It
 * follows other writers; it never writes.
 */
export class Store {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly damage = new Damage();
  readonly texts: Texts;
  readonly #identity: Uint8Array;
  readonly #onCommit: (commit: Commit) => void;
  readonly #indexing = new Map<number, Promise<void>>();
  #head: Head;
  #state: EngineState;
  #sequence = 0;
  #unfolded: Unfolded[] = [];
  /** The newest payload of each record that an unfolded commit carries. */
  #fresh = new Map<Ordinal, Payload>();
  #running: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  #lost: MemoryError | undefined;

  /**
   * @param identity the bytes of `loci.json` as they were at opening
   * @param onCommit told of each commit once it is part of the state
   */
  constructor(storage: Storage, engine: Engine, identity: Uint8Array, head: Head, onCommit: (commit: Commit) => void) {
    this.storage = storage;
    this.engine = engine;
    this.#identity = identity;
    this.#head = head;
    this.#state = engine.empty();
    this.#onCommit = onCommit;
    this.texts = new Texts(storage, (ref) => this.damage.page(ref));
  }

  get head(): Head {
    return this.#head;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** The last commit that the state contains. */
  get sequence(): number {
    return this.#sequence;
  }

  get unfolded(): readonly Unfolded[] {
    return this.#unfolded;
  }

  /** The reason why the store cannot be used any more, once it was lost or replaced. */
  get lost(): MemoryError | undefined {
    return this.#lost;
  }

  /**
   * Takes in everything that was committed before this call. Calls that come while one runs share the next one: the running
   * one may already have looked.
   */
  catchUp(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#follow().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        return this.catchUp();
      });
    return this.#waiting;
  }

  async #follow(): Promise<void> {
    if (this.#lost !== undefined) throw this.#lost;
    for (let attempt = 0; attempt < 100; attempt++) {
      // Tails first, the heads after: a tail that is missing here was either never written or is in a head listed later.
      const tails = await this.#readTails();
      const [newest] = await generations(this.storage);
      if (newest === this.#head.generation) {
        for (const tail of tails) this.#takeIn(tail.sequence, tail.bytes);
        return;
      }
      if (newest === undefined || newest < this.#head.generation) throw await this.#explainLoss();
      const head = await this.#readHeadOrRebuild(newest);
      if (head === undefined) continue;
      if (head.folded > this.#sequence) return this.load();
      this.adopt(head, new Set());
    }
    throw new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
  }

  async #readTails(): Promise<readonly { sequence: number; bytes: Uint8Array }[]> {
    const found: { sequence: number; bytes: Uint8Array }[] = [];
    let next = this.#sequence + 1;
    for (let ahead = 1; ; ahead = tailsAhead) {
      const wanted = Array.from({ length: ahead }, (_, i) => next + i);
      const first = found.length === 0 ? [identityKey] : [];
      const read = await this.storage.read([...wanted.map(tailKey), ...first]);
      if (first.length > 0) this.#checkIdentity(read.get(identityKey));
      for (const sequence of wanted) {
        const bytes = read.get(tailKey(sequence));
        if (bytes === undefined) return found;
        found.push({ sequence, bytes });
      }
      next += ahead;
    }
  }

  #checkIdentity(found: Uint8Array | undefined): void {
    if (
      found !== undefined &&
      found.length === this.#identity.length &&
      found.every((byte, i) => byte === this.#identity[i])
    )
      return;
    throw this.#lose(found === undefined ? 'storage_lost' : 'storage_replaced');
  }

  async #explainLoss(): Promise<MemoryError> {
    const found = (await this.storage.read([identityKey])).get(identityKey);
    this.#checkIdentity(found);
    return this.#lose('storage_replaced');
  }

  /** Drops all state: nothing may be answered or written from what is not there any more. */
  #lose(code: 'storage_lost' | 'storage_replaced'): MemoryError {
    this.#lost = new MemoryError(
      code,
      code === 'storage_lost'
        ? 'The store was deleted while it was open; open it again to start a new one.'
        : 'The store was replaced by another or an older copy while it was open; open it again.',
    );
    this.#state = this.engine.empty();
    this.#unfolded = [];
    this.#fresh = new Map();
    return this.#lost;
  }

  async #readHeadOrRebuild(generation: number): Promise<Head | undefined> {
    try {
      return await readHead(this.storage, generation);
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'corrupt') throw error;
      return rebuildHead(this.storage, this.engine, generation);
    }
  }

  /** Loads everything anew: the newest head, its ledger, the commits after it. */
  async load(): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const [newest] = await generations(this.storage);
      if (newest === undefined) throw await this.#explainLoss();
      const head = await this.#readHeadOrRebuild(newest);
      if (head === undefined) continue;
      try {
        const state = await loadLedger(this.storage, this.engine, head, this.damage);
        this.#head = head;
        this.#state = state;
        this.#sequence = head.folded;
        this.#unfolded = [];
        this.#fresh = new Map();
        this.texts.retain(namedPages(head));
        return await this.#follow();
      } catch (error) {
        // A page that is gone under the same head is damage; under another head the ground has moved: look again.
        if (!(error instanceof PageGone)) throw error;
        if ((await generations(this.storage))[0] === newest)
          throw new MemoryError('corrupt', 'A page of the store is missing.');
      }
    }
    throw new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
  }

  /** Takes in a commit of this process that has just become durable. */
  takeInOwn(commit: Commit, bytes: number): void {
    if (commit.sequence === this.#sequence + 1) this.#apply(commit, bytes);
  }

  #takeIn(sequence: number, bytes: Uint8Array): void {
    if (sequence !== this.#sequence + 1) return;
    let commit: Commit;
    try {
      commit = decodeCommit(bytes);
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'corrupt') throw error;
      this.damage.commit(sequence, bytes);
      this.#sequence = sequence;
      return;
    }
    this.#apply(commit, bytes.length);
  }

  #apply(commit: Commit, bytes: number): void {
    this.engine.evolve(this.#state, commit, () => this.damage.fault());
    this.#sequence = commit.sequence;
    this.#unfolded.push({ commit, bytes });
    for (const [ordinal, payload] of commit.payloads) this.#fresh.set(ordinal, payload);
    this.#onCommit(commit);
  }

  /**
   * Goes over to a newer head that contains nothing this process does not know.
   *
   * @param own spaces whose index pages in `head` are the ones that this process holds
   */
  adopt(head: Head, own: ReadonlySet<number>): void {
    if (head.generation <= this.#head.generation) return;
    for (const space of [...this.#state.indexes.keys()]) {
      if (!own.has(space) && indexKeys(head, space) !== indexKeys(this.#head, space)) this.#state.indexes.delete(space);
    }
    this.#head = head;
    this.#unfolded = this.#unfolded.filter(({ commit }) => commit.sequence > head.folded);
    this.#fresh = new Map(this.#unfolded.flatMap(({ commit }) => [...commit.payloads]));
    this.texts.retain(namedPages(head));
  }

  /** Payloads by ordinal, from commits that are not folded yet and from pages. @throws PageGone */
  async payloads(ordinals: Iterable<Ordinal>): Promise<Map<Ordinal, Payload>> {
    const found = new Map<Ordinal, Payload>();
    const paged: Ordinal[] = [];
    for (const ordinal of ordinals) {
      const fresh = this.#fresh.get(ordinal);
      if (fresh === undefined) paged.push(ordinal);
      else found.set(ordinal, fresh);
    }
    if (paged.length === 0) return found;
    for (const [ordinal, payload] of await this.texts.load(this.#head, paged)) found.set(ordinal, payload);
    return found;
  }

  /** Sees to it that the index of a space is loaded. @throws PageGone */
  async ensureIndex(space: number): Promise<void> {
    if (this.#state.indexes.has(space)) return;
    let work = this.#indexing.get(space);
    if (work === undefined) {
      work = this.#loadIndex(space).finally(() => this.#indexing.delete(space));
      this.#indexing.set(space, work);
    }
    return work;
  }

  async #loadIndex(space: number): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const [head, state] = [this.#head, this.#state];
      const pages = await this.#readIndex(head, space);
      if (this.#head !== head || this.#state !== state) continue;
      if (pages !== undefined && this.engine.loadIndex(state, space, pages)) {
        this.#refreshIndex(space);
        return;
      }
      const texts = await this.payloads(this.engine.living(state, space));
      if (this.#head !== head || this.#state !== state) continue;
      // Commits may have arrived meanwhile; what they brought is among the fresh payloads.
      const entries = [...this.engine.living(state, space)].flatMap((ordinal): [Ordinal, Payload][] => {
        const payload = this.#fresh.get(ordinal) ?? texts.get(ordinal);
        return payload === undefined ? [] : [[ordinal, payload]];
      });
      this.engine.buildIndex(state, space, entries);
      return;
    }
    throw new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
  }

  /** The saved pages of a space's index; `undefined` when there are none or they are of no use. */
  async #readIndex(head: Head, space: number): Promise<readonly { key: string; bytes: Uint8Array }[] | undefined> {
    const refs = head.analyser === this.engine.analyser ? head.idx.filter((ref) => ref.space === space) : [];
    if (refs.length === 0) return undefined;
    try {
      const read = await readAll(this.storage, refs);
      // A segment's typed arrays want a buffer of their own.
      return refs.map(({ key }) => ({ key, bytes: decodePage(read.get(key) ?? new Uint8Array()).body.slice() }));
    } catch (error) {
      if (error instanceof PageGone || (isMemoryError(error) && error.code === 'corrupt')) return undefined;
      throw error;
    }
  }

  /** Brings a loaded index, which is as of the head, up to the state. */
  #refreshIndex(space: number): void {
    const touched = new Set(
      this.#unfolded.flatMap(({ commit }) =>
        commit.events.flatMap((event) => (event.type === 'named' ? [] : [event.ordinal])),
      ),
    );
    for (const ordinal of touched) {
      if (this.#state.ledger.spaceOf(ordinal) === space)
        this.engine.refreshIndex(this.#state, space, ordinal, this.#fresh.get(ordinal));
    }
  }
}

function indexKeys(head: Head, space: number): string {
  return head.idx
    .filter((ref) => ref.space === space)
    .map(({ key }) => key)
    .join(' ');
}
