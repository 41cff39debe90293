import type { Decision } from '../engine/engine.js';
import type { Texts } from '../engine/env.js';
import type { Draft } from '../engine/ledger/draft.js';
import type { EngineCommand } from '../model/commands.js';
import { encodeCommit } from '../model/commit-codec.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import { type CommitId, isCommitId, type Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Runtime } from '../ports/runtime.js';
import { pageOf } from './head.js';
import { tailKey } from './keyspace.js';
import { generations, readAll } from './loader.js';
import { decodeLog } from './log.js';
import { decodePage } from './page.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';

/** A command that waits for its turn. */
interface Job {
  readonly command: EngineCommand;
  /** Ids that were handed out for this command: after a conflict it gets the same ones again. */
  readonly ids: string[];
  readonly resolve: (outcome: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** What became of a command: its result, and the commit that made it true (none when nothing had to change). */
export interface Written {
  readonly result: unknown;
  readonly commit: Commit | undefined;
}

/** How many waiting commands share one commit at most, and how many bytes of content. */
const mostPerCommit = { commands: 256, characters: 512 * 1024 };

/**
 * Appends commits, one after another. Commands that wait while a commit is being written share the next one. Whether an append
 * whose outcome is unknown took place is found out by its commit id.
 */
export class Writer {
  readonly #store: Store;
  readonly #runtime: Runtime;
  readonly #own: Set<CommitId>;
  readonly #makeRoom: () => Promise<void>;
  #queue: Job[] = [];
  #pumping: Promise<void> | undefined;

  /**
   * @param own the ids of the commits that this writer makes
   * @param makeRoom frees space when the storage is full
   */
  constructor(store: Store, runtime: Runtime, own: Set<CommitId>, makeRoom: () => Promise<void>) {
    this.#store = store;
    this.#own = own;
    this.#runtime = runtime;
    this.#makeRoom = makeRoom;
  }

  /** Decides a command and makes the outcome durable. Rejects with the decision's error, and then nothing has changed. */
  write(command: EngineCommand): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ command, ids: [], resolve, reject });
      this.#pumping ??= this.#pump().finally(() => {
        this.#pumping = undefined;
      });
    });
  }

  /** Resolves when no command waits. */
  async idle(): Promise<void> {
    while (this.#pumping !== undefined) await this.#pumping;
  }

  async #pump(): Promise<void> {
    // Let commands that were given in the same turn of the event loop share the first commit.
    await undefined;
    while (this.#queue.length > 0) {
      try {
        await this.#commitNext();
      } catch (error) {
        // The storage failed, not a decision: nothing that waits can go on either.
        const jobs = this.#queue;
        this.#queue = [];
        for (const job of jobs) job.reject(error);
      }
    }
  }

  async #commitNext(): Promise<void> {
    const id = this.#commitId();
    this.#own.add(id);
    for (let attempt = 0; ; attempt++) {
      const { draft, decided, sequence } = await this.#decide();
      if (decided.length === 0) return;
      const changing = decided.filter(({ decision }) => decision.events.length > 0);
      const commit: Commit = { sequence, id, events: draft.events, payloads: draft.payloads };
      if (changing.length === 0 || (await this.#append(commit))) {
        this.#own.delete(id);
        const settled = new Set(decided.map(({ job }) => job));
        this.#queue = this.#queue.filter((job) => !settled.has(job));
        for (const { job, decision } of decided)
          job.resolve({ result: decision.result, commit: decision.events.length === 0 ? undefined : commit });
        return;
      }
      if (attempt >= 10) await this.#runtime.sleep(Math.min(50, attempt));
    }
  }

  /**
   * Decides as many waiting commands as fit into one commit. What they need is loaded first; then everything is decided in one
   * go, without waiting, on the newest state.
   */
  async #decide(): Promise<{ draft: Draft; decided: { job: Job; decision: Decision }[]; sequence: number }> {
    const texts = new Map<Ordinal, Payload>();
    /** Records whose text cannot be read: asking again would not help. */
    const absent = new Set<Ordinal>();
    const { engine } = this.#store;
    for (let attempt = 0; attempt < 100; attempt++) {
      await this.#store.catchUp();
      const { state } = this.#store;
      const sequence = this.#store.sequence + 1;
      const draft = engine.draft(state);
      const decided: { job: Job; decision: Decision }[] = [];
      let needs: { spaces: readonly number[]; ordinals: readonly Ordinal[] } | undefined;
      let characters = 0;
      for (const job of [...this.#queue]) {
        const now = this.#runtime.now();
        try {
          const plan = engine.plan(state, draft, job.command, now);
          if (plan.alone && draft.events.length > 0) break;
          const missing = plan.ordinals.filter(
            (ordinal) => !texts.has(ordinal) && !absent.has(ordinal) && !draft.payloads.has(ordinal),
          );
          if (missing.length > 0 || plan.spaces.length > 0) {
            needs = { spaces: plan.spaces, ordinals: missing };
            break;
          }
          const decision = engine.decide(
            state,
            draft,
            job.command,
            { now, newId: this.#idsOf(job) },
            merged(texts, draft),
          );
          draft.absorb(decision);
          decided.push({ job, decision });
          if (plan.alone) break;
        } catch (error) {
          this.#queue = this.#queue.filter((other) => other !== job);
          job.reject(error);
          continue;
        }
        characters += sizeOf(job.command);
        if (decided.length >= mostPerCommit.commands || characters > mostPerCommit.characters) break;
      }
      if (needs === undefined || decided.length > 0) return { draft, decided, sequence };
      await this.#load(needs, texts, absent);
    }
    throw new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
  }

  async #load(
    needs: { spaces: readonly number[]; ordinals: readonly Ordinal[] },
    texts: Map<Ordinal, Payload>,
    absent: Set<Ordinal>,
  ): Promise<void> {
    try {
      for (const space of needs.spaces) await this.#store.ensureIndex(space);
      const loaded = await this.#store.payloads(needs.ordinals);
      for (const ordinal of needs.ordinals) {
        const payload = loaded.get(ordinal);
        if (payload === undefined) absent.add(ordinal);
        else texts.set(ordinal, payload);
      }
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
    }
  }

  /** Makes a commit durable; `false` when another one took its place. */
  async #append(commit: Commit): Promise<boolean> {
    const bytes = encodeCommit(commit);
    try {
      await this.#create(commit, bytes);
    } catch (error) {
      if (!isMemoryError(error) || (error.code !== 'conflict' && error.code !== 'unavailable')) throw error;
      const outcome = await this.#outcome(commit);
      if (outcome === 'unknown') throw error;
      if (outcome === 'lost' && error.code === 'unavailable') throw error;
      return outcome === 'kept';
    }
    // A tail that was folded and removed leaves its name free: only the head tells whether this one is really next.
    const [newest] = await generations(this.#store.storage);
    if (newest === this.#store.head.generation) {
      this.#store.takeInOwn(commit, bytes.length);
      return true;
    }
    return (await this.#outcome(commit)) === 'kept';
  }

  async #create(commit: Commit, bytes: Uint8Array): Promise<void> {
    const change = { create: { key: tailKey(commit.sequence), bytes } };
    try {
      await this.#store.storage.commit(change);
    } catch (error) {
      if (!isMemoryError(error) || error.code !== 'quota') throw error;
      await this.#makeRoom();
      await this.#store.storage.commit(change);
    }
  }

  /** Whether a commit became part of the store, found out by its id. */
  async #outcome(commit: Commit): Promise<'kept' | 'lost' | 'unknown'> {
    const { storage } = this.#store;
    for (let attempt = 0; attempt < 20; attempt++) {
      await this.#store.catchUp();
      const { head, unfolded, sequence } = this.#store;
      const held = unfolded.find(({ commit: other }) => other.sequence === commit.sequence);
      if (held !== undefined) return held.commit.id === commit.id ? 'kept' : 'lost';
      if (head.folded < commit.sequence) return sequence < commit.sequence ? 'lost' : 'unknown';
      const page = pageOf(head.log, commit.sequence);
      if (page === undefined) return 'unknown';
      try {
        const read = await readAll(storage, [page]);
        const logged = decodeLog(decodePage(read.get(page.key) ?? new Uint8Array()).body).find(
          (entry) => entry.sequence === commit.sequence,
        );
        if (logged?.id === commit.id) return 'kept';
        // The name was free because a fold had removed the tail that bore it before: take ours away again.
        await storage.commit({ remove: [tailKey(commit.sequence)] });
        return 'lost';
      } catch (error) {
        if (!(error instanceof PageGone)) throw error;
      }
    }
    return 'unknown';
  }

  #commitId(): CommitId {
    const id = this.#runtime.newId();
    if (!isCommitId(id))
      throw new MemoryError(
        'invalid',
        'newId must return 1 to 64 letters, digits, _ - . : starting with a letter or digit.',
      );
    return id;
  }

  #idsOf(job: Job): () => string {
    let next = 0;
    return () => {
      const id = job.ids[next] ?? this.#runtime.newId();
      job.ids[next++] = id;
      return id;
    };
  }
}

/** Loaded payloads, with those of the draft on top. */
function merged(texts: Texts, draft: Draft): Texts {
  return draft.payloads.size === 0 ? texts : new Map([...texts, ...draft.payloads]);
}

function sizeOf(command: EngineCommand): number {
  switch (command.type) {
    case 'remember':
      return command.items.reduce((sum, item) => sum + item.content.length, 0);
    case 'amend':
      return command.content.length;
    case 'adopt':
      return command.records.reduce((sum, record) => sum + record.payload.content.length, 0);
    default:
      return 0;
  }
}
