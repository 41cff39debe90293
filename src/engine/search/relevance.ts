import { fieldWeight } from './bm25.js';
import { isEnriched } from './fields.js';
import type { RowContext } from './layers/layer.js';
import { fieldsWith } from './query.js';

/** What a match of a term is worth at tf 1 in a unit of average length: see `bm25.ts`. */
const typicalWeight = 1.75;

/**
 * A logistic model of whether the best hit is an answer, fitted on questions asked in their own stores and in strangers' ones; half of each set
 * for one fit and the other half for trying it, both ways, then all of it for these numbers.
 *
 * Of the question in this store: `lexical` best score of the words among the best five, of the best possible one (words that nothing has count
 * too, and most), `squared` its square, `five` the mean of the five; `pairs` share of neighbouring words, by rarity, that stand together in some
 * record: `pairsMany` in stores from 30 to 1,000 passages on, where it is no wonder that they do not, `both` times `lexical`; `words` content
 * words, as a share of eight; `many` ln(1 + words); `small` how few passages there are, 1 = hardly any, 0 = 1,000: fewer likenesses by accident.
 * Of the hit: `strength` ln(0.05 + its score of the best possible one); `covered` share of the squares of the question's rarities that it has,
 * relatives counting their share; `together` share of the pairs in it; `length` ln(1 + content terms) / 4; `rank` its score, of the first, less 1.
 */
const model = {
  constant: -5.276,
  lexical: 0.882,
  squared: -1.272,
  five: 2.774,
  pairsMany: 3.506,
  both: -2.941,
  words: 1.743,
  many: 0.323,
  small: 6.703,
  strength: 0.953,
  covered: 1.13,
  together: 1.184,
  length: -0.938,
  rank: 4.92,
} as const;

/** Labels, dates and enrichments count beside the words for the order; beyond this they say no more about relevance. */
const mostLexical = 1.5;

/** From so many passages on a store is large: by accident anything can be like anything. */
const largeStore = Math.log(1000);

/** A record that has every word of the question is likely what is meant, the more the more words there are. */
const fullCover = [0, 0.25, 0.25, 0.3, 0.4] as const;
/** A record with a word that hardly any other has is never clearly unrelated. */
const leastOfRare = 0.05;
/** Nor is one with so much of the question's rarity, by squares, however many better ones there are. */
const tellingShare = 0.2;
const leastOfTelling = 0.002;
/** So many records may have a rare word. */
export const rareFrequency = 2;

/** So many of the first of a ranking are looked at for all. */
export const looked = 11;

/**
 * How relevant hits of one ranking are, from 0 to 1: 0.5 is as likely as not an answer. Meant for comparing across questions and spaces. What
 * only shares the words that questions are made of is worth 0, unless it stands high beside others that share more.
 */
export function relevances(context: RowContext, ranked: ArrayLike<number>): (row: number) => number {
  const { rows, query, shares, view } = context;
  const values = new Float64Array(rows.terms);
  let possible = 0;
  let words = 0;
  for (let t = 0; t < query.own; t++) {
    const value = (query.terms[t]?.idf ?? 0) * (shares[t] as number);
    if (t < rows.terms) values[t] = value;
    possible += value;
    words += shares[t] as number;
  }
  const best = rows.score[ranked[0] ?? 0] ?? 0;
  if (possible === 0 || best <= 0) return () => 0;
  let lexical = 0;
  let five = 0;
  for (let i = 0; i < Math.min(5, ranked.length); i++) {
    const row = ranked[i] as number;
    const share = Math.min(mostLexical, (rows.base[row] as number) / (possible * typicalWeight));
    lexical = Math.max(lexical, share);
    five += share / Math.min(5, ranked.length);
  }
  const small = Math.max(0, 1 - Math.log(1 + view.liveUnits) / largeStore);
  const pairs = pairsFound(context, values);
  const common =
    model.constant +
    model.lexical * lexical +
    model.squared * lexical ** 2 +
    model.five * five +
    model.pairsMany * pairs * Math.max(0, 1 - 2 * small) +
    model.both * pairs * lexical +
    (model.words * Math.min(8, words)) / 8 +
    model.many * Math.log(1 + words) +
    model.small * small +
    model.strength * Math.log(0.05 + best / (possible * typicalWeight));
  const asked = pairsAsked(context);
  const related = evidenceOf(context, values);
  const found = related(ranked[0] ?? 0);
  return (row) => {
    if (!related(row) && !(found && (rows.score[row] as number) >= best / 4)) return 0;
    const { covered, all, rare } = coverOf(context, row, values);
    const logit =
      common +
      model.covered * covered +
      (asked === 0 ? 0 : (model.together * bitsOf(rows.pairs[row] as number, asked)) / asked) +
      (model.length * Math.log(1 + (rows.length[row] as number))) / 4 +
      model.rank * ((rows.score[row] as number) / best - 1);
    const likely = 1 / (1 + Math.exp(-logit));
    const least = all
      ? (fullCover[Math.min(4, Math.max(1, Math.round(words)))] ?? 0)
      : rare
        ? leastOfRare
        : covered >= tellingShare
          ? leastOfTelling
          : 0;
    return Math.round(Math.max(likely, least) * 1e6) / 1e6;
  };
}

/** What a record has of a question: of the squares of rarity, with relatives; whether it has every word itself; whether it has a rare one. */
function coverOf({ rows, query, names }: RowContext, row: number, values: Float64Array) {
  const { terms, tf } = rows;
  let covered = 0;
  let whole = 0;
  let missing = 0;
  let rare = false;
  const own = Math.min(query.own, terms);
  for (let t = 0; t < own; t++) {
    const has = tf[row * terms + t] !== 0;
    const { weakness = 0, frequency = 0 } = query.terms[t] ?? {};
    const square = (values[t] as number) ** 2;
    whole += square;
    if (has) {
      covered += square;
      if (weakness === 0 && frequency <= rareFrequency) rare = true;
      continue;
    }
    if (weakness === 0 && !names.has(t)) missing++;
    let share = 0;
    for (let r = query.own; r < terms; r++) {
      const relative = query.terms[r];
      if (relative?.standsFor === t && tf[row * terms + r] !== 0) share = Math.max(share, relative.share);
    }
    covered += share * square;
  }
  return { covered: whole === 0 ? 0 : covered / whole, all: missing === 0 && covered > 0 && query.own <= terms, rare };
}

/** The most that BM25+ gives an occurrence, of its value: tf and length as good as they get. */
const mostWeight = 3;

/**
 * Whether anything speaks for a record but the words that questions are made of ("best", "way", "kind"): a telling word or a relative of
 * one, in itself or in a turn beside it, a date, a label. Where the question has no telling word, everything does.
 */
function evidenceOf(context: RowContext, values: Float64Array): (row: number) => boolean {
  const { rows, query, shares, view } = context;
  const { terms, tf } = rows;
  const telling: number[] = [];
  let weak = 0;
  for (let t = 0; t < terms; t++) {
    const { weakness = 0, idf = 0 } = query.terms[t] ?? {};
    if (weakness === 0) telling.push(t);
    else
      weak +=
        (mostWeight + ofEnrichment(context, t)) * (t < query.own ? (values[t] as number) : idf * (shares[t] as number));
  }
  if (!telling.some((t) => t < query.own)) return () => true;
  const enriched = telling.flatMap((t) => (ofEnrichment(context, t) > 0 ? (query.terms[t] ?? []) : []));
  const speaks = (row: number) =>
    row >= 0 &&
    ((rows.base[row] as number) > weak ||
      telling.some((t) => tf[row * terms + t] !== 0) ||
      enriched.some((term) => fieldsWith(view, term, rows.record[row] as number).some(isEnriched)));
  const speaksBeside = (row: number) => speaks(row) && rows.speaksForOthers(row);
  return (row) => {
    if (speaks(row) || speaksBeside(rows.neighbour(row, -1))) return true;
    const next = rows.neighbour(row, 1);
    return speaksBeside(next) || (next >= 0 && speaksBeside(rows.neighbour(next, 1)));
  };
}

/** What an enrichment with a term of the question can add at most, of the term's value. */
function ofEnrichment({ query, weights }: RowContext, term: number): number {
  let most = 0;
  for (const { field } of query.terms[term]?.inFields ?? []) if (isEnriched(field)) most += weights[field];
  return most * fieldWeight * weights.fields;
}

/** How many pairs of neighbouring words of the question are looked at. */
function pairsAsked({ rows, query }: RowContext): number {
  return Math.max(0, Math.min(31, rows.terms - 1, query.own - 1));
}

/** The share of the question's pairs of neighbouring words, by the rarity of the less rare one, that stand together in some member. */
function pairsFound(context: RowContext, values: Float64Array): number {
  const { rows } = context;
  const asked = pairsAsked(context);
  let found = 0;
  for (let row = 0; row < rows.members; row++) found |= rows.pairs[row] as number;
  let together = 0;
  let all = 0;
  for (let pair = 0; pair < asked; pair++) {
    const value = Math.min(values[pair] as number, values[pair + 1] as number);
    all += value;
    if ((found & (1 << pair)) !== 0) together += value;
  }
  return all === 0 ? 0 : together / all;
}

/** How many of the first `count` bits are set. */
function bitsOf(bits: number, count: number): number {
  let set = 0;
  for (let i = 0; i < count; i++) if ((bits & (1 << i)) !== 0) set++;
  return set;
}
