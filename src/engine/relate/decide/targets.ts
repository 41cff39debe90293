import type { Chunk } from '../read/chunks.js';
import type { Token } from '../read/token.js';
import type { Clause } from '../statement.js';

/** What a denial or an ending is about: the noun phrases that its verb governs. */
export function targetsOf(clause: Clause): readonly Chunk[] {
  const { predicate, chunks, subject } = clause;
  // "I let my membership expire" has its object before the ending.
  const ending = predicate.ended?.verb ? clause.tokens.indexOf(predicate.ended) : predicate.at;
  const from = ending >= predicate.behind ? predicate.at : ending;
  const behind = chunks.filter(
    (chunk) => chunk.at > from && chunk !== subject && !timing.test(chunk.preposition) && !isTime(chunk),
  );
  const governed = behind.filter((chunk) => !chunk.head.quantity);
  // "Renewal is off for my membership": what is off stands before the verb.
  const first = subject && predicate.ended?.kind === 'adjective' ? [subject] : [];
  if (governed.length > 0) return [...first, ...governed];
  return subject ? [subject] : [];
}

/** "This year", "last month". */
function isTime({ determiner, head, tokens, preposition }: Chunk): boolean {
  const pointed = determiner === 'this' || tokens.some(({ base }) => base === 'last' || base === 'next');
  return (
    preposition === '' && pointed && /^(?:week|weekend|month|year|term|summer|winter|spring|autumn)$/.test(head.base)
  );
}

const timing = /^(?:since|until|till|during|from|because of|after|before)$/;

/** Adjectives that make no smaller thing of a noun: "the whole garden". */
function narrows(token: Token, known: ReadonlySet<string>, neutral: ReadonlySet<string>): boolean {
  return (
    !token.quantity &&
    !known.has(token.concept) &&
    !neutral.has(token.concept) &&
    !(token.entry?.light && token.kind === 'noun') &&
    !token.entry?.sign
  );
}

/** Whether a noun phrase means less than what `known` speaks of: "tea towels" beside tea, "raw fish" beside fish. */
export function isNarrower(chunk: Chunk, known: ReadonlySet<string>, neutral: ReadonlySet<string>): boolean {
  return chunk.tokens.some((token) => narrows(token, known, neutral));
}

/** Whether the older clause lists several things of which the newer one names only some. */
export function isPartOfList(older: Clause, newerTerms: ReadonlySet<string>): boolean {
  const list = older.chunks.filter((chunk, i) => chunk.joined || older.chunks[i + 1]?.joined);
  if (list.length < 2) return false;
  const met = list.filter((chunk) => newerTerms.has(chunk.head.concept)).length;
  return met > 0 && met < list.length;
}
