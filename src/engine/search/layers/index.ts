import { dates } from '../signals/dates.js';
import { answers, neighbours } from '../signals/neighbours.js';
import { newer } from '../signals/newer.js';
import { session } from '../signals/session.js';
import { firstPerson, speaker, userWords } from '../signals/speakers.js';
import { timeWords } from '../signals/time-words.js';
import { window } from '../signals/window.js';
import { wishes } from '../signals/wishes.js';
import { antiAdjacency } from './anti-adjacency.js';
import { clustering } from './clustering.js';
import { exact } from './exact.js';
import { expansion } from './expansion.js';
import { feedback } from './feedback.js';
import { fields } from './fields.js';
import { intent } from './intent.js';
import type { Layer, RowContext } from './layer.js';
import { phrase } from './phrase.js';
import { qualifiers } from './qualifiers.js';
import { rarity } from './rarity.js';
import { reranker } from './reranker.js';
import { salience } from './salience.js';
import { words } from './words.js';

/** Layers over all records, in the order in which they run. */
export const broadLayers: readonly Layer[] = [words, fields, dates];

/** Layers over the best of them and their neighbours, in the order in which they run. */
export const fineLayers: readonly Layer<RowContext>[] = [
  window,
  feedback,
  phrase,
  rarity,
  salience,
  expansion,
  neighbours,
  answers,
  userWords,
  speaker,
  firstPerson,
  timeWords,
  wishes,
  session,
  intent,
  qualifiers,
  clustering,
  reranker,
  antiAdjacency,
  newer,
  exact,
];
