import type { LanguagePack } from '../lexicon/pack.js';
import type { Token } from './token.js';

/** A number that begins at a token: its value, how many tokens it takes, and a unit that sticks to its digits. */
export interface Numeral {
  readonly value: number;
  readonly length: number;
  readonly ordinal: boolean;
  /** `10mg`, `40k` without the k, `6am`. */
  readonly glued: string;
}

const magnitudes: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['hundred', 100],
  ['dozen', 12],
]);

/** `1,200.50`, `1200`, `9.5`, with what sticks to it. */
const digits = /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)([a-z%]*)$/;

/** The number that begins at token `i`, in digits or words. */
export function numeralAt(tokens: readonly Token[], i: number, pack: LanguagePack): Numeral | undefined {
  const token = tokens[i];
  if (!token) return undefined;
  if (token.code) {
    const match = digits.exec(token.word);
    if (!match) return undefined;
    const [, written = '', suffix = ''] = match;
    const value = Number(/,\d{3}(?:\D|$)/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'));
    if (/^(?:st|nd|rd|th)$/.test(suffix)) return { value, length: 1, ordinal: true, glued: '' };
    const scale = suffix === 'm' ? undefined : magnitudes.get(suffix);
    if (scale !== undefined) return { value: value * scale, length: 1, ordinal: false, glued: '' };
    const next = tokens[i + 1];
    const times = suffix === '' && next?.gap === '' ? magnitudes.get(next.word) : undefined;
    if (times !== undefined && next && next.word !== 'm')
      return { value: value * times, length: 2, ordinal: false, glued: '' };
    return { value, length: 1, ordinal: false, glued: suffix };
  }
  return wordsAt(tokens, i, pack);
}

/** `twenty-five`, `a hundred and ten`, `three thousand`. */
function wordsAt(tokens: readonly Token[], i: number, pack: LanguagePack): Numeral | undefined {
  let at = i;
  let total = 0;
  let current = 0;
  let found = false;
  const first = tokens[at];
  if (
    first &&
    (first.word === 'a' || first.word === 'one') &&
    magnitudes.get(tokens[at + 1]?.word ?? '') &&
    (tokens[at + 1]?.word.length ?? 0) > 2
  ) {
    current = 1;
    at++;
  }
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (at > i && token.gap !== '') break;
    const small = pack.numbers.get(token.word);
    const magnitude = token.word.length > 2 ? magnitudes.get(token.word) : undefined;
    if (small !== undefined) {
      // "two three" are two numbers, "twenty three" is one.
      if (found && current % 100 !== 0 && !(current % 10 === 0 && current % 100 >= 20 && small < 10)) break;
      current += small;
      found = true;
    } else if (magnitude !== undefined && (found || current > 0 || token.word === 'dozen')) {
      current = (current || 1) * magnitude;
      if (magnitude >= 1000) {
        total += current;
        current = 0;
      }
      found = true;
    } else if (
      token.word === 'and' &&
      found &&
      current % 100 === 0 &&
      current > 0 &&
      pack.numbers.has(tokens[at + 1]?.word ?? '')
    ) {
      // "a hundred and ten"
    } else break;
  }
  return found ? { value: total + current, length: at - i, ordinal: false, glued: '' } : undefined;
}
