import { isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { claimsTrust, externalIdOf, foreignName, foreignTime } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

const required = ['id', 'content', 'updated_at'] as const;
const known: ReadonlySet<string> = new Set([
  ...required,
  'created_at',
  'created_timestamp',
  'status',
  'conversation_id',
  'message_id',
  'gizmo_id',
]);

/** Whether an object is a saved memory of ChatGPT and nothing else: it says when it was updated, and has no field that others have. */
export function isChatGptMemory(value: Fields): boolean {
  return (
    typeof value.content === 'string' &&
    required.every((field) => Object.hasOwn(value, field)) &&
    Object.keys(value).every((field) => known.has(field))
  );
}

/**
 * A saved memory of ChatGPT as JSON: `{ id, content, created_at, updated_at }`, or the text alone. The time when it was made is the
 * event time, else the time when it was updated.
 */
export function readChatGptMemory(line: number, value: unknown, out: Collector): void {
  const fields: Fields | undefined =
    typeof value === 'string' ? { content: value } : isRecord(value) ? value : undefined;
  if (typeof fields?.content !== 'string') {
    out.problem(line, 'The record has no text (content).');
    return;
  }
  const { content } = fields;
  if (claimsTrust(fields)) out.note('trust-ignored', line);
  const made = fields.created_at ?? fields.created_timestamp;
  const given = made ?? fields.updated_at;
  const updated = foreignTime(fields.updated_at);
  const isLater = made !== undefined && updated !== undefined && updated.at !== foreignTime(made)?.at;
  out.item(line, {
    content,
    ...(isLater ? { meta: { updated_at: updated.at } } : {}),
    ...out.when(line, given, foreignTime(given)),
    externalId: externalIdOf('chatgpt-memory', foreignName(fields.id) ?? fnv1a64(content.replace(/\s+/g, ' '))),
  });
}
