import type { Person } from '../lexicon/pack.js';
import { quantity } from './quantity.js';
import type { Token } from './token.js';

/** A noun with what stands before it: `my new phone number`, `14 October`, `dark mode`. */
export interface Chunk {
  /** Adjectives, nouns, names, quantities. Never empty. */
  readonly tokens: readonly Token[];
  /** The word that the others describe. */
  readonly head: Token;
  /** Base form of the preposition before it; empty when there is none. */
  readonly preposition: string;
  /** Base form of its article or other determiner. */
  readonly determiner: string;
  /** Whose it is by a possessive: my, his. */
  readonly whose: Person | undefined;
  /** Whose it is by an apostrophe: `Mum's birthday`. */
  readonly owner: Chunk | undefined;
  /** Joined to the chunk before by `and`, `or` or a comma. */
  readonly joined: boolean;
  /** `no pool`, `not 8`, `without sugar`. */
  readonly negated: boolean;
  /** Index of its first word in the clause. */
  readonly at: number;
}

interface Pending {
  preposition: string;
  determiner: string;
  whose: Person | undefined;
  owner: Chunk | undefined;
  joined: boolean;
  negated: boolean;
}

function nothing(): Pending {
  return { preposition: '', determiner: '', whose: undefined, owner: undefined, joined: false, negated: false };
}

/** German possessives that may stand behind what is owned. Folded. */
const genitives = /^(?:meiner|meines|unserer|unseres|deiner|deines|seiner|seines|ihrer|ihres)$/;

/** The noun phrases of a clause whose verbs are marked, in order. */
export function readChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Token[] = [];
  let pending = nothing();
  let at = 0;
  /** The next noun is the owner of the one before: "der Hund meiner Tante". */
  let follows = false;
  const close = () => {
    if (open.length === 0) return;
    const head = headOf(open);
    countBy(open, head);
    const chunk: Chunk = { tokens: open, head, at, ...pending };
    open = [];
    pending = nothing();
    const owned = follows ? chunks.pop() : undefined;
    follows = false;
    if (head.owning) pending = { ...nothing(), owner: chunk, preposition: chunk.preposition };
    else chunks.push(owned === undefined ? chunk : { ...owned, owner: chunk });
  };
  for (const [i, token] of tokens.entries()) {
    const previous = tokens[i - 1];
    if (token.gap !== '' && i > 0 && !token.joined) {
      const inList = open.length > 0 && token.gap.includes(',');
      const preposition = chunks.length > 0 || open.length > 0 ? pending.preposition : '';
      close();
      if (inList && !pending.owner) pending = { ...pending, joined: true, preposition };
    }
    if (token.verb) {
      // "instead of taking the bus"
      const kept = token.form === 'gerund' && open.length === 0 ? pending.preposition : '';
      close();
      pending = { ...nothing(), preposition: kept };
      continue;
    }
    switch (token.kind) {
      case 'preposition':
        close();
        pending = { ...nothing(), preposition: token.base, negated: token.base === 'without' };
        break;
      case 'conjunction': {
        const preposition = open.length > 0 ? pending.preposition : (chunks[chunks.length - 1]?.preposition ?? '');
        close();
        pending = { ...nothing(), joined: chunks.length > 0, preposition };
        break;
      }
      case 'determiner':
        close();
        if (token.base === 'no') pending.negated = true;
        pending.determiner = token.base;
        break;
      case 'possessive': {
        const genitive = open.length > 0 && genitives.test(token.word);
        close();
        follows = genitive;
        pending.whose = token.entry?.person ?? 'third';
        pending.determiner = token.base;
        break;
      }
      case 'negation':
        close();
        // Behind a verb "not" belongs to the verb; elsewhere to the noun.
        if (!previous?.verb) pending.negated = true;
        break;
      case 'pronoun':
        close();
        if (token.base !== 'i' && token.base !== 'we') pending = { ...nothing(), joined: pending.joined };
        break;
      case 'subordinator':
        close();
        // "since the injury", "until June"
        if (token.base === 'since' || token.base === 'until') pending = { ...nothing(), preposition: token.base };
        break;
      case 'question':
        close();
        break;
      case 'adverb':
      case 'filler':
        break;
      default: {
        // "is off", "is over": the predicate, not a thing.
        if (token.kind === 'adjective' && token.entry?.cue === 'ended') break;
        if (token.quantity && startsAnew(open, token)) {
          const { preposition } = pending;
          close();
          if (!pending.owner) pending.preposition = token.quantity.kind === 'time' ? preposition : '';
        }
        if (open.length === 0) at = i;
        open.push(identifies(open, token, tokens[i + 1]) ? asName(token) : token);
        if (token.owning) close();
      }
    }
  }
  close();
  return chunks;
}

/** A date or time behind a noun is a phrase of its own: "class Tuesday", "lunch 12:30". */
function startsAnew(open: readonly Token[], token: Token): boolean {
  const kind = token.quantity?.kind;
  return (
    open.length > 0 &&
    (kind === 'date' ||
      kind === 'time' ||
      kind === 'weekday' ||
      kind === 'relative' ||
      kind === 'money' ||
      kind === 'measure')
  );
}

/** A number behind a noun names it: room 12, version 1.8. */
function identifies(open: readonly Token[], token: Token, next: Token | undefined): boolean {
  const last = open[open.length - 1];
  if (token.quantity?.kind !== 'number' || token.quantity.unit !== '' || !last || last.quantity) return false;
  if (next && next.gap === '' && !next.verb && /^(?:noun|unknown|adjective)$/.test(next.kind) && !next.code)
    return false;
  return last.kind !== 'adjective';
}

function asName(token: Token): Token {
  const concept = `#${token.quantity?.value ?? ''}`;
  return { ...token, quantity: undefined, code: true, word: concept, base: concept, concept };
}

/** The last word that is no identifier or measure, where there is one: `room` of "room 12". */
function headOf(tokens: readonly Token[]): Token {
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    // "the newspaper delivered"
    const participle = token.kind === 'verb' && token.form === 'past';
    if (!token.quantity && !token.code && token.kind !== 'adjective' && !participle) return token;
  }
  return tokens[tokens.length - 1] as Token;
}

/** Gives bare numbers and ordinals the noun that they count as their unit. */
function countBy(tokens: readonly Token[], head: Token): void {
  if (head.quantity) return;
  for (const token of tokens) {
    const { quantity: found } = token;
    if (found && found.unit === '' && (found.kind === 'number' || found.kind === 'ordinal')) {
      token.quantity = quantity(found.kind, found.value, head.concept);
    }
  }
}
