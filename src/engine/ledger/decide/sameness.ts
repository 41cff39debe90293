import type { NewItem } from '../../../model/commands.js';
import type { Payload, Ref } from '../../../model/records.js';

/** Whether an item says the same as a stored payload: contents compared trimmed and in Unicode normal form C. */
export function sameFact(held: Pick<Payload, 'content'>, item: Pick<Payload, 'content'>): boolean {
  return held.content === item.content || canonical(held.content) === canonical(item.content);
}

/** Whether an item's tags, references and category are those of a stored payload. */
export function sameDetails(held: Payload, item: NewItem): boolean {
  return (
    held.category === item.category &&
    sameList(held.tags ?? [], item.tags) &&
    sameList((held.refs ?? []).map(refKey), item.refs.map(refKey))
  );
}

function canonical(text: string): string {
  return text.normalize('NFC').trim();
}

function refKey(ref: Ref): string {
  return JSON.stringify([ref.type, ref.id, ref.url ?? null, ref.label ?? null]);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().every((item, i) => item === [...b].sort()[i]);
}
