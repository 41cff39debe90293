import type { Comparing } from '../model/commands.js';
import { compact } from '../model/parse/memory.js';
import { parseSearch, type RecallSettings } from '../model/parse/query.js';
import { parseScope, toAccess } from '../model/parse/scope.js';
import { asInteger, asName, asNumber, asObject, invalid, isRecord, readable, sortOf } from '../model/parse/value.js';
import type { Access, Scope } from '../model/scope.js';
import type { Enrich, Enricher } from '../ports/enricher.js';
import type { Judge } from '../ports/judge.js';
import type { Storage } from '../ports/storage.js';

/** What every way of opening a memory accepts. */
export interface HandleOptions {
  /** Whose memory the handle reads and writes; by default the personal space of user `local`. */
  readonly scope?: Scope;
  /** Who writes, shown as `createdBy`, such as `user:ada` or `agent:planner`; by default the agent of the scope, else its user. */
  readonly actor?: string;
  /** Defaults of this handle for `recall` and `search`. */
  readonly recall?: RecallSettings;
  /** Asked, on this side, about what the rules cannot tell; it may be slow or fail. */
  readonly judge?: Judge;
  /**
   * Asked, on this side, by `enrich` and, where it has the method `patterns`, by `improve`; it may be slow or fail. A function, or an
   * object with the method `enrich`.
   */
  readonly enricher?: Enricher | Enrich;
  /** The least share of content words (Jaccard) by which two memories that agree in numbers, names and negation are one, 0 to 1; default 0.85. */
  readonly duplicateSimilarity?: number;
  /**
   * What a new memory is compared with. `scanK`: as many memories as its words bring, 1 to 100, default 14; `minSimilarity`: the least
   * share of its words, by their rarity, that such a memory has, 0 to 1, default 0.1 from 2,000 memories on and 0 below. Those about the
   * same slot are compared in any case.
   */
  readonly conflicts?: { readonly minSimilarity?: number; readonly scanK?: number };
  /** The clock, in milliseconds since 1970 UTC; for tests. */
  readonly now?: () => number;
  /** The maker of record ids: 1 to 64 of `A-Z a-z 0-9 _ . : -`, starting with a letter or a digit, never the same twice; for tests. */
  readonly newId?: () => string;
}

const handleFields = [
  'scope',
  'actor',
  'recall',
  'judge',
  'enricher',
  'duplicateSimilarity',
  'conflicts',
  'now',
  'newId',
] as const satisfies readonly (keyof HandleOptions)[];

/**
 * Options checked, so that a mistake shows when the memory is opened and not at some later call.
 *
 * @param others names of further options, which the caller checks
 * @throws MemoryError `invalid` that names the option
 */
export function parseHandleOptions(value: unknown, others: readonly string[] = []): HandleOptions {
  const given = asObject(value, 'options', [...handleFields, ...others]);
  const { scope, actor, recall, judge, enricher, duplicateSimilarity, conflicts, now, newId } = given;
  const options: HandleOptions = compact({
    scope: scope === undefined ? undefined : parseScope(scope),
    actor: actor === undefined ? undefined : asName(actor, 'actor'),
    recall: recall === undefined ? undefined : parseRecallDefaults(recall),
    judge: judge === undefined ? undefined : asJudge(judge),
    enricher: enricher === undefined ? undefined : asEnricher(enricher),
    duplicateSimilarity:
      duplicateSimilarity === undefined ? undefined : asNumber(duplicateSimilarity, 'duplicateSimilarity', 0, 1),
    conflicts: conflicts === undefined ? undefined : parseConflicts(conflicts),
    now: now === undefined ? undefined : asClock(now, 'now'),
    newId: newId === undefined ? undefined : asMaker(newId, 'newId'),
  });
  return options;
}

function parseConflicts(value: unknown): NonNullable<HandleOptions['conflicts']> {
  const { scanK, minSimilarity } = asObject(value, 'conflicts', ['scanK', 'minSimilarity']);
  return compact({
    scanK: scanK === undefined ? undefined : asInteger(scanK, 'conflicts.scanK', 1, 100),
    minSimilarity: minSimilarity === undefined ? undefined : asNumber(minSimilarity, 'conflicts.minSimilarity', 0, 1),
  });
}

/** What of the options says how statements are compared; `undefined` when nothing does. */
export function comparingOf({ duplicateSimilarity, conflicts }: HandleOptions): Comparing | undefined {
  if (duplicateSimilarity === undefined && conflicts === undefined) return undefined;
  return compact({ duplicateSimilarity, ...conflicts });
}

/** The scope and the actor of a handle, with their defaults. */
export function accessOf({ scope, actor }: HandleOptions): Access {
  return toAccess(scope ?? {}, actor);
}

export function asFunction<F extends (...args: never[]) => unknown>(value: unknown, field: string): F {
  if (typeof value !== 'function') throw invalid(field, `must be a function, not ${sortOf(value)}`);
  return value as F;
}

/** A function that the caller wants to be called while something is under way. What it throws ends that as `invalid`, with it as the cause. */
export function asCallback<A extends readonly unknown[]>(value: unknown, field: string): (...args: A) => void {
  const call = asFunction<(...args: A) => unknown>(value, field);
  return (...args) => readable(field, () => void call(...args));
}

/** A clock of the caller's, whose every answer is a time. */
export function asClock(value: unknown, field: string): () => number {
  const call = asFunction<() => unknown>(value, field);
  return () => {
    // As far as a Date reaches.
    return asNumber(readable(field, call), `what ${field} returns`, -8.64e15, 8.64e15);
  };
}

/** A maker of ids, of which each is checked where it is used. */
export function asMaker(value: unknown, field: string): () => string {
  const call = asFunction<() => string>(value, field);
  return () => readable(field, call);
}

/** A judge by its shape. @throws MemoryError `invalid` */
function asJudge(value: unknown): Judge {
  if (!isJudge(value)) throw invalid('judge', 'must have a method relate, and may have a method pick');
  return value;
}

/** An enricher by its shape. @throws MemoryError `invalid` */
function asEnricher(value: unknown): Enricher | Enrich {
  if (!isEnricher(value))
    throw invalid('enricher', 'must be a function, or have a method enrich, and may have a method patterns');
  return value;
}

function isEnricher(value: unknown): value is Enricher | Enrich {
  if (typeof value === 'function') return true;
  return (
    isRecord(value) &&
    typeof value.enrich === 'function' &&
    (value.patterns === undefined || typeof value.patterns === 'function')
  );
}

function isJudge(value: unknown): value is Judge {
  return readable(
    'judge',
    () =>
      isRecord(value) &&
      typeof value.relate === 'function' &&
      (value.pick === undefined || typeof value.pick === 'function'),
  );
}

function parseRecallDefaults(value: unknown): RecallSettings {
  parseSearch(toAccess({}), '', value);
  const { cursor, asOf, includeSuperseded, signal, ...defaults } = value as Readonly<Record<string, unknown>>;
  for (const [field, given] of Object.entries({ cursor, asOf, includeSuperseded, signal })) {
    if (given !== undefined) throw invalid(`recall.${field}`, 'belongs to a single call and cannot be a default');
  }
  return compact(defaults);
}

/** A storage by its shape. @throws MemoryError `invalid` */
export function asStorage(value: unknown, field = 'storage'): Storage {
  if (!isStorage(value)) {
    throw invalid(field, 'must be a storage, such as memoryStorage() or what your adapter returns');
  }
  return value;
}

function isStorage(value: unknown): value is Storage {
  return readable(
    'storage',
    () =>
      isRecord(value) &&
      isRecord(value.traits) &&
      ['open', 'read', 'list', 'commit', 'close'].every((method) => typeof value[method] === 'function'),
  );
}
