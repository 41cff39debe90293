import type { Payload } from '../../model/records.js';

/** What a unit's text is like, as bits of one 16-bit number in the index. They follow from the payload alone. */
export const traits = {
  /** Ends by asking: its last sentence is a question. */
  asks: 1,
  /** Speaks in the first person. */
  firstPerson: 2,
  /** Says when: a time word, a weekday, a month, a year. */
  time: 4,
  /** Has a number, in digits or words. */
  number: 8,
  /** Says that something is different now. */
  change: 16,
  /** Denies something. */
  negated: 32,
  /** Has program code in it. */
  code: 64,
  fromUser: 128,
  fromAssistant: 256,
  /** Has a capitalised word inside a sentence. */
  name: 512,
  /** Says how to do something: steps, imperatives of instructions. */
  steps: 1024,
  /** Says why. */
  reason: 2048,
  /** Written in signs without spaces, where every sign begins a term. */
  dense: 4096,
} as const;

const rules: readonly (readonly [bit: number, pattern: RegExp])[] = [
  [traits.asks, /[?\uff1f\u061f][\s"'\u201d)\]\p{Extended_Pictographic}]*(?:\[[^\]]*\]\s*)?$/u],
  [
    traits.firstPerson,
    /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur)\b|[我俺咱]|\b(?:[Ii]ch|[Mm]ein\w*|[Jj]e|[Mm]on|[Yy]o|[Mm]i|[Ee]u|[Mm]eu|[Ii]k|[Mm]ijn)\b/u,
  ],
  [
    traits.time,
    /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|lately|since|until|week(?:end)?s?|months?|years?|days?|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec|(?:19|20)\d\d|\d{1,2}:\d\d|\d{1,2}(?:st|nd|rd|th))\b|[年月日号]|昨天|今天|明天|上周|下周|星期|周[一二三四五六日末]/iu,
  ],
  [
    traits.number,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|twice|half)\b|[一二三四五六七八九十百千万]/iu,
  ],
  [
    traits.change,
    /\b(?:now|new|updated?|moved?|changed?|switched|increased?|decreased?|raised|reduced|extended|postponed|rescheduled|instead|anymore|no longer|reached|grown|bumped|improved|upgraded|replaced|expanded)\b|现在|改[为到成]|换成|更新|变成|调整/iu,
  ],
  [traits.negated, /\b(?:not|no|never|none|without|neither|nor|cannot)\b|n['\u2019]t\b|[不没无别]/iu],
  [traits.code, /`|\b(?:function|const|import|def|class|return)\b.*[({;:=]/u],
  [traits.name, /[\p{Ll},;]["']? (?!I\b)\p{Lu}\p{Ll}/u],
  [traits.steps, /^\s*(?:\d+[.)]|[-*\u2022])\s/mu],
  [traits.dense, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{3}/u],
  [traits.reason, /\b(?:because|since|so that|due to|reason|as a result|therefore)\b|因为|所以/iu],
];

/** The traits of a passage of a record. */
export function traitsOf(text: string, { speaker }: Pick<Payload, 'speaker'>): number {
  let bits = 0;
  for (const [bit, pattern] of rules) if (pattern.test(text)) bits |= bit;
  const role = speaker?.toLowerCase();
  if (role === 'user' || role === 'human') bits |= traits.fromUser;
  if (role === 'assistant' || role === 'ai' || role === 'bot' || role === 'system') bits |= traits.fromAssistant;
  return bits;
}
