import { isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import {
  claimsTrust,
  externalIdOf,
  foreignLabel,
  foreignMeta,
  foreignName,
  foreignTags,
  foreignTime,
} from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/** Records of mem0, and whose they are. */
export class Mem0Reader {
  readonly #out: Collector;
  readonly #wanted: string | undefined;
  #first: string | undefined;

  /** @param wanted the user whose records are taken alone */
  constructor(out: Collector, wanted?: string) {
    this.#out = out;
    this.#wanted = wanted;
  }

  read(line: number, value: Fields): void {
    const fields = fieldsOf(value);
    const user =
      typeof fields.user_id === 'string' || typeof fields.user_id === 'number' ? String(fields.user_id) : undefined;
    if (this.#wanted !== undefined && user !== this.#wanted) {
      this.#out.note('other-users', line);
      return;
    }
    this.#first ??= user;
    if (user !== undefined && user !== this.#first) this.#out.note('several-users', line);
    readMem0(line, fields, this.#out);
  }
}

/**
 * One memory of mem0: `memory` (or `data` in the payload of a dumped vector store) is the text, `run_id` the session, `categories` become tags
 * and category, `metadata` with user, agent and update time becomes the details. An expired one is left out; an expiry to come is kept.
 */
function readMem0(line: number, fields: Fields, out: Collector): void {
  const text = fields.memory ?? fields.data;
  if (typeof text !== 'string') {
    out.problem(line, 'The record has no text (memory).');
    return;
  }
  if (claimsTrust(fields)) out.note('trust-ignored', line);
  const expiry = foreignTime(fields.expiration_date);
  if (expiry !== undefined && expiry.at <= out.now) {
    out.note('expired', line);
    return;
  }
  const id = typeof fields.id === 'string' || typeof fields.id === 'number' ? String(fields.id) : fnv1a64(text);
  const session = foreignName(fields.run_id);
  const categories = Array.isArray(fields.categories) ? fields.categories : [];
  const category = foreignLabel(categories[0]);
  const { tags, skipped } = foreignTags(categories);
  out.note('labels-skipped', line, skipped);
  const given = fields.created_at ?? fields.updated_at;
  const meta = metaOf(line, fields, skipped > 0 ? categories : undefined, out);
  out.item(line, {
    content: text,
    tags,
    ...(category === undefined ? {} : { category }),
    ...(session === undefined ? {} : { session }),
    ...(meta === undefined ? {} : { meta }),
    ...(expiry === undefined ? {} : { ttl: expiry.at - out.now }),
    ...out.when(line, given, foreignTime(given)),
    externalId: externalIdOf('mem0', id),
  });
}

function fieldsOf(value: Fields): Fields {
  return isRecord(value.payload) && value.memory === undefined ? { ...value.payload, id: value.id } : value;
}

function metaOf(line: number, fields: Fields, categories: readonly unknown[] | undefined, out: Collector) {
  const own: [string, unknown][] = [
    ['user_id', fields.user_id],
    ['agent_id', fields.agent_id],
    ['updated_at', fields.updated_at === fields.created_at ? undefined : fields.updated_at],
    ['categories', categories],
  ];
  const details = isRecord(fields.metadata) ? Object.entries(fields.metadata) : [];
  const entries = [...own.filter(([, value]) => value !== undefined && value !== null), ...details];
  if (entries.length === 0) return undefined;
  const meta = foreignMeta(Object.fromEntries(entries));
  if (meta === undefined) out.note('fields-skipped', line);
  return meta;
}
