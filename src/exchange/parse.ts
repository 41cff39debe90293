import { asOneOf, isRecord } from '../model/parse/value.js';
import { readChatGpt } from './chatgpt.js';
import { readClaude } from './claude.js';
import { Collector, unreadable } from './collector.js';
import { entriesOf, formatOf, type Shape, shapeOf } from './detect.js';
import { type Entry, Rereadable } from './entries.js';
import { readExport } from './loci.js';
import { McpMemoryReader } from './mcp-memory.js';
import { readMem0 } from './mem0.js';
import { type ImportSource, nameOf, readText } from './source.js';
import { readChatGptMemories, readClaudeMemories, textFormatOf } from './text-memories.js';
import { type ImportFormat, importFormats, type ParsedImport } from './types.js';

export interface ParseOptions {
  /** `auto` by default: found out from the beginning of the file. */
  readonly format?: 'auto' | ImportFormat;
  /** The name of the file, for the source of what is imported; default: the name of a `File`, else the format. */
  readonly name?: string;
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
    return await parse(wanted, text, (format) => new Collector(options.name ?? nameOf(source), format, options.now));
  } finally {
    await text.close();
  }
}

async function parse(
  wanted: 'auto' | ImportFormat,
  text: Rereadable<string>,
  collector: (format: ImportFormat) => Collector,
): Promise<ParsedImport> {
  const shape = await shapeOf(text);
  if (shape.type === 'empty') throw unreadable('The file is empty.');
  if (wanted === 'chatgpt-memories' || (wanted === 'claude' && !holdsConversations(shape))) {
    return readPlainText(wanted, await whole(text), collector(wanted));
  }
  if (shape.type === 'text' && wanted === 'auto') {
    const content = await whole(text);
    const format = textFormatOf(content);
    if (format === undefined) throw unrecognised();
    return readPlainText(format, content, collector(format));
  }
  const format = wanted === 'auto' ? formatOf(shape.type === 'text' ? [] : shape.samples) : wanted;
  if (format === undefined) throw unrecognised();
  const out = collector(format);
  await readEntries(format, entriesOf(shape, text), out);
  return out.finish(format);
}

function readPlainText(format: 'chatgpt-memories' | 'claude', text: string, out: Collector): ParsedImport {
  if (format === 'claude') readClaudeMemories(text, out);
  else readChatGptMemories(text, out);
  return out.finish(format);
}

async function readEntries(format: ImportFormat, entries: AsyncIterable<Entry>, out: Collector): Promise<void> {
  if (format === 'loci') return readExport(entries, out);
  const mcp = new McpMemoryReader(out);
  for await (const entry of entries) {
    if (!entry.ok) {
      out.problem(entry.line, 'The entry is not valid JSON.');
      continue;
    }
    for (const value of unpacked(entry, out)) {
      if (!isRecord(value)) out.problem(entry.line, 'The entry is not a JSON object.');
      else if (format === 'chatgpt') readChatGpt(entry.line, value, out);
      else if (format === 'claude') readClaude(entry.line, value, out);
      else if (format === 'mem0') readMem0(entry.line, value, out);
      else mcp.read(entry.line, value);
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

function holdsConversations(shape: Shape): boolean {
  return shape.type !== 'text' && shape.type !== 'empty' && formatOf(shape.samples) === 'claude';
}

async function whole(text: Rereadable<string>): Promise<string> {
  const parts: string[] = [];
  for await (const part of text.read()) parts.push(part);
  return parts.join('');
}

function unrecognised() {
  return unreadable(
    'The format of the file was not recognised; pass its content, not its path, and name the format: loci, chatgpt, chatgpt-memories, claude, mem0 or mcp-memory.',
  );
}
