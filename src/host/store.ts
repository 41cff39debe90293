import type { Engine, EngineState } from '../engine/engine.js';
import { type CommitLog, decodeCommit } from '../model/commit-codec.js';
import type { MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Key, Storage } from '../ports/storage.js';
import { changing } from './changing.js';
import { Damage } from './damage.js';
import { firstHead, type Head, namedPages, withoutPages } from './head.js';
import { Indexes } from './indexes.js';
import { headKey, tailKey } from './keyspace.js';
import { loadLedger, readLog } from './ledger-loader.js';
import { generations, headOf, isArriving, readOne, unlessCorrupt } from './loader.js';
import { rebuildHead } from './rebuild.js';
import { SharedRun } from './shared-run.js';
import { lookAhead, lookBack, type Position, type Tail } from './tails.js';
import { PageGone, Texts } from './texts.js';
import { Unfolded } from './unfolded.js';
import { Watch } from './watch.js';

export interface StoreOptions {
  readonly storage: Storage;
  readonly engine: Engine;
  /** The bytes of `loci.json` as they were at opening. */
  readonly identity: Uint8Array;
  readonly sleep: (millis: number) => Promise<void>;
  readonly audience: Audience;
}

/** Those who want to hear of commits when they are part of the state. */
export interface Audience {
  /** The last commit that they know of; `undefined` while the store is being opened. */
  readonly last: number | undefined;
  /** Commits come in order; those up to `last` may come again and are passed over. */
  tell(commit: CommitLog): void;
}

/** How often the ground may move under somebody who looks. */
const mostLooks = 100;

/**
 * What this process knows of a store: the newest head it has seen, the commits after it, and the state that both fold to. It
 * follows other writers; it never writes.
 */
export class Store {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly damage = new Damage();
  readonly unfolded = new Unfolded();
  readonly texts: Texts;
  readonly indexes: Indexes;
  readonly #options: StoreOptions;
  #head: Head;
  #state: EngineState;
  #sequence = 0;
  #last: Uint8Array | undefined;
  readonly #watch: Watch;
  readonly #following = new SharedRun(() =>
    this.#follow().catch((error: unknown) => {
      throw this.#watch.noted(error);
    }),
  );
  #isDoubtful = false;
  /** The head that a fold of this process is about to publish, and the spaces whose index it saves. */
  #expected: { readonly nonce: string; readonly spaces: ReadonlySet<number> } | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.storage = options.storage;
    this.engine = options.engine;
    this.#head = firstHead(options.engine.analyser);
    this.#state = options.engine.empty();
    this.texts = new Texts(options.storage, (ref) => this.damage.page(ref));
    this.indexes = new Indexes(this);
    this.#watch = new Watch(options.identity, () => {
      this.#state = this.engine.empty();
      this.unfolded.drop(Number.POSITIVE_INFINITY);
    });
  }

  get head(): Head {
    return this.#head;
  }

  get state(): EngineState {
    return this.#state;
  }

  get position(): Position {
    return { head: this.#head, sequence: this.#sequence, last: this.#last };
  }

  /** The last commit that the state contains. */
  get sequence(): number {
    return this.#sequence;
  }

  /**
   * Whether a commit in the line could not be read. It may yet become whole, where a name shows before its bytes do: until a
   * fold has put it aside nothing may be decided, because what it says is not known.
   */
  get hasGap(): boolean {
    return this.damage.tails.some((sequence) => sequence > this.#head.folded);
  }

  /** Why the store cannot be used any more, once it was lost or replaced. */
  get lost(): MemoryError | undefined {
    return this.#watch.lost;
  }

  /** Takes in everything that was committed before this call. */
  catchUp(): Promise<void> {
    return this.#following.run();
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; attempt < mostLooks; attempt++) {
      this.#watch.check();
      if (this.#isDoubtful) return this.load();
      const { head, state } = this;
      const seen = await lookAhead(this.storage, this.position);
      this.#watch.checkIdentity(seen.identity);
      // A fold of this process has published meanwhile.
      if (this.#head !== head || this.#state !== state) continue;
      if (seen.newest === undefined || seen.newest < head.generation) {
        this.#watch.checkGeneration((await generations(this.storage, head.generation))[0], head.generation);
        continue;
      }
      const { newest } = seen;
      if (newest === head.generation) {
        if (seen.isAnchored) {
          if (await this.#takeInAll(seen.tails)) return;
        } else if (this.damage.isDamaged(tailKey(this.#sequence))) this.doubt();
        else throw this.#watch.lose('storage_replaced');
        continue;
      }
      const newer = await this.#readHead(newest);
      if (newer === undefined || this.#head !== head) continue;
      if (newer.folded > this.#sequence || this.#isBetterKnown(newer)) return this.load();
      this.adopt(newer);
    }
    throw changing();
  }

  /** Whether a foreign head contains a commit that could not be read here: it may have been whole there. */
  #isBetterKnown(head: Head): boolean {
    if (head.nonce === this.#expected?.nonce) return false;
    return this.damage.tails.some((sequence) => sequence <= head.folded);
  }

  /** A head, made again from the pages when it is damaged; `undefined` when it is gone or still on its way. */
  async #readHead(generation: number): Promise<Head | undefined> {
    const key = headKey(generation);
    const bytes = await readOne(this.storage, key);
    if (bytes === undefined) return undefined;
    const head = headOf(generation, bytes);
    if (head !== undefined) return head;
    if (await isArriving(this.storage, key, bytes, this.#options.sleep)) return undefined;
    this.damage.value(key, bytes);
    return rebuildHead(this.storage, this.engine.analyser, generation);
  }

  /** Loads everything anew: the newest head, its ledger, the commits after it. */
  async load(): Promise<void> {
    for (let attempt = 0; attempt < mostLooks; attempt++) {
      const newest = this.#watch.checkGeneration(
        (await generations(this.storage, this.#head.generation))[0],
        this.#head.generation,
      );
      this.damage.clear();
      const head = await this.#readHead(newest);
      const loaded = head === undefined ? undefined : await this.#loadAt(head);
      if (head === undefined || loaded === undefined) continue;
      const { state, missed } = loaded;
      this.#head = head;
      this.#state = state;
      this.#sequence = head.folded;
      this.#last = undefined;
      this.#isDoubtful = false;
      this.unfolded.drop(Number.POSITIVE_INFINITY);
      this.texts.retain(head);
      for (const commit of missed) this.#options.audience.tell(commit);
      return this.#follow();
    }
    throw changing();
  }

  /** The state of a head, and the commits up to it that nobody was told of; `undefined` when the ground has moved. */
  async #loadAt(head: Head): Promise<{ state: EngineState; missed: readonly CommitLog[] } | undefined> {
    try {
      const state = await loadLedger(this.storage, this.engine, head, this.damage);
      const { last } = this.#options.audience;
      return { state, missed: last === undefined ? [] : await readLog(this.storage, head, this.damage, last) };
    } catch (error) {
      if (error instanceof PageGone) return undefined;
      throw error;
    }
  }

  /** What was taken in may not be what was stored: the next look loads everything anew. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /**
   * Takes in a commit of this process that has just been created, if it surely is the next one of the line: nothing was folded
   * since it was decided. Else its outcome must be looked up.
   *
   * @param since where the line was when the commit was decided
   */
  async confirm(commit: Commit, bytes: Uint8Array, since: Position): Promise<boolean> {
    const seen = await lookBack(this.storage, since);
    this.#watch.check();
    this.#watch.checkIdentity(seen.identity);
    if (seen.newest !== since.head.generation) return false;
    if (!seen.isAnchored) throw this.#watch.lose('storage_replaced');
    // Whoever caught up meanwhile has taken it in already.
    if (commit.sequence === this.#sequence + 1) this.#apply(commit, bytes);
    return true;
  }

  /** The newest generation. Checks that the place is still the one in which `base` was the newest head. */
  checkPlace(base: Head): Promise<number> {
    return this.#watch.checkPlace(this.storage, base.generation, this.#head.generation);
  }

  /** `false` when the last tail was still on its way. */
  async #takeInAll(tails: readonly Tail[]): Promise<boolean> {
    for (const { sequence, bytes } of tails) {
      if (sequence !== this.#sequence + 1) continue;
      const commit = unlessCorrupt(() => decodeCommit(bytes));
      if (commit !== undefined) {
        this.#apply(commit, bytes);
        continue;
      }
      const key = tailKey(sequence);
      if (sequence === tails.at(-1)?.sequence && (await isArriving(this.storage, key, bytes, this.#options.sleep)))
        return false;
      if (sequence !== this.#sequence + 1) continue;
      this.damage.value(key, bytes);
      this.#sequence = sequence;
      this.#last = bytes;
    }
    return true;
  }

  #apply(commit: Commit, bytes: Uint8Array): void {
    this.engine.evolve(this.#state, commit, () => this.damage.fault());
    this.#sequence = commit.sequence;
    this.#last = bytes;
    this.unfolded.add(commit, bytes.length);
    this.#options.audience.tell(commit);
  }

  /** The head with this nonce is this process's own, and its pages of these spaces are the ones at hand. */
  expect(nonce: string, spaces: ReadonlySet<number>): void {
    this.#expected = { nonce, spaces };
  }

  /** Goes over to a newer head that contains nothing this process does not know. */
  adopt(head: Head): void {
    if (head.generation <= this.#head.generation) return;
    this.indexes.adopt(head, head.nonce === this.#expected?.nonce ? this.#expected.spaces : undefined);
    this.#head = head;
    if (head.folded >= this.#sequence) this.#last = undefined;
    this.unfolded.drop(head.folded);
    this.texts.retain(head);
    const named = namedPages(head);
    this.damage.settle(this.damage.pages.map(({ key }) => key).filter((key) => !named.has(key)));
  }

  /** Index pages or spare room that the head names are gone, which is nobody's loss. */
  forgetPages(keys: readonly Key[]): void {
    this.#head = withoutPages(this.#head, new Set(keys));
  }

  /** Payloads by ordinal, from commits that are not folded yet and from pages. @throws PageGone */
  async payloads(ordinals: Iterable<Ordinal>): Promise<Map<Ordinal, Payload>> {
    const found = new Map<Ordinal, Payload>();
    const paged: Ordinal[] = [];
    for (const ordinal of ordinals) {
      const fresh = this.unfolded.payloads.get(ordinal);
      if (fresh === undefined) paged.push(ordinal);
      else found.set(ordinal, fresh);
    }
    if (paged.length === 0) return found;
    for (const [ordinal, payload] of await this.texts.load(this.#head, paged)) found.set(ordinal, payload);
    return found;
  }

  /** After {@link PageGone}: takes in the newer head; a page that is missing under the newest one is given up. */
  async catchUpAfter({ ref }: PageGone): Promise<void> {
    await this.catchUp();
    const head = this.#head;
    if (!namedPages(head).has(ref.key) || (await readOne(this.storage, ref.key)) !== undefined) return;
    const [newest] = await generations(this.storage);
    if (newest === head.generation && this.#head === head) this.texts.giveUp(ref);
  }
}
