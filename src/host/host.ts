import type { Step, Texts } from '../engine/env.js';
import type { Command, CommandResult, EngineCommand } from '../model/commands.js';
import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Commit } from '../model/events.js';
import type { CommitId, Ordinal } from '../model/ids.js';
import type { EngineStats, Finding, LintReport, Query, QueryResult, SearchResult, Stats } from '../model/queries.js';
import type { CallOptions, ChangeNotice, Driver } from '../ports/driver.js';
import type { Runtime } from '../ports/runtime.js';
import type { Checkpoints } from './checkpoints.js';
import { identityKey } from './keyspace.js';
import type { Notices } from './notices.js';
import type { Store } from './store.js';
import { PageGone } from './texts.js';
import { inspectPages } from './verify.js';
import { Writer } from './writer.js';

/** The imperative shell around the engine: it loads what decisions and answers need, and makes decisions durable. */
export class Host implements Driver {
  readonly #store: Store;
  readonly #runtime: Runtime;
  readonly #writer: Writer;
  readonly #checkpoints: Checkpoints;
  readonly #notices: Notices;
  readonly #unsubscribe: () => void;
  #closed: Promise<void> | undefined;
  #lastError: { code: string; message: string } | undefined;

  constructor(store: Store, runtime: Runtime, checkpoints: Checkpoints, notices: Notices, own: Set<CommitId>) {
    this.#store = store;
    this.#runtime = runtime;
    this.#checkpoints = checkpoints;
    this.#notices = notices;
    this.#writer = new Writer(store, runtime, own, () => checkpoints.dropIndex());
    this.#unsubscribe = runtime.hints.subscribe(() => {
      if (this.#closed === undefined) store.catchUp().catch(() => undefined);
    });
  }

  run<C extends Command>(command: C, options?: CallOptions): Promise<CommandResult<C>>;
  async run(command: Command, options: CallOptions = {}): Promise<unknown> {
    return this.#guard(options, () => {
      switch (command.type) {
        case 'compact':
          return this.#compact();
        case 'reindex':
          return this.#reindex();
        case 'destroy':
          return this.#destroy();
        case 'persist':
          return false;
        default:
          return this.#write(command);
      }
    });
  }

  async #write(command: EngineCommand): Promise<unknown> {
    await this.#checkpoints.keepPace();
    const { result, commit } = await this.#writer.write(command);
    if (commit === undefined) return result;
    this.#runtime.hints.post();
    if (commit.events.some(({ type }) => type === 'forgotten' || type === 'blanked')) await this.#erased(commit);
    else this.#checkpoints.fold();
    return result;
  }

  /** An erasure is done when no page and no tail holds the text any more. */
  async #erased(commit: Commit): Promise<void> {
    await this.#checkpoints.until(() => this.#store.head.folded >= commit.sequence);
    this.#runtime.hints.post();
  }

  ask<Q extends Query>(query: Q, options?: CallOptions): Promise<QueryResult<Q>>;
  async ask(query: Query, options: CallOptions = {}): Promise<unknown> {
    return this.#guard(options, async () => {
      const started = this.#runtime.now();
      const answer = await this.#answer(query);
      switch (query.type) {
        case 'search':
          return { ...(answer as SearchResult), tookMs: Math.max(0, this.#runtime.now() - started) };
        case 'stats':
          return this.#stats(answer as EngineStats);
        case 'lint':
          return this.#lint(answer as readonly Finding[], query.strict);
        default:
          return answer;
      }
    });
  }

  /** Answers on the newest state. When a page is gone because somebody folded, the question is asked anew, three times. */
  async #answer(query: Query): Promise<unknown> {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (query.type !== 'analyze') await this.#store.catchUp();
      const { state } = this.#store;
      try {
        let step: Step<unknown> = this.#store.engine.answer(state, query, this.#runtime.now());
        while (!step.done) {
          const texts = await this.#load(step.needs.spaces, step.needs.ordinals);
          if (this.#store.state !== state) break;
          step = step.next(texts);
        }
        if (step.done) return step.answer;
      } catch (error) {
        if (!(error instanceof PageGone)) throw error;
      }
    }
    throw new MemoryError('unavailable', 'The store changes faster than it can be read; try again.');
  }

  async #load(spaces: readonly number[], ordinals: readonly Ordinal[]): Promise<Texts> {
    for (const space of spaces) await this.#store.ensureIndex(space);
    return this.#store.payloads(ordinals);
  }

  async #stats(engine: EngineStats): Promise<Stats> {
    const { storage, head, damage, lost } = this.#store;
    return {
      ...engine,
      storage: {
        kind: storage.traits.kind,
        durability: storage.traits.durability,
        generation: head.generation,
        quarantined: head.quarantine.length + damage.count,
        state: lost === undefined ? 'ok' : lost.code === 'storage_lost' ? 'storage-lost' : 'storage-replaced',
      },
      models: [],
      ...(this.#lastError === undefined ? {} : { lastError: this.#lastError }),
    };
  }

  async #lint(engine: readonly Finding[], strict: boolean): Promise<LintReport> {
    await inspectPages(this.#store);
    const { head, damage } = this.#store;
    const findings = [...engine];
    const aside = head.quarantine.length + damage.count;
    if (aside > 0)
      findings.push({
        check: 'quarantine',
        level: 'error',
        ids: [],
        detail: `${aside} damaged values of the store were put aside.`,
      });
    if (damage.faults > 0)
      findings.push({
        check: 'missing-events',
        level: 'error',
        ids: [],
        detail: `${damage.faults} events do not fit, because something before them is damaged.`,
      });
    return { ok: !findings.some(({ level }) => level === 'error' || strict), findings };
  }

  onChange(listener: (notice: ChangeNotice) => void): () => void {
    return this.#notices.subscribe(listener);
  }

  async flush(): Promise<void> {
    return this.#guard({}, async () => {
      await this.#writer.idle();
      await this.#foldAll();
    });
  }

  async close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#writer.idle();
    this.#unsubscribe();
    try {
      // What is durable stays durable when this fold fails.
      if (this.#store.lost === undefined) await this.#foldAll();
    } catch {
      // The next open folds.
    } finally {
      this.#runtime.hints.close();
      await this.#store.storage.close();
    }
  }

  async #foldAll(): Promise<void> {
    await this.#store.catchUp();
    const goal = this.#store.sequence;
    if (this.#store.head.folded < goal || this.#store.damage.count > 0)
      await this.#checkpoints.until(() => this.#store.head.folded >= goal && this.#store.damage.count === 0);
  }

  async #compact(): Promise<null> {
    const { generation } = this.#store.head;
    await this.#checkpoints.until(() => this.#store.head.generation > generation, { everything: true });
    return null;
  }

  /** Throws every index away and builds the ones in use again from the texts. */
  async #reindex(): Promise<null> {
    const { generation } = this.#store.head;
    await this.#checkpoints.until(() => this.#store.head.generation > generation, { withoutIndex: true });
    for (const space of [...this.#store.state.ledger.spaces()]) {
      this.#store.state.indexes.delete(space);
      await this.#store.ensureIndex(space);
    }
    const next = this.#store.head.generation;
    await this.#checkpoints.until(() => this.#store.head.generation > next);
    return null;
  }

  /** Removes every value, what identifies the store last. */
  async #destroy(): Promise<null> {
    await this.#writer.idle();
    const { storage } = this.#store;
    const keys: string[] = [];
    for await (const key of storage.list('')) if (key !== identityKey) keys.push(key);
    await storage.commit({ remove: keys });
    await storage.commit({ remove: [identityKey] });
    this.#runtime.hints.post();
    this.#closed = storage.close().finally(() => {
      this.#unsubscribe();
      this.#runtime.hints.close();
    });
    await this.#closed;
    return null;
  }

  async #guard<T>({ signal }: CallOptions, work: () => T | Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new MemoryError('closed', 'This memory was closed; open it again.');
    if (signal?.aborted) throw aborted();
    try {
      const outcome = await work();
      return outcome;
    } catch (error) {
      if (isMemoryError(error)) {
        this.#lastError = { code: error.code, message: error.message };
        throw error;
      }
      throw error;
    }
  }
}

function aborted(): MemoryError {
  return new MemoryError('aborted', 'The operation was aborted by its caller.');
}
