import type { NewItem } from '../../../model/commands.js';
import { sameJson } from '../../../model/json.js';
import type { Payload, Ref } from '../../../model/records.js';

/** Whether an item says the same as a stored payload: contents compared trimmed and in Unicode normal form C. */
export function sameFact(held: Pick<Payload, 'content'>, item: Pick<Payload, 'content'>): boolean {
  return held.content === item.content || canonical(held.content) === canonical(item.content);
}

/** Whether an item's tags, references and category are those of a stored payload, and so its meta if it has any. */
export function sameDetails(held: Payload, item: NewItem): boolean {
  return sameLabels(held, item) && (item.meta === undefined || sameJson(held.meta, item.meta));
}

/** Whether two payloads have the same labels; their order does not count. */
export function sameLabels(a: Labels, b: Labels): boolean {
  return (
    a.category === b.category &&
    sameList(a.tags ?? [], b.tags ?? []) &&
    sameList((a.refs ?? []).map(refKey), (b.refs ?? []).map(refKey))
  );
}

type Labels = Pick<Payload, 'tags' | 'refs' | 'category'>;

function canonical(text: string): string {
  return text.normalize('NFC').trim();
}

function refKey(ref: Ref): string {
  return JSON.stringify([ref.type, ref.id, ref.url ?? null, ref.label ?? null]);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  const sorted = [...b].sort();
  return a.length === b.length && [...a].sort().every((item, i) => item === sorted[i]);
}
