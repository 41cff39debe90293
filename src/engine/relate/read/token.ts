import type { Entry, Form, LanguagePack, WordClass } from '../lexicon/pack.js';
import type { Quantity } from './quantity.js';

/**
 * A word of a statement, or a phrase or quantity read as one. Offsets are UTF-16 code units. Mutable while the reader works on it,
 * read-only for everybody else.
 */
export interface Token {
  start: number;
  end: number;
  /** Folded, in the pack's spelling. */
  word: string;
  base: string;
  concept: string;
  kind: WordClass;
  form: Form;
  entry: Entry | undefined;
  quantity: Quantity | undefined;
  /** Written with a capital letter; at the beginning of a sentence that says little. */
  capital: boolean;
  initial: boolean;
  /** Has a digit or an @: an address, a version, a code. */
  code: boolean;
  /** Ends in 's and owns what follows. */
  owning: boolean;
  /** A later part of a word with hyphens. */
  joined: boolean;
  /** Acts as a verb in its sentence. */
  verb: boolean;
  /** What stands between the token before and this one: punctuation and signs, without white space. */
  gap: string;
}

/** A token of a word as the pack knows it. */
export function makeToken(pack: LanguagePack, word: string, start: number, end: number, gap: string): Token {
  const direct = pack.words.get(word);
  const spelled = direct ? word : pack.respell(word);
  const entry = direct ?? pack.words.get(spelled);
  return {
    start,
    end,
    word: spelled,
    base: entry?.base ?? singular(spelled),
    concept: entry?.concept ?? pack.stem(spelled),
    kind: entry?.kind ?? 'unknown',
    form: entry?.form ?? (spelled.length > 3 && spelled.endsWith('s') && !spelled.endsWith('ss') ? 'plural' : 'base'),
    entry,
    quantity: undefined,
    capital: false,
    initial: false,
    code: false,
    owning: false,
    joined: false,
    verb: false,
    gap,
  };
}

/** A guess at the singular of a word that no table has. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Takes the place of several tokens: a phrase. */
export function merge(tokens: readonly Token[], entry: Entry, form: Form): Token {
  const first = tokens[0] as Token;
  const last = tokens[tokens.length - 1] as Token;
  return {
    ...first,
    end: last.end,
    word: entry.base,
    base: entry.base,
    concept: entry.concept,
    kind: entry.kind,
    form,
    entry,
    capital: false,
    owning: last.owning,
  };
}
