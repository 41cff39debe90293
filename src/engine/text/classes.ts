/**
 * What a character is to the analyser. The tables are our own, on Unicode properties of the language's regular expressions, so
 * that the answer depends on no locale and no platform service.
 */

export const SEPARATOR = 0;
/** A letter of a script that is written with spaces between words. */
export const LETTER = 1;
export const DIGIT = 2;
/** A combining mark: it belongs to whatever stands before it. */
export const MARK = 3;
/** Han, Hiragana, Katakana, Bopomofo: no spaces between words. */
export const IDEOGRAPH = 4;
/** Hangul: spaces, but particles stick to their nouns. */
export const HANGUL = 5;
/** Thai, Lao, Khmer, Myanmar: no spaces between words, marks around a base letter. */
export const CLUSTERED = 6;
/** An emoji or another pictograph. */
export const PICTURE = 7;
/** Joiners, soft hyphens, variation selectors, skin tones: passed over, they neither end a word nor add to it. */
export const IGNORED = 8;
/** One half of a flag. */
export const REGION = 9;

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc\uff66-\uff9f]/u;
const hangul = /\p{Script=Hangul}/u;
const clustered = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ignored =
  /\u00ad|\u200c|\u200d|\u2060|\ufeff|\u20e3|\p{Variation_Selector}|[\u{1f3fb}-\u{1f3ff}]|[\u{e0000}-\u{e01ef}]/u;
const letter = /\p{L}/u;
const digit = /\p{N}/u;
const mark = /\p{M}/u;
const picture = /\p{Extended_Pictographic}/u;
const region = /\p{Regional_Indicator}/u;

function decide(point: number): number {
  const character = String.fromCodePoint(point);
  if (ignored.test(character)) return IGNORED;
  if (letter.test(character) || digit.test(character) || mark.test(character)) {
    if (hangul.test(character)) return HANGUL;
    if (ideograph.test(character)) return IDEOGRAPH;
    if (clustered.test(character)) return digit.test(character) ? DIGIT : CLUSTERED;
    return letter.test(character) ? LETTER : digit.test(character) ? DIGIT : MARK;
  }
  if (region.test(character)) return REGION;
  return picture.test(character) ? PICTURE : SEPARATOR;
}

/** Class + 1 per code unit of the basic plane, filled as characters are met; 0 = not met yet. */
const known = new Uint8Array(0x10000);
for (let point = 0; point < 128; point++) known[point] = decide(point) + 1;
// Part of identifiers such as __proto__ and foo_bar; the word rules take it apart.
known[0x5f] = LETTER + 1;

/** The class of a code point. */
export function classOf(point: number): number {
  if (point > 0xffff) return decide(point);
  const found = known[point] as number;
  if (found !== 0) return found - 1;
  // A lone surrogate is stored as U+FFFD and separates.
  const decided = point >= 0xd800 && point <= 0xdfff ? SEPARATOR : decide(point);
  known[point] = decided + 1;
  return decided;
}
