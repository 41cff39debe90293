/// <reference lib="esnext.disposable" preserve="true" />

import type { Imported, ImportSource } from '../exchange/index.js';
import type { When } from '../model/calendar.js';
import type { Forgotten, Improved, Remembered } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { NewMemory } from '../model/parse/memory.js';
import { parsePrincipal, parseScope, toAccess } from '../model/parse/scope.js';
import { asObject } from '../model/parse/value.js';
import type { Analysis, Hit, Inspected, LintReport, RecordView, SearchResult, Stats } from '../model/queries.js';
import type { Principal } from '../model/records.js';
import type { Scope } from '../model/scope.js';
import type { ChangeNotice, Driver } from '../ports/driver.js';
import { type Loaded, type LoadOptions, rememberAll } from './bulk.js';
import { type EnrichOptions, enrich } from './enriching.js';
import { type ExportOptions, exportMemories } from './exporting.js';
import { closedError, type Handle, type Residence } from './handle.js';
import { type ImportOptions, importMemories } from './importing.js';
import { type ImproveOptions, improve } from './improving.js';
import { type DescribedForgetOptions, forgetByDescription } from './judging.js';
import { type LintOptions, lint } from './linting.js';
import { accessOf, asFunction, comparingOf, type HandleOptions } from './options.js';
import * as reading from './reading.js';
import { requestPersistence, stats } from './residence.js';
import { type Spaces, spacesOf } from './spaces.js';
import * as writing from './writing.js';

/**
 * A memory: one store seen from one scope. Every method that returns a promise rejects with a `MemoryError`, also for a
 * wrong argument; nothing is thrown at once except by `as`, `onChange` and `export`, which return no promise.
 */
export interface Memory {
  /**
   * Stores one memory, durable when the promise resolves. A bare string is a fact, a bare question a note. Unless `relate` is
   * false, it is compared with what is known first: what it contradicts or updates is superseded, what says the same already is
   * not stored again, and a request to forget is not stored at all.
   */
  remember(input: string | NewMemory, options?: Partial<NewMemory>): Promise<Remembered>;
  /** Stores 1 to 100 memories in one commit, or none: `batch_invalid` lists the problems by index. */
  rememberBatch(items: readonly NewMemory[], options?: writing.BatchOptions): Promise<readonly Remembered[]>;
  /** Stores any number of memories in groups. Invalid ones are reported by index; with external ids a load can be repeated to resume it. */
  rememberAll(items: Iterable<NewMemory> | AsyncIterable<NewMemory>, options?: LoadOptions): Promise<Loaded>;
  /** Replaces what a memory says; the old one is superseded and never recalled again. */
  amend(id: string, content: string, options?: writing.AmendOptions): Promise<Remembered>;
  /** Undoes a supersede or a merge: a new memory says what the old one said. Never for a forgotten one. */
  restore(id: string, options?: { readonly reason?: string }): Promise<Remembered>;
  /** Settles a possible conflict: both hold, or the newer one replaces the older. */
  resolve(pair: readonly [string, string], choice: 'both' | 'replace'): Promise<void>;
  /**
   * Merges memories that say the same and derives patterns from what several say, never from fewer than two: by the rules, and from what
   * the enricher says if it has the method `patterns`. Each part is durable as soon as it is done; doing it again adds nothing.
   */
  improve(options?: ImproveOptions): Promise<Improved>;
  /**
   * Asks the enricher about the current memories that it was not asked about yet, and stores what it says, so that they are found by
   * words that they do not have themselves. What it says too late, about a memory that was forgotten, replaced or edited meanwhile,
   * is dropped.
   *
   * @returns the number of memories that were enriched
   */
  enrich(options?: EnrichOptions): Promise<number>;
  /** Changes details of a memory, not what it says. */
  edit(id: string, details: writing.DetailChanges): Promise<Remembered>;
  /** Erases for good. A string is an id. Resolves when no byte of the text is left. */
  forget(target: string | writing.ForgetTarget, options?: writing.ForgetOptions): Promise<Forgotten>;
  /**
   * Forgets what a person asks to forget in their own words. A question forgets nothing; where several memories may be meant,
   * or none surely, nothing is forgotten and the candidates come back.
   */
  forgetByDescription(text: string, options?: DescribedForgetOptions): Promise<Forgotten>;

  /** The memories that answer a query best. Never changes anything. */
  recall(query: string, options?: reading.RecallOptions): Promise<reading.Recalled>;
  /** Like `recall`, in pages and with what was left out; an empty query lists by recency. */
  search(query: string, options?: reading.SearchOptions): Promise<SearchResult>;
  /** The newest memories, newest first. 1 to 100, default 20. */
  recent(limit?: number): Promise<readonly Hit[]>;
  /** One memory of any standing; a forgotten one shows id, times and reason. Rejects with `not-found`. */
  get(id: string): Promise<RecordView>;
  /** The chain of what replaced what, oldest first; with `asOf` as it was known at that moment. Rejects with `not-found`. */
  history(id: string, options?: { readonly asOf?: When }): Promise<readonly RecordView[]>;
  /** Every memory of every standing, in pages, newest first. */
  inspect(options?: reading.InspectOptions): Promise<Inspected>;
  /** What the store holds, where its bytes are and how safe they are. */
  stats(options?: { readonly all?: boolean }): Promise<Stats>;
  /** Faults of the store; `strict` also fails on warnings. */
  lint(options?: LintOptions): Promise<LintReport>;
  /** How the search sees a text. */
  analyze(text: string): Promise<Analysis>;

  /** Everything in the scope of this handle as JSON Lines, tombstones included. */
  export(options?: ExportOptions): AsyncIterable<Uint8Array>;
  /** Takes over memories of other systems, or an export of loci. Repeating an import adds nothing; what was forgotten stays so. */
  import(source: ImportSource, options?: ImportOptions): Promise<Imported>;

  /** Rewrites the store without what is no longer needed. */
  compact(): Promise<void>;
  /** Builds the search index anew. */
  reindex(): Promise<void>;
  /** Folds everything acknowledged into pages. */
  flush(): Promise<void>;
  /** Asks the browser to exempt the store from eviction; whether it is exempt now. Where there is no eviction: whether the store is durable. */
  requestPersistence(): Promise<boolean>;
  /**
   * Calls `listener` after each commit that became visible here and changed memories in the scope of this handle; returns the end
   * of the subscription.
   */
  onChange(listener: (notice: ChangeNotice) => void): () => void;
  /** Spaces that several users share, each with a role. */
  readonly spaces: Spaces;

  /** The same store seen from a narrower scope; what the scope does not name stays as it is. Cheap. */
  as(scope: Scope, options?: { readonly onBehalfOf?: Principal }): Memory;
  /** Ends this handle and those derived from it; later calls reject with `closed`. The handle that was opened also closes the store. */
  close(): Promise<void>;
  /** Deletes the whole store, whatever the scope, and closes it. Only for the handle that was opened, else `denied`. */
  destroy(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A memory over an opened driver. */
export function createMemory(driver: Driver, options: HandleOptions = {}, residence?: Residence): Memory {
  return memoryOf(
    {
      driver,
      access: accessOf(options),
      recall: options.recall ?? {},
      residence,
      compare: comparingOf(options),
      judge: options.judge,
      enricher: options.enricher,
      now: options.now ?? Date.now,
    },
    undefined,
  );
}

interface Parent {
  isClosed(): boolean;
}

function memoryOf(handle: Handle, parent: Parent | undefined): Memory {
  const { driver, access } = handle;
  const subscriptions = new Set<() => void>();
  let closing: Promise<void> | undefined;
  const self: Parent = { isClosed: () => closing !== undefined || parent?.isClosed() === true };

  const assertOpen = () => {
    if (self.isClosed()) throw closedError();
  };
  const verb =
    <A extends unknown[], R>(perform: (handle: Handle, ...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      assertOpen();
      return perform(handle, ...args);
    };
  const end = (close: () => Promise<void>): Promise<void> => {
    closing ??= (async () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      if (parent === undefined) await close();
    })();
    return closing;
  };
  const close = () => end(() => driver.close());

  return {
    remember: verb(writing.remember),
    rememberBatch: verb(writing.rememberBatch),
    rememberAll: verb(rememberAll),
    amend: verb(writing.amend),
    edit: verb(writing.edit),
    restore: verb(writing.restore),
    resolve: verb(writing.resolve),
    improve: verb(improve),
    enrich: verb(enrich),
    forget: verb(writing.forget),
    forgetByDescription: verb(forgetByDescription),
    recall: verb(reading.recall),
    search: verb(reading.search),
    recent: verb(reading.recent),
    get: verb(reading.get),
    history: verb(reading.history),
    inspect: verb(reading.inspect),
    stats: verb(stats),
    lint: verb(lint),
    analyze: verb(reading.analyze),
    export: (exportOptions) => exportMemories(handle, assertOpen, exportOptions),
    import: verb(importMemories),
    compact: verb(async () => void (await driver.run({ type: 'compact' }))),
    reindex: verb(async () => void (await driver.run({ type: 'reindex' }))),
    requestPersistence: verb(requestPersistence),
    flush: verb(() => driver.flush()),
    spaces: spacesOf(verb),

    onChange(listener) {
      assertOpen();
      const call = asFunction<(notice: ChangeNotice) => unknown>(listener, 'listener');
      const unsubscribe = driver.onChange((notice) => {
        // A fault of one listener, at once or later, is neither the store's nor the other listeners', and no reason to end a process.
        (async () => call(notice))().catch((error: unknown) => console.error(error));
      }, access);
      const stop = () => {
        subscriptions.delete(stop);
        unsubscribe();
      };
      subscriptions.add(stop);
      return stop;
    },

    as(scope, asOptions = {}) {
      assertOpen();
      const { onBehalfOf } = asObject(asOptions, 'options', ['onBehalfOf']);
      const principal = onBehalfOf === undefined ? access.onBehalfOf : parsePrincipal(onBehalfOf);
      const given = parseScope(scope);
      const { actor, onBehalfOf: _, ...own } = access;
      // Whoever names another user or agent writes as that one, otherwise the actor stays.
      const same = given.user === undefined && given.agent === undefined;
      const narrower = toAccess({ ...own, ...given }, same ? actor : undefined, principal);
      return memoryOf({ ...handle, access: narrower }, self);
    },

    close,
    async destroy() {
      assertOpen();
      if (parent !== undefined) {
        throw new MemoryError('denied', 'Only the handle that opened the store may delete it.');
      }
      await driver.run({ type: 'destroy' });
      await close();
    },
    [Symbol.asyncDispose]: close,
  };
}
