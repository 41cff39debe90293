import { ByteReader, ByteWriter } from '../model/codec.js';
import { type CommitLog, readCommitLog, writeCommitLog } from '../model/commit-codec.js';
import { MemoryError } from '../model/errors.js';

/** The body of a log page: commits without their payloads, one after another. */
export function encodeLog(commits: readonly CommitLog[]): Uint8Array {
  const out = new ByteWriter(commits.length * 64);
  for (const commit of commits) writeCommitLog(out, commit);
  return out.finish();
}

/** @throws MemoryError `corrupt` */
export function decodeLog(body: Uint8Array): readonly CommitLog[] {
  const commits: CommitLog[] = [];
  try {
    for (const input = new ByteReader(body); input.rest > 0; ) commits.push(readCommitLog(input));
  } catch (error) {
    if (error instanceof RangeError) throw new MemoryError('corrupt', 'A log page ends too early.');
    throw error;
  }
  return commits;
}
