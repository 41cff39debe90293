import { termsOf } from '../text/analyse.js';
import { sentences } from '../text/sentences.js';
import { readClause } from './clause.js';
import { type ForgetRequest, parseForgetRequest } from './forget/parse.js';
import { packFor, packOf } from './language.js';
import { actOf } from './read/act.js';
import { hasVerb, readClauses, type Stretch } from './read/clauses.js';
import { type Persons, personsOf } from './read/owner.js';
import { readPhrases } from './read/phrases.js';
import { readPredicate } from './read/predicate.js';
import { readQuantities } from './read/quantities.js';
import { settle } from './read/settle.js';
import type { Token } from './read/token.js';
import { markVerbs } from './read/verbs.js';
import { readWords } from './read/words.js';
import type { Clause, Statement, StatementType } from './statement.js';

/** What is known about a text beside its words. */
export interface StatementContext {
  /** Names of the one to whom the memory belongs: "I", "User" and these are one owner. */
  readonly userNames?: readonly string[];
  /** Who says it: absent or one of `userNames` for the owner, `assistant`, or another name. */
  readonly speaker?: string;
  /** The slot, when the caller knows it; it decides in every language. */
  readonly slot?: string;
  /** The pack to read it by; by default the text tells its language. */
  readonly language?: string;
  /** When it happened, in milliseconds; a newer statement about an earlier time does not replace a later one. */
  readonly eventTime?: number;
}

/** A longer text is a document: only so much of its beginning, up to a border of sentences, is read. */
const longest = 1500;
const mostRead = 600;

/**
 * Reads a text. Takes time in proportion to its length; nothing is remembered between calls. Of a text of more than 1,500 characters the first 600 are read, and it
 * counts as `partial`.
 */
export function analyseStatement(text: string, context: StatementContext = {}): Statement {
  const persons = personsOf(context.userNames ?? [], context.speaker);
  const pack = context.language === undefined ? packFor(text) : packOf(context.language);
  const request = parseForgetRequest(text);
  const removing = request === undefined || request.sure ? undefined : removingOf(request);
  const base = {
    text,
    voice: voiceOf(persons, context.speaker),
    eventTime: context.eventTime,
    ...(removing === undefined ? {} : { removing }),
  };
  if (!pack) {
    const asks = /[?？]\s*$/.test(text);
    const type: StatementType = request?.sure ? 'request' : asks ? 'question' : 'statement';
    return { ...base, type, language: 'other', clauses: [], partial: false, slot: context.slot, terms: termsOf(text) };
  }
  const said = beginning(text);
  const tokens = readPhrases(readQuantities(readWords(said, pack), said, pack), pack);
  markVerbs(tokens, pack);
  const stretches = readClauses(tokens);
  const predicates = stretches.map((stretch) => readPredicate(stretch.tokens, pack));
  const types = stretches.map((stretch, i) => actOf(stretches, predicates, i, endOf(stretch, tokens, said), said));
  const type = request?.sure ? 'request' : typeOf(stretches, types);
  const clauses = stretches.map((_, i) => readClause(stretches, predicates, i, persons, pack));
  const told = clauses.filter((_, i) => types[i] !== 'question' && types[i] !== 'quote' && types[i] !== 'hypothetical');
  const settled = settle(told.length > 0 ? told : clauses, persons, pack);
  return {
    ...base,
    type,
    language: pack.id,
    clauses: settled,
    partial: said.length < text.length || (told.length > 0 && told.length < clauses.length),
    slot: context.slot ?? mainSlot(settled),
    terms: clauses.flatMap((clause) => [...clause.terms]),
  };
}

function removingOf(request: ForgetRequest): Statement['removing'] {
  if (request.kind === 'forget' && request.lasting) return undefined;
  return request.kind === 'correct' ? 'correcting' : 'only';
}

function beginning(text: string): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const sentence of sentences(text.slice(0, mostRead))) if (sentence.end < mostRead) end = sentence.end;
  return text.slice(0, end > 0 ? end : mostRead);
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
