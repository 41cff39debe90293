import { changeAcross } from '../frames/change.js';
import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause, Replacement } from '../statement.js';
import type { Chunk } from './chunks.js';
import { type Persons, thing } from './owner.js';

/**
 * What clauses take from each other: a pronoun its owner or thing from the clause before, a main clause its limits from a condition and its
 * correction from a cue that stands alone.
 */
export function settle(clauses: readonly Clause[], persons: Persons, pack: LanguagePack): Clause[] {
  return clauses.map((clause, i) => {
    let { owner, scope, cues, terms, heads, chunks } = clause;
    const before = clauses[i - 1];
    const meant = before && i > 0 && clause.role === 'main' ? antecedent(clause, before) : undefined;
    if (meant) {
      terms = new Set([...terms, ...meant.tokens.filter((token) => !token.quantity).map(({ concept }) => concept)]);
      heads = new Set([...heads, meant.head.concept]);
    }
    if (meant) owner = thing;
    const gone = before && clause.role === 'main' ? endedBefore(clause, before) : undefined;
    if (gone) {
      terms = new Set([...terms, ...gone.tokens.filter((token) => !token.quantity).map(({ concept }) => concept)]);
      heads = new Set([...heads, gone.head.concept]);
      chunks = [...chunks, { ...gone, at: clause.predicate.behind, preposition: '', joined: false }];
    }
    if (
      owner.kind === 'third' &&
      before?.owner.kind === 'person' &&
      clause.tokens.some((token) => /^(?:he|she|his|her)$/.test(token.word))
    )
      owner = before.owner;
    const condition = clauses.find(
      (other) => other.role === 'condition' && other.sentence === clause.sentence && other !== clause,
    );
    if (condition && clause.role === 'main') scope = new Map([...scope, ['if', condition.terms]]);
    // "Correction: …" and "that was wrong" correct the sentence beside them.
    if (
      clause.role === 'main' &&
      clauses.some((other) => other !== clause && other.cues.has('corrected') && other.terms.size <= 1)
    ) {
      cues = new Set([...cues, 'corrected']);
    }
    const instead = before && i > 0 ? useInstead(clause, before) : undefined;
    if (instead) terms = new Set([...terms, ...instead.gone.tokens.map(({ concept }) => concept)]);
    const carried = before && i > 0 ? changeAcross(before, clause, persons, pack) : undefined;
    return {
      ...clause,
      owner,
      scope,
      cues,
      terms,
      heads,
      chunks,
      frames: carried ? [...clause.frames, carried] : clause.frames,
      replacements: instead ? [...clause.replacements, instead] : clause.replacements,
    };
  });
}

/** What "it" at the beginning of a clause stands for: the thing that the clause before is about. */
function antecedent(clause: Clause, before: Clause): Chunk | undefined {
  const first = clause.tokens.find(
    (token) => token.kind !== 'conjunction' && token.kind !== 'filler' && token.kind !== 'adverb',
  );
  if (first?.word !== 'it' || !clause.tokens.some((token) => token.verb)) return undefined;
  const things = before.chunks.filter(
    (chunk) => chunk.preposition === '' && !chunk.head.quantity && !chunk.head.entry?.person,
  );
  return things.find((chunk) => chunk.at >= before.predicate.behind) ?? things[0];
}

/** "The old address doesn't work any more, use this one": what is used takes the place of what does not work. */
function useInstead(clause: Clause, { predicate, subject }: Clause): Replacement | undefined {
  if (predicate.sign > 0 || !subject || !/^(?:work|valid|exist|activ|be)$/.test(predicate.concept)) return undefined;
  if (!clause.command || clause.predicate.concept !== 'use' || clause.predicate.sign < 0) return undefined;
  const used = clause.chunks.find(({ at }) => at >= clause.predicate.behind);
  return used && { gone: subject, instead: used, how: 'instead' };
}

/** "Sourdough? I'm done with that": what a pronoun behind a verb of ending stands for. */
function endedBefore({ predicate, chunks, tokens }: Clause, before: Clause): Chunk | undefined {
  const denies = predicate.ended?.verb || predicate.sign < 0;
  if (
    !denies ||
    chunks.some(({ at, preposition }) => at >= predicate.behind && !/^(?:since|for|after)$/.test(preposition))
  )
    return undefined;
  const pronoun = tokens[predicate.behind];
  if (!pronoun || !/^(?:it|that|them|those|these|this)$/.test(pronoun.word)) return undefined;
  return before.chunks.find((chunk) => !chunk.head.quantity && !chunk.head.entry?.person);
}
