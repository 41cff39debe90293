import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import type { Persons } from '../read/owner.js';
import { isOf, self, thing } from '../read/owner.js';
import type { Token } from '../read/token.js';
import type { Frame, Owner, Predicate, Value } from '../statement.js';

/** A clause before its frames are read. */
export interface Parsed {
  readonly tokens: readonly Token[];
  readonly chunks: readonly Chunk[];
  readonly subject: Chunk | undefined;
  readonly predicate: Predicate;
  readonly owner: Owner;
  readonly persons: Persons;
  readonly pack: LanguagePack;
}

/** What the readers of frames collect. */
export interface Collected {
  readonly frames: Frame[];
  /** Noun phrases that are values: they limit nothing. */
  readonly used: Set<Chunk>;
  /** "Omar is my manager" is about me, not about Omar. */
  owner?: Owner;
}

/** The slot that a noun phrase names: its noun, what narrows it, and whose it is. */
export interface SlotName {
  readonly slot: string;
  readonly key: string;
  readonly of: ReadonlySet<string>;
  readonly owner: Owner;
  /** "my favourite …", "the current …": one at a time, whatever the noun. */
  readonly pinned: boolean;
  /** "my old address": not what holds now. */
  readonly former: boolean;
}

const former = /^(?:old|former|previous|ex|earlier|last)$/;
const pinning = /^(?:favorite|go-to|preferred|main|primary|default|current|usual)$/;
const belongs = /^(?:of|for|at|in|on|from|with|to)$/;

/** Reads the name of a slot from a noun phrase and the phrases that hang on it: "the budget for Heron", "Heron's budget". */
export function slotName(
  chunk: Chunk,
  { persons, pack }: Pick<Parsed, 'persons' | 'pack'>,
  followers: readonly Chunk[] = [],
): SlotName {
  const of = new Set<string>();
  let pinned = false;
  let old = false;
  const shown: string[] = [];
  for (const token of chunk.tokens) {
    if (token === chunk.head || (token.kind === 'verb' && token.form === 'past')) continue;
    if (former.test(token.base)) old = true;
    else if (pinning.test(token.base)) pinned = true;
    else if (token.quantity) of.add(`${token.quantity.kind}${token.quantity.value}`);
    else if (!pack.neutral.has(token.concept)) {
      of.add(token.concept);
      shown.push(token.base);
    }
  }
  let owner: Owner | undefined;
  for (const hung of [chunk.owner, ...followers]) {
    if (!hung) continue;
    const somebody = isOf(hung, persons);
    if (somebody?.kind === 'self') owner = self;
    else if (somebody && hung.tokens.some((token) => token.entry?.person)) owner = somebody;
    if (somebody?.kind !== 'self')
      for (const token of hung.tokens)
        if (!pack.neutral.has(token.concept))
          of.add(token.quantity ? `${token.quantity.kind}${token.quantity.value}` : token.concept);
  }
  const whose = chunk.whose ?? chunk.owner?.whose;
  owner ??=
    whose === 'self'
      ? persons.i
      : whose === 'you'
        ? persons.you
        : whose === 'third'
          ? { kind: 'third', key: '', names: [] }
          : thing;
  const display = [...shown, chunk.head.base].join(' ');
  return { slot: display, key: chunk.head.concept, of, owner, pinned, former: old };
}

/** The phrases that hang on the subject: those with a preposition between it and the verb. */
export function hanging(subject: Chunk, { chunks, predicate }: Parsed): Chunk[] {
  return chunks.filter((chunk) => chunk.at > subject.at && chunk.at < predicate.at && belongs.test(chunk.preposition));
}

/** The noun phrases behind the verb. */
export function objects({ chunks, predicate }: Parsed): Chunk[] {
  return chunks.filter((chunk) => chunk.at >= predicate.behind);
}

/** "My number is 555-0199": so long a number is that of a phone. */
export function asPhone<N extends Pick<SlotName, 'slot' | 'key' | 'of'>>(name: N, { terms }: Value): N {
  const long = name.key === 'number' && name.of.size === 0 && [...terms].some((term) => /^\+?\d[\d-]{5,}$/.test(term));
  return long ? { ...name, slot: 'phone number', key: 'phone number' } : name;
}

export function frame(
  given: SlotName,
  value: Value,
  { predicate, pack }: Parsed,
  single: boolean,
  change = false,
): Frame {
  const { sign } = predicate;
  const name = given.owner.kind === 'self' ? asPhone(given, value) : given;
  const abstract = name.pinned || pack.attributes.has(name.key);
  return {
    slot: name.slot,
    key: name.key,
    of: name.of,
    value,
    single: single || name.pinned,
    change,
    abstract,
    sign,
    owner: name.owner,
  };
}

/** A frame of a slot that the tables name. */
export function known(
  slot: string,
  value: Value,
  { predicate, owner, pack }: Parsed,
  single: boolean,
  change = false,
  of: ReadonlySet<string> = none,
): Frame {
  return {
    slot,
    key: nouns.test(slot) ? pack.keyOf(slot) : slot,
    of,
    value,
    single,
    change,
    abstract: false,
    sign: predicate.sign,
    owner,
  };
}

/** Slots that are also said with their noun: "I report to Omar", "Omar is my manager". */
const nouns = /^(?:bedtime|commute|manager|car|employer|bank|insurer|birthday|school|supplier)$/;

export const none: ReadonlySet<string> = new Set();
