import { fold } from './fold.js';
import type { Language } from './languages.js';
import { stem } from './stem.js';
import { isNegation, isStopWord } from './stopwords.js';

/** A written word as the index sees it. */
export interface Word {
  /** The whole first, then the parts of a compound: `node.js` is `nodejs`, `node`, `js`. Never empty for a stop word. */
  readonly terms: readonly string[];
  readonly role: 'content' | 'stop' | 'negation';
  /** Written like a name or an abbreviation: `Who`, `US`; not the single letters `I` and `A`. */
  readonly capital: boolean;
}

const longestTerm = 64;

/**
 * Analyses one run of letters, digits and connectors as it stands in a text. Words joined by connectors give the joined form, when all
 * parts are letters (`e-mail` = `email`, `O'Neil` = `oneil`), else the form with its connectors (`bench-100821`, `1.2.3`), and their parts.
 * Words of letters are stemmed by the rules of `language`, by default English.
 */
export function analyseWord(raw: string, language?: Language): Word {
  const capital = isCapital(raw);
  if (!language && plain.test(raw)) return single(raw.toLowerCase(), capital);
  // Some compatibility forms unfold to several words or to a space and an accent.
  const folded = fold(raw).trim().replace(/\s+/g, '-');
  if (language && letters.test(folded) && !isStopWord(folded) && !isNegation(folded)) {
    // The rules of other languages need the accents; the index does without them.
    return content([cut(fold(language.stem(raw.normalize('NFC').toLowerCase())) || folded)], capital);
  }
  if (simple.test(folded)) return single(folded, capital);
  const bare = folded.replace(edges, '');
  if (bare === '') return nothing;
  const suffixed = /^\.|\+\+$|#$/.test(folded);
  if (folded.includes("'")) {
    const contracted = contraction(bare, capital);
    if (contracted) return contracted;
  }
  const terms = suffixed || /^__.*__$/.test(folded) ? [folded, ...partsOf(bare)] : partsOf(bare);
  // "U.S." is not the word "us".
  return terms.length === 1 && !connectors.test(bare) ? single(bare, capital) : content(terms, capital);
}

const nothing: Word = { terms: [], role: 'content', capital: false };

/** Letters only: by far most words. */
const simple = /^[a-z]+$/;
const plain = /^[A-Za-z]+$/;
const edges = /^[._']+|[._'#+]+$/g;
const letters = /^\p{L}[\p{L}\p{M}]*$/u;
const connectors = /[.\-_'@+&/:,]+/;

function single(word: string, capital: boolean): Word {
  // "I'm" is no name.
  if (isStopWord(word)) return { terms: [word], role: 'stop', capital: capital && word.length > 1 };
  if (isNegation(word)) return { terms: [word], role: 'negation', capital };
  return content(termsOfPiece(word), capital);
}

function content(terms: readonly string[], capital: boolean): Word {
  return { terms: terms.length < 2 ? terms : [...new Set(terms)], role: 'content', capital };
}

/** English contractions and possessives, French and Italian elisions; undefined when the apostrophe is part of a name. */
function contraction(word: string, capital: boolean): Word | undefined {
  if (word.endsWith("n't")) return { terms: ['not'], role: 'negation', capital: false };
  const base = word.replace(/'(?:s|re|ve|ll|d|m)$/, '');
  if (base !== word && !base.includes("'")) {
    return simple.test(base) ? single(base, capital) : content(partsOf(base), capital);
  }
  const elided = /^(?:[dljmnstc]|qu|dell|nell|sull|all|un)'(?<rest>[^']{2,})$/.exec(word)?.groups?.rest;
  return elided === undefined ? undefined : content(partsOf(elided), capital);
}

/** The terms of a word that may have connectors inside. */
function partsOf(word: string): string[] {
  const parts = word.split(connectors).filter((part) => part !== '');
  if (parts.length < 2) return parts.flatMap(termsOfPiece);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word)) {
    const number = word.replaceAll(',', '');
    return number.includes('.') ? [number, number.slice(0, number.indexOf('.'))] : [number];
  }
  if (/^\d+\.\d+$/.test(word)) return [word];
  const version = /^v?(?<core>\d+(?:\.\d+)+)/.exec(word)?.groups?.core;
  const whole = !/[@+]/.test(word) && parts.every((part) => letters.test(part)) ? stem(parts.join('')) : word;
  const inner = parts.filter((part) => part.length > 1 && !isStopWord(part) && !isNegation(part)).flatMap(termsOfPiece);
  return [cut(whole), ...(version === undefined || version === word ? [] : [version]), ...inner];
}

/** The terms of letters and digits without connectors: `csv2024` also gives `csv` and `2024`. */
function termsOfPiece(piece: string): string[] {
  if (simple.test(piece)) return [cut(stem(piece))];
  const mixed = /^(?:(?<word>\p{L}+)(?<number>\p{N}+)|(?<count>\p{N}+)(?<unit>\p{L}+))$/u.exec(piece)?.groups;
  if (!mixed) return [cut(piece)];
  const word = mixed.word ?? mixed.unit ?? '';
  const digits = mixed.number ?? mixed.count ?? '';
  return [cut(piece), ...(word.length > 2 ? [cut(stem(word))] : []), ...(digits.length > 1 ? [cut(digits)] : [])];
}

function cut(term: string): string {
  return term.length > longestTerm ? term.slice(0, longestTerm) : term;
}

function isCapital(raw: string): boolean {
  if (raw.length < 2) return false;
  const first = raw.charAt(0);
  return first !== first.toLowerCase();
}
