import { isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { claimsTrust, externalIdOf, foreignMeta, foreignName, isTrustField } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/** Taken as they are; the same rules hold as for `remember`. */
const kept = ['kind', 'mistake', 'tags', 'refs', 'category', 'speaker', 'session', 'channel', 'ttl'] as const;
const timeFields = ['eventTime', 'createdAt', 'created_at', 'timestamp', 'date'] as const;
const known: ReadonlySet<string> = new Set<string>([
  ...kept,
  ...timeFields,
  'content',
  'text',
  'meta',
  'metadata',
  'externalId',
  'id',
  'relate',
]);

/**
 * A memory as one JSON object, with the names of `remember`; also `text` for the content, `createdAt`, `created_at`, `timestamp` or `date` for
 * the event time, `metadata` for the details. Where it came from and how far it is to be trusted is not the file's to say.
 * An `externalId` is taken as it is; an `id` becomes `jsonl:<id>`; without either the external id is made from the content.
 */
export function readPlain(line: number, value: unknown, out: Collector): void {
  if (!isRecord(value)) {
    out.problem(line, 'The line is not a JSON object.');
    return;
  }
  const content = value.content ?? value.text;
  if (typeof content !== 'string') {
    out.problem(line, 'The memory has no text (content).');
    return;
  }
  if (claimsTrust(value)) out.note('trust-ignored', line);
  out.note('fields-skipped', line, Object.keys(value).filter((key) => !known.has(key) && !isTrustField(key)).length);
  const time = timeFields.map((field) => value[field]).find((given) => given !== undefined && given !== null);
  if (time === undefined) out.note('undated', line);
  const details = value.meta ?? value.metadata;
  const meta = details === undefined ? undefined : foreignMeta(details);
  if (details !== undefined && meta === undefined) out.note('fields-skipped', line);
  const given = kept.filter((field) => value[field] !== undefined && value[field] !== null && !isSystem(field, value));
  if (isSystem('speaker', value)) out.note('trust-ignored', line);
  out.item(line, {
    ...Object.fromEntries(given.map((field) => [field, value[field]])),
    content,
    ...(time === undefined ? {} : { eventTime: time }),
    ...(meta === undefined ? {} : { meta }),
    externalId: externalIdFor(value, content),
  });
}

/** Nothing that is imported speaks as the system. */
function isSystem(field: string, value: Fields): boolean {
  return field === 'speaker' && typeof value.speaker === 'string' && value.speaker.trim().toLowerCase() === 'system';
}

function externalIdFor(value: Fields, content: string): string {
  if (typeof value.externalId === 'string' && value.externalId !== '') return value.externalId;
  const id = foreignName(value.id);
  return externalIdOf('jsonl', id ?? fnv1a64(content));
}
