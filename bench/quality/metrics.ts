import { seeded } from '../corpus.js';

/** What one question's ranking is worth. */
export interface Outcome {
  readonly recall10: number;
  readonly recall20: number;
  readonly hit1: number;
  readonly mrr10: number;
  readonly ndcg10: number;
}

export const measures = [
  'recall10',
  'recall20',
  'hit1',
  'mrr10',
  'ndcg10',
] as const satisfies readonly (keyof Outcome)[];

/** Compares a ranking with the relevant ids: shares of them in the top 10 and 20, reciprocal rank, binary nDCG. */
export function outcomeOf(ranking: readonly string[], relevant: readonly string[]): Outcome {
  const wanted = new Set(relevant);
  let first = 0;
  let gain = 0;
  let in10 = 0;
  let in20 = 0;
  ranking.slice(0, 20).forEach((id, i) => {
    if (!wanted.has(id)) return;
    in20++;
    if (i >= 10) return;
    in10++;
    gain += 1 / Math.log2(i + 2);
    if (first === 0) first = i + 1;
  });
  let ideal = 0;
  for (let i = 0; i < Math.min(10, wanted.size); i++) ideal += 1 / Math.log2(i + 2);
  return {
    recall10: in10 / wanted.size,
    recall20: in20 / wanted.size,
    hit1: first === 1 ? 1 : 0,
    mrr10: first === 0 ? 0 : 1 / first,
    ndcg10: gain / ideal,
  };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The 95 % interval of a mean, by 1,000 bootstrap samples from a fixed seed. */
export function interval(values: readonly number[]): readonly [low: number, high: number] {
  const random = seeded(7);
  const means: number[] = [];
  for (let round = 0; round < 1000; round++) {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)] ?? 0;
    means.push(sum / values.length);
  }
  means.sort((a, b) => a - b);
  return [means[25] ?? Number.NaN, means[974] ?? Number.NaN];
}

/** The area under the ROC curve: how often a positive scores above a negative, ties counting half. */
export function auc(positive: readonly number[], negative: readonly number[]): number {
  const all = [...positive.map((score) => ({ score, is: true })), ...negative.map((score) => ({ score, is: false }))];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]?.score === all[i]?.score) end++;
    for (let k = i; k < end; k++) if (all[k]?.is) ranks += (i + end + 1) / 2;
    i = end;
  }
  const n = positive.length;
  return (ranks - (n * (n + 1)) / 2) / (n * negative.length);
}

/** The expected calibration error over ten equal bins: the mean distance of what was promised from what came true. */
export function calibrationError(pairs: readonly { readonly promised: number; readonly came: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const own = pairs.filter(({ promised }) => Math.min(9, Math.floor(promised * 10)) === bin);
    if (own.length === 0) continue;
    const gap = Math.abs(mean(own.map(({ promised }) => promised)) - mean(own.map(({ came }) => (came ? 1 : 0))));
    error += (gap * own.length) / pairs.length;
  }
  return error;
}
