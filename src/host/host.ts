import type { Decider } from '../engine/decider.js';
import type { EngineState } from '../engine/engine.js';
import type { Step, Texts } from '../engine/env.js';
import type { Command, CommandResult, EngineCommand } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { CommitId, Ordinal } from '../model/ids.js';
import {
  type EngineLint,
  type EngineStats,
  isUpkeepQuery,
  type Query,
  type QueryResult,
  type SearchResult,
} from '../model/queries.js';
import type { Access } from '../model/scope.js';
import type { CallOptions, ChangeNotice, Driver } from '../ports/driver.js';
import type { Runtime } from '../ports/runtime.js';
import { unlessAborted } from './abort.js';
import { changing } from './changing.js';
import type { Checkpoints } from './checkpoints.js';
import { type LastFailure, lintReport, statsOf } from './health.js';
import type { Knowledge } from './knowledge.js';
import type { Notices } from './notices.js';
import { releaseStorage } from './sharing.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';
import { erases } from './unfolded.js';
import { destroyAll, foldAll, reindex } from './upkeep.js';
import { Writer } from './writer.js';

/** What a host is made of; `openHost` puts it together. */
export interface HostParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly knowledge: Knowledge;
  readonly checkpoints: Checkpoints;
  readonly notices: Notices;
  readonly failure: LastFailure;
  /** The ids of the commits that are being made here. */
  readonly own: Set<CommitId>;
}

/** How often a question is asked anew because a page was gone, and because everything was loaded anew. */
const mostRetries = 3;
const mostLooks = 100;

/** What commands go through. */
interface Deciding {
  readonly decider: Decider;
  readonly writer: Writer;
}

/** The imperative shell around the engine: it loads what decisions and answers need, and makes decisions durable. */
export class Host implements Driver {
  readonly #store: Store;
  readonly #runtime: Runtime;
  readonly #knowledge: Knowledge;
  readonly #own: Set<CommitId>;
  /** One wait for all commands, so that they go on in the order in which they came. */
  #deciding: Promise<Deciding> | undefined;
  /** Once there is one. */
  #writer: Writer | undefined;
  readonly #checkpoints: Checkpoints;
  readonly #notices: Notices;
  readonly #failure: LastFailure;
  readonly #unsubscribe: () => void;
  #closed: Promise<void> | undefined;

  constructor({ store, runtime, knowledge, checkpoints, notices, failure, own }: HostParts) {
    this.#store = store;
    this.#runtime = runtime;
    this.#knowledge = knowledge;
    this.#checkpoints = checkpoints;
    this.#notices = notices;
    this.#failure = failure;
    this.#own = own;
    this.#unsubscribe = runtime.hints.subscribe(() => {
      if (this.#closed === undefined) store.catchUp().catch((error: unknown) => failure.note(error));
    });
  }

  run<C extends Command>(command: C, options?: CallOptions): Promise<CommandResult<C>>;
  async run(command: Command, { signal }: CallOptions = {}): Promise<unknown> {
    return this.#guard(async () => {
      switch (command.type) {
        case 'compact':
          await this.#checkpoints.once({ everything: true });
          return null;
        case 'reindex':
          await reindex(this.#store, this.#checkpoints);
          return null;
        case 'destroy':
          return this.#destroy();
        case 'persist':
          // Nothing evicts what lies here, unless the platform says otherwise, which is for whoever opened it to know.
          return this.#store.storage.traits.durability !== 'none';
        default:
          return this.#write(command, signal);
      }
    });
  }

  async #write(command: EngineCommand, signal: AbortSignal | undefined): Promise<unknown> {
    const { writer } = await this.#decides();
    await this.#checkpoints.keepPace();
    const { result, commit } = await writer.write(command, signal);
    if (commit !== undefined) this.#runtime.hints.post();
    if (commit !== undefined && erases(commit)) await this.#erased(commit.sequence);
    // What is asked for may just be what somebody else is forgetting.
    else if (command.type === 'forget' && !command.dryRun) await this.#erased(this.#store.unfolded.lastErasure ?? 0);
    else if (commit !== undefined) this.#checkpoints.fold();
    return result;
  }

  #decides(): Promise<Deciding> {
    this.#deciding ??= this.#loadDeciding().catch((error: unknown) => {
      // The next command tries again: a page may have been without its network for a moment.
      this.#deciding = undefined;
      throw new MemoryError('unavailable', 'What decides commands could not be loaded; try again.', { cause: error });
    });
    return this.#deciding;
  }

  async #loadDeciding(): Promise<Deciding> {
    const decider = await this.#knowledge.decider(this.#store.engine);
    const writer = new Writer({
      store: this.#store,
      decider,
      runtime: this.#runtime,
      own: this.#own,
      makeRoom: () => this.#checkpoints.makeRoom(true),
      mend: () => this.#checkpoints.once(),
    });
    this.#writer = writer;
    return { decider, writer };
  }

  /** Resolves when no page and no tail holds any more what commits up to `sequence` erased. */
  async #erased(sequence: number): Promise<void> {
    await this.#checkpoints.erase(sequence);
    this.#runtime.hints.post();
  }

  ask<Q extends Query>(query: Q, options?: CallOptions): Promise<QueryResult<Q>>;
  async ask(query: Query, { signal }: CallOptions = {}): Promise<unknown> {
    return this.#guard(() =>
      unlessAborted(signal, async () => {
        const started = this.#runtime.now();
        const answer = await this.#answer(query);
        switch (query.type) {
          case 'search':
            return { ...(answer as SearchResult), tookMs: Math.max(0, this.#runtime.now() - started) };
          case 'stats':
            return statsOf(this.#store, answer as EngineStats, this.#failure);
          case 'lint':
            return lintReport(this.#store, answer as EngineLint, query.strict);
          default:
            return answer;
        }
      }),
    );
  }

  /**
   * Answers on the newest state. When a page is gone because somebody folded, the question is asked anew, three times; when
   * everything had to be loaded anew meanwhile, as often as that happens.
   */
  async #answer(query: Query): Promise<unknown> {
    const begin = await this.#answering(query);
    for (let gone = 0, attempt = 0; gone <= mostRetries && attempt < mostLooks; attempt++) {
      await this.#look(query);
      const { state } = this.#store;
      try {
        let step: Step<unknown> = begin(state, this.#runtime.now());
        while (!step.done) {
          const texts = await this.#load(step.needs.spaces, step.needs.ordinals);
          if (this.#store.state !== state) break;
          step = step.next(texts);
        }
        if (step.done) return step.answer;
      } catch (error) {
        if (!(error instanceof PageGone)) throw error;
        // Whoever folds again and again is let go ahead a little.
        if (gone > 0) await this.#runtime.sleep(5 * gone);
        gone++;
        await this.#store.catchUpAfter(error);
      }
    }
    throw changing();
  }

  /** The part of the engine that answers a question. */
  async #answering(query: Query): Promise<(state: EngineState, now: number) => Step<unknown>> {
    if (!isUpkeepQuery(query)) return (state, now) => this.#store.engine.answer(state, query, now);
    const { decider } = await this.#decides();
    return (state, now) => decider.answer(state, query, now);
  }

  async #look(query: Query): Promise<void> {
    if (query.type === 'analyze') return;
    try {
      await this.#store.catchUp();
    } catch (error) {
      // That the store is gone is what its statistics have to say.
      if (query.type !== 'stats' || this.#store.lost === undefined) throw error;
    }
  }

  async #load(spaces: readonly number[], ordinals: readonly Ordinal[]): Promise<Texts> {
    for (const space of spaces) await this.#store.indexes.ensure(space);
    return this.#store.payloads(ordinals);
  }

  onChange(listener: (notice: ChangeNotice) => void, access?: Access): () => void {
    return this.#notices.subscribe(listener, access);
  }

  async flush(): Promise<void> {
    return this.#guard(async () => {
      await this.#writer?.idle();
      await foldAll(this.#store, this.#checkpoints);
      await this.#checkpoints.idle();
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#writer?.idle();
    try {
      if (this.#store.lost === undefined) await foldAll(this.#store, this.#checkpoints);
      await this.#checkpoints.idle();
    } catch {
      // What was acknowledged is durable as it is; whoever opens the store next folds.
    }
    await this.#release();
  }

  async #destroy(): Promise<null> {
    await this.#writer?.idle();
    await this.#checkpoints.idle();
    await destroyAll(this.#store.storage);
    this.#runtime.hints.post();
    this.#closed ??= this.#release();
    await this.#closed;
    return null;
  }

  async #release(): Promise<void> {
    this.#unsubscribe();
    this.#runtime.hints.close();
    await releaseStorage(this.#store.storage);
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new MemoryError('closed', 'This memory was closed; open it again.');
    try {
      return await work();
    } catch (error) {
      this.#failure.note(error);
      throw error;
    }
  }
}
