import type { Decider, Decision } from '../engine/decider.js';
import type { EngineState } from '../engine/engine.js';
import type { Needs, Texts } from '../engine/env.js';
import type { Draft } from '../engine/ledger/draft.js';
import { toHex } from '../model/codec.js';
import type { EngineCommand } from '../model/commands.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import { type CommitId, isCommitId, type Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Runtime } from '../ports/runtime.js';
import { aborted } from './abort.js';
import { append } from './append.js';
import { changing } from './changing.js';
import type { Head } from './head.js';
import type { Store } from './store.js';
import type { Position } from './tails.js';
import { PageGone } from './texts.js';

/** A command that waits for its turn. */
interface Job {
  readonly command: EngineCommand;
  readonly signal: AbortSignal | undefined;
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

interface Decided {
  readonly job: Job;
  readonly decision: Decision;
}

/** Decisions that share one commit. */
interface Group {
  readonly draft: Draft;
  readonly decided: readonly Decided[];
  /** Where the line was when they were made. */
  readonly since: Position;
}

export interface WriterOptions {
  readonly store: Store;
  readonly decider: Decider;
  readonly runtime: Pick<Runtime, 'now' | 'newId' | 'random' | 'sleep'>;
  /** Gets the ids of the commits that this writer makes, each while it is being made. */
  readonly own: Set<CommitId>;
  /** Frees space for an erasure when the storage is full. */
  readonly makeRoom: () => Promise<void>;
  /** Folds, so that a commit which could not be read is out of the line for good. */
  readonly mend: () => Promise<void>;
}

/** So often one commit is tried again while nothing moves: with the pauses between, for some eight seconds. */
const mostRefusals = 200;

/** How many waiting commands share one commit at most, and how many UTF-16 code units of content. */
const mostPerCommit = { commands: 256, characters: 512 * 1024 };

/** Decides commands in the order in which they come, and appends what was decided. Commands that wait while a commit is being written share the next one. */
export class Writer {
  readonly #options: WriterOptions;
  #queue: Job[] = [];
  #pumping: Promise<void> | undefined;
  /** Jobs that found no room in company: each is to fail or succeed by itself. */
  readonly #solo = new WeakSet<Job>();

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /**
   * Decides a command and makes the outcome durable. Rejects with the decision's error, and then nothing has changed.
   *
   * @param signal ends the waiting; a commit that is being written is not ended
   */
  write(command: EngineCommand, signal?: AbortSignal): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ command, signal, ids: [], resolve, reject });
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
        // The store cannot be read: that ends everything that waits.
        for (const job of this.#queue.splice(0)) job.reject(error);
      }
    }
  }

  /** Commits what is decided next, under one id however often it is decided anew. */
  async #commitNext(): Promise<void> {
    const { own, runtime } = this.#options;
    const id = commitIdOf(runtime.random(12));
    own.add(id);
    try {
      let before: Position | undefined;
      for (let attempt = 0, refusals = 0; refusals < mostRefusals; attempt++) {
        const group = await this.#decide();
        if (group.decided.length === 0 || (await this.#tryCommit(group, id))) return;
        refusals = before !== undefined && isSame(group.since, before) ? refusals + 1 : 0;
        before = group.since;
        if (attempt >= 10) await runtime.sleep(Math.min(50, attempt));
      }
      throw new MemoryError('unavailable', 'The store refuses what comes next, and nothing else has come; see lint().');
    } finally {
      own.delete(id);
    }
  }

  /** Settles the jobs of a group, unless they must be decided again. */
  async #tryCommit({ draft, decided, since }: Group, id: CommitId): Promise<boolean> {
    const { store, makeRoom } = this.#options;
    const changing = decided.filter(({ decision }) => decision.events.length > 0);
    const commit: Commit = { sequence: since.sequence + 1, id, events: draft.events, payloads: draft.payloads };
    try {
      if (changing.length > 0 && !(await append(store, commit, since, makeRoom))) return false;
    } catch (error) {
      if (isMemoryError(error) && error.code === 'quota' && changing.length > 1) {
        for (const { job } of changing) this.#solo.add(job);
        return true;
      }
      for (const { job } of changing) job.reject(error);
      this.#remove(changing);
      return true;
    }
    this.#remove(decided);
    for (const { job, decision } of decided) {
      job.resolve({ result: decision.result, commit: decision.events.length === 0 ? undefined : commit });
    }
    return true;
  }

  #remove(settled: readonly { readonly job: Job }[]): void {
    const jobs = new Set(settled.map(({ job }) => job));
    this.#queue = this.#queue.filter((job) => !jobs.has(job));
  }

  /**
   * Decides as many waiting commands as fit into one commit. What they need is loaded first; then everything is decided in one
   * go, without waiting, on the newest state.
   */
  async #decide(): Promise<Group> {
    const { store } = this.#options;
    let loaded = new Loaded();
    for (let attempt = 0; attempt < 100; attempt++) {
      await store.catchUp();
      if (store.hasGap) {
        await this.#options.mend();
        continue;
      }
      // Under another head a text may be another one; under the same head newer texts are among the unfolded commits.
      if (loaded.head !== store.head || loaded.state !== store.state) loaded = new Loaded(store);
      const { group, needs } = this.#decideNow(loaded);
      if (needs === undefined || group.decided.length > 0) return group;
      await this.#load(needs, loaded);
    }
    throw changing();
  }

  #decideNow(loaded: Loaded): { readonly group: Group; readonly needs: Needs | undefined } {
    const { store, decider, runtime } = this.#options;
    const { state } = store;
    const draft = decider.draft(state);
    const decided: Decided[] = [];
    const group: Group = { draft, decided, since: store.position };
    let characters = 0;
    for (const job of [...this.#queue]) {
      try {
        if (job.signal?.aborted) throw aborted();
        const now = runtime.now();
        const plan = decider.plan(state, draft, job.command);
        const isAlone = plan.alone || this.#solo.has(job);
        if (isAlone && draft.events.length > 0) break;
        const missing = plan.ordinals.filter((ordinal) => !draft.payloads.has(ordinal) && !loaded.has(ordinal));
        if (missing.length > 0 || plan.spaces.length > 0)
          return { group, needs: { spaces: plan.spaces, ordinals: missing } };
        const decision = decider.decide(
          state,
          draft,
          job.command,
          { now, newId: this.#idsOf(job) },
          loaded.with(draft.payloads),
        );
        draft.absorb(decision);
        decided.push({ job, decision });
        if (isAlone) break;
      } catch (error) {
        this.#remove([{ job }]);
        job.reject(error);
        continue;
      }
      characters += sizeOf(job.command);
      if (decided.length >= mostPerCommit.commands || characters > mostPerCommit.characters) break;
    }
    return { group, needs: undefined };
  }

  async #load(needs: Needs, loaded: Loaded): Promise<void> {
    const { store } = this.#options;
    try {
      for (const space of needs.spaces) await store.indexes.ensure(space);
      loaded.add(needs.ordinals, await store.payloads(needs.ordinals));
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
      await store.catchUpAfter(error);
    }
  }

  #idsOf(job: Job): () => string {
    let next = 0;
    return () => {
      const id = job.ids[next] ?? this.#options.runtime.newId();
      job.ids[next++] = id;
      return id;
    };
  }
}

/** Payloads that were loaded for decisions, as they are under one head. */
class Loaded {
  readonly head: Head | undefined;
  readonly state: EngineState | undefined;
  readonly #store: Store | undefined;
  readonly #texts = new Map<Ordinal, Payload>();
  /** Records whose text cannot be read: asking again would not help. */
  readonly #absent = new Set<Ordinal>();

  constructor(store?: Store) {
    this.#store = store;
    this.head = store?.head;
    this.state = store?.state;
  }

  has(ordinal: Ordinal): boolean {
    return this.#texts.has(ordinal) || this.#absent.has(ordinal);
  }

  add(asked: readonly Ordinal[], found: ReadonlyMap<Ordinal, Payload>): void {
    for (const ordinal of asked) {
      const payload = found.get(ordinal);
      if (payload === undefined) this.#absent.add(ordinal);
      else this.#texts.set(ordinal, payload);
    }
  }

  /** What was loaded, and on top what is newer: unfolded commits, then what is decided but not durable. */
  with(drafted: ReadonlyMap<Ordinal, Payload>): Texts {
    const texts = new Map(this.#texts);
    for (const ordinal of texts.keys()) {
      const fresh = this.#store?.unfolded.payloads.get(ordinal);
      if (fresh !== undefined) texts.set(ordinal, fresh);
    }
    for (const [ordinal, payload] of drafted) texts.set(ordinal, payload);
    return texts;
  }
}

/** Whether nobody has appended or folded between two looks. */
function isSame(a: Position, b: Position): boolean {
  return a.sequence === b.sequence && a.head.generation === b.head.generation;
}

function commitIdOf(random: Uint8Array): CommitId {
  const id = toHex(random);
  if (!isCommitId(id)) throw new RangeError('a commit id is 24 hexadecimal digits');
  return id;
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
