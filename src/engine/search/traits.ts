import type { Payload } from '../../model/records.js';
import { marks } from '../text/marks.js';

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
  /** Says how the speaker wants things done: a standing instruction, a preference. */
  wish: 8192,
} as const;

/** What the words of a text tell (see `marks`) and which trait that is. */
const byWord: readonly (readonly [mark: number, trait: number])[] = [
  [marks.firstPerson, traits.firstPerson],
  [marks.time, traits.time],
  [marks.number, traits.number],
  [marks.change, traits.change],
  [marks.negated, traits.negated],
  [marks.reason, traits.reason],
  [marks.name, traits.name],
];

/** What takes more than one word; looked for only in texts that have a word of it. */
const phrases: readonly (readonly [bit: number, pattern: RegExp])[] = [
  [traits.change, /\bno longer\b/iu],
  [traits.reason, /\b(?:so that|due to|as a result)\b/iu],
  [traits.code, /\b(?:function|const|import|def|class|return)\b.{0,200}[({;:=]/u],
];

/** "Always …", "never …", "please …", "when I ask …", "I prefer …"; not "I always …", which tells a habit. */
const wish =
  /(?:^|[.!?:;,]\s+|\band\s+)(?:please\s+)?(?:always|never|avoid|make sure)\b|\bwhen(?:ever)? I ask\b|\b(?:I|we)(?:['\u2019]d)?(?: \w+)? prefer\b|\b(?:my|our) preference\b|\bfrom now on\b|\bI(?:['\u2019]d| would)? (?:want|need|like) you to\b|\bplease (?:don['\u2019]t|do not|use|keep|give|write|answer|reply|include|call|remember)\b/iu;

/** In scripts without spaces there are no words to remember. */
const unspaced: readonly (readonly [bit: number, pattern: RegExp])[] = [
  [traits.firstPerson, /[我俺咱]/u],
  [traits.time, /[年月日号]|昨天|今天|明天|上周|下周|星期|周[一二三四五六日末]/u],
  [traits.number, /[一二三四五六七八九十百千万]/u],
  [traits.change, /现在|改[为到成]|换成|更新|变成|调整/u],
  [traits.negated, /[不没无别]/u],
  [traits.reason, /因为|所以/u],
  [traits.wish, /请(?:总是|始终|不要|用|以后)|总是要|以后(?:都|请)|我(?:更|比较|最)?(?:喜欢|偏好|希望你)/u],
  [traits.dense, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{3}/u],
];

/** So much of a text's end is looked at for its last question mark. */
const lastWords = 300;
const questionMark = /[?\uff1f\u061f]/;
const asksLast = /[?\uff1f\u061f][\s"'\u201d)\]\p{Extended_Pictographic}]*(?:\[[^\]]*\]\s*)?$/u;
const step = /^[^\S\r\n]*(?:\d+[.)]|[-*\u2022])\s/;
const stepOfLines = new RegExp(step, 'm');

/** The traits of a passage of a record whose words have these marks. */
export function traitsOf(text: string, found: number, { speaker }: Pick<Payload, 'speaker'>): number {
  let bits = 0;
  for (const [mark, trait] of byWord) if ((found & mark) !== 0) bits |= trait;
  if ((found & marks.phrase) !== 0) bits |= look(phrases, text);
  if ((found & marks.unspaced) !== 0) bits |= look(unspaced, text);
  if ((found & marks.wish) !== 0 && wish.test(text)) bits |= traits.wish;
  const end = text.slice(-lastWords);
  if (questionMark.test(end) && asksLast.test(end)) bits |= traits.asks;
  if ((text.includes('\n') ? stepOfLines : step).test(text)) bits |= traits.steps;
  if (text.includes('`')) bits |= traits.code;
  const role = speaker?.toLowerCase();
  if (role === 'user' || role === 'human') bits |= traits.fromUser;
  if (role === 'assistant' || role === 'ai' || role === 'bot' || role === 'system') bits |= traits.fromAssistant;
  return bits;
}

function look(rules: typeof phrases, text: string): number {
  let bits = 0;
  for (const [bit, pattern] of rules) if (pattern.test(text)) bits |= bit;
  return bits;
}
