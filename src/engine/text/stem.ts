import { stemmer } from 'stemmer';
import { american, irregularForms } from './irregular.js';

/**
 * Words that Porter's algorithm would merge with words of another meaning, or would leave apart from their own plural.
 * After the exception list of Porter 2 (snowballstem.org/algorithms/english/stemmer.html), and a few pairs that memories need apart: university and universe, use and US.
 */
const exceptions = new Map([
  ['universe', 'universe'],
  ['universes', 'universe'],
  ['universal', 'universal'],
  ['use', 'use'],
  ['uses', 'use'],
  ['used', 'use'],
  ['using', 'use'],
  ['news', 'news'],
  ['sky', 'sky'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ['atlas', 'atlas'],
  ['cosmos', 'cosmos'],
  ['bias', 'bias'],
  ['andes', 'andes'],
  ['inning', 'inning'],
  ['outing', 'outing'],
  ['herring', 'herring'],
  ['earring', 'earring'],
  ['earrings', 'earring'],
  ['proceed', 'proceed'],
  ['exceed', 'exceed'],
  ['succeed', 'succeed'],
]);

/**
 * The stem of a folded English word by Porter's algorithm, where irregular forms and British spellings meet their base word; words with other letters than a to z come back as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const base = irregularForms.get(word) ?? american(word);
  return exceptions.get(base) ?? stemmer(base);
}
