import type { Clause, Owner } from '../statement.js';

export type OwnerRelation = 'same' | 'different' | 'unclear';

/** Whether two clauses are about the same one. Things belong to whoever speaks, unless a person is named. */
export function compareOwners(older: Clause, newer: Clause): OwnerRelation {
  // "We let the cat in", "the cat isn't allowed in": we are who allows it.
  const allowed =
    newer.predicate.concept === 'allow' && newer.owner.kind === 'person' && older.predicate.concept === 'allow';
  if (allowed && older.terms.has(newer.owner.key)) return 'same';
  const found = relate(older.owner, newer.owner, older.terms, newer.terms);
  return found === 'same' && isTurned(older, newer) ? 'unclear' : found;
}

/** "Ben owes me 20 euros", "I owe Ben 30 euros": one does to the other what the other does to one. */
function isTurned({ owner: a, predicate: p }: Clause, { owner: b, predicate: q }: Clause): boolean {
  const named = (one: Owner, other: Owner) => one.kind === 'person' && one.doubtful === true && other.kind === 'self';
  return p.concept === q.concept && p.concept !== 'be' && p.concept !== '' && (named(a, b) || named(b, a));
}

/** The same for the owners of two slots, where the words around have no say. */
export function compareSlotOwners(older: Owner, newer: Owner): OwnerRelation {
  return relate(older, newer, nobody, nobody);
}

const nobody: ReadonlySet<string> = new Set();

function relate(a: Owner, b: Owner, aTerms: ReadonlySet<string>, bTerms: ReadonlySet<string>): OwnerRelation {
  if (a.kind === 'third' || b.kind === 'third') return 'unclear';
  if (a.kind !== 'person' && b.kind !== 'person') return 'same';
  if (a.kind === 'person' && b.kind === 'person') return persons(a, b, aTerms, bTerms);
  const [person, other, terms] = a.kind === 'person' ? [a, b, bTerms] : [b, a, aTerms];
  // "Osprey is due" and "the deadline for Osprey": a name may be a thing's.
  const words = person.key.split(' ');
  if ((other.kind === 'thing' || person.doubtful) && words.every((word) => terms.has(word))) return 'same';
  return 'different';
}

function persons(a: Owner, b: Owner, aTerms: ReadonlySet<string>, bTerms: ReadonlySet<string>): OwnerRelation {
  if (a.names.includes('?') || b.names.includes('?')) return 'unclear';
  if (a.key === b.key) {
    const namedApart = a.names.length > 0 && b.names.length > 0 && !a.names.some((name) => b.names.includes(name));
    const toldApart = a.apart !== undefined && b.apart !== undefined && a.apart !== b.apart;
    return namedApart || toldApart ? 'different' : 'same';
  }
  // "My sister Ana" and then only "Ana": who replaces the first would lose that she is the sister.
  if (a.names.includes(b.key)) return 'unclear';
  if (b.names.includes(a.key)) return 'same';
  // "Omar is my manager" beside "my manager Omar …".
  const known = (owner: Owner, terms: ReadonlySet<string>) => owner.key.split(' ').every((word) => terms.has(word));
  return known(a, bTerms) || known(b, aTerms) ? 'same' : 'different';
}
