import { type Span, sentences } from './sentences.js';

/** A passage holds about this many words; a text of up to half as many more stays whole. */
const passageWords = 100;
/** An index segment numbers a record's passages; so many are never needed for a text of 1 MiB with passages of normal size. */
const mostPassages = 4096;

/**
 * The passages of `text`: whole sentences up to about 100 words, sentences that are longer cut at white space. They follow each
 * other in order without overlap and leave out nothing but white space. A short text is one passage, an empty one too.
 */
export function passages(text: string): Span[] {
  // No text shorter than this in code units can hold enough words, since each takes two with its space: the common case costs nothing.
  if (text.length < passageWords * 3) return [{ start: 0, end: text.length }];
  const total = weigh(text, 0, text.length);
  if (total <= passageWords * 1.5) return [{ start: 0, end: text.length }];
  const aim = Math.max(passageWords, Math.ceil(total / (mostPassages / 2)));
  const spans: Span[] = [];
  let open: { start: number; end: number } | undefined;
  let words = 0;
  for (const sentence of sentences(text)) {
    for (const piece of pieces(text, sentence, aim)) {
      const weight = weigh(text, piece.start, piece.end);
      if (open && words + weight > aim * 1.2) {
        spans.push(open);
        open = undefined;
        words = 0;
      }
      if (open) open.end = piece.end;
      else open = { ...piece };
      words += weight;
      if (words >= aim) {
        spans.push(open);
        open = undefined;
        words = 0;
      }
    }
  }
  if (open) spans.push(open);
  return spans.length > 0 ? spans : [{ start: 0, end: text.length }];
}

/** A sentence as it is, or cut into pieces of at most `aim` words when it is longer than 1.2 times that. */
function pieces(text: string, sentence: Span, aim: number): Span[] {
  if (weigh(text, sentence.start, sentence.end) <= aim * 1.2) return [sentence];
  const cuts: Span[] = [];
  let start = sentence.start;
  let words = 0;
  let inside = false;
  for (let i = sentence.start; i < sentence.end; i++) {
    const weight = weightAt(text, i, inside);
    inside = !isSpace(text.charCodeAt(i));
    words += weight;
    if (words > aim && weight > 0 && i > start) {
      cuts.push({ start, end: i });
      start = i;
      words = weight;
    }
  }
  cuts.push({ start, end: sentence.end });
  return cuts;
}

/** Words of a stretch: runs between white space; scripts without spaces count two characters as a word. */
function weigh(text: string, start: number, end: number): number {
  let words = 0;
  let inside = false;
  for (let i = start; i < end; i++) {
    words += weightAt(text, i, inside);
    inside = !isSpace(text.charCodeAt(i));
  }
  return words;
}

function weightAt(text: string, i: number, inside: boolean): number {
  const unit = text.charCodeAt(i);
  if (isSpace(unit)) return 0;
  if (isSpaceless(unit)) return 0.5;
  return inside ? 0 : 1;
}

function isSpaceless(unit: number): boolean {
  return (
    unit >= 0x0e00 &&
    ((unit >= 0x3040 && unit <= 0x30ff) ||
      (unit >= 0x3400 && unit <= 0x9fff) ||
      unit <= 0x0eff ||
      (unit >= 0x1000 && unit <= 0x109f) ||
      (unit >= 0x1780 && unit <= 0x17ff))
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
