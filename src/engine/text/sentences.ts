/** A stretch of a text: from `start` up to but not including `end`, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The sentences of `text`, without the white space around them, in order. A sentence ends at `. ! ? …` before white space, at their
 * full-width and other scripts' forms anywhere, and at a line break. Abbreviations and initials do not end one.
 */
export function sentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text.charCodeAt(from))) from++;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
    if (from < to) spans.push({ start: from, end: to });
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x0a || unit === 0x0d || unit === 0x2028 || unit === 0x2029) close(i + 1);
    else if (isWideEnd(unit)) {
      while (isWideEnd(text.charCodeAt(i + 1)) || isClosing(text.charCodeAt(i + 1))) i++;
      close(i + 1);
    } else if (isNarrowEnd(unit)) {
      const at = i;
      while (isNarrowEnd(text.charCodeAt(i + 1)) || isClosing(text.charCodeAt(i + 1))) i++;
      const next = text.charCodeAt(i + 1);
      if (i + 1 < text.length && !isSpace(next)) continue;
      if (unit === 0x2e && i === at && isAbbreviation(text, start, at)) continue;
      close(i + 1);
    }
  }
  close(text.length);
  return spans;
}

const abbreviations = new Set(
  'mr mrs ms dr prof st sr jr vs etc e.g i.e cf no fig vol inc ltd co approx dept est bzw z.b d.h usw'.split(' '),
);

/** Whether the full stop at `at` belongs to the word before it. */
function isAbbreviation(text: string, start: number, at: number): boolean {
  let from = at;
  while (from > start && at - from < 8 && !isSpace(text.charCodeAt(from - 1)) && text.charAt(from - 1) !== '(') from--;
  const word = text.slice(from, at);
  if (/^\p{Lu}$/u.test(word)) return true;
  return abbreviations.has(word.toLowerCase());
}

function isNarrowEnd(unit: number): boolean {
  return unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x2026;
}

/** 。 ！ ？ ｡ and the full stops of Devanagari, Arabic, Urdu, Khmer, Myanmar. */
function isWideEnd(unit: number): boolean {
  return (
    unit === 0x3002 ||
    unit === 0xff01 ||
    unit === 0xff1f ||
    unit === 0xff61 ||
    unit === 0x0964 ||
    unit === 0x0965 ||
    unit === 0x061f ||
    unit === 0x06d4 ||
    unit === 0x17d4 ||
    unit === 0x104b
  );
}

function isClosing(unit: number): boolean {
  return (
    unit === 0x22 ||
    unit === 0x27 ||
    unit === 0x29 ||
    unit === 0x5d ||
    unit === 0x201d ||
    unit === 0x2019 ||
    unit === 0x300d ||
    unit === 0x300f
  );
}

function isSpace(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0xa0 ||
    unit === 0x3000 ||
    unit === 0x2028 ||
    unit === 0x2029
  );
}
