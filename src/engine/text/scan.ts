import {
  CLUSTERED,
  classOf,
  DIGIT,
  HANGUL,
  IDEOGRAPH,
  IGNORED,
  LETTER,
  MARK,
  PICTURE,
  REGION,
  SEPARATOR,
} from './classes.js';

/**
 * What a run is: `word` (letters and digits with the connectors between them), `ideographs`, `hangul`, `clustered` (Thai and its like), `picture`
 * (one emoji or flag), `opening` (a mark behind which a capital letter says nothing), `end` (of a sentence).
 */
export type RunKind = 'word' | 'ideographs' | 'hangul' | 'clustered' | 'picture' | 'opening' | 'end';

/** Longer compounds are cut here, so that a line of base64 or a path of a thousand steps costs no more than its length. */
const longestWord = 96;

/**
 * Walks once over a text and finds its runs with their offsets in UTF-16 code units, in order. A change of script inside a run of letters
 * is a border.
 */
export class Runs {
  /** Where the run that was found last starts. */
  start = 0;
  /** Where it ends. */
  end = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The kind of the next run; `undefined` behind the last one. */
  next(): RunKind | undefined {
    const text = this.#text;
    for (let i = this.end; i < text.length; ) {
      const point = pointAt(text, i);
      const kind = classOf(point);
      if (kind === LETTER || kind === DIGIT) return this.#found('word', i, wordEnd(text, i));
      const width = point > 0xffff ? 2 : 1;
      switch (kind) {
        case SEPARATOR:
          if (point === 0x20) break;
          if (isDotPrefix(text, i)) return this.#found('word', i, wordEnd(text, i + 1));
          if (isEnd(point)) return this.#found('end', i, i + 1);
          if (isOpening(point)) return this.#found('opening', i, i + 1);
          break;
        case IDEOGRAPH:
          return this.#found('ideographs', i, runEnd(text, i, kind));
        case HANGUL:
          return this.#found('hangul', i, runEnd(text, i, kind));
        case CLUSTERED:
          return this.#found('clustered', i, runEnd(text, i, kind));
        case PICTURE:
          return this.#found('picture', i, i + width);
        case REGION:
          return this.#found('picture', i, classOf(pointAt(text, i + 2)) === REGION ? i + 4 : i + 2);
      }
      i += width;
    }
    return undefined;
  }

  #found(kind: RunKind, start: number, end: number): RunKind {
    this.start = start;
    this.end = end;
    return kind;
  }
}

/** Hands out all runs of a text. */
export function scan(text: string, visit: (kind: RunKind, start: number, end: number) => void): void {
  const runs = new Runs(text);
  for (let kind = runs.next(); kind !== undefined; kind = runs.next()) visit(kind, runs.start, runs.end);
}

/** The end of a run of one class; marks and ignored characters go along. */
function runEnd(text: string, start: number, kind: number): number {
  let i = start;
  while (i < text.length) {
    const point = pointAt(text, i);
    const found = classOf(point);
    if (found !== kind && found !== MARK && found !== IGNORED) break;
    i += point > 0xffff ? 2 : 1;
  }
  return i;
}

/** 1 for the letters and digits of ASCII. */
const plain = new Uint8Array(128).map((_, unit) => (classOf(unit) === LETTER || classOf(unit) === DIGIT ? 1 : 0));

/** The end of letters and digits from `start`. */
function pieceEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + longestWord);
  let i = start;
  while (i < limit) {
    const unit = text.charCodeAt(i);
    if (unit < 128) {
      if (plain[unit] === 0) break;
      i++;
      continue;
    }
    const point = pointAt(text, i);
    const kind = classOf(point);
    if (kind !== LETTER && kind !== DIGIT && kind !== MARK && kind !== IGNORED) break;
    i += point > 0xffff ? 2 : 1;
  }
  return i;
}

/** The end of a word with its connectors: node.js, BENCH-100821, O'Neil, 1,000, C++, C#. */
function wordEnd(text: string, start: number): number {
  let i = pieceEnd(text, start);
  while (i - start < longestWord && connects(text, i)) i = pieceEnd(text, i + 1);
  const next = text.charCodeAt(i);
  if (next === 0x2b && text.charCodeAt(i + 1) === 0x2b && !isAlphanumeric(text, i + 2)) return i + 2;
  // A note or a language: one letter only, since "room 5#" and "word#" mean something else.
  if (next === 0x23 && i - start === 1 && classOf(text.charCodeAt(start)) === LETTER && !isAlphanumeric(text, i + 1))
    return i + 1;
  return i;
}

/** Whether the character at `i` ties what stands before it to what follows. */
function connects(text: string, i: number): boolean {
  switch (text.charCodeAt(i)) {
    case 0x2e: // .
    case 0x2d: // -
    case 0x27: // '
    case 0x40: // @
    case 0x2b: // +
    case 0x26: // &
    case 0x2019:
    case 0x02bc:
    case 0x2010:
    case 0x2011:
      return isAlphanumeric(text, i + 1);
    case 0x2c: // ,
    case 0x3a: // :
    case 0x2f: // /
      return isDigit(text, i - 1) && isDigit(text, i + 1);
    default:
      return false;
  }
}

/** `.NET`, `.gitignore`: a full stop at the beginning of a word. */
function isDotPrefix(text: string, i: number): boolean {
  if (text.charCodeAt(i) !== 0x2e || classOf(pointAt(text, i + 1)) !== LETTER) return false;
  return i === 0 || /[\s([{"'`]/.test(text.charAt(i - 1));
}

function isAlphanumeric(text: string, i: number): boolean {
  const kind = i < text.length ? classOf(pointAt(text, i)) : SEPARATOR;
  return kind === LETTER || kind === DIGIT;
}

function isDigit(text: string, i: number): boolean {
  const unit = text.charCodeAt(i);
  return unit >= 0x30 && unit <= 0x39;
}

function isEnd(point: number): boolean {
  return (
    point === 0x2e ||
    point === 0x21 ||
    point === 0x3f ||
    point === 0x0a ||
    point === 0x3002 ||
    point === 0xff01 ||
    point === 0xff1f
  );
}

function isOpening(point: number): boolean {
  return point === 0x3a || point === 0x22 || point === 0x201c || point === 0x28 || point === 0x2a || point === 0x2022;
}

function pointAt(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  if (unit < 0xd800 || unit > 0xdbff) return Number.isNaN(unit) ? 0 : unit;
  const low = text.charCodeAt(i + 1);
  return low >= 0xdc00 && low <= 0xdfff ? 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00) : unit;
}
