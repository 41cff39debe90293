import type { RowContext } from './layers/layer.js';

/** What a match of a term is worth at tf 1 in a unit of average length: see `bm25.ts`. */
const typicalWeight = 1.75;
/** Labels, dates and enrichments count beside the words for the order; beyond this they say no more about relevance. */
const mostLexical = 1.5;
/** From so many passages on a store is large: by accident anything can be like anything. */
const largeStore = Math.log(1000);
/** So many content words make a long question. */
const longQuestion = 8;
/** The idf of a word that one of some 3,000 passages has. */
const rareIdf = 8;
/** So many of the first of a ranking are looked at for all. */
export const looked = 11;
/** Coverage is looked at in so many of them. */
const best = 10;

/**
 * What a ranking says of its question: whether this store is one that can answer it. Scores are shares of the best possible one, to which
 * words that nothing has count too, and most.
 */
export const questionParts = [
  /** The best score of the words among the first five; its square; the mean of the first five. */
  'lexical',
  'squared',
  'five',
  /** How far the best score of all stands above the fifth best: the logarithm of their ratio. */
  'peak',
  /** The share of neighbouring words, by rarity, that stand together in some record: in stores of 30 to 1,000 passages and more, where it says something that they do not. */
  'pairsMany',
  /** The same in any store, times `lexical`. */
  'both',
  /** The number of content words, as a share of eight; ln(1 + it). */
  'words',
  'many',
  /** How few passages there are, 1 = hardly any, 0 = 1,000: fewer likenesses by accident. */
  'small',
  /** ln(0.05 + the first hit's score). */
  'strength',
  /** Of the telling words, the share that a record has: the mean over the first ten, and the largest. */
  'tellingMean',
  'tellingMost',
  /** The most that one of the first ten covers of the question's rarity, and of its squares. */
  'rarityMost',
  'squaresMost',
  /** The rarity of the rarest telling word, as a share of an idf of eight. */
  'rarest',
] as const;

/** What a hit says of itself. */
export const hitParts = [
  /** The share of the squares of the question's rarities that it has, relatives counting their share. */
  'squares',
  /** The share of the question's neighbouring words that stand together in it. */
  'together',
  /** ln(1 + its content terms) / 4. */
  'length',
  /** Its score, of the first one's, less 1. */
  'rank',
] as const;

export type QuestionEvidence = Readonly<Record<(typeof questionParts)[number], number>>;
export type HitEvidence = Readonly<Record<(typeof hitParts)[number], number>>;

/** How much of a question a record has. */
export interface Cover {
  /** Of the squares of rarity, with relatives. */
  readonly squares: number;
  /** Of the rarity, by its own words. */
  readonly rarity: number;
  /** Of the telling words. */
  readonly telling: number;
  /** Whether it has every telling word itself. */
  readonly all: boolean;
  /** Whether it has a telling word that hardly any other record has. */
  readonly rare: boolean;
}

/** So many records may have a rare word. */
export const rareFrequency = 2;

/** The evidence of one ranking, best first; `undefined` when no word of the question can be answered by anything. */
export interface Evidence {
  readonly question: QuestionEvidence;
  /** By term of the question: its rarity, as far as the term counts. */
  readonly values: Float64Array;
  /** The number of content words. */
  readonly words: number;
  /** The first hit's score. */
  readonly best: number;
  coverOf(row: number): Cover;
  hit(row: number): HitEvidence;
}

/** @param ranked the rows of the records that were found, best first; looked at are the first ten, and all scores */
export function evidenceOf(context: RowContext, ranked: ArrayLike<number>): Evidence | undefined {
  const { rows, query, shares, view } = context;
  const values = new Float64Array(rows.terms);
  let possible = 0;
  let words = 0;
  let rarest = 0;
  for (let t = 0; t < query.own; t++) {
    const { idf = 0, weakness = 0 } = query.terms[t] ?? {};
    const value = idf * (shares[t] as number);
    if (t < rows.terms) values[t] = value;
    possible += value;
    words += shares[t] as number;
    if (weakness === 0) rarest = Math.max(rarest, value);
  }
  const first = rows.score[ranked[0] ?? 0] ?? 0;
  if (possible === 0 || first <= 0) return undefined;
  const shareOf = (score: number) => score / (possible * typicalWeight);
  const count = Math.min(5, ranked.length);
  let lexical = 0;
  let five = 0;
  for (let i = 0; i < count; i++) {
    const share = Math.min(mostLexical, shareOf(rows.base[ranked[i] as number] as number));
    lexical = Math.max(lexical, share);
    five += share / count;
  }
  const known = new Map<number, Cover>();
  const cover = (row: number) => {
    const own = known.get(row) ?? coverOf(context, row, values, possible);
    known.set(row, own);
    return own;
  };
  const covers = Array.from({ length: Math.min(best, ranked.length) }, (_, i) => cover(ranked[i] as number));
  const most = (key: 'telling' | 'rarity' | 'squares') => Math.max(0, ...covers.map((cover) => cover[key]));
  const small = Math.max(0, 1 - Math.log(1 + view.liveUnits) / largeStore);
  const pairs = pairsFound(context, values);
  const asked = pairsAsked(context);
  return {
    values,
    words,
    best: first,
    question: {
      lexical,
      squared: lexical ** 2,
      five,
      peak: peakOf(rows.base.subarray(0, rows.members), shareOf),
      pairsMany: pairs * Math.max(0, 1 - 2 * small),
      both: pairs * lexical,
      words: Math.min(longQuestion, words) / longQuestion,
      many: Math.log(1 + words),
      small,
      strength: Math.log(0.05 + shareOf(first)),
      tellingMean: covers.reduce((sum, { telling }) => sum + telling, 0) / covers.length,
      tellingMost: most('telling'),
      rarityMost: most('rarity'),
      squaresMost: most('squares'),
      rarest: rarest / rareIdf,
    },
    coverOf: cover,
    hit: (row) => ({
      squares: cover(row).squares,
      together: asked === 0 ? 0 : bitsOf(rows.pairs[row] as number, asked) / asked,
      length: Math.log(1 + (rows.length[row] as number)) / 4,
      rank: (rows.score[row] as number) / first - 1,
    }),
  };
}

/** ln of the best score of all records, of the fifth best. */
function peakOf(scores: Float64Array, shareOf: (score: number) => number): number {
  const five = new Float64Array(5);
  for (const score of scores) {
    let at = 4;
    if (score <= (five[at] as number)) continue;
    for (; at > 0 && score > (five[at - 1] as number); at--) five[at] = five[at - 1] as number;
    five[at] = score;
  }
  return Math.log((shareOf(five[0] as number) + 0.01) / (shareOf(five[4] as number) + 0.01));
}

function coverOf({ rows, query, names }: RowContext, row: number, values: Float64Array, possible: number): Cover {
  const { terms, tf } = rows;
  let squares = 0;
  let whole = 0;
  let rarity = 0;
  let telling = 0;
  let toTell = 0;
  let missing = 0;
  let rare = false;
  const own = Math.min(query.own, terms);
  for (let t = 0; t < own; t++) {
    const has = tf[row * terms + t] !== 0;
    const { weakness = 0, frequency = 0 } = query.terms[t] ?? {};
    const value = values[t] as number;
    whole += value ** 2;
    if (weakness === 0) toTell++;
    if (has) {
      squares += value ** 2;
      rarity += value;
      if (weakness > 0) continue;
      telling++;
      if (frequency <= rareFrequency) rare = true;
      continue;
    }
    if (weakness === 0 && !names.has(t)) missing++;
    let share = 0;
    for (let r = query.own; r < terms; r++) {
      const relative = query.terms[r];
      if (relative?.standsFor === t && tf[row * terms + r] !== 0) share = Math.max(share, relative.share);
    }
    squares += share * value ** 2;
  }
  return {
    squares: whole === 0 ? 0 : squares / whole,
    rarity: rarity / possible,
    telling: toTell === 0 ? 0 : telling / toTell,
    all: missing === 0 && squares > 0 && query.own <= terms,
    rare,
  };
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
