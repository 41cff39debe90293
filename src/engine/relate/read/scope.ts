import type { LanguagePack } from '../lexicon/pack.js';
import type { Predicate } from '../statement.js';
import type { Chunk } from './chunks.js';
import type { Token } from './token.js';

export type Scope = ReadonlyMap<string, ReadonlySet<string>>;

/** The prepositions with which a noun of a dimension limits a sentence. */
const placing: ReadonlyMap<string, RegExp> = new Map([
  ['audience', /^(?:for|with|to|among|towards|toward)$/],
  ['place', /^(?:at|in|on)$/],
  ['sphere', /^(?:at|for|in)$/],
  ['days', /^(?:on|at|during|over)$/],
  ['season', /^(?:in|during)$/],
  ['part of day', /^(?:in|during|at|for|with)$/],
  ['environment', /^(?:on|in)$/],
]);
const timing = /^(?:after|before|during|until|till|within)$/;
const leading = /^(?:for|when|while|after|before|during|without)$/;
const occasions = /^(?:morning|afternoon|evening|night|week|weekend|month|year|time|summer|winter|spring|autumn)$/;
/** Dimensions that a word names when it only describes another: "client emails", "work phone". */
const describing = /^(?:audience|sphere|part of day|season)$/;

/**
 * Where, when and for whom a clause holds, by dimension. Values of a slot are no scope: "in Lisbon" limits nothing in "I live in Lisbon".
 */
export function readScope(
  chunks: readonly Chunk[],
  used: ReadonlySet<Chunk>,
  {
    tokens,
    predicate,
    pack,
  }: { readonly tokens: readonly Token[]; readonly predicate: Predicate; readonly pack: LanguagePack },
): Scope {
  const scope = new Map<string, Set<string>>();
  const add = (dimension: string, value: string) => {
    const values = scope.get(dimension) ?? new Set();
    values.add(value);
    scope.set(dimension, values);
  };
  const eventful = predicate.ended !== undefined || predicate.changed !== undefined;
  for (const chunk of chunks) {
    // "From today", "as of this month": since when it holds limits nothing.
    const since = /^(?:from|since|of)$/.test(chunk.preposition);
    if (chunk.determiner === 'this' && occasions.test(chunk.head.base) && !eventful && !since)
      add('occasion', chunk.head.concept);
    if (chunk.head.quantity?.kind === 'relative' && !eventful && !since)
      add('occasion', `day ${chunk.head.quantity.value}`);
    for (const token of chunk.tokens) {
      if (token === chunk.head || used.has(chunk)) continue;
      const dimension = pack.scopes.get(token.base)?.find((name) => describing.test(name));
      if (dimension !== undefined) add(dimension, token.concept);
    }
    if (used.has(chunk) || chunk.preposition === '') continue;
    const dimension = pack.scopes.get(chunk.head.base)?.find((name) => placing.get(name)?.test(chunk.preposition));
    if (dimension !== undefined && chunk.whose !== 'third') add(dimension, chunk.head.concept);
    else if (timing.test(chunk.preposition)) add('when', `${chunk.preposition} ${keyOf(chunk)}`);
    else if (chunk.preposition === 'for' && !chunk.head.quantity && !eventful) add('for', chunk.head.concept);
    else if (chunk.preposition === 'except' || chunk.preposition === 'except for') add('except', keyOf(chunk));
  }
  for (const [i, token] of tokens.entries()) {
    if (token.entry?.cue === 'excepting') add('except', '*');
    if (i < predicate.behind || eventful) continue;
    const before = tokens[i - 1];
    // "for reading", "with me"
    if (token.verb && token.form === 'gerund' && before && leading.test(before.base))
      add('when', `${before.base} ${token.concept}`);
    // "Be casual with me" asks for what always holds.
    const asked =
      /^(?:be|use|speak|talk|write)$/.test(predicate.concept) && (predicate.at === 0 || tokens[0]?.word === 'you');
    if (token.kind === 'pronoun' && before?.base === 'with' && !asked) add('with', token.base);
  }
  return scope;
}

function keyOf(chunk: Chunk): string {
  return chunk.tokens
    .map(({ concept, quantity }) => (quantity ? `${quantity.kind}${quantity.value}` : concept))
    .join(' ');
}

/** How the scope of a newer clause lies to that of an older one. */
export type ScopeRelation = 'same' | 'apart' | 'narrower' | 'wider';

/** `apart`: some dimension has values on both sides, none of them shared; `narrower`: the newer one limits what the older did not. */
export function compareScopes(older: Scope, newer: Scope): ScopeRelation {
  let narrower = false;
  let wider = false;
  for (const [dimension, values] of newer) {
    const others = older.get(dimension);
    if (!others) narrower = true;
    else if (![...values].some((value) => others.has(value))) return 'apart';
  }
  for (const dimension of older.keys()) if (!newer.has(dimension)) wider = true;
  return narrower ? 'narrower' : wider ? 'wider' : 'same';
}
