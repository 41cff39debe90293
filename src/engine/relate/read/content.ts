import type { Parsed } from '../frames/parts.js';
import type { Chunk } from './chunks.js';
import { isName } from './owner.js';
import type { Quantity } from './quantity.js';

/** The words that carry the content of a clause, by sort. */
export function contentOf({ tokens, chunks, predicate, persons, pack }: Parsed) {
  const terms = new Set<string>();
  const verbs = new Set<string>();
  const heads = new Set<string>();
  const names = new Set<string>();
  const quantities: Quantity[] = [];
  const rates = new Set<string>();
  const guards = new Set<string>();
  for (const token of tokens) {
    if (token.verb) {
      const { entry } = token;
      const idle =
        (entry?.cue === 'ended' && token !== predicate.ended) ||
        (entry?.cue === 'changed' && token !== predicate.changed);
      const cued = entry?.cue !== undefined && entry.cue !== 'again' && !idle;
      if (
        entry?.light ||
        cued ||
        token.kind === 'be' ||
        token.kind === 'have' ||
        token.kind === 'do' ||
        token.kind === 'modal'
      )
        continue;
      terms.add(token.concept);
      verbs.add(token.concept);
    } else if (token.concept.startsWith('per ')) rates.add(token.concept);
    else if (
      pack.guards.has(token.base) &&
      (token.kind === 'adverb' || token.kind === 'determiner' || token.kind === 'filler')
    )
      guards.add(token.concept);
  }
  const visit = (chunk: Chunk) => {
    // "this week", "last month" say when, not what.
    if (chunk.preposition === '' && isSpan(chunk)) return;
    if (chunk.owner) visit(chunk.owner);
    for (const token of chunk.tokens) {
      if (persons.selfNames.has(token.word)) continue;
      if (token.quantity) quantities.push(token.quantity);
      else if (!(token.entry?.light && token.kind === 'noun') && token.base !== 'new') terms.add(token.concept);
      if (isName(token) || token.code) names.add(token.concept);
      if (pack.guards.has(token.base)) guards.add(token.concept);
    }
    if (!chunk.head.quantity) heads.add(chunk.head.concept);
  };
  for (const chunk of chunks) visit(chunk);
  return { terms, verbs, heads, names, quantities, rates, guards };
}

/** "This week", "last month". */
function isSpan({ head, determiner, tokens }: Chunk): boolean {
  const pointed = determiner === 'this' || tokens.some(({ base }) => base === 'last' || base === 'next');
  return (
    pointed &&
    /^(?:day|week|month|year|weekend|term|summer|winter|spring|autumn|night|morning|evening|afternoon|time)$/.test(
      head.base,
    )
  );
}
