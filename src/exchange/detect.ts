import { isRecord } from '../model/parse/value.js';
import { isChatGptMemory } from './chatgpt-memories.js';
import { isClaudeMemory } from './claude-memories.js';
import { type Entry, elementsOf, linesOf, parsed, parseEntry, type Rereadable } from './entries.js';
import type { ImportFormat } from './types.js';

/** What the first characters promise. */
export type Beginning = 'json' | 'markup' | 'words';

/** How a file is built, whatever it means. */
export type Shape =
  /** One JSON list; `broken` when an element of its beginning is not valid JSON. */
  | { readonly type: 'list'; readonly samples: readonly unknown[]; readonly broken: boolean }
  /** One JSON value for each line. */
  | { readonly type: 'lines'; readonly samples: readonly unknown[]; readonly begins: Beginning }
  /** One JSON object over several lines. */
  | { readonly type: 'document'; readonly samples: readonly unknown[]; readonly text: string }
  | { readonly type: 'text'; readonly begins: Beginning }
  | { readonly type: 'empty' };

const mostSamples = 20;

/** Looks at the beginning of a file. Only a JSON object that spans lines is read to its end. */
export async function shapeOf(text: Rereadable<string>): Promise<Shape> {
  const start = await beginning(text);
  if (start === '') return { type: 'empty' };
  if (jsonList.test(start)) return { type: 'list', ...(await sample(parsed(elementsOf(text.peek(), 'first')))) };
  if (start.startsWith('{')) {
    for await (const { text: line } of linesOf(text.peek())) {
      if (parseEntry(0, line).ok) break;
      const whole = await joined(text);
      const entry = parseEntry(1, whole);
      if (entry.ok) return { type: 'document', samples: [entry.value], text: whole };
      break;
    }
  }
  const { samples } = await sample(parsed(linesOf(text.peek())));
  const begins = /^(?:\{|\[\s*$)/.test(start) ? 'json' : /^<[a-z!?]/i.test(start) ? 'markup' : 'words';
  return samples.length > 0 ? { type: 'lines', samples, begins } : { type: 'text', begins };
}

/** A list of objects, texts or lists; `[2025-01-09] - …` is none. */
const jsonList = /^\[\s*(?:[{"[]|\]\s*$)/;

/** The JSON values of a file that is no plain text. */
export async function* entriesOf(shape: Shape, text: Rereadable<string>): AsyncGenerator<Entry> {
  if (shape.type === 'list') yield* parsed(elementsOf(text.read(), 'all'));
  else if (shape.type === 'document') yield parseEntry(1, shape.text);
  else yield* parsed(linesOf(text.read()));
}

/** The format that the values of a file belong to, or `undefined`. */
export function formatOf(samples: readonly unknown[]): ImportFormat | undefined {
  for (const value of samples) {
    const format = isRecord(value) ? formatOfValue(value) : undefined;
    if (format !== undefined) return format;
  }
  return undefined;
}

function formatOfValue(value: Readonly<Record<string, unknown>>): ImportFormat | undefined {
  if (value.loci === 'export' || value.loci === 'end') return 'loci';
  if (isRecord(value.mapping)) return 'chatgpt';
  if (Array.isArray(value.chat_messages) || isClaudeMemory(value)) return 'claude';
  if (value.type === 'entity' && typeof value.name === 'string') return 'mcp-memory';
  if (value.type === 'relation' && typeof value.relationType === 'string') return 'mcp-memory';
  if (Array.isArray(value.entities) && Array.isArray(value.relations)) return 'mcp-memory';
  if (typeof value.memory === 'string') return 'mem0';
  for (const list of [value.results, value.memories, value.conversations]) {
    if (Array.isArray(list)) return formatOf(list.slice(0, mostSamples));
  }
  if (isChatGptMemory(value)) return 'chatgpt-memories';
  return typeof value.content === 'string' || typeof value.text === 'string' ? 'loci' : undefined;
}

async function sample(
  entries: AsyncIterable<Entry>,
): Promise<{ readonly samples: readonly unknown[]; readonly broken: boolean }> {
  const samples: unknown[] = [];
  let seen = 0;
  let broken = false;
  for await (const entry of entries) {
    if (entry.ok && typeof entry.value === 'object' && entry.value !== null) samples.push(entry.value);
    broken ||= !entry.ok;
    if (++seen === mostSamples) break;
  }
  return { samples, broken };
}

/** The first 4,096 characters that are not white space, or all that there is. */
async function beginning(text: Rereadable<string>): Promise<string> {
  let start = '';
  for await (const chunk of text.peek()) {
    start = (start + chunk).trimStart();
    if (start.length >= 4096) break;
  }
  return start;
}

async function joined(text: Rereadable<string>): Promise<string> {
  const parts: string[] = [];
  for await (const chunk of text.peek()) parts.push(chunk);
  return parts.join('');
}
