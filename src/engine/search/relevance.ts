import { fieldWeight } from './bm25.js';
import { type Evidence, evidenceOf, hitParts, questionParts } from './evidence.js';
import { isEnriched } from './fields.js';
import type { RowContext } from './layers/layer.js';
import { fieldsWith } from './query.js';

/**
 * A logistic model of whether the best hit is an answer. `npm run bench:relevance` fits it: on questions asked in their own stores, of which
 * some are answered, and in strangers' ones, with a second aim beside, that a question does better at home than abroad.
 */
const model = {
  constant: -4.354,
  lexical: 0.783,
  squared: -1.015,
  five: 1.855,
  peak: 0.318,
  pairsMany: 2.312,
  both: -1.791,
  words: 1.157,
  many: 0.437,
  small: 4.307,
  strength: 0.762,
  tellingMean: 0.995,
  tellingMost: 0.751,
  rarityMost: -1.545,
  squaresMost: 0.461,
  rarest: -0.082,
  squares: 0.66,
  together: 0.634,
  length: -0.82,
  rank: 4.871,
} as const;

/** A record that has every word of the question is likely what is meant, the more the more words there are. */
const fullCover = [0, 0.25, 0.25, 0.3, 0.4] as const;
/** A record with a word that hardly any other has is never clearly unrelated. */
const leastOfRare = 0.05;
/** Nor is one with so much of the question's rarity, by squares, however many better ones there are. */
const tellingShare = 0.2;
const leastOfTelling = 0.002;

/**
 * How relevant hits of one ranking are, from 0 to 1: 0.5 is as likely as not an answer. Meant for comparing across questions and spaces. What
 * only shares the words that questions are made of is worth 0, unless it stands high beside others that share more.
 */
export function relevances(context: RowContext, ranked: ArrayLike<number>): (row: number) => number {
  const evidence = evidenceOf(context, ranked);
  if (evidence === undefined) return () => 0;
  const { score } = context.rows;
  const { best, question } = evidence;
  const common = model.constant + weighed(questionParts, question);
  const related = relatedOf(context, evidence);
  const found = related(ranked[0] ?? 0);
  return (row) => {
    if (!related(row) && !(found && (score[row] as number) >= best / 4)) return 0;
    const likely = 1 / (1 + Math.exp(-common - weighed(hitParts, evidence.hit(row))));
    return Math.round(Math.max(likely, leastOf(evidence, row)) * 1e6) / 1e6;
  };
}

/** What evidence is worth in the model. */
function weighed<Part extends keyof typeof model>(
  parts: readonly Part[],
  evidence: Readonly<Record<Part, number>>,
): number {
  return parts.reduce((sum, part) => sum + model[part] * evidence[part], 0);
}

function leastOf({ coverOf, words }: Evidence, row: number): number {
  const { all, rare, squares } = coverOf(row);
  if (all) return fullCover[Math.min(4, Math.max(1, Math.round(words)))] ?? 0;
  return rare ? leastOfRare : squares >= tellingShare ? leastOfTelling : 0;
}

/** The most that BM25+ gives an occurrence, of its value: tf and length as good as they get. */
const mostWeight = 3;

/**
 * Whether anything speaks for a record but the words that questions are made of ("best", "way", "kind"): a telling word or a relative of
 * one, in itself or in a turn beside it, a date, a label. Where the question has no telling word, everything does.
 */
function relatedOf(context: RowContext, { values }: Evidence): (row: number) => boolean {
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
