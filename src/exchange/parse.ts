import { asOneOf, isRecord } from '../model/parse/value.js';
import { readChatGpt } from './chatgpt.js';
import { readChatGptMemory } from './chatgpt-memories.js';
import { readClaude } from './claude.js';
import { Collector, unreadable } from './collector.js';
import { entriesOf, formatOf, type Shape, shapeOf } from './detect.js';
import { type Entry, Rereadable } from './entries.js';
import { readExport } from './loci.js';
import { McpMemoryReader } from './mcp-memory.js';
import { Mem0Reader } from './mem0.js';
import { nothingFound, notText, unrecognised } from './refusals.js';
import { type ImportSource, nameOf, readText } from './source.js';
import { readChatGptMemories, readClaudeMemories, textFormatOf } from './text-memories.js';
import { type ImportFormat, importFormats, type ParsedImport } from './types.js';

export interface ParseOptions {
  /** `auto` by default: found out from the beginning of the file. */
  readonly format?: 'auto' | ImportFormat;
  /** The name of the file, for the source of what is imported; default: the name of a `File`, else the format. */
  readonly name?: string;
  /** Takes the records of this user of the file alone; for mem0. Default: everybody's. */
  readonly fromUser?: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/**
 * Reads a file to be imported; nothing is stored. Best effort: each bad line, element or item is a problem of its place,
 * and the rest is read. The same file gives the same external ids each time.
 *
 * Lists and lines are read piece by piece, so that a file may be much larger than memory would allow as a whole; what is found in it
 * is held. A single conversation, line or JSON object must fit into one string (about 500 MB).
 *
 * @throws MemoryError `invalid` when the file as a whole cannot be understood, `newer_format`, `unavailable` when reading fails
 */
export async function parseImport(source: ImportSource, options: ParseOptions): Promise<ParsedImport> {
  const wanted = asOneOf(options.format ?? 'auto', 'format', ['auto', ...importFormats]);
  const text = new Rereadable(readText(source));
  try {
    return await parse(
      wanted,
      text,
      (format) => {
        if (options.fromUser !== undefined && format !== 'mem0')
          throw unreadable('Only a file of mem0 has users to choose from.', 'fromUser');
        return new Collector(options.name ?? nameOf(source), format, options.now);
      },
      options.fromUser,
    );
  } finally {
    await text.close();
  }
}

async function parse(
  wanted: 'auto' | ImportFormat,
  text: Rereadable<string>,
  collector: (format: ImportFormat) => Collector,
  fromUser: string | undefined,
): Promise<ParsedImport> {
  const shape = await shapeOf(text);
  if (shape.type === 'empty') throw unrecognised(shape);
  const textual = wanted === 'chatgpt-memories' || wanted === 'claude';
  // A list of memories may have a line that happens to be JSON.
  if ((shape.type === 'text' && (textual || wanted === 'auto')) || (shape.type === 'lines' && textual)) {
    if (shape.type === 'text' || shape.begins !== 'json') {
      if (textual && shape.begins !== 'words') throw notText(shape.begins);
      const content = await whole(text);
      const format = textual ? wanted : shape.begins === 'words' ? textFormatOf(content) : undefined;
      if (format === undefined) throw unrecognised(shape, content);
      return readPlainText(format, content, collector(format), shape);
    }
  }
  if (shape.type === 'text' && wanted !== 'loci' && shape.begins !== 'words') throw notText(shape.begins);
  const format = wanted === 'auto' ? formatOf(shape.type === 'text' ? [] : shape.samples) : wanted;
  if (format === undefined) throw unrecognised(shape);
  const out = collector(format);
  await readEntries(format, entriesOf(shape, text), out, { fromUser, isDocument: shape.type === 'document' });
  return finished(format, shape, out);
}

function readPlainText(
  format: 'chatgpt-memories' | 'claude',
  text: string,
  out: Collector,
  shape: Shape,
): ParsedImport {
  if (format === 'claude') readClaudeMemories(text, out);
  else readChatGptMemories(text, out);
  return finished(format, shape, out);
}

/** What was found. To find nothing and to have nothing to say about it would look like success. */
function finished(format: ImportFormat, shape: Shape, out: Collector): ParsedImport {
  const parsed = out.finish(format, shape.type === 'list' || shape.type === 'document' ? 'item' : 'line');
  const { items, records, problems, notes, header } = parsed;
  const saysMore = notes.some(({ code }) => code !== 'text-skipped');
  if (items.length + records.length + problems.length === 0 && !saysMore && header === undefined)
    throw nothingFound(shape);
  return parsed;
}

async function readEntries(
  format: ImportFormat,
  entries: AsyncIterable<Entry>,
  out: Collector,
  { fromUser, isDocument }: { readonly fromUser: string | undefined; readonly isDocument: boolean },
): Promise<void> {
  if (format === 'loci') return readExport(entries, out);
  const mcp = new McpMemoryReader(out);
  const mem0 = new Mem0Reader(out, fromUser);
  for await (const entry of entries) {
    if (!entry.ok) {
      out.problem(entry.line, 'The entry is not valid JSON.');
      continue;
    }
    for (const [at, value] of unpacked(entry, out).entries()) {
      const place = isDocument ? at + 1 : entry.line;
      if (format === 'chatgpt-memories') readChatGptMemory(place, value, out);
      else if (!isRecord(value)) out.problem(place, 'The entry is not a JSON object.');
      else if (format === 'chatgpt') readChatGpt(place, value, out);
      else if (format === 'claude') readClaude(place, value, out);
      else if (format === 'mem0') mem0.read(place, value);
      else mcp.read(place, value);
    }
  }
  mcp.finish();
}

/** What an answer of a service wraps around its list: `{ results: […] }`, `{ entities: […], relations: […] }` and the like. */
function unpacked(entry: Entry & { readonly ok: true }, out: Collector): readonly unknown[] {
  const { value } = entry;
  if (!isRecord(value)) return [value];
  if (Array.isArray(value.entities) && Array.isArray(value.relations)) return [...value.entities, ...value.relations];
  const list = [value.results, value.memories, value.conversations].find((candidate) => Array.isArray(candidate));
  if (!Array.isArray(list)) return [value];
  if (Array.isArray(value.relations)) out.note('relations-skipped', entry.line, value.relations.length);
  return list;
}

async function whole(text: Rereadable<string>): Promise<string> {
  const parts: string[] = [];
  for await (const part of text.read()) parts.push(part);
  return parts.join('');
}
