import { toIso } from '../model/calendar.js';
import { crc32 } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import type { Json } from '../model/json.js';
import { isRecord } from '../model/parse/value.js';
import type { ExportPage } from '../model/queries.js';
import type { Standing } from '../model/records.js';
import { encodeUtf8 } from '../model/utf8.js';
import type { Collector } from './collector.js';
import type { Entry } from './entries.js';
import { repairLinks } from './links.js';
import { readPlain } from './plain.js';
import { isRecordLine, readRecordLine, recordLine } from './record-line.js';

/** The version of the format that this version of loci writes, and the newest one that it reads. */
export const exportFormat = 1;

const chunkBytes = 256 * 1024;

export interface ExportOptions {
  /** Milliseconds since 1970 UTC. */
  readonly exportedAt: number;
  /** More fields for the first line; what reads the file gets them back in `header`. */
  readonly header?: Readonly<Record<string, Json>>;
}

/**
 * An export as JSON Lines in UTF-8: a first line `{"loci":"export","format":1,"exportedAt":…}`, one record per line, and a
 * last line `{"loci":"end",…}` with counts by standing and the CRC-32 of the records' lines, each with its
 * line feed: exports of the same records differ in the first line alone.
 *
 * @returns chunks of at most 256 KiB, each in a buffer of its own
 */
export async function* writeExport(
  pages: AsyncIterable<ExportPage>,
  options: ExportOptions,
): AsyncGenerator<Uint8Array> {
  const buffer = new ChunkBuffer();
  const counts: Record<Standing, number> = { active: 0, superseded: 0, forgotten: 0 };
  let crc = 0;
  const header = {
    ...options.header,
    ...{ loci: 'export', format: exportFormat, exportedAt: toIso(options.exportedAt) },
  };
  yield* buffer.add(lineOf(header));
  for await (const page of pages) {
    for (const record of page.records) {
      counts[record.standing]++;
      const line = encodeUtf8(`${recordLine(record)}\n`);
      crc = crc32(line, crc);
      yield* buffer.add(line);
    }
  }
  const records = counts.active + counts.superseded + counts.forgotten;
  yield* buffer.add(lineOf({ loci: 'end', records, ...counts, crc32: hex(crc) }));
  yield* buffer.rest();
}

/**
 * Reads lines of an export. Every line stands for itself: what is damaged is a problem of its place, and a missing or a
 * differing end is noted. Several exports may follow one another in one file. Lines without an id are plain memories.
 * A file with the first line of an export is taken at its word about origin and confidence: it is meant for the owner's
 * own copies.
 *
 * @throws MemoryError `newer_format` for a file that this version cannot read
 */
export async function readExport(entries: AsyncIterable<Entry>, out: Collector): Promise<void> {
  let crc = 0;
  let records = 0;
  let open: number | undefined;
  for await (const entry of entries) {
    const { line, text } = entry;
    const value = entry.ok && isRecord(entry.value) ? entry.value : undefined;
    if (value?.loci === 'export') {
      if (open !== undefined) out.note('incomplete', open);
      checkVersion(value.format);
      out.header ??= value;
      open = line;
      records = 0;
      crc = 0;
      continue;
    }
    if (value?.loci === 'end') {
      if (open !== undefined && value.crc32 !== hex(crc)) out.note('checksum-differs', line);
      if (open !== undefined && value.records !== records) out.note('count-differs', line);
      open = undefined;
      continue;
    }
    if (open !== undefined) {
      records++;
      crc = crc32(encodeUtf8(`${text}\n`), crc);
    }
    if (!entry.ok) out.problem(line, 'The line is not valid JSON.');
    else if (value !== undefined && isRecordLine(value)) readRecord(line, value, out.header !== undefined, out);
    else readPlain(line, entry.value, out);
  }
  if (open !== undefined) out.note('incomplete', open);
  repairLinks(out);
}

/** @param signed whether the file says that it is an export of loci */
function readRecord(line: number, value: Readonly<Record<string, unknown>>, signed: boolean, out: Collector): void {
  out.attempt(line, () => {
    const { record, dropped, timeMissing } = readRecordLine(value, out.now);
    out.note('fields-skipped', line, dropped);
    if (timeMissing) out.note('time-missing', line);
    if (signed || record.standing === 'forgotten') {
      out.record(line, record);
      return;
    }
    out.note('unsigned-records', line);
    const { importance: _importance, ...rest } = record;
    const { createdBy: _by, onBehalfOf: _on, agent: _agent, ...payload } = record.payload;
    out.record(line, {
      ...rest,
      provenance: 'transferred',
      confidence: 1,
      payload: { ...payload, source: out.source },
    });
  });
}

function checkVersion(format: unknown): void {
  if (format === exportFormat) return;
  if (typeof format === 'number' && format > exportFormat) {
    throw new MemoryError('newer_format', 'The export was written by a newer version of loci.');
  }
  throw new MemoryError('invalid', 'The first line of the export does not name its format.', {
    data: { field: 'source' },
  });
}

function lineOf(value: Readonly<Record<string, Json>>): Uint8Array {
  return encodeUtf8(`${JSON.stringify(value)}\n`);
}

function hex(crc: number): string {
  return crc.toString(16).padStart(8, '0');
}

/** Collects lines into chunks. */
class ChunkBuffer {
  #bytes = new Uint8Array(chunkBytes);
  #length = 0;

  /** Takes bytes in and gives back the chunks that became full. */
  add(bytes: Uint8Array): Uint8Array[] {
    const full: Uint8Array[] = [];
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + chunkBytes - this.#length);
      this.#bytes.set(part, this.#length);
      this.#length += part.length;
      from += part.length;
      if (this.#length === chunkBytes) full.push(...this.rest());
    }
    return full;
  }

  rest(): Uint8Array[] {
    if (this.#length === 0) return [];
    const chunk = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return [chunk];
  }
}
