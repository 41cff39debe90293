import { decodeUtf8, encodeUtf8 } from '../../model/utf8.js';
import { termsOf } from '../text/analyse.js';
import { everydayWords } from '../text/everyday.js';
import { fold } from '../text/fold.js';
import { valueFields } from './fields.js';
import type { Segment } from './segment.js';
import type { IndexView } from './statistics.js';

/** So many names of speakers are looked through in each segment. */
const mostNames = 500;
/** Shorter beginnings of a name are too many names, and fewer consonants sound like too many. */
const shortest = 3;

/**
 * The term of the one speaker whose name is meant by a name that is written otherwise ("Mohammed" is Muhammad, "Mel" is Melanie); undefined
 * when nobody or more than one is, or when somebody is written so. Latin letters only.
 */
export function speakerMeant(view: IndexView, written: string): string | undefined {
  const asked = fold(written);
  if (!/^[a-z]{3,24}$/.test(asked)) return undefined;
  const sound = soundOf(asked);
  const alike = new Set<string>();
  const shortened = new Set<string>();
  for (const { segment } of view.shards) {
    for (const { name, sound: own } of speakersOf(segment)) {
      if (name === asked) return undefined;
      if (own.length >= shortest && own === sound) alike.add(name);
      else if (name.startsWith(asked)) shortened.add(name);
    }
  }
  const [meant, other] = alike.size > 0 ? alike : shortened;
  return meant === undefined || other !== undefined ? undefined : termsOf(meant)[0];
}

/** First letter and consonants, with letters that sound alike as one: names are spelt in many ways, and differ in vowels and doubled letters most. */
function soundOf(name: string): string {
  const plain = name
    .replace(/(.)\1+/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's');
  return plain.charAt(0) + plain.slice(1).replace(/[aeiouyhw]/g, '');
}

interface SpokenName {
  readonly name: string;
  readonly sound: string;
}

/** By segment, which never changes. */
const known = new WeakMap<Segment, readonly SpokenName[]>();

/** The folded words of the names of all who speak in a segment. */
function speakersOf(segment: Segment): readonly SpokenName[] {
  if (segment.fieldTerms === 0) return [];
  const there = known.get(segment);
  if (there !== undefined) return there;
  const names = new Set<string>();
  const { first, end } = segment.range(encodeUtf8(valueFields.speaker));
  for (let term = first; term < Math.min(end, first + mostNames); term++) {
    const speaker = fold(decodeUtf8(segment.term(term)).slice(1));
    for (const word of speaker.split(/[^a-z]+/)) if (word.length >= shortest && !roles.has(word)) names.add(word);
  }
  const found = [...names].map((name) => ({ name, sound: soundOf(name) }));
  known.set(segment, found);
  return found;
}

const roles = new Set(['user', 'human', 'assistant', 'system', 'bot']);

/** From so many letters on a word may be meant by one slip, and by two. */
const oneSlip = 5;
const twoSlips = 8;
/** So many terms are compared with a word, in the order of the shards. */
const mostCompared = 20_000;

/**
 * The term that a word was likely meant for, given as written and as the term that nothing has: one slip away, of eight letters two (a letter
 * too many, one left out, a wrong one, two neighbours swapped; the first letter holds). Terms of active units and the everyday words are looked
 * through. Of several the nearest, then the one in the most units, then the first by its letters. A word of the tables is meant as it is.
 * Letters from a to z only.
 */
export function termMeant({ shards }: IndexView, written: string, asked: string): string | undefined {
  const folded = fold(written);
  if (folded.length < oneSlip || !/^[a-z]+ [a-z]+$/.test(`${folded} ${asked}`)) return undefined;
  const word = encodeUtf8(folded);
  const term = encodeUtf8(asked);
  /** By slips: terms, with the number of units. */
  const near = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
  let left = mostCompared;
  for (const shard of shards) {
    const { segment } = shard;
    const { dictionary, termOffsets } = segment;
    const { first, end } = segment.range(term.subarray(0, 1));
    for (let i = first; i < end && left-- > 0; i++) {
      const slips = slipsTo(term, dictionary, termOffsets[i] as number, termOffsets[i + 1] as number);
      if (slips === 0) continue;
      const other = decodeUtf8(segment.term(i));
      near[slips].set(other, (near[slips].get(other) ?? 0) + shard.frequency(i));
    }
  }
  // What only replaced records have is meant by nobody.
  for (const equal of near) for (const [other, frequency] of equal) if (frequency === 0) equal.delete(other);
  for (const [other, own] of everydayWords(asked.charAt(0))) {
    if (own === asked) return undefined;
    const slips = slipsTo(word, encodeUtf8(other), 0, other.length);
    if (slips > 0 && !near[slips].has(own)) near[slips].set(own, 0);
  }
  const best = near.find(({ size }) => size > 0) ?? [];
  return [...best].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}

/** How many slips lead from a word to the one that stands in `other`, beyond the first letter: 1 or 2, 0 when it is too far or the same. */
function slipsTo(word: Uint8Array, other: Uint8Array, from: number, to: number): 0 | 1 | 2 {
  const { length } = word;
  const most = length < oneSlip ? 0 : length < twoSlips ? 1 : 2;
  if (!isNear(word, 1, other, from + 1, to, most)) return 0;
  return most === 1 || isNear(word, 1, other, from + 1, to, 1) ? 1 : 2;
}

/** Whether `a` from `i` on turns into `b` from `j` to `end` with so many slips. */
function isNear(a: Uint8Array, i: number, b: Uint8Array, j: number, end: number, slips: number): boolean {
  if (i > a.length || j > end || Math.abs(a.length - i - end + j) > slips) return false;
  while (i < a.length && j < end && a[i] === b[j]) {
    i++;
    j++;
  }
  const rest = a.length - i + end - j;
  if (rest === 0 || slips === 0) return rest === 0;
  return (
    isNear(a, i + 1, b, j + 1, end, slips - 1) ||
    isNear(a, i + 1, b, j, end, slips - 1) ||
    isNear(a, i, b, j + 1, end, slips - 1) ||
    (a[i] === b[j + 1] && a[i + 1] === b[j] && isNear(a, i + 2, b, j + 2, end, slips - 1))
  );
}
