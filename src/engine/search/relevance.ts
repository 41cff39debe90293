import { fieldWeight } from './bm25.js';
import { isEnriched } from './fields.js';
import type { RowContext } from './layers/layer.js';
import { fieldsWith, type ResolvedQuery } from './query.js';

/** What a match of a term is worth at tf 1 in a unit of average length: see `bm25.ts`. */
const typicalWeight = 1.75;

/**
 * A logistic model, fitted on one half of all data sets and tried on the other: the questions asked in their own stores and in
 * strangers' ones. Of the question in this store: `lexical` best score of the words among the best five, of the best possible one (words that
 * nothing has count too, and most); `five` the same on average; `pairs` share of neighbouring words that stand together in some record;
 * `words` content words, as a share of eight; `many` ln(1 + words); `both` lexical x words; `crowd` the tenth score, of the first;
 * `size` ln(1 + records) / 8, up to 1,000 records: small stores have fewer likenesses. Of the hit: `covered` share of the question's
 * rarity that it has, relatives counting their share; `length` ln(1 + content terms) / 4; `rank` its score, of the first.
 */
const model = {
  constant: -5.606,
  lexical: 0.946,
  five: 0.607,
  pairs: 1.06,
  words: -0.245,
  many: 0.401,
  both: 1.82,
  crowd: -0.542,
  size: -3.21,
  covered: 0.271,
  length: -0.271,
  rank: 5.145,
} as const;

/** A record that has every word of the question is likely what is meant, the more the more words there are. */
const fullCover = [0, 0.5, 0.6, 0.75, 0.85] as const;
/** A record with a word that hardly any other has is never clearly unrelated. */
const leastOfRare = 0.05;
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
  // A word that also stands in an enrichment counts several times for the order, but says no more about relevance.
  const mostShare = isInEnrichments(query) ? mostWeight / typicalWeight : Number.POSITIVE_INFINITY;
  let lexical = 0;
  let five = 0;
  for (let i = 0; i < Math.min(5, ranked.length); i++) {
    const row = ranked[i] as number;
    const share = Math.min(mostShare, (rows.base[row] as number) / (possible * typicalWeight));
    lexical = Math.max(lexical, share);
    five += share / Math.min(5, ranked.length);
  }
  const ofEight = Math.min(8, words) / 8;
  const tenth = ranked[Math.min(10, ranked.length - 1)] ?? 0;
  const common =
    model.constant +
    model.lexical * lexical +
    model.five * five +
    model.pairs * pairsFound(context) +
    model.words * ofEight +
    model.many * Math.log(1 + words) +
    model.both * lexical * ofEight +
    (ranked.length > 10 ? (model.crowd * (rows.score[tenth] as number)) / best : 0) +
    (model.size * Math.min(Math.log(1000), Math.log(1 + view.liveUnits))) / 8;
  const related = evidenceOf(context, values);
  const found = related(ranked[0] ?? 0);
  return (row) => {
    if (!related(row) && !(found && (rows.score[row] as number) >= best / 4)) return 0;
    const { covered, all, rare } = coverOf(context, row, values);
    const logit =
      common +
      (model.covered * covered) / possible +
      (model.length * Math.log(1 + (rows.length[row] as number))) / 4 +
      (model.rank * (rows.score[row] as number)) / best;
    const likely = 1 / (1 + Math.exp(-logit));
    const least = all ? (fullCover[Math.min(4, Math.max(1, Math.round(words)))] ?? 0) : rare ? leastOfRare : 0;
    return Math.round(Math.max(likely, least) * 1e6) / 1e6;
  };
}

/** What a record has of a question: in rarity, with relatives; whether it has every word itself; whether it has a rare one. */
function coverOf({ rows, query, names }: RowContext, row: number, values: Float64Array) {
  const { terms, tf } = rows;
  let covered = 0;
  let missing = 0;
  let rare = false;
  const own = Math.min(query.own, terms);
  for (let t = 0; t < own; t++) {
    const has = tf[row * terms + t] !== 0;
    const { weakness = 0, frequency = 0 } = query.terms[t] ?? {};
    if (has) {
      covered += values[t] as number;
      if (weakness === 0 && frequency <= rareFrequency) rare = true;
      continue;
    }
    if (weakness === 0 && !names.has(t)) missing++;
    let share = 0;
    for (let r = query.own; r < terms; r++) {
      const relative = query.terms[r];
      if (relative?.standsFor === t && tf[row * terms + r] !== 0) share = Math.max(share, relative.share);
    }
    covered += share * (values[t] as number);
  }
  return { covered, all: missing === 0 && covered > 0 && query.own <= terms, rare };
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

function isInEnrichments({ terms }: ResolvedQuery): boolean {
  return terms.some(({ inFields }) => inFields.some(({ field }) => isEnriched(field)));
}

/** The share of the question's pairs of neighbouring words that stand together in some member. */
function pairsFound({ rows, query }: RowContext): number {
  const asked = Math.min(31, rows.terms - 1, query.own - 1);
  if (asked <= 0) return 0;
  let found = 0;
  for (let row = 0; row < rows.members; row++) found |= rows.pairs[row] as number;
  let pairs = 0;
  for (let pair = 0; pair < asked; pair++) if ((found & (1 << pair)) !== 0) pairs++;
  return pairs / asked;
}
