import { dateWord } from './date-words.js';

/** What the words of a text say about it beside their meaning, as bits. A word's marks are found once and then remembered with it. */
export const marks = {
  /** Speaks in the first person. */
  firstPerson: 1,
  /** Says when: a time word, a weekday, a month, a year. */
  time: 2,
  /** Has a number, in digits or words. */
  number: 4,
  /** Says that something is different now. */
  change: 8,
  /** Denies something. */
  negated: 16,
  /** Says why. */
  reason: 32,
  /** Has a word that a date cannot be said without. Texts that lack it say none. */
  date: 64,
  /** Has a word of a phrase of change, reason or program code: only the whole text can tell. */
  phrase: 128,
  /** Written like a name: a capital and a small letter. */
  capitalised: 256,
  /** Has a capitalised word inside a sentence. */
  name: 512,
  /** Has letters of a script without spaces: the whole text has to be looked at. */
  unspaced: 1024,
  /** Has a word that a wish is not said without: how the speaker wants things done. */
  wish: 2048,
} as const;

/** What a word says by itself, whatever stands beside it. */
export const wordRules: readonly (readonly [bit: number, pattern: RegExp])[] = [
  [
    marks.firstPerson,
    /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur)\b|\b(?:[Ii]ch|[Mm]ein\w*|[Jj]e|[Mm]on|[Yy]o|[Mm]i|[Ee]u|[Mm]eu|[Ii]k|[Mm]ijn)\b/u,
  ],
  [
    marks.time,
    /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|lately|since|until|week(?:end)?s?|months?|years?|days?|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec|(?:19|20)\d\d|\d{1,2}:\d\d|\d{1,2}(?:st|nd|rd|th))\b/iu,
  ],
  [
    marks.number,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|twice|half)\b/iu,
  ],
  [
    marks.change,
    /\b(?:now|new|updated?|moved?|changed?|switched|increased?|decreased?|raised|reduced|extended|postponed|rescheduled|instead|anymore|reached|grown|bumped|improved|upgraded|replaced|expanded)\b/iu,
  ],
  [marks.negated, /\b(?:not|no|never|none|without|neither|nor|cannot)\b|n['\u2019]t\b/iu],
  [marks.reason, /\b(?:because|since|reason|therefore)\b/iu],
  [marks.phrase, /\b(?:longer|so|due|result|function|const|import|def|class|return)\b/iu],
  [marks.wish, /^(?:always|never|avoid|make|prefer|preference|ask|now|you|please)$/iu],
];

const inDates: ReadonlySet<string> = new Set(
  'month weekday shortday unit relative season feast daypart quarter'.split(' '),
);

const capitalised = /^\p{Lu}\p{Ll}/u;
const plain = /^[A-Za-z]+$/;
/** All rules in one, for words of plain letters, which no rule meets but at their first letter: most words say nothing, and one look is enough. */
const any = new RegExp(`^(?:${wordRules.map(([, { source }]) => source).join('|')})`, 'iu');

/** The marks of one run of letters, digits and connectors, as written. */
export function marksOf(raw: string): number {
  let bits = capitalised.test(raw) ? marks.capitalised : 0;
  const isPlain = plain.test(raw);
  if (!isPlain || any.test(raw)) for (const [bit, pattern] of wordRules) if (pattern.test(raw)) bits |= bit;
  const dated = isPlain
    ? isInDates(raw)
    : /\d{4}/.test(raw) || raw.split(/[^\p{L}\p{M}\d]+|(?<=\d)(?=\p{L})/u).some(isInDates);
  return dated ? bits | marks.date : bits;
}

function isInDates(word: string): boolean {
  const meaning = dateWord(word);
  return meaning !== undefined && inDates.has(meaning.kind);
}

/** Whether a capital at `start` stands behind a small letter, a comma or a semicolon and a space, so that no sentence begins there. */
export function isInside(text: string, start: number): boolean {
  if (text.charCodeAt(start - 1) !== 0x20) return false;
  const before = text.charCodeAt(start - 2);
  const at = before === 0x22 || before === 0x27 ? start - 3 : start - 2;
  return /[\p{Ll},;]/u.test(text.charAt(at));
}
