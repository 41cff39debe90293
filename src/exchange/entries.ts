/** Pieces of text cut into lines, and into the elements of a JSON list, without holding the whole. */

/** One line or one element. */
export interface Piece {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** One JSON value of a file, or the news that there is none. */
export type Entry =
  | { readonly line: number; readonly text: string; readonly ok: true; readonly value: unknown }
  | { readonly line: number; readonly text: string; readonly ok: false };

/** Lines without their ends (LF or CRLF); the last one needs none. Blank lines are left out but counted. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  let line = 0;
  let parts: string[] = [];
  const take = (last: string): Piece => {
    parts.push(last);
    const text = parts.join('');
    parts = [];
    line++;
    return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      const piece = take(chunk.slice(from, at));
      if (piece.text.trim() !== '') yield piece;
      from = at + 1;
    }
    if (from < chunk.length) parts.push(chunk.slice(from));
  }
  const piece = take('');
  if (piece.text.trim() !== '') yield piece;
}

/** So many blanks behind a list are its end, however many more there may be. */
const mostBlanks = 1024 * 1024;

const quote = 0x22;
const backslash = 0x5c;

/**
 * The elements of the JSON list that the text is, each as text. A list that is cut off ends with an element that is cut off.
 * A list behind a list is read on; of anything else behind it comes one piece that is no JSON.
 *
 * @param wanted whether what stands behind the first list matters
 */
export async function* elementsOf(chunks: AsyncIterable<string>, wanted: 'first' | 'all'): AsyncGenerator<Piece> {
  let line = 0;
  /** 0: outside of a list; 1: between elements; above: within one. */
  let depth = 0;
  let inString = false;
  let escaped = false;
  let parts: string[] = [];
  let open = false;
  let blanks = 0;
  const take = (last: string): Piece => {
    const text = parts.join('') + last;
    parts = [];
    open = false;
    line++;
    return { line, text };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const unit = chunk.charCodeAt(i);
      if (inString) {
        if (escaped) escaped = false;
        else if (unit === backslash) escaped = true;
        else if (unit === quote) inString = false;
        continue;
      }
      const space = unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
      if (depth === 1 && (unit === 0x2c || unit === 0x5d)) {
        if (open) yield take(chunk.slice(from, i));
        if (unit === 0x5d) {
          if (wanted === 'first') return;
          depth = 0;
        }
        continue;
      }
      if (depth === 0) {
        if (space && ++blanks > mostBlanks) return;
        if (!space && unit !== 0x5b) {
          yield take('');
          return;
        }
      }
      if (depth === 1 && !open && !space) {
        open = true;
        from = i;
      }
      if (unit === quote) inString = true;
      else if (unit === 0x5b || unit === 0x7b) depth++;
      else if ((unit === 0x5d || unit === 0x7d) && depth > 1) depth--;
    }
    if (open) parts.push(chunk.slice(from));
  }
  if (open) yield take('');
}

/** Pieces parsed as JSON. */
export async function* parsed(pieces: AsyncIterable<Piece>): AsyncGenerator<Entry> {
  for await (const { line, text } of pieces) yield parseEntry(line, text);
}

export function parseEntry(line: number, text: string): Entry {
  try {
    const value: unknown = JSON.parse(text);
    return { line, text, ok: true, value };
  } catch {
    // The engine's own message quotes the text.
    return { line, text, ok: false };
  }
}

/** A stream whose beginning can be looked at before it is read from the start. */
export class Rereadable<T> {
  readonly #source: AsyncIterator<T>;
  readonly #seen: T[] = [];
  #ended = false;

  constructor(source: AsyncIterable<T>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** From the start, keeping what is read. */
  async *peek(): AsyncGenerator<T> {
    for (let i = 0; ; i++) {
      if (i === this.#seen.length) {
        if (this.#ended) return;
        const next = await this.#source.next();
        if (next.done) {
          this.#ended = true;
          return;
        }
        this.#seen.push(next.value);
      }
      yield this.#seen[i] as T;
    }
  }

  /** From the start, once; nothing is kept any more. */
  async *read(): AsyncGenerator<T> {
    for (let item = this.#seen.shift(); item !== undefined; item = this.#seen.shift()) yield item;
    while (!this.#ended) {
      const next = await this.#source.next();
      if (next.done) this.#ended = true;
      else yield next.value;
    }
  }

  /** Lets go of what the stream holds, such as an open file. */
  async close(): Promise<void> {
    this.#ended = true;
    await this.#source.return?.();
  }
}
