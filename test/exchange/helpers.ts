import {
  type ImportFormat,
  type ImportSource,
  type ParsedImport,
  parseImport,
  writeExport,
} from '../../src/exchange/index.js';
import type { PortableRecord } from '../../src/model/commands.js';
import { isRecordId, type RecordId } from '../../src/model/ids.js';
import type { ExportPage } from '../../src/model/queries.js';

export const now = Date.UTC(2026, 0, 15, 12);

export function parse(
  source: ImportSource,
  format: 'auto' | ImportFormat = 'auto',
  name = 'file.txt',
): Promise<ParsedImport> {
  return parseImport(source, { format, name, now });
}

export const contents = (parsed: ParsedImport): string[] => parsed.items.map(({ item }) => item.content);
export const externalIds = (parsed: ParsedImport): (string | undefined)[] =>
  parsed.items.map(({ item }) => item.externalId);
export const noteCodes = (parsed: ParsedImport): string[] => parsed.notes.map(({ code }) => code);
export const jsonLines = (...values: unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

export function recordId(text: string): RecordId {
  if (!isRecordId(text)) throw new Error('a test used a malformed id');
  return text;
}

export function record(id: string, more: Partial<PortableRecord> = {}): PortableRecord {
  return {
    id: recordId(id),
    standing: 'active',
    kind: 'fact',
    provenance: 'self',
    storedAt: now,
    confidence: 1,
    derivedFrom: [],
    payload: { content: `content of ${id}` },
    ...more,
  };
}

export async function* pagesOf(records: readonly PortableRecord[], size = 3): AsyncGenerator<ExportPage> {
  for (let from = 0; from < records.length; from += size) {
    const last = from + size >= records.length;
    yield { records: records.slice(from, from + size), ...(last ? {} : { next: from + size }) };
  }
}

export async function exported(records: readonly PortableRecord[], exportedAt = now): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeExport(pagesOf(records), { exportedAt })) chunks.push(chunk);
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
