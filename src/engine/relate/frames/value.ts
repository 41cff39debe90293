import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { isName } from '../read/owner.js';
import { comparable, type Quantity, refines, sameQuantity } from '../read/quantity.js';
import type { Token } from '../read/token.js';
import type { Value } from '../statement.js';

const locating =
  /^(?:in|on|at|under|near|next|next to|behind|above|below|beside|between|inside|outside|opposite|with|by)$/;
const empty = { group: '', member: '' } as const;

/**
 * The value that a noun phrase stands for. `slotHead`: the noun that the
 * slot has, for groups whose values need one beside them; `only`: the one group that counts, for slots with a table of their own.
 */
export function readValue(chunk: Chunk, pack: LanguagePack, slotHead = '', only?: string): Value {
  const quantities: Quantity[] = [];
  const terms = new Set<string>();
  for (const token of chunk.tokens) {
    if (token.quantity) quantities.push(token.quantity);
    else if (!(token.entry?.light && token.kind === 'noun')) terms.add(token.concept);
  }
  if (chunk.owner) for (const token of chunk.owner.tokens) terms.add(token.concept);
  const base = { terms, head: chunk.head.concept, quantities };
  if (quantities.length > 0 && terms.size <= 1 && chunk.head.quantity) return { ...base, kind: 'quantity', ...empty };
  const grouped = memberOf(chunk.tokens, pack, slotHead);
  if (grouped && (only === undefined || only === grouped.group)) return { ...base, kind: 'group', ...grouped };
  if (quantities.length > 0 && terms.size < 2) return { ...base, kind: 'quantity', ...empty };
  if (chunk.tokens.some((token) => token.code)) return { ...base, kind: 'code', ...empty };
  if (chunk.determiner === '' && chunk.tokens.some(isName)) return { ...base, kind: 'name', ...empty };
  if (locating.test(chunk.preposition)) return { ...base, kind: 'place', ...empty };
  if (chunk.head.kind === 'adjective') return { ...base, kind: 'adjective', ...empty };
  return { ...base, kind: chunk.determiner === 'a' || chunk.determiner === 'an' ? 'kind' : 'noun', ...empty };
}

/** The exclusive group to which one of the words belongs. */
export function memberOf(
  tokens: readonly Token[],
  pack: LanguagePack,
  slotHead = '',
): { group: string; member: string } | undefined {
  // "Sublime Text" is a name, whatever its words mean.
  if (tokens.length > 1 && tokens.some((token) => token.capital && !token.initial && !pack.groupsOf.has(token.base)))
    return undefined;
  for (const token of tokens) {
    for (const group of pack.groupsOf.get(token.base) ?? []) {
      const beside =
        group.heads.has(slotHead) || tokens.some((other) => other !== token && group.heads.has(other.concept));
      if (group.strict && !beside) continue;
      return { group: group.name, member: group.values.get(token.base) ?? token.base };
    }
  }
  return undefined;
}

export type ValueRelation = 'same' | 'finer' | 'other' | 'apart';

/**
 * How a newer value lies to an older one: `finer` says it more exactly, `other` takes its place, `apart`: they are of different sorts, so that both
 * can hold ("my car is blue", "my car is electric").
 */
export function compareValues(older: Value, newer: Value): ValueRelation {
  if (older.quantities.length > 0 && newer.quantities.length > 0) {
    const byQuantity = compareQuantities(older.quantities, newer.quantities);
    if (byQuantity !== 'same' || older.kind === 'quantity') return byQuantity;
  }
  if (older.kind === 'group' && newer.kind === 'group') {
    if (older.group !== newer.group) return 'apart';
    return older.member === newer.member ? 'same' : 'other';
  }
  const shared = [...older.terms].filter((term) => newer.terms.has(term)).length;
  if (shared === older.terms.size && shared === newer.terms.size) return shared > 0 ? 'same' : 'apart';
  if (shared > 0 && (shared === older.terms.size || shared === newer.terms.size)) return 'finer';
  if (older.kind === newer.kind) return 'other';
  return open.has(older.kind) && open.has(newer.kind) ? 'other' : 'apart';
}

/** Sorts between which the wording does not tell: "our database is MySQL", "our database is a hosted one". */
const open: ReadonlySet<Value['kind']> = new Set(['name', 'code', 'noun', 'kind', 'group']);

function compareQuantities(older: readonly Quantity[], newer: readonly Quantity[]): ValueRelation {
  let relation: ValueRelation = 'apart';
  for (const a of older) {
    for (const b of newer) {
      if (sameQuantity(a, b)) {
        if (relation === 'apart') relation = 'same';
      } else if (refines(a, b) || refines(b, a)) relation = 'finer';
      else if (comparable(a, b)) return 'other';
    }
  }
  return relation;
}
