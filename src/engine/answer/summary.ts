const longest = 160;

/** The first sentence of a text on one line, at most 160 UTF-16 code units, cut between whole characters. */
export function summaryOf(content: string): string {
  const start = content
    .slice(0, longest * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  const sentence = /^.*?[.!?\u2026\u3002\uff01\uff1f\u0964](?=\s|$|[^\x00-\x7f])/u.exec(start)?.[0] ?? start;
  if (sentence.length <= longest) return sentence;
  let cut = sentence.lastIndexOf(' ', longest - 1);
  if (cut < longest / 2) cut = wholeCharacters(sentence, longest - 1);
  return `${sentence.slice(0, cut)}\u2026`;
}

/** The largest cut at or before `at` that splits no surrogate pair and parts no mark, joiner or variation from its base. */
function wholeCharacters(text: string, at: number): number {
  let cut = at;
  while (
    cut > 0 &&
    /^[\udc00-\udfff\p{M}\u200d\ufe0f]/u.test(text.slice(cut, cut + 2).replace(/^[\udc00-\udfff]/, '\ufe0f'))
  )
    cut--;
  return text.charCodeAt(cut - 1) === 0x200d ? wholeCharacters(text, cut - 1) : cut;
}
