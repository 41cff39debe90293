import type { Token } from './token.js';
import { opensWithGerund } from './verbs.js';

/**
 * What a part of a sentence does: `main` states something, `reason` (because …), `condition` (if …, when …) and `relative` (who …, that I use) go
 * with a main one, `aside` stands in brackets.
 */
export type ClauseRole = 'main' | 'reason' | 'condition' | 'relative' | 'aside';

/** A stretch of words with at most one predicate. */
export interface Stretch {
  role: ClauseRole;
  readonly tokens: Token[];
  /** Number of its sentence. */
  readonly sentence: number;
  /** Takes its subject from the clause before: "and plays boules". */
  readonly shares: boolean;
}

const conditions = /^(?:if|when|whenever|unless|until|once|as long as|as soon as|in case|only when|where)$/;
const relatives = /^(?:who|whom|whose|which|that|where)$/;
const subjects = /^(?:i|we|he|she|they|you)$/;

/** Cuts words with marked verbs into clauses. */
export function readClauses(tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [];
  let sentence = 0;
  function open(role: ClauseRole, shares: boolean): Stretch {
    const stretch = { role, tokens: [], sentence, shares };
    stretches.push(stretch);
    return stretch;
  }
  let main: Stretch = { role: 'main', tokens: [], sentence, shares: false };
  let current = main;
  for (const [i, token] of tokens.entries()) {
    const border = i > 0 ? borderAt(tokens, i, current, main) : 'main';
    if (border === 'sentence') sentence++;
    if (border === 'reported') current.role = 'aside';
    if (border === 'sentence' || border === 'reported' || border === 'main' || border === 'shared') {
      main = open('main', border === 'shared');
      current = leads(tokens, i) ? open(conditions.test(token.base) ? 'condition' : 'reason', false) : main;
    } else if (border === 'resume') current = main;
    else if (border !== undefined) current = open(border, false);
    current.tokens.push(token);
  }
  return stretches.filter((stretch) => stretch.tokens.length > 0);
}

/** Whether a subordinate clause stands in front: "If you write to clients, …". */
function leads(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  if (token.kind !== 'subordinator' || token.base === 'that') return false;
  if (relatives.test(token.base) && token.base !== 'where') return false;
  return (
    hasVerbAhead(tokens, i + 1) || token.base === 'because of' || token.base === 'due to' || token.base === 'thanks to'
  );
}

type Border = 'sentence' | 'reported' | 'main' | 'shared' | 'resume' | ClauseRole;

/** What begins at token `i`, if anything. */
function borderAt(tokens: readonly Token[], i: number, current: Stretch, main: Stretch): Border | undefined {
  const token = tokens[i] as Token;
  const { gap } = token;
  if (/[.!?\n]/.test(gap) || (token.initial && gap === '')) return 'sentence';
  if (/[;:—–]/.test(gap) || (gap === '-' && !token.joined)) return 'main';
  if (gap.includes('(')) return 'aside';
  if (gap.includes(')') && current.role === 'aside') return 'resume';
  const spoken = hasVerb(current.tokens);
  if (current.role === 'main' && isReport(tokens, i)) return 'reported';
  if (token.kind === 'subordinator') return subordinate(tokens, i, gap);
  // "I'm done with it after they tripled their prices" tells why, "I drink tea after I get up" when.
  if (
    spoken &&
    token.kind === 'preposition' &&
    /^(?:after|before)$/.test(token.base) &&
    startsWithSubject(tokens, i + 1)
  ) {
    const verb = tokens.slice(i + 1).find((other) => other.verb);
    return verb?.form === 'past' ? 'reason' : 'condition';
  }
  if (current.role === 'relative') {
    // "Dana, who leads Osprey, is on leave"; "the team that I manage sits in Cork".
    if (spoken && (gap.includes(',') || (token.verb && !tokens[i - 1]?.verb && !hasVerb(main.tokens)))) {
      return token.verb && !hasVerb(main.tokens) ? 'resume' : token.verb || hasVerbAhead(tokens, i) ? 'main' : 'resume';
    }
  }
  if (token.kind === 'pronoun' && gap === '' && isReduced(tokens, i, current)) return 'relative';
  const waiting = current.role === 'condition' || current.role === 'reason';
  if (
    waiting &&
    spoken &&
    current.tokens[0] === firstOf(tokens, i) &&
    startsSubject(token) &&
    hasVerbAhead(tokens, i)
  ) {
    if (gap.includes(',') || token.kind === 'pronoun') return 'main';
  }
  // "With Yusuf joining, the team is nine now."
  if (gap.includes(',') && isOpener(current, tokens, i)) {
    current.role = current.tokens[0]?.base === 'with' ? 'reason' : 'aside';
    return 'main';
  }
  // "After six weeks of lessons I can swim": so long a time is no hour at which it holds.
  const [after, long] = current.tokens;
  const lasted =
    after?.base === 'after' &&
    long?.quantity?.kind === 'measure' &&
    /^(?:year|month|week|day)$/.test(long.quantity.unit);
  if (!spoken && lasted && /^(?:i|we)$/.test(token.word) && hasVerbAhead(tokens, i)) {
    current.role = 'aside';
    return 'main';
  }
  // "Thanks to physio my knee is fine"
  const ground = waiting && !spoken && current.tokens.length > 1 && grounds.test(current.tokens[0]?.base ?? '');
  if (ground && startsSubject(token) && !token.verb && hasVerbAhead(tokens, i)) return 'main';
  // "Since the new pillow I sleep well"
  const since = waiting && !spoken && current.tokens.length > 1 && current.tokens[0]?.base === 'since';
  if (since && /^(?:i|we)$/.test(token.word) && hasVerbAhead(tokens, i)) return 'main';
  if (!spoken) return undefined;
  if (token.verb && opensWithGerund(tokens, i)) return 'shared';
  if (token.kind === 'conjunction' && isEndBehind(tokens, i + 1)) return 'main';
  if (gap.includes(',') && isEndBehind(tokens, i)) return 'main';
  if (gap.includes(',')) return hasVerbAhead(tokens, i) ? 'main' : isComment(tokens, i) ? 'aside' : undefined;
  if (token.kind !== 'conjunction') return undefined;
  if (token.base === 'but' || token.base === 'so' || token.base === 'yet')
    return hasVerbAhead(tokens, i + 1) ? 'main' : undefined;
  if (token.base !== 'and' && token.base !== 'or') return undefined;
  const next = tokens[i + 1];
  if (next?.verb) return next.form === 'gerund' ? undefined : 'shared';
  return next && next.gap === '' && startsWithSubject(tokens, i + 1) ? 'main' : undefined;
}

/** "With Yusuf joining", "thanks to physio", "after the raise": says why or since when, and limits nothing. */
function isOpener({ tokens, role }: Stretch, all: readonly Token[], i: number): boolean {
  const [first, ...rest] = tokens;
  if (role !== 'main' || !first?.initial || !startsSubject(all[i] as Token) || !hasVerbAhead(all, i)) return false;
  if (first.base === 'with') return rest.some(({ form, kind }) => form === 'gerund' && kind !== 'noun');
  // "Big news, we moved": a phrase without a verb before what one tells.
  const plain = !tokens.some(
    ({ entry, kind, verb }) => verb || entry?.cue !== undefined || kind === 'adverb' || kind === 'negation',
  );
  return plain && /^(?:i|we)$/.test(all[i]?.word ?? '') && !/^(?:preposition|possessive|conjunction)$/.test(first.kind);
}

/** "…, so not single anymore", "… and no more coffee for me": an end that has no verb. */
function isEndBehind(tokens: readonly Token[], i: number): boolean {
  const first = tokens[i];
  const denies = first?.kind === 'negation' || (first?.kind === 'determiner' && first.word === 'no');
  if (!denies || hasVerbAhead(tokens, i)) return false;
  for (let k = i; k < tokens.length; k++) {
    const token = tokens[k] as Token;
    if (k > i && (/[.;!?:()—–]/.test(token.gap) || token.initial)) return false;
    if (token.entry?.cue === 'ended' || (k > i && token.entry?.cue === 'now')) return true;
  }
  return false;
}

/** "…, too expensive", "…, never again": what closes a sentence with no noun and no verb. */
function isComment(tokens: readonly Token[], i: number): boolean {
  if (tokens[i - 1]?.kind === 'adjective') return false;
  for (let k = i; k < tokens.length; k++) {
    const token = tokens[k] as Token;
    if (k > i && (/[.;!?:()—–]/.test(token.gap) || token.initial)) break;
    if (
      !/^(?:filler|adjective|adverb|negation)$/.test(token.kind) ||
      (token.entry?.cue ?? 'additive') !== 'additive' ||
      token.capital
    )
      return false;
  }
  return true;
}

const grounds = /^(?:because of|due to|thanks to)$/;

const reporting =
  /^(?:show|confirm|find|think|believe|know|notice|hear|mean|explain|reveal|realize|see|report|learn|announce|decide|mention|say that)$/;

/** "The doctor said I don't need it": what follows is told for itself. */
function isReport(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const verb = previous?.base === 'that' ? tokens[i - 2] : previous;
  if (!verb?.verb || token.base === 'that' || !(reporting.test(verb.base) || verb.entry?.cue === 'says')) return false;
  return startsWithSubject(tokens, i);
}

function subordinate(tokens: readonly Token[], i: number, gap: string): Border | undefined {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  if (token.base === 'that') {
    // "this is the tool that I use", but not "he said that" and not "that tool".
    const noun = previous && /^(?:noun|either|unknown)$/.test(previous.kind) && !previous.verb;
    return noun && next && (next.kind === 'pronoun' || next.verb) ? 'relative' : undefined;
  }
  if (relatives.test(token.base)) return gap.includes(',') || previous?.kind !== 'verb' ? 'relative' : undefined;
  // "since 2019", "until June": an ordinary preposition.
  if ((token.base === 'since' || token.base === 'until' || token.base === 'once') && !hasVerbAhead(tokens, i + 1))
    return undefined;
  return conditions.test(token.base) ? 'condition' : 'reason';
}

function firstOf(tokens: readonly Token[], i: number): Token | undefined {
  let at = i;
  while (at > 0 && !(tokens[at] as Token).initial) at--;
  return tokens[at];
}

function startsSubject(token: Token): boolean {
  return (
    token.kind === 'pronoun' ||
    token.kind === 'possessive' ||
    token.kind === 'determiner' ||
    token.capital ||
    token.verb
  );
}

export function hasVerb(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.verb);
}

/** Whether a finite verb follows before the next border. */
function hasVerbAhead(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < tokens.length; k++) {
    const token = tokens[k] as Token;
    if (k > i && (/[.,;!?:()—–]/.test(token.gap) || token.initial || token.kind === 'subordinator')) return false;
    if (token.verb && token.form !== 'gerund') return true;
  }
  return false;
}

/** `and` + somebody + verb: a clause of its own. */
function startsWithSubject(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < Math.min(tokens.length, i + 6); k++) {
    const token = tokens[k] as Token;
    if (k > i && token.gap !== '') return false;
    if (token.verb) return token.form !== 'gerund' && k > i;
    if (token.kind === 'preposition' || token.kind === 'conjunction' || token.kind === 'subordinator') return false;
  }
  return false;
}

/** "Helix is the editor I use", "The novel I'm writing is set in Tallinn". */
function isReduced(tokens: readonly Token[], i: number, current: Stretch): boolean {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  if (!subjects.test(token.word) || !previous || previous.verb || previous.quantity || current.role !== 'main')
    return false;
  if (!/^(?:noun|either|unknown)$/.test(previous.kind)) return false;
  if (hasVerb(current.tokens)) return true;
  const first = current.tokens[0];
  if (first?.kind !== 'determiner' && first?.kind !== 'possessive') return false;
  let verbs = 0;
  for (let k = i + 1; k < tokens.length; k++) {
    const here = tokens[k] as Token;
    if (here.gap !== '') return false;
    if (here.verb && !tokens[k - 1]?.verb) verbs++;
    else if (here.verb && verbs === 1 && (here.kind === 'be' || here.form === 'third')) return true;
    if (verbs === 2) return true;
  }
  return false;
}
