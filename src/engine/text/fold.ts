/**
 * One spelling for what a reader takes as the same word: compatibility forms (full-width letters, ligatures), case, and the
 * accents of Latin, Greek and Cyrillic. Vowel signs of Indic scripts carry the word and stay.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, (_, letter: string, marks: string) => (isShortI(letter, marks) ? 'и\u0306' : letter))
    .replace(pointing, '')
    .replace(singles, (character) => replacements.get(character) ?? character)
    .normalize('NFC');
}

/** Accents behind a letter of an accented alphabet. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])([\u0300-\u036f]+)/gu;

/** Arabic vowel marks and the stretching line, Hebrew points, ignorable joiners. */
const pointing =
  /[\u064b-\u065f\u0670\u0640\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u00ad\u2060\ufeff]|\u200c|\u200d/g;

const singles = /[ßæœøđðþłħŧıŋςىةکی\u2019\u02bc\u2010\u2011]/g;
const replacements = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  // Turkish: I, İ, ı and i become one letter.
  ['ı', 'i'],
  ['ŋ', 'ng'],
  ['ς', 'σ'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ک', 'ك'],
  ['ی', 'ي'],
  ['\u2019', "'"],
  ['\u02bc', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
]);

/** й is a letter of its own, not an accented и. */
function isShortI(letter: string, marks: string): boolean {
  return letter === 'и' && marks.includes('\u0306');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
