import type { Collector } from './collector.js';
import { claimsTrust, externalIdOf, foreignLabel, foreignTags } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The memory file of the reference MCP server. An observation becomes `Mira: likes chess`, so that it is found by the entity
 * too; an entity without observations `Mira: person`; a relation `Mira member of Chess club`. Names, type and the exact
 * relation are kept in the details, the type as a tag as well. The file has no times.
 */
export class McpMemoryReader {
  readonly #entities = new Set<string>();
  readonly #ends: { readonly line: number; readonly names: readonly string[] }[] = [];
  readonly #out: Collector;

  constructor(out: Collector) {
    this.#out = out;
  }

  read(line: number, value: Fields): void {
    if (claimsTrust(value)) this.#out.note('trust-ignored', line);
    if (value.type === 'relation' || (value.type === undefined && value.from !== undefined))
      this.#relation(line, value);
    else if (value.type === 'entity' || (value.type === undefined && value.name !== undefined))
      this.#entity(line, value);
    else this.#out.problem(line, 'The line is neither an entity nor a relation.');
  }

  /** To be called once at the end: an entity may stand below the relations that name it. */
  finish(): void {
    for (const { line, names } of this.#ends) {
      this.#out.note('stub', line, names.filter((name) => !this.#entities.has(name)).length);
    }
  }

  #entity(line: number, value: Fields): void {
    const { name, entityType } = value;
    if (typeof name !== 'string' || name.trim() === '') {
      this.#out.problem(line, 'The entity has no name.');
      return;
    }
    this.#entities.add(name);
    const type = foreignLabel(entityType);
    const { tags, skipped } = foreignTags(type === undefined ? [] : [type]);
    this.#out.note('labels-skipped', line, skipped);
    const add = (text: string, ...key: readonly string[]): void =>
      this.#out.item(line, {
        content: `${name}: ${text}`,
        tags,
        meta: { entity: name, ...(type === undefined ? {} : { entityType: type }) },
        externalId: idOf(...key),
      });
    const observations = Array.isArray(value.observations) ? value.observations : [];
    for (const text of observations) {
      if (typeof text === 'string' && text.trim() !== '') add(text, 'observation', name, text);
      else this.#out.problem(line, 'An observation of the entity is not text.');
    }
    if (observations.length === 0) add(type ?? 'entity', 'entity', name);
    this.#out.note('undated', line, Math.max(1, observations.length));
  }

  #relation(line: number, value: Fields): void {
    const { from, to, relationType } = value;
    if (typeof from !== 'string' || typeof to !== 'string' || typeof relationType !== 'string') {
      this.#out.problem(line, 'The relation needs from, to and relationType.');
      return;
    }
    this.#ends.push({ line, names: from === to ? [from] : [from, to] });
    this.#out.item(line, {
      content: `${from} ${relationType.replace(/_+/g, ' ').trim()} ${to}`,
      meta: { from, to, relationType },
      externalId: idOf('relation', from, relationType, to),
    });
    this.#out.note('undated', line);
  }
}

/** The parts are told apart by their lengths, so that no two keys run into each other. */
function idOf(...key: readonly string[]): string {
  return externalIdOf('mcp', fnv1a64(key.map((part) => `${part.length}:${part}`).join('')));
}
