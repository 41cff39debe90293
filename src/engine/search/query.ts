import { encodeUtf8 } from '../../model/utf8.js';
import { analyseQuery } from '../text/analyse.js';
import { hasStopWords } from '../text/stopwords.js';
import { type EnrichedField, isEnriched, type WordField, wordFields } from './fields.js';
import { weaknessOf } from './intent.js';
import { asOne, type Found, type Occurrences, occurrences, startMerging } from './occurrences.js';
import { relativesIn } from './relatives.js';
import { hashOf, type Segment } from './segment.js';
import type { Shard } from './shard.js';
import { speakerMeant } from './spelling.js';
import {
  type IndexView,
  inRange,
  inverseFrequency,
  type Located,
  type LocatedRelative,
  locate,
  shardOf,
} from './statistics.js';
import type { Weights } from './weights.js';

/** A term of a query, looked up. */
export interface ResolvedTerm {
  readonly term: string;
  /** What the same word gives in texts of other languages. */
  readonly alternatives: readonly string[];
  /** As written in the query. */
  readonly words: readonly string[];
  /** Occurrences by shard, in the order of the view's shards; undefined where there are none. */
  readonly found: readonly (Occurrences | undefined)[];
  /** By shard: the numbers of all terms that stand for this one. */
  readonly numbers: readonly (readonly number[])[];
  /** Of the term in contents, over active units; of a term that nothing has: the highest there is. */
  readonly idf: number;
  /** In how many active units. */
  readonly frequency: number;
  readonly kind: TermKind;
  /** What a match is worth beside one of the word itself: 1, or less for relatives of a word of the query. */
  readonly share: number;
  /** For relatives: the place of the word that they stand in for. */
  readonly standsFor: number | undefined;
  /** Whether nobody knows that the word stands for it: it was likely mistyped. What is found by a guess has not the word that was asked for. */
  readonly guessed: boolean;
  /** See `weaknessOf`. */
  readonly weakness: number;
  /** Occurrences as a word of a short field; only fields that have any. */
  readonly inFields: readonly InField[];
}

/** What a word of a query is written like. */
export type TermKind = 'quoted' | 'version' | 'code' | 'constant' | 'name' | 'plain';

export interface InField extends Located {
  readonly field: WordField;
}

export interface ResolvedQuery {
  readonly text: string;
  /** The words of the query in order, behind them their relatives. */
  readonly terms: readonly ResolvedTerm[];
  /** How many of the terms are words of the query. */
  readonly own: number;
}

const fieldNames = Object.keys(wordFields) as WordField[];

/**
 * Analyses a query and finds its terms in the index. What it returns holds until the next query is resolved. Of more than 1,024 different
 * terms the rarest that the index has are kept, so that a whole book may be asked with; terms that nothing has go first.
 */
export function resolveQuery(
  view: IndexView,
  text: string,
  weights: Pick<Weights, 'families' | 'classes' | 'spelling' | EnrichedField>,
): ResolvedQuery {
  startMerging();
  const fields = fieldsIn(view).filter((field) => !isEnriched(field) || weights[field] > 0);
  const speakers = fields.includes('speaker');
  const own = analyseQuery(text, (terms) => mostSelective(view, terms)).map(
    ({ term, words, prefix, alternatives: others = [] }): ResolvedTerm => {
      const name =
        speakers && !prefix && /^\p{Lu}/u.test(words[0] ?? '') ? speakerMeant(view, words[0] ?? '') : undefined;
      const alternatives = name === undefined ? others : [...others, name];
      const { found, numbers, frequency } = prefix ? withPrefix(view, term) : exactly(view, term, alternatives);
      const inFields = fields.flatMap((field) =>
        inField(view, field, field === 'speaker' && name !== undefined ? name : term),
      );
      const idf = inverseFrequency(view.liveUnits, frequency);
      return {
        term,
        alternatives,
        words,
        found,
        numbers,
        idf,
        frequency,
        share: 1,
        standsFor: undefined,
        guessed: false,
        kind: kindOf(words, text),
        weakness: Math.min(...words.map(weaknessOf)),
        inFields,
      };
    },
  );
  const asked = new Set(own.map(({ term }) => term));
  // Few questions have a word that nobody knows.
  let known: boolean | undefined;
  const inEnglish = () => {
    known ??= hasStopWords(text.slice(0, quotedWithin));
    return known;
  };
  const relatives = own
    .slice(0, mostExpanded)
    .flatMap((term, place) => relativesOf(view, term, place, asked, weights, inEnglish));
  return { text, terms: [...own, ...relatives], own: own.length };
}

/** The short fields that any record has. Most stores have few of them, and none is looked for in vain. */
function fieldsIn({ shards }: IndexView): readonly WordField[] {
  let present = 0;
  for (const { segment } of shards) if (segment.fieldTerms > 0) present |= fieldsOf(segment);
  return present === 0 ? [] : fieldNames.filter((_, bit) => (present & (1 << bit)) !== 0);
}

/** By segment, which never changes: bit i = it has words of the field i. */
const presence = new WeakMap<Segment, number>();

function fieldsOf(segment: Segment): number {
  const known = presence.get(segment);
  if (known !== undefined) return known;
  let present = 0;
  fieldNames.forEach((field, bit) => {
    const { first, end } = segment.range(encodeUtf8(wordFields[field]));
    if (end > first) present |= 1 << bit;
  });
  presence.set(segment, present);
  return present;
}

const mostAsked = 1024;
/** Stands for the frequency of a term that nothing has. */
const unknown = Number.MAX_SAFE_INTEGER;

/** The terms of a long query that tell most, those in the fewest units; of equal ones the first. `undefined` when there are not too many. */
function mostSelective(
  view: IndexView,
  terms: readonly { readonly term: string; readonly prefix: boolean }[],
): ReadonlySet<string> | undefined {
  if (terms.length <= mostAsked) return undefined;
  const frequencies = terms.map(({ term, prefix }) => {
    const bytes = encodeUtf8(term);
    const code = hashOf(bytes, 0, bytes.length);
    let frequency = 0;
    for (const shard of view.shards) {
      if (prefix) for (const number of inRange(shard.segment.range(bytes))) frequency += shard.frequency(number);
      else {
        const number = shard.segment.find(bytes, code);
        if (number >= 0) frequency += shard.frequency(number);
      }
    }
    return frequency === 0 ? unknown : frequency;
  });
  const order = Array.from(terms, (_, i) => i).sort(
    (a, b) => (frequencies[a] ?? unknown) - (frequencies[b] ?? unknown) || a - b,
  );
  return new Set(order.slice(0, mostAsked).map((i) => terms[i]?.term ?? ''));
}

/** Of a very long query only the first words are widened. */
const mostExpanded = 24;

/** Word families and everyday classes: each a term of its own, whose words share one rarity. */
function relativesOf(
  view: IndexView,
  word: ResolvedTerm,
  place: number,
  asked: ReadonlySet<string>,
  weights: Pick<Weights, 'families' | 'classes' | 'spelling'>,
  inEnglish: () => boolean,
): ResolvedTerm[] {
  const { groups, guessed } = relativesIn(view, word, weights, inEnglish);
  return groups.flatMap(({ here, scale }) => {
    if (scale === 0 || here.length === 0) return [];
    const others = here.filter(({ term }) => !asked.has(term));
    return [...new Set(others.map(({ weight }) => weight))].flatMap((weight) => {
      const numbers = together(
        view,
        others.filter((other) => other.weight === weight),
      );
      const { found, frequency } = asOne(view, numbers);
      if (frequency === 0) return [];
      const idf = inverseFrequency(view.liveUnits, Math.min(view.liveUnits, frequency + word.frequency));
      const share = Math.min(1, scale * weight);
      return [
        {
          ...word,
          found,
          numbers,
          idf,
          frequency,
          share,
          standsFor: place,
          guessed,
          inFields: [],
          kind: 'plain' as const,
        },
      ];
    });
  });
}

/** The numbers of several relatives by shard. Several readings of a word may be in one class, and none of its members counts twice. */
function together(view: IndexView, relatives: readonly LocatedRelative[]): readonly (readonly number[])[] {
  const [first, second] = relatives;
  if (first !== undefined && second === undefined) return first.numbers;
  return view.shards.map((_, shard) => [...new Set(relatives.flatMap(({ numbers }) => numbers[shard] ?? []))]);
}

/** So much of a query is looked at for what stands around a word: beyond it nobody quotes. */
const quotedWithin = 2000;

function kindOf(words: readonly string[], whole: string): TermKind {
  const word = words[0] ?? '';
  const text = whole.slice(0, quotedWithin);
  const at = text.indexOf(word);
  const before = text.slice(0, Math.max(0, at));
  if ((before.match(/`/g)?.length ?? 0) % 2 === 1) return 'code';
  if ((before.match(/["\u201c\u201d]/g)?.length ?? 0) % 2 === 1 && /["\u201d]/.test(text.slice(at))) return 'quoted';
  if (/^v?\d+(?:\.\d+)+/.test(word)) return 'version';
  if (/^[A-Z][A-Z0-9_]{2,}$/.test(word) && /[a-z]/.test(text)) return 'constant';
  if (/\w[_.]\w|[a-z][A-Z]|\w-\d/.test(word)) return 'code';
  return /^\p{Lu}\p{Ll}/u.test(word) && before.trim() !== '' ? 'name' : 'plain';
}

/** A term, together with what the same word gives in texts of other languages. */
function exactly(view: IndexView, term: string, alternatives: readonly string[]): Found {
  if (alternatives.length > 0) {
    // The name of a speaker that is written otherwise may give the term itself.
    const all = [...new Set([term, ...alternatives])];
    const there = all.filter((other) => locate(view, other).numbers.some((number) => number >= 0));
    if (there.length > 1) {
      const located = there.map((other) => locate(view, other).numbers);
      return asOne(
        view,
        view.shards.map((_, place) => located.map((numbers) => numbers[place] ?? -1).filter((number) => number >= 0)),
      );
    }
    return exactly(view, there[0] ?? term, []);
  }
  const { numbers, frequency } = locate(view, term);
  const found = numbers.map((number, i) => (number < 0 ? undefined : occurrences(view.shards[i] as Shard, number)));
  return { found, numbers: numbers.map((number) => (number < 0 ? [] : [number])), frequency };
}

function inField(view: IndexView, field: WordField, term: string): InField[] {
  const located = locate(view, wordFields[field] + term);
  return located.numbers.some((number) => number >= 0) ? [{ field, ...located }] : [];
}

/** All terms that begin with `prefix`, taken as one. */
function withPrefix(view: IndexView, prefix: string): Found {
  const bytes = encodeUtf8(prefix);
  return asOne(
    view,
    view.shards.map(({ segment }) => inRange(segment.range(bytes))),
  );
}

/** Whether a record's content has a term, in any of its passages. */
export function inContent(view: IndexView, { found }: ResolvedTerm, record: number): boolean {
  const shard = shardOf(view, record);
  const here = found[shard.place];
  if (!here) return false;
  const first = record - shard.base;
  let low = here.start;
  let high = here.end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((here.units[middle] as number) < first) low = middle + 1;
    else high = middle;
  }
  return low < here.end && (here.units[low] as number) < shard.segment.endOf(first);
}

/** The short fields of a record that have a term. */
export function fieldsWith(view: IndexView, { inFields }: ResolvedTerm, record: number): WordField[] {
  if (inFields.length === 0) return [];
  const shard = shardOf(view, record);
  return inFields
    .filter(({ numbers }) => {
      const number = numbers[shard.place] ?? -1;
      return number >= 0 && shard.postingOf(number, record - shard.base) >= 0;
    })
    .map(({ field }) => field);
}
