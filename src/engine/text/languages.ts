import { fold } from './fold.js';
import { isNegation, isStopWord } from './stopwords.js';

/** What the analyser knows of a language beyond English. Packs are optional, because stemmers are large. */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** The stem of a word in small letters with its accents; without it words stay whole. */
  readonly stem?: (word: string) => string;
  /** The most frequent words, folded: they tell the language of a text, and a query that has others does without them. */
  readonly common?: string;
  /** Letters and signs that English does not have, as a further sign of the language. */
  readonly letters?: string;
  /** Everyday words, in the form of the English table. */
  readonly everyday?: string;
}

/** A registered pack that stems. */
export interface Language {
  readonly code: string;
  readonly stem: (word: string) => string;
  readonly common: ReadonlySet<string>;
  readonly letters: string;
}

const version = 'loci-text-4';
const packs = new Map<string, LanguagePack>();
const stemming: Language[] = [];

/**
 * Names the rules and the languages registered. It is stored with an index; another name means that the index must be built anew,
 * because it would miss words in silence.
 */
export let analyserId: string = version;

/** Makes a language known, once per code. Call it before a memory is opened: an index built without it is built anew. */
export function registerLanguage(pack: LanguagePack): void {
  if (packs.has(pack.code)) return;
  packs.set(pack.code, pack);
  const { code, stem, common = '', letters = '' } = pack;
  if (!stem) return;
  stemming.push({ code, stem, common: new Set(common.split(' ')), letters });
  stemming.sort((a, b) => (a.code < b.code ? -1 : 1));
  analyserId = `${version}+${stemming.map((language) => language.code).join('+')}`;
}

/** All packs registered. */
export function registeredPacks(): readonly LanguagePack[] {
  return [...packs.values()];
}

/** The languages that stem, in order of their codes. */
export function stemmingLanguages(): readonly Language[] {
  return stemming;
}

/** So many code units at the beginning of a text tell its language. */
const head = 500;

/**
 * The language whose frequent words and letters `text` has most of; undefined for English, for a draw with English, and where nothing
 * tells. Only the choice of a stemmer hangs on it.
 */
export function languageOf(text: string): Language | undefined {
  if (stemming.length === 0) return undefined;
  const start = text.slice(0, head);
  const words = fold(start).match(/\p{L}+/gu) ?? [];
  let best: Language | undefined;
  let most = 0;
  for (const word of words) if (isStopWord(word) || isNegation(word)) most++;
  for (const language of stemming) {
    let score = 0;
    for (const word of words) if (language.common.has(word)) score++;
    if (language.letters !== '') {
      for (const letter of start.toLowerCase()) if (language.letters.includes(letter)) score += 0.6;
    }
    if (score > most) {
      most = score;
      best = language;
    }
  }
  // A word in four, or it is an English exclamation with one word that looks foreign.
  return most * 4 >= words.length ? best : undefined;
}
