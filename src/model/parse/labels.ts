import { MemoryError } from '../errors.js';
import type { Ref } from '../records.js';
import { wellFormed } from '../utf8.js';
import { asArray, isRecord, readable, sortOf } from './value.js';

const mostLabels = 20;

/**
 * Tags in canonical form: trimmed, lower case, white space as `-`, without repeats.
 *
 * @throws MemoryError `invalid_tag` for a tag with other characters than a-z 0-9 - _ . : or with more than 50 of them,
 * `too_many_tags` for more than 20
 */
export function parseTags(value: unknown, field = 'tags'): readonly string[] {
  const tags = new Set<string>();
  for (const item of asArray(value, field)) {
    if (typeof item !== 'string') throw problem('invalid_tag', field, `must hold strings, not ${sortOf(item)}`);
    const tag = item.trim().toLowerCase().replace(/\s+/g, '-');
    if (tag === '') continue;
    if (!/^[a-z0-9._:-]{1,50}$/.test(tag)) {
      throw problem(
        'invalid_tag',
        field,
        'has a tag with other characters than a-z 0-9 - _ . : or with more than 50 characters',
      );
    }
    tags.add(tag);
  }
  if (tags.size > mostLabels) throw problem('too_many_tags', field, `has more than ${mostLabels} tags`);
  return [...tags];
}

/**
 * References in canonical form, the first of each (type, id) kept.
 *
 * @throws MemoryError `invalid_ref`, `too_many_refs`
 */
export function parseRefs(value: unknown, field = 'refs'): readonly Ref[] {
  const refs = new Map<string, Ref>();
  for (const item of asArray(value, field)) {
    const ref = parseRef(item, field);
    const key = `${ref.type}\n${ref.id}`;
    if (!refs.has(key)) refs.set(key, ref);
  }
  if (refs.size > mostLabels) throw problem('too_many_refs', field, `has more than ${mostLabels} references`);
  return [...refs.values()];
}

/** The part of a reference that identifies it. @throws MemoryError `invalid_ref` */
export function parseRefKey(value: unknown, field: string): { readonly type: string; readonly id: string } {
  const { type, id } = fieldsOf(value, field);
  if (typeof type !== 'string' || !/^[a-z0-9][a-z0-9._-]{0,49}$/.test(type)) {
    throw problem(
      'invalid_ref',
      field,
      'has a type that is not 1 to 50 of a-z 0-9 . _ - starting with a letter or digit',
    );
  }
  if (typeof id !== 'string' || id.length < 1 || id.length > 200 || id.trim() === '') {
    throw problem('invalid_ref', field, 'has an id that is not 1 to 200 characters');
  }
  return { type, id: wellFormed(id) };
}

function fieldsOf(value: unknown, field: string): Readonly<Record<string, unknown>> {
  const copy = readable(field, () => (isRecord(value) ? { ...value } : undefined));
  if (copy === undefined) throw problem('invalid_ref', field, 'must hold objects with type and id');
  return copy;
}

function parseRef(value: unknown, field: string): Ref {
  const given = fieldsOf(value, field);
  const { type, id } = parseRefKey(given, field);
  const { url, label, ...others } = given;
  if (Object.keys(others).some((key) => key !== 'type' && key !== 'id')) {
    throw problem('invalid_ref', field, 'has a field other than type, id, url and label');
  }
  if (url !== undefined && (typeof url !== 'string' || url.length > 2048 || !/^https?:\/\/[^\s]+$/i.test(url))) {
    throw problem('invalid_ref', field, 'has a url that is not http or https, or is longer than 2048 characters');
  }
  if (label !== undefined && (typeof label !== 'string' || label.length > 200)) {
    throw problem('invalid_ref', field, 'has a label that is not a string of at most 200 characters');
  }
  return {
    type,
    id,
    ...(url === undefined ? {} : { url: wellFormed(url) }),
    ...(label === undefined ? {} : { label: wellFormed(label) }),
  };
}

function problem(
  code: 'invalid_tag' | 'too_many_tags' | 'invalid_ref' | 'too_many_refs',
  field: string,
  sentence: string,
): MemoryError {
  return new MemoryError(code, `${field} ${sentence}.`, { data: { field } });
}
