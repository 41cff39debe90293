import { isMemoryError, MemoryError } from '../model/errors.js';

/** A file to be imported: its text, its bytes, a stream of either, or something like a `Blob` or a `File`. Never a path. */
export type ImportSource =
  | string
  | Uint8Array
  | ArrayBuffer
  | AsyncIterable<Uint8Array | string>
  | ReadableStream<Uint8Array>
  | { stream(): ReadableStream<Uint8Array> }
  | { arrayBuffer(): Promise<ArrayBuffer> };

/**
 * The text of a source in pieces, without a byte order mark. Bytes are UTF-8, or UTF-16 when a byte order mark says so;
 * malformed bytes become U+FFFD.
 *
 * @throws MemoryError `invalid` for an archive and for something that is no source, `unavailable` when reading fails
 */
export async function* readText(source: ImportSource): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start: Uint8Array | undefined;
  let begun = false;
  try {
    for await (const piece of pieces(source)) {
      if (typeof piece === 'string') {
        const text = begun ? piece : piece.replace(/^\ufeff/, '');
        if (!begun && text.startsWith('PK\u0003\u0004')) throw archive();
        begun ||= piece !== '';
        if (text !== '') yield text;
        continue;
      }
      let bytes = piece;
      if (decoder === undefined) {
        start = start === undefined ? bytes : joined(start, bytes);
        if (start.length < 4) continue;
        decoder = decoderFor(start);
        bytes = start;
        begun = true;
      }
      const text = decoder.decode(bytes, { stream: true });
      if (text !== '') yield text;
    }
    if (decoder === undefined && start !== undefined) {
      decoder = decoderFor(start);
      yield decoder.decode(start);
    } else if (decoder !== undefined) {
      const rest = decoder.decode();
      if (rest !== '') yield rest;
    }
  } catch (error) {
    if (isMemoryError(error)) throw error;
    throw new MemoryError('unavailable', 'The file could not be read to its end.', { cause: error });
  }
}

/** The name of a `File`, if the source is one. */
export function nameOf(source: ImportSource): string | undefined {
  return typeof source === 'object' && 'name' in source && typeof source.name === 'string' ? source.name : undefined;
}

async function* pieces(source: ImportSource): AsyncGenerator<Uint8Array | string> {
  if (typeof source === 'string') yield source;
  else if (ArrayBuffer.isView(source)) yield new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  else if (source instanceof ArrayBuffer) yield new Uint8Array(source);
  else if (typeof source !== 'object' || source === null) throw notASource();
  else if ('stream' in source && typeof source.stream === 'function') yield* drained(source.stream());
  else if ('getReader' in source) yield* drained(source);
  else if (Symbol.asyncIterator in source) yield* source;
  else if ('arrayBuffer' in source) yield new Uint8Array(await source.arrayBuffer());
  else throw notASource();
}

/** A reader, because not every browser can iterate a stream. */
async function* drained(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let done = false;
  try {
    while (!done) {
      const next = await reader.read();
      done = next.done;
      if (next.value !== undefined) yield next.value;
    }
  } finally {
    if (!done) await reader.cancel();
    reader.releaseLock();
  }
}

function decoderFor(start: Uint8Array): TextDecoder {
  const [a, b, c, d] = start;
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) throw archive();
  if (a === 0x1f && b === 0x8b) throw archive();
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le');
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function archive(): MemoryError {
  return new MemoryError(
    'invalid',
    'The file is a compressed archive; unpack it and import the file inside, such as conversations.json.',
    { data: { field: 'source' } },
  );
}

function notASource(): MemoryError {
  return new MemoryError('invalid', 'source must be text, bytes, a stream of bytes, or a Blob.', {
    data: { field: 'source' },
  });
}
