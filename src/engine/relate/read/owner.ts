import type { Owner, Predicate } from '../statement.js';
import type { Chunk } from './chunks.js';
import type { Token } from './token.js';

/** Who speaks and who is meant by which word. */
export interface Persons {
  /** Folded names of the one to whom the memory belongs. */
  readonly selfNames: ReadonlySet<string>;
  /** What "I" and "my" stand for. */
  readonly i: Owner;
  /** What "you" and "your" stand for. */
  readonly you: Owner;
}

export const self: Owner = { kind: 'self', key: '', names: [] };
export const thing: Owner = { kind: 'thing', key: '', names: [] };
export const third: Owner = { kind: 'third', key: '', names: [] };
const you: Owner = { kind: 'you', key: '', names: [] };

export function person(key: string, names: readonly string[] = []): Owner {
  return { kind: 'person', key, names };
}

export function personsOf(userNames: readonly string[], speaker: string | undefined): Persons {
  const selfNames = new Set(['user', ...userNames.map((name) => name.toLowerCase())]);
  const said = speaker?.toLowerCase();
  if (said === 'assistant') return { selfNames, i: you, you: self };
  if (said === undefined || selfNames.has(said)) return { selfNames, i: self, you };
  return { selfNames, i: person(said), you: third };
}

/** Whom a clause is about: the one that its subject names, or owns. */
export function readOwner(
  tokens: readonly Token[],
  subject: Chunk | undefined,
  predicate: Predicate,
  persons: Persons,
): Owner {
  const pronouns = tokens
    .slice(0, predicate.at)
    .filter((token) => token.kind === 'pronoun' && token.entry?.person !== undefined);
  if (pronouns.some((token) => token.entry?.person === 'self')) return persons.i;
  const spoken = pronouns[pronouns.length - 1]?.entry?.person;
  if (!subject && spoken === 'you') return persons.you;
  if (!subject && spoken === 'third') return third;
  if (tokens.slice(0, predicate.at).some(({ word }) => anyone.test(word))) return third;
  if (subject) return ownerOf(subject, persons);
  if (
    tokens
      .slice(0, predicate.at)
      .some((token) => /^(?:it|this|that|these|those|everything|something|nothing)$/.test(token.word))
  )
    return third;
  return predicate.at === 0 || predicate.at < tokens.length ? persons.i : thing;
}

const anyone = /^(?:every|some|any|no)(?:one|body)$/;

/** Whose a noun phrase is, or who it is. */
export function ownerOf(chunk: Chunk, persons: Persons): Owner {
  if (chunk.owner) return isOf(chunk.owner, persons) ?? stranger(chunk.owner) ?? ownerOf(chunk.owner, persons);
  const named = isOf(chunk, persons);
  if (named) return named;
  if (chunk.whose === 'self') return persons.i.kind === 'self' ? thing : persons.i;
  if (chunk.whose === 'you') return persons.you.kind === 'self' ? thing : persons.you;
  if (chunk.whose === 'third') return third;
  return thing;
}

/** "My desk mate's dog": what no table knows and yet owns something may be somebody. */
function stranger({ head, owner }: Chunk): Owner | undefined {
  return head.kind === 'unknown' && !head.code && !owner ? person(head.concept) : undefined;
}

/** The person that a noun phrase stands for; undefined for things. */
export function isOf(chunk: Chunk, persons: Persons): Owner | undefined {
  const { head } = chunk;
  const names = chunk.tokens.filter(isName);
  if (persons.selfNames.has(head.word) && chunk.tokens.length <= 2 && !chunk.whose) return self;
  if (names.some((token) => persons.selfNames.has(token.word)) && chunk.tokens.length <= 2) return self;
  const role = chunk.tokens.find((token) => token.entry?.person === 'kin' || token.entry?.person === 'role');
  // "My password manager" is a program.
  const [kind] = chunk.tokens;
  if (
    role?.base === 'manager' &&
    kind &&
    /^(?:password|package|task|window|file|tab|clipboard|download|session|account)$/.test(kind.base) &&
    kind !== role &&
    !kind.capital
  )
    return undefined;
  if (role && (role === head || names.includes(head))) {
    const others = chunk.whose === 'third' ? ['?'] : [];
    return person(role.concept, [...others, ...names.filter((token) => token !== role).map((token) => token.concept)]);
  }
  if (
    names.length > 0 &&
    names.includes(head) &&
    chunk.determiner === '' &&
    chunk.tokens.every((token) => isName(token) || token.code)
  ) {
    const named = person(
      names.map((token) => token.concept).join(' '),
      names.map((token) => token.concept),
    );
    return names.every((token) => token.initial) ? { ...named, doubtful: true } : named;
  }
  return undefined;
}

/** A word that may be somebody's name. */
export function isName(token: Token): boolean {
  return (
    token.capital &&
    token.kind !== 'adverb' &&
    token.kind !== 'filler' &&
    !token.quantity &&
    (!token.initial || token.kind === 'unknown')
  );
}
