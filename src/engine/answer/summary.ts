const longest = 160;

/** The first sentence of a text on one line, at most 160 UTF-16 code units, cut between whole characters. */
export function summaryOf(content: string): string {
  const head = content.slice(0, longest * 4);
  const start = (unevenSpace.test(head) ? head.replace(/\s+/gu, ' ') : head).trim();
  const end = endOfSentence.exec(start);
  const sentence = end === null ? start : start.slice(0, end.index + 1);
  if (sentence.length <= longest) return sentence;
  const space = sentence.lastIndexOf(' ', longest - 1);
  const cut = space < longest / 2 ? wholeCharacters(sentence, longest - 1) : space;
  return `${sentence.slice(0, cut)}\u2026`;
}

/** Space that is not one blank. */
const unevenSpace = /\s\s|[^\S ]/u;
const endOfSentence = /[.!?\u2026](?=\s|$)|[\u3002\uff01\uff1f\u0964]/u;

const joiner = 0x200d;
const mark = /^\p{M}/u;

/** The largest cut at or before `at` that parts no surrogate pair, and no mark, joiner or variation from its base. */
function wholeCharacters(text: string, at: number): number {
  let cut = at;
  while (cut > 0 && (continues(text, cut) || text.charCodeAt(cut - 1) === joiner)) cut--;
  return cut;
}

function continues(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const isLowSurrogate = unit >= 0xdc00 && unit <= 0xdfff;
  return isLowSurrogate || unit === joiner || mark.test(text.charAt(at));
}
