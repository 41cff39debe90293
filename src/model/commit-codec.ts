import { ByteReader, ByteWriter, crc32 } from './codec.js';
import { MemoryError } from './errors.js';
import { readEvent, writeEvent } from './event-codec.js';
import type { Commit, LociEvent } from './events.js';
import { isCommitId, type Ordinal } from './ids.js';
import { decodePayload, writePayload } from './payload-codec.js';
import type { Payload } from './records.js';

/**
 * `LCT1`: a commit of format 1. The bytes: magic, CRC-32 of the rest, sequence, commit id, events, payloads. In every later format
 * the checksum takes in the magic, before the rest, so that a damaged digit is not mistaken for a later format.
 */
const magic = 0x3154434c;

export function encodeCommit(commit: Commit): Uint8Array {
  const out = new ByteWriter();
  out.uint32(magic);
  out.uint32(0);
  writeCommitLog(out, commit);
  out.varint(commit.payloads.size);
  const text = new ByteWriter();
  for (const [ordinal, payload] of commit.payloads) {
    out.varint(ordinal);
    text.clear();
    writePayload(text, payload);
    out.bytes(text.written());
  }
  const bytes = out.finish();
  new DataView(bytes.buffer).setUint32(4, crc32(bytes.subarray(8)), true);
  return bytes;
}

/** @throws MemoryError `corrupt` when the bytes are torn or damaged, `newer_format` for a commit of a later format */
export function decodeCommit(bytes: Uint8Array): Commit {
  try {
    const head = new ByteReader(bytes);
    const found = head.uint32();
    const sum = head.uint32();
    const rest = bytes.subarray(8);
    if (found !== magic) {
      if (isLater(found) && crc32(rest, crc32(bytes.subarray(0, 4))) === sum)
        throw new MemoryError(
          'newer_format',
          'A commit has a newer format; open the store with a newer version of loci.',
        );
      throw new MemoryError('corrupt', 'A commit does not start as a commit must.');
    }
    if (crc32(rest) !== sum) throw new MemoryError('corrupt', 'The checksum of a commit does not fit.');
    const input = new ByteReader(rest);
    const log = readCommitLog(input);
    const payloads = new Map<Ordinal, Payload>();
    for (let left = input.varint(); left > 0; left--) payloads.set(input.varint(), decodePayload(input.bytes()));
    if (input.rest > 0) throw new MemoryError('corrupt', 'A commit has more bytes than it should.');
    return { ...log, payloads };
  } catch (error) {
    if (error instanceof RangeError) throw new MemoryError('corrupt', 'A commit ends too early.', { cause: error });
    throw error;
  }
}

/** `LCT2` to `LCT9`. */
function isLater(found: number): boolean {
  const [digit, own] = [found >>> 24, magic >>> 24];
  return (found & 0xffffff) === (magic & 0xffffff) && digit > own && digit <= 0x39;
}

/** A commit without its payloads, as log pages keep it. */
export type CommitLog = Omit<Commit, 'payloads'>;

export function writeCommitLog(out: ByteWriter, commit: CommitLog): void {
  out.varint(commit.sequence);
  out.text(commit.id);
  out.varint(commit.events.length);
  for (const event of commit.events) writeEvent(out, event);
}

export function readCommitLog(input: ByteReader): CommitLog {
  const sequence = input.varint();
  const id = input.text();
  if (!isCommitId(id)) throw new MemoryError('corrupt', 'A stored commit id is malformed.');
  const events: LociEvent[] = [];
  for (let left = input.varint(); left > 0; left--) events.push(readEvent(input));
  return { sequence, id, events };
}
