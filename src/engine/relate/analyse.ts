import { termsOf } from '../text/analyse.js';
import { parseForgetRequest } from './forget/parse.js';
import { changeAcross, readReplacements } from './frames/change.js';
import type { Parsed } from './frames/parts.js';
import { readFrames } from './frames/read.js';
import { packFor } from './language.js';
import type { Cue, LanguagePack } from './lexicon/pack.js';
import { actOf } from './read/act.js';
import { type Chunk, readChunks } from './read/chunks.js';
import { hasVerb, readClauses, type Stretch } from './read/clauses.js';
import { isName, type Persons, personsOf, readOwner, thing } from './read/owner.js';
import { readPhrases } from './read/phrases.js';
import { isCommand, readPredicate } from './read/predicate.js';
import { readQuantities } from './read/quantities.js';
import type { Quantity } from './read/quantity.js';
import { readScope } from './read/scope.js';
import type { Token } from './read/token.js';
import { markVerbs } from './read/verbs.js';
import { readWords } from './read/words.js';
import type { Clause, Predicate, Statement, StatementType } from './statement.js';

/** What is known about a text beside its words. */
export interface StatementContext {
  /** Names of the one to whom the memory belongs: "I", "User" and these are one owner. */
  readonly userNames?: readonly string[];
  /** Who says it: absent or one of `userNames` for the owner, `assistant`, or another name. */
  readonly speaker?: string;
  /** The slot, when the caller knows it; it decides in every language. */
  readonly slot?: string;
  /** When it happened, in milliseconds; a newer statement about an earlier time does not replace a later one. */
  readonly eventTime?: number;
}

/** Reads a text. Takes time in proportion to its length; nothing is remembered between calls. */
export function analyseStatement(text: string, context: StatementContext = {}): Statement {
  const persons = personsOf(context.userNames ?? [], context.speaker);
  const pack = packFor(text);
  const base = { text, voice: voiceOf(persons, context.speaker), eventTime: context.eventTime } as const;
  if (!pack) {
    const asks = /[?？]\s*$/.test(text);
    const type: StatementType = parseForgetRequest(text)?.sure ? 'request' : asks ? 'question' : 'statement';
    return { ...base, type, language: 'other', clauses: [], partial: false, slot: context.slot, terms: termsOf(text) };
  }
  const tokens = readPhrases(readQuantities(readWords(text, pack), text, pack), pack);
  markVerbs(tokens, pack);
  const stretches = readClauses(tokens);
  const predicates = stretches.map((stretch) => readPredicate(stretch.tokens, pack));
  const types = stretches.map((stretch, i) => actOf(stretches, predicates, i, endOf(stretch, tokens, text), text));
  const type = parseForgetRequest(text)?.sure ? 'request' : typeOf(stretches, types);
  const clauses = stretches.map((_, i) => readClause(stretches, predicates, i, persons, pack));
  const told = clauses.filter((_, i) => types[i] !== 'question' && types[i] !== 'quote' && types[i] !== 'hypothetical');
  const settled = inherit(told.length > 0 ? told : clauses, persons, pack);
  return {
    ...base,
    type,
    language: pack.id,
    clauses: settled,
    partial: told.length > 0 && told.length < clauses.length,
    slot: context.slot ?? mainSlot(settled),
    terms: clauses.flatMap((clause) => [...clause.terms]),
  };
}

/** The slot that a text is about: the first of which one has one value, else the first. */
function mainSlot(clauses: readonly Clause[]): string | undefined {
  const frames = clauses.flatMap((clause) => (clause.role === 'main' ? clause.frames : []));
  return (frames.find(({ single }) => single) ?? frames[0])?.slot;
}

function voiceOf(persons: Persons, speaker: string | undefined): Statement['voice'] {
  if (persons.i.kind === 'self') return 'self';
  return speaker?.toLowerCase() === 'assistant' ? 'assistant' : 'other';
}

/** What stands between the last word of a sentence and the next one. */
function endOf(stretch: Stretch, tokens: readonly Token[], text: string): string {
  const last = stretch.tokens[stretch.tokens.length - 1] as Token;
  const next = tokens[tokens.indexOf(last) + 1];
  return text.slice(last.end, next ? next.start : text.length);
}

/** A text states something when any of its sentences does; a fragment beside a question ("Cool!") does not. */
function typeOf(stretches: readonly Stretch[], types: readonly StatementType[]): StatementType {
  const silent = types.some((type) => type === 'question' || type === 'quote' || type === 'hypothetical');
  const counted = types.filter((_, i) => {
    const stretch = stretches[i];
    return stretch?.role === 'main' && (!silent || hasVerb(stretch.tokens));
  });
  return (
    counted.find((type) => type === 'command') ??
    counted.find((type) => type === 'statement') ??
    types.find((type) => type !== 'statement') ??
    types[0] ??
    'statement'
  );
}

function readClause(
  stretches: readonly Stretch[],
  predicates: readonly Predicate[],
  i: number,
  persons: Persons,
  pack: LanguagePack,
): Clause {
  const stretch = stretches[i] as Stretch;
  const predicate = predicates[i] as Predicate;
  const { tokens } = stretch;
  const chunks = readChunks(tokens);
  const subject = subjectOf(chunks, predicate);
  // "and plays boules" has the subject of the clause before.
  const leader = stretch.shares && !subject && i > 0 ? i - 1 : i;
  const led = predicates[leader] as Predicate;
  const leading = stretches[leader] as Stretch;
  const owner = readOwner(
    leading.tokens,
    leader === i ? subject : subjectOf(readChunks(leading.tokens), led),
    led,
    persons,
  );
  const parsed = { tokens, chunks, subject, predicate, owner, persons, pack };
  const { frames, used, owner: meant } = readFrames(parsed);
  return {
    role: stretch.role,
    sentence: stretch.sentence,
    tokens,
    chunks,
    subject,
    predicate,
    owner: meant ?? owner,
    cues: cuesOf(tokens, predicate),
    ...contentOf(parsed),
    scope: readScope(chunks, used, parsed),
    frames,
    replacements: readReplacements(parsed),
    command: predicate.at < tokens.length && isCommand(tokens, predicate.at),
  };
}

function isSpan({ head, determiner, tokens }: Chunk): boolean {
  const pointed = determiner === 'this' || tokens.some(({ base }) => base === 'last' || base === 'next');
  return (
    pointed &&
    /^(?:day|week|month|year|weekend|term|summer|winter|spring|autumn|night|morning|evening|afternoon|time)$/.test(
      head.base,
    )
  );
}

function subjectOf(chunks: readonly Chunk[], predicate: Predicate): Chunk | undefined {
  return chunks.find((chunk) => chunk.at < predicate.at && chunk.preposition === '' && !isAdverbial(chunk));
}

/** "On Mondays", "this week": says when, and is no subject. */
function isAdverbial(chunk: Chunk): boolean {
  return chunk.head.quantity !== undefined && /date|time/.test(chunk.head.base);
}

function cuesOf(tokens: readonly Token[], predicate: Predicate): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const token of tokens) {
    const cue = token.entry?.cue;
    if (!token.verb && (token.kind === 'verb' || token.kind === 'either')) continue;
    if (cue !== undefined && (cue !== 'ended' || token === predicate.ended)) cues.add(cue);
  }
  return cues;
}

/** The words that carry the content of a clause, by sort. */
function contentOf({ tokens, chunks, predicate, persons, pack }: Parsed) {
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

/** A pronoun takes its owner from the clause before, and a condition limits the main clause of its sentence. */
function inherit(clauses: readonly Clause[], persons: Persons, pack: LanguagePack): Clause[] {
  return clauses.map((clause, i) => {
    let { owner, scope, cues, terms, heads } = clause;
    const before = clauses[i - 1];
    const meant = before && i > 0 && clause.role === 'main' ? antecedent(clause, before) : undefined;
    if (meant) {
      terms = new Set([...terms, ...meant.tokens.filter((token) => !token.quantity).map(({ concept }) => concept)]);
      heads = new Set([...heads, meant.head.concept]);
    }
    if (meant) owner = thing;
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
    const carried = before && i > 0 ? changeAcross(before, clause, persons, pack) : undefined;
    return {
      ...clause,
      owner,
      scope,
      cues,
      terms,
      heads,
      frames: carried ? [...clause.frames, carried] : clause.frames,
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
