import { encodeUtf8 } from '../../model/utf8.js';
import { membersOf } from '../text/everyday.js';
import { type RelatedTerm, relatedTerms } from '../text/families.js';
import { fold } from '../text/fold.js';
import { hashOf } from './segment.js';
import { termMeant } from './spelling.js';
import { type IndexView, inRange, kept, type LocatedRelative, type Relatives } from './statistics.js';
import type { Weights } from './weights.js';

/** A word of a query, as far as its relatives depend on it. */
interface Word {
  readonly term: string;
  readonly alternatives: readonly string[];
  /** As written. */
  readonly words: readonly string[];
  readonly kind: string;
  readonly weakness: number;
  /** By shard: the numbers of the terms that stand for it. */
  readonly numbers: readonly (readonly number[])[];
  readonly inFields: readonly unknown[];
}

interface RelativeGroup extends Relatives {
  /** What its weights are multiplied with. */
  readonly scale: number;
}

/** What is asked for beside a word. */
interface Beside {
  readonly groups: readonly RelativeGroup[];
  /** Whether they are those of a word that it may have been meant for. */
  readonly guessed: boolean;
}

/**
 * The family of a word and the members of its everyday classes. Where nothing has any of them: in languages without a stemmer longer words
 * that begin like it, else, of a word that no table knows, the one that it was likely meant for, with its nearer relatives.
 *
 * @param inEnglish whether the query is, whose endings the stemmer knows
 */
export function relativesIn(
  view: IndexView,
  word: Word,
  weights: Pick<Weights, 'families' | 'classes' | 'spelling'>,
  inEnglish: () => boolean,
): Beside {
  const groups = relativeGroups(view, [word.term, ...word.alternatives], weights, 1);
  if (weights.spelling === 0 || !isUnheardOf(word)) return { groups, guessed: false };
  // Longer words count where nothing else is there that the word may stand for: "Zahnarzt" is in the tables, and the record says "Zahnarzttermin".
  const longer = groups.some(({ here }) => here.length > 0) || inEnglish() ? [] : inflectedIn(view, word);
  const guessed = longer.length > 0 || !groups.some(({ known }) => known);
  return { groups: guessed ? guesses(view, word, weights, longer) : groups, guessed };
}

function guesses(
  view: IndexView,
  word: Word,
  weights: Pick<Weights, 'families' | 'classes' | 'spelling'>,
  longer: readonly LocatedRelative[],
): readonly RelativeGroup[] {
  const meant = longer.length > 0 ? undefined : meantBy(view, word);
  const itself = meant === undefined ? longer : locateRelatives(view, [{ term: meant, weight: 1 }]);
  const around = meant === undefined ? [] : relativeGroups(view, [meant], weights, weights.spelling);
  return [
    { known: true, here: itself, scale: weights.spelling },
    ...around.map((group) => ({ ...group, here: group.here.filter(({ weight }) => weight >= leastOfMeant) })),
  ];
}

/** The family of the first of several readings of a word, and the classes of all. */
function relativeGroups(
  view: IndexView,
  readings: readonly string[],
  weights: Pick<Weights, 'families' | 'classes'>,
  share: number,
): RelativeGroup[] {
  return [
    { ...relatedIn(view, readings[0] ?? ''), scale: weights.families * 2 * share },
    { ...classesIn(view, readings), scale: weights.classes * 2 * share },
  ];
}

/** Faint relatives of a word that may not even be meant say nothing. */
const leastOfMeant = 0.2;

/** What a member counts of a class that another word of the family names (injure: injury: sprained); lesser relatives do not count. */
const ofFamily = { from: 0.5, weight: 0.3 };

/**
 * The members of the classes of all readings and of the family of the first, each once with the most that it counts. The same words come up in
 * one question after another, so what was found is kept with the view.
 */
function classesIn(view: IndexView, readings: readonly string[]): Relatives {
  return kept(view.classes, readings.join('\n'), () => {
    const found = new Map<string, RelatedTerm>();
    for (const term of readings) {
      for (const own of membersOf(term)) if (own.weight > (found.get(own.term)?.weight ?? 0)) found.set(own.term, own);
    }
    for (const { term } of relatedTerms(readings[0] ?? '')) {
      for (const own of membersOf(term)) {
        if (own.weight >= ofFamily.from && !found.has(own.term))
          found.set(own.term, { ...own, weight: ofFamily.weight });
      }
    }
    return { known: found.size > 0, here: hereOf(view, [...found.values()]) };
  });
}

/** The words of a term's family. Most that are tried the index has not. */
function relatedIn(view: IndexView, term: string): Relatives {
  return kept(view.related, term, () => {
    const here = hereOf(view, relatedTerms(term));
    return { known: here.length > 0, here };
  });
}

function hereOf(view: IndexView, terms: readonly RelatedTerm[]): readonly LocatedRelative[] {
  return locateRelatives(view, terms).filter(({ numbers }) => numbers.some((own) => own.length > 0));
}

/** A telling plain word that nothing in the index has. */
function isUnheardOf({ kind, numbers, inFields, weakness }: Word): boolean {
  return (
    weakness === 0 &&
    (kind === 'plain' || kind === 'name') &&
    inFields.length === 0 &&
    numbers.every((own) => own.length === 0)
  );
}

/** A word of fewer letters begins too many others. */
const shortestStem = 4;

/**
 * Longer words that begin like one which nothing has: its inflected forms and compounds in languages without a stemmer (kira: kirası, Auto:
 * Autoversicherung). The last of five letters or more may change (köpek: köpeğim).
 */
function inflectedIn(view: IndexView, { words }: Word): readonly LocatedRelative[] {
  const term = fold(words[0] ?? '');
  if (term.length < shortestStem || !/^[\p{L}\p{M}]+$/u.test(term)) return [];
  const stem = term.length > shortestStem ? term.slice(0, -1) : term;
  return locateRelatives(view, [{ term: stem, weight: 1, prefix: true }]).flatMap(({ numbers }) =>
    // By another name, for the word itself is asked for already.
    numbers.some((own) => own.length > 0) ? { term: `${stem}*`, weight: 1, numbers } : [],
  );
}

/** The word that a word which nothing has was meant for. */
function meantBy(view: IndexView, { term, words }: Word): string | undefined {
  const [written = ''] = words;
  return kept(view.meant, written, () => ({ term: termMeant(view, written, term) })).term;
}

function locateRelatives(view: IndexView, terms: readonly RelatedTerm[]): LocatedRelative[] {
  return terms.map(({ term, weight, prefix = false }) => {
    const bytes = encodeUtf8(term);
    const code = hashOf(bytes, 0, bytes.length);
    const numbers = view.shards.map(({ segment }) => {
      if (prefix) return inRange(segment.range(bytes));
      const number = segment.find(bytes, code);
      return number < 0 ? [] : [number];
    });
    return { term, weight, numbers };
  });
}
