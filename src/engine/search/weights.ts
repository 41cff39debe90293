import { type SearchPart, type SearchWeights, searchParts } from '../../model/queries.js';

export type Weights = Readonly<Record<SearchPart, number>>;

/** What measurement says, chosen on all sets together. See the ablation table of `npm run bench:quality`. */
export const measured: Weights = {
  words: 1,
  weakWords: 0.7,
  laterPassages: 0.8,
  families: 0.5,
  classes: 0.65,
  spelling: 0.6,
  fields: 1,
  summary: 2,
  keywords: 2,
  questions: 3,
  dates: 2,
  window: 0.55,
  feedback: 0.15,
  phrase: 0.3,
  rarity: 0,
  salience: 0,
  expansion: 0,
  userWords: 1.8,
  speaker: 2,
  firstPerson: 1.3,
  timeWords: 1.4,
  wishes: 2,
  neighbours: 0.7,
  answers: 0.5,
  session: 1,
  several: 0.5,
  intent: 0,
  qualifiers: 0,
  clustering: 0,
  reranker: 0,
  antiAdjacency: 0.6,
  newer: 1,
  exact: 1,
};

/** The multipliers that the twelve-layer reference publishes; it knows no conversations, so their signals are off. */
const parsica: Weights = {
  ...measured,
  weakWords: 1,
  laterPassages: 1,
  families: 0,
  classes: 0,
  spelling: 0,
  dates: 0,
  window: 0,
  feedback: 0.2,
  phrase: 0.5,
  rarity: 1,
  salience: 1,
  expansion: 0.3,
  userWords: 0,
  speaker: 0,
  firstPerson: 0,
  timeWords: 0,
  wishes: 0,
  neighbours: 0,
  answers: 0,
  session: 0,
  several: 0,
  intent: 1,
  qualifiers: 1,
  clustering: 1,
  reranker: 1,
  antiAdjacency: 1,
  newer: 0,
  exact: 1,
};

/** BM25+ over words and short fields, and nothing else. */
const words: Weights = {
  ...parsica,
  summary: 0,
  keywords: 0,
  questions: 0,
  feedback: 0,
  phrase: 0,
  rarity: 0,
  salience: 0,
  expansion: 0,
  intent: 0,
  qualifiers: 0,
  clustering: 0,
  reranker: 0,
  antiAdjacency: 0,
  exact: 0,
};

const presets = { measured, parsica, words };

/** The weights that a caller asks for: a preset, and what differs from it. */
export function weightsOf(given: SearchWeights | undefined): Weights {
  if (given === undefined) return measured;
  const weights = { ...presets[given.preset ?? 'measured'] };
  for (const part of searchParts) weights[part] = given[part] ?? weights[part];
  return weights;
}
