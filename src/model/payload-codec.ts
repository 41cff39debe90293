import { ByteReader, ByteWriter } from './codec.js';
import { MemoryError } from './errors.js';
import { isBare, type Payload } from './records.js';

/** A payload's bytes: the length of the content, the content as UTF-8, then the other fields as JSON (nothing when there are none). */
export function encodePayload(payload: Payload): Uint8Array {
  const out = new ByteWriter(payload.content.length + 16);
  writePayload(out, payload);
  return out.finish();
}

/** Writes what {@link encodePayload} gives. */
export function writePayload(out: ByteWriter, payload: Payload): void {
  out.text(payload.content);
  if (isBare(payload)) return;
  const { content: _, ...rest } = payload;
  if (Object.keys(rest).length > 0) out.rawText(JSON.stringify(rest));
}

/** The reverse of {@link encodePayload}; fields that this version does not know are kept. @throws MemoryError `corrupt` */
export function decodePayload(bytes: Uint8Array): Payload {
  try {
    const input = new ByteReader(bytes);
    const content = input.text();
    if (input.rest === 0) return { content };
    const rest: unknown = JSON.parse(input.rawText(input.rest));
    if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) throw new SyntaxError('not an object');
    return { ...rest, content };
  } catch (error) {
    if (error instanceof MemoryError) throw error;
    throw new MemoryError('corrupt', 'The stored text of a record is damaged.');
  }
}
