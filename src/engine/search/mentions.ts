import type { Ordinal } from '../../model/ids.js';
import { decodeUtf8 } from '../../model/utf8.js';
import { termsOf } from '../text/analyse.js';
import { stemmingLanguages } from '../text/languages.js';
import { type IndexView, inverseFrequency, locate } from './statistics.js';

/** An active record that shares rare words with others. */
export interface Mention {
  readonly ordinal: Ordinal;
  /** Terms as the analyser writes them. */
  readonly terms: readonly string[];
}

/** A word is rare when at most this many other units have it, or one in 200 of them. */
const rare = 3;

/**
 * Active records, other than `subjects`, that have a rare word of theirs, those that share most first. Works from forward lists,
 * without any text.
 */
export function mentionsOf(view: IndexView, subjects: ReadonlySet<Ordinal>, limit: number): Mention[] {
  const found = new Map<Ordinal, { weight: number; terms: string[] }>();
  const most = Math.max(rare, view.liveUnits / 200);
  for (const term of contentTerms(view, subjects)) {
    if (namesNothing(term)) continue;
    const { numbers } = locate(view, term);
    const others = new Set<Ordinal>();
    view.shards.forEach((shard, i) => {
      const number = numbers[i] ?? -1;
      if (number < 0) return;
      const { postings, postingOffsets, ordinals } = shard.segment;
      const end = postingOffsets[number + 1] as number;
      for (let k = postingOffsets[number] as number; k < end && others.size <= most; k++) {
        const unit = postings[k] as number;
        const ordinal = ordinals[unit] as number;
        if (shard.isLive(unit) && !subjects.has(ordinal)) others.add(ordinal);
      }
    });
    if (others.size > most) continue;
    const weight = inverseFrequency(view.liveUnits, others.size);
    for (const ordinal of others) {
      const seen = found.get(ordinal) ?? { weight: 0, terms: [] };
      seen.weight += weight;
      seen.terms.push(term);
      found.set(ordinal, seen);
    }
  }
  return [...found]
    .sort(([x, a], [y, b]) => b.weight - a.weight || y - x)
    .slice(0, limit)
    .map(([ordinal, { terms }]) => ({ ordinal, terms }));
}

/**
 * English words that may be rare in a small store and still say nothing of what a text is about: two memories that share one
 * have nothing in common.
 */
const everyday =
  'since until before after during while once again already yet still ever never always often usually sometimes soon later now today ' +
  'tomorrow yesterday tonight morning afternoon evening night noon midnight second minute hour day week month year weekend ' +
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'between against along across around behind below above under over near next last first third within without through toward ' +
  'towards off out up down away back each every any all both either neither some many much more most less least few several other ' +
  'another same such own only even really quite rather almost about enough well good bad best better great big small little ' +
  'long short high low new old young early late full whole main different real sure right left ' +
  'thing way lot kind sort part place people someone somebody everyone everybody anyone nobody something anything everything nothing ' +
  'go goes went gone going get got getting make made making take took taken taking come came coming use used using keep kept keeping ' +
  'put give gave given giving say said saying tell told telling ask asked want wanted need needed like liked love loved prefer ' +
  'preferred know knew known think thought feel felt see saw seen look looked find found try tried start started stop stopped ' +
  'begin began end ended let leave left stay stayed live lived move moved work worked call called name named mean meant ' +
  'become became seem seemed happen happened may might must could would shall yes please thanks two three four five six seven ' +
  'eight nine ten usual current currently recent recently favourite favorite';
let everydayTerms: ReadonlySet<string> | undefined;

/** Whether a term, as rare as it may be, names nothing: an everyday word, a small number, a year, a frequent word of a known language. */
function namesNothing(term: string): boolean {
  everydayTerms ??= new Set(everyday.split(' ').flatMap(termsOf));
  return (
    everydayTerms.has(term) ||
    /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(term) ||
    stemmingLanguages().some(({ common }) => common.has(term))
  );
}

/** The different terms of some records' contents, in UTF-8 order of each shard. */
function contentTerms(view: IndexView, subjects: ReadonlySet<Ordinal>): Set<string> {
  const terms = new Set<string>();
  for (const { segment } of view.shards) {
    for (const ordinal of subjects) {
      const first = segment.unitOf(ordinal);
      if (first < 0) continue;
      const end = segment.endOf(first);
      const own = segment.forward.subarray(segment.forwardOffsets[first], segment.forwardOffsets[end]);
      for (const term of own) if (term >= segment.fieldTerms) terms.add(decodeUtf8(segment.term(term)));
    }
  }
  return terms;
}
