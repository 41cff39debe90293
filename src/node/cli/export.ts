import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { MemoryError } from '../../model/errors.js';
import { isRecord } from '../../model/parse/value.js';
import { codeOf, isNoRoom } from '../storage/failures.js';
import type { Output } from './output.js';
import { jsonTextShownSafely } from './terminal.js';

export interface ExportReceipt {
  readonly file: string;
  readonly records: number;
  readonly bytes: number;
}

/** Writes an export to stdout: as it is, or with `--json` as one list of its lines. Ends early when nobody reads any more. */
export async function exportToOutput(pieces: AsyncIterable<Uint8Array>, output: Output): Promise<undefined> {
  if (!output.json && !output.toTerminal) {
    for await (const piece of pieces) {
      await output.write(piece);
      if (output.readerGone) return;
    }
    return;
  }
  let separator = output.json ? '[' : '';
  for await (const line of linesOf(pieces)) {
    const safe = jsonTextShownSafely(line);
    await output.write(output.json ? `${separator}${safe}` : `${safe}\n`);
    separator = ',\n';
    if (output.readerGone) return;
  }
  if (output.json) await output.write(']\n');
}

/**
 * Writes an export to a file, which is replaced when all is written and on the disk: an export that fails leaves an older
 * one as it was. Readable by its owner only.
 *
 * @throws MemoryError `quota`, `unavailable`
 */
export async function exportToFile(pieces: AsyncIterable<Uint8Array>, file: string): Promise<ExportReceipt> {
  const target = await realpath(file).catch(() => file);
  // A device or a pipe is written to; only a file can be replaced.
  const isFile = await stat(target).then(
    (found) => found.isFile(),
    () => true,
  );
  const path = isFile ? `${target}.${process.pid}.tmp` : target;
  let bytes = 0;
  let last: Uint8Array | undefined;
  try {
    const handle = await open(path, isFile ? 'wx' : 'w', 0o600).catch(failing);
    try {
      for await (const piece of pieces) {
        await handle.write(piece).catch(failing);
        bytes += piece.length;
        last = piece;
      }
      if (isFile) await handle.sync().catch(failing);
    } finally {
      await handle.close();
    }
    if (isFile) await rename(path, target).catch(failing);
  } catch (error) {
    if (isFile) await rm(path, { force: true });
    throw error;
  }
  return { file, records: last === undefined ? 0 : recordsOf(last), bytes };
}

function failing(error: unknown): never {
  throw isNoRoom(error)
    ? new MemoryError('quota', 'There is no room left for the export.', { cause: error })
    : new MemoryError(
        'unavailable',
        `The file of the export cannot be written (${codeOf(error) || 'unknown failure'}).`,
        {
          cause: error,
        },
      );
}

/** The last line of an export says how many records it has. */
function recordsOf(lastPiece: Uint8Array): number {
  const line = new TextDecoder().decode(lastPiece).trimEnd().split('\n').at(-1) ?? '';
  const end: unknown = JSON.parse(line);
  return isRecord(end) && typeof end.records === 'number' ? end.records : 0;
}

async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
