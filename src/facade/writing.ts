import { toMillis, type When } from '../model/calendar.js';
import type {
  ForgetCommand,
  Forgotten,
  LoadedItem,
  NewItem,
  OnExisting,
  Remembered,
  ForgetTarget as TargetQuery,
} from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { Json } from '../model/json.js';
import {
  compact,
  type NewMemory,
  parseBatch,
  parseContent,
  parseDetails,
  parseNewMemory,
} from '../model/parse/memory.js';
import { parseForgetTarget, parseId, parseReason } from '../model/parse/query.js';
import { asArray, asBoolean, asObject, asOneOf, invalid, isRecord, readable, sortOf } from '../model/parse/value.js';
import type { Ref } from '../model/records.js';
import { type Access, defaultUser } from '../model/scope.js';
import type { Handle } from './handle.js';
import { judged } from './judging.js';

export interface BatchOptions {
  /** What an item does whose external id is in use and whose content differs; default `amend`. */
  readonly onExisting?: OnExisting;
  /** Whether items are related to what is known, as `remember` does; default no. An item's own `relate` wins. */
  readonly relate?: boolean;
}

export interface AmendOptions {
  /** Why, at most 120 characters. */
  readonly reason?: string;
  /** When the new content came to hold. */
  readonly eventTime?: When;
}

/** New values of details; absent ones stay as they are, `null` clears. */
export interface DetailChanges {
  readonly tags?: readonly string[] | null;
  readonly refs?: readonly Ref[] | null;
  readonly category?: string | null;
  readonly importance?: number | null;
  /** Milliseconds from now. */
  readonly ttl?: number | null;
  readonly meta?: Json;
}

/** What to forget. Several keys narrow; at least one is needed. */
export interface ForgetTarget {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly query?: string;
  /** Memories that have every word of it; several need `all`. */
  readonly topic?: string;
  /** Memories that have every word of this name; several need `all`. */
  readonly entity?: string;
  readonly session?: string;
  /** Everything from this source. What another source says too stays, without this one. */
  readonly source?: string;
  readonly externalId?: string;
  readonly ref?: { readonly type: string; readonly id: string };
  /** Memories whose moment (`eventTime`, else `storedAt`) lies before this one. */
  readonly before?: When;
  /** Everything in the personal space of this user, what agents keep there included; `denied` to an agent and to other users. */
  readonly user?: string;
}

export interface ForgetOptions {
  /** Kept with the tombstone, at most 120 characters. */
  readonly reason?: string;
  /** Takes all matches of a query, where otherwise several good ones forget nothing. */
  readonly all?: boolean;
  /** Says what would go and changes nothing. */
  readonly dryRun?: boolean;
}

export async function remember(
  handle: Handle,
  input: string | NewMemory,
  options: Partial<NewMemory> = {},
): Promise<Remembered> {
  const item = parseNewMemory(withDefaults(input, options));
  const [outcome] = await store(handle, related([item], true), 'amend');
  return judged(handle, remembered(outcome));
}

export async function rememberBatch(
  handle: Handle,
  items: readonly NewMemory[],
  options: BatchOptions = {},
): Promise<readonly Remembered[]> {
  const given = asObject(options, 'options', ['onExisting', 'relate']);
  const relate = given.relate !== undefined && asBoolean(given.relate, 'relate');
  const onExisting =
    given.onExisting === undefined ? 'amend' : asOneOf(given.onExisting, 'onExisting', ['amend', 'skip', 'error']);
  const outcomes = await store(handle, related(parseBatch(items), relate), onExisting);
  const results: Remembered[] = [];
  for (const outcome of outcomes) results.push(await judged(handle, remembered(outcome)));
  return results;
}

export async function amend(
  { driver, access }: Handle,
  id: string,
  content: string,
  options: AmendOptions = {},
): Promise<Remembered> {
  const given = asObject(options, 'options', ['reason', 'eventTime']);
  return driver.run(
    compact({
      type: 'amend' as const,
      access,
      id: parseId(id),
      content: parseContent(content),
      reason: parseReason(given.reason),
      eventTime: given.eventTime === undefined ? undefined : toMillis(given.eventTime, 'eventTime'),
    }),
  );
}

export async function restore(
  { driver, access }: Handle,
  id: string,
  options: { readonly reason?: string } = {},
): Promise<Remembered> {
  const given = asObject(options, 'options', ['reason']);
  return driver.run(compact({ type: 'restore' as const, access, id: parseId(id), reason: parseReason(given.reason) }));
}

export async function resolve(
  { driver, access }: Handle,
  pair: readonly [string, string],
  choice: 'both' | 'replace',
): Promise<void> {
  const [a, b, ...more] = asArray(pair, 'pair');
  if (b === undefined || more.length > 0) throw invalid('pair', 'must name two ids');
  const ids = [parseId(a, 'pair'), parseId(b, 'pair')] as const;
  await driver.run({ type: 'resolve', access, pair: ids, choice: asOneOf(choice, 'choice', ['both', 'replace']) });
}

export async function edit({ driver, access }: Handle, id: string, details: DetailChanges): Promise<Remembered> {
  return driver.run({ type: 'edit', access, id: parseId(id), details: parseDetails(details) });
}

export async function forget(
  { driver, access: own }: Handle,
  given: string | ForgetTarget,
  options: ForgetOptions = {},
): Promise<Forgotten> {
  const target = parseForgetTarget(given);
  return driver.run(forgetting(accessTo(target.user, own), target, options));
}

/**
 * Where everything of a user lies. The handle of nobody in particular reaches every user; another one only its own, and an
 * agent's does not reach what other agents keep.
 */
function accessTo(user: string | undefined, own: Access): Access {
  if (user === undefined) return own;
  if (own.agent !== undefined) {
    throw new MemoryError(
      'denied',
      'An agent reaches only what it may read; forget everything of a user from a handle without an agent.',
    );
  }
  if (user === own.user) return own;
  if (own.user !== defaultUser || own.space !== undefined) {
    throw new MemoryError(
      'denied',
      'This handle forgets for its own user only; use as({ user }) of the handle that was opened.',
    );
  }
  return { ...own, user };
}

function forgetting(access: Access, target: TargetQuery, options: ForgetOptions): ForgetCommand {
  const given = asObject(options, 'options', ['reason', 'all', 'dryRun']);
  const flag = (field: 'all' | 'dryRun') => given[field] !== undefined && asBoolean(given[field], field);
  return compact({
    type: 'forget' as const,
    access,
    target,
    reason: parseReason(given.reason),
    all: flag('all'),
    dryRun: flag('dryRun'),
  });
}

/** Stores items of one deliberate call: all or none, and what was forgotten may come back. */
function store({ driver, access, compare }: Handle, items: readonly NewItem[], onExisting: OnExisting) {
  const how = { onExisting, revive: true, itemwise: false, dryRun: false } as const;
  return driver.run(compact({ type: 'remember' as const, access, items, compare, ...how }));
}

/** Items with a word on whether they are related: their own, else the call's; turns of a conversation are not. */
export function related(items: readonly NewItem[], relate: boolean): readonly NewItem[] {
  // Where nothing is said, nothing is related.
  if (!relate) return items;
  return items.map((item) => ({
    ...item,
    relate: item.relate ?? (item.kind !== 'episodic' && item.kind !== 'chunk'),
  }));
}

/** The memory as written, completed by the options of the call; the memory's own fields win. */
function withDefaults(input: unknown, options: unknown): unknown {
  return readable('A memory', () => {
    if (!isRecord(options)) throw invalid('options', `must be an object, not ${sortOf(options)}`);
    if (typeof input === 'string') return { ...options, content: input };
    if (!isRecord(input)) throw invalid('A memory', `must be a text or an object, not ${sortOf(input)}`);
    return { ...options, ...compact(input) };
  });
}

function remembered(outcome: LoadedItem | undefined): Remembered {
  if (outcome?.status === 'failed') throw MemoryError.from(outcome.error);
  if (outcome === undefined || outcome.status === 'forgotten') {
    throw new MemoryError('conflict', 'The memory was forgotten before and was not stored again.');
  }
  return outcome;
}
