import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause } from '../statement.js';

const lasts = /^(?:hour|day|week|month|year|while)$/;

/** "I stopped it for two days", "I gave it up once": what was over may have begun again. */
export function isBreak({ predicate, chunks, quantities, tokens }: Clause, { verbFinal }: LanguagePack): boolean {
  // "I've been off it for two weeks" still holds; the German perfect tells of what is past.
  if (predicate.tense === 'present' || (predicate.tense === 'perfect' && !verbFinal)) return false;
  const isTimes = quantities.some(({ kind, unit }) => kind === 'number' && unit === 'time');
  if (isTimes || tokens.some(({ word }) => word === 'once')) return true;
  return chunks.some(
    ({ preposition, head: { base, quantity } }) =>
      preposition === 'for' && (lasts.test(base) || (quantity?.kind === 'measure' && lasts.test(quantity.unit))),
  );
}
