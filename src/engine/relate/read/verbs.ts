import type { LanguagePack } from '../lexicon/pack.js';
import type { Token } from './token.js';

/** Verbs that take "to" and another verb: what follows "to" behind them is no noun. */
const takesInfinitive =
  /^(?:want|need|have|refuse|like|love|prefer|try|plan|hope|start|begin|decide|agree|learn|continue|go|forget|remember|ask|tell|expect|promise|intend|choose|come|grow|get|seem|allow|permit|use|able|happy|ready|keen)$/;
const subject = /^(?:i|we|you|he|she|it|they|who|that|which)$/;
const object = /^(?:me|us|him|her|it|them|you)$/;
const lets = /^(?:let|make|help|have|see|hear)$/;
/** Past forms that look like the base. */
const alike = /^(?:set|put|cut|hit|cost|let|quit|shut|split|spread|hurt|sublet|bet)$/;
const pursuits =
  /^(?:favorite|hobby|sport|activity|pastime|job|goal|dream|passion|interest|exercise|weakness|strength)$/;
const dated = /^<(?:date|time)>$/;
const strong = /[.;!?:()—–]/;

/**
 * Decides which words act as verbs, by their class and their neighbours: in "we use feature flags" only `use`, in "rent is 900" not `rent`.
 * Sets `verb` of the tokens.
 */
export function markVerbs(tokens: readonly Token[], pack: LanguagePack): void {
  /** A finite verb was seen since the last border. */
  let finite = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const border = i === 0 || strong.test(token.gap) || token.initial;
    if (border || token.gap.includes(',')) finite = false;
    if (token.kind === 'be' || token.kind === 'have' || token.kind === 'do' || token.kind === 'modal') {
      token.verb = true;
      finite = true;
      continue;
    }
    // "Be gone", "be done with": phrases that have their verb with them.
    if (token.kind === 'verb' && token.base.startsWith('be ')) {
      token.verb = true;
      finite = true;
      continue;
    }
    if (token.kind === 'subordinator' || token.kind === 'conjunction') {
      // "… and his daughter runs the shop" has a verb of its own.
      const opens = /^(?:possessive|determiner|pronoun)$/.test(tokens[i + 1]?.kind ?? '');
      finite = token.kind === 'conjunction' && finite && token.gap === '' && !opens;
      continue;
    }
    if (token.kind !== 'verb' && token.kind !== 'either' && token.kind !== 'unknown') continue;
    if (token.owning || token.joined || (token.capital && !token.initial)) continue;
    // Where nouns have capitals the tables are sure of their verbs.
    token.verb = pack.verbFinal ? token.kind === 'verb' : actsAsVerb(tokens, i, finite);
    if (token.verb && token.form !== 'gerund') finite = true;
  }
  guessVerbs(tokens);
  markCaused(tokens);
}

/** In a part without any verb that the tables know, a word that looks like one: "Paula coordinates the volunteers". */
function guessVerbs(tokens: readonly Token[]): void {
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token && !strong.test(token.gap) && !token.initial && !token.gap.includes(',')) continue;
    const part = tokens.slice(from, i);
    from = i;
    if (part.some(({ verb }) => verb)) continue;
    // "No ads, please": before a comma something must follow it.
    const comma = token?.gap.includes(',') === true;
    const found = part.find(
      (word, k) => k > 0 && !(comma && k === part.length - 1) && looksLikeVerb(word, part[k - 1], part[k + 1]),
    );
    if (!found) continue;
    found.verb = true;
    found.form = found.word.endsWith('ed') ? 'past' : 'third';
  }
}

/** "I let my membership expire", "we had the panels removed": a second verb behind the object of the first. */
function markCaused(tokens: readonly Token[]): void {
  let causing: Token | undefined;
  for (const [i, token] of tokens.entries()) {
    if (strong.test(token.gap) || token.initial) causing = undefined;
    if (token.verb) {
      causing = /^(?:let|have|get)$/.test(token.base) ? token : undefined;
      continue;
    }
    if (!causing || token.entry?.cue !== 'ended' || token.kind !== 'verb' || token.base === 'leave') continue;
    const next = tokens[i + 1];
    const closes = next?.gap !== '' || /^(?:preposition|adverb|conjunction|subordinator|filler)$/.test(next.kind);
    if (closes && token.form === (causing.base === 'let' ? 'base' : 'past')) token.verb = true;
  }
}

function looksLikeVerb(token: Token, previous: Token | undefined, next: Token | undefined): boolean {
  if (token.kind !== 'unknown' || token.capital || token.code || token.gap !== '' || !/[a-z](?:s|ed)$/.test(token.word))
    return false;
  // "No more glasses for me"
  if (previous?.kind === 'negation' && previous.base.startsWith('no ')) return false;
  const subject =
    previous &&
    (previous.kind === 'noun' ||
      previous.kind === 'unknown' ||
      previous.kind === 'adverb' ||
      previous.kind === 'negation');
  return (
    subject === true &&
    (next === undefined ||
      /^(?:determiner|possessive|pronoun|preposition)$/.test(next.kind) ||
      next.quantity !== undefined)
  );
}

/** The word before that bears on what `i` is: adverbs, fillers and negations are passed over, borders stop. */
function before(tokens: readonly Token[], i: number): Token | undefined {
  for (let k = i; k > 0; k--) {
    const here = tokens[k] as Token;
    if (strong.test(here.gap) || here.initial || here.gap.includes(',')) return undefined;
    const token = tokens[k - 1] as Token;
    if (token.kind === 'adverb' || token.kind === 'filler' || (token.kind === 'negation' && token.word !== 'no'))
      continue;
    return token;
  }
  return undefined;
}

/** "Sold the Civic, driving a Subaru now": behind a comma and with a word for now it has the subject of the clause before. */
export function opensWithGerund(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  if (token.form !== 'gerund' || !token.gap.includes(',') || !hasVerbBehind(tokens, i)) return false;
  for (let k = i + 1; k < tokens.length; k++) {
    const { gap, initial, entry } = tokens[k] as Token;
    if (strong.test(gap) || initial) return false;
    if (entry?.cue === 'now') return true;
  }
  return false;
}

function hasVerbBehind(tokens: readonly Token[], i: number): boolean {
  for (let k = i - 1; k >= 0; k--) {
    const { verb, form, initial } = tokens[k] as Token;
    if (verb && form !== 'gerund') return true;
    if (initial) return false;
  }
  return false;
}

function actsAsVerb(tokens: readonly Token[], i: number, finite: boolean): boolean {
  const token = tokens[i] as Token;
  const previous = before(tokens, i);
  if (token.kind === 'unknown') {
    if (!previous || token.capital) return false;
    if (previous.kind === 'modal' || (previous.kind === 'do' && previous.form !== 'gerund')) return true;
    // "I've retrained": what no table knows and looks like a participle.
    const nounFollows =
      /^(?:noun|either|unknown|adjective)$/.test(tokens[i + 1]?.kind ?? '') && tokens[i + 1]?.gap === '';
    if (previous.kind === 'have' && /[a-z]{3}ed$/.test(token.word) && !nounFollows) {
      token.form = 'past';
      return true;
    }
    return previous.kind === 'pronoun' && /^(?:i|we|they|he|she)$/.test(previous.word) && !finite;
  }
  // "How updates should sound"
  const next = tokens[i + 1];
  if (token.kind === 'either' && token.form === 'third' && next?.kind === 'modal' && next.gap === '') return false;
  if (opensWithGerund(tokens, i)) return true;
  if (!previous || previous.kind === 'conjunction' || previous.kind === 'subordinator')
    return opens(tokens, i, previous, finite);
  if (previous.owning) return false;
  if (previous.quantity) return dated.test(previous.base) && afterNoun(tokens, i, previous, finite);
  switch (previous.kind) {
    case 'determiner':
    case 'possessive':
    case 'adjective':
    case 'negation':
      return false;
    case 'preposition':
      if (previous.base === 'to' && token.form === 'base') {
        return token.kind === 'verb' || takesInfinitive.test(before(tokens, i - 1)?.base ?? 'want');
      }
      return token.form === 'gerund';
    case 'pronoun':
      if (!subject.test(previous.word)) return token.kind === 'verb' && lets.test(tokens[i - 2]?.base ?? '');
      return !(object.test(previous.word) && finite && token.kind === 'either');
    case 'question':
      return token.kind === 'verb' || token.form === 'third' || token.form === 'past';
    case 'modal':
    case 'do':
      return true;
    case 'be':
      // "My favourite sport is climbing."
      if (token.form === 'gerund' && tokens.slice(Math.max(0, i - 4), i).some((other) => pursuits.test(other.base)))
        return false;
      return token.form === 'gerund' || token.form === 'past' || alike.test(token.word) || token.word === 'run';
    case 'have':
      return (
        token.form === 'past' ||
        alike.test(token.word) ||
        (token.entry?.cue === 'ended' && alike.test(token.word.split(' ')[0] ?? '')) ||
        /^(?:come|become|run|overcome)$/.test(token.word)
      );
    default:
  }
  if (previous.verb) {
    if (token.form === 'gerund') return true;
    if (previous.base === 'get') return token.form === 'past';
    return token.form === 'base' && lets.test(previous.base) && token.kind === 'verb';
  }
  return afterNoun(tokens, i, previous, finite);
}

/** A word behind a noun: the verb of the sentence, unless it has one or another follows. */
function afterNoun(tokens: readonly Token[], i: number, previous: Token, finite: boolean): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  if (finite || token.form === 'gerund') return false;
  if (next && (next.kind === 'be' || next.kind === 'modal' || (next.kind === 'have' && next.form !== 'gerund')))
    return false;
  if (token.form === 'past') return true;
  const verbFollows = next?.kind === 'verb' && next.form !== 'gerund' && next.form !== 'base';
  if (token.form === 'third') return !verbFollows;
  if (token.kind === 'verb' || previous.form === 'plural' || previous.form === 'third' || previous.kind === 'pronoun')
    return true;
  return next?.kind === 'preposition' && !otherVerb(tokens, i);
}

/** A word at the beginning of a sentence or part of one: a command, or the noun that the sentence is about. */
function opens(tokens: readonly Token[], i: number, previous: Token | undefined, finite: boolean): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  if (token.form === 'gerund') return false;
  const takesObject =
    next !== undefined &&
    next.gap === '' &&
    (next.kind === 'determiner' || next.kind === 'possessive' || object.test(next.word));
  const signs =
    token.form === 'past' &&
    !(token.base === 'move' && next?.base === 'in') &&
    /^(?:preposition|adverb)$/.test(next?.kind ?? '');
  if (previous?.kind === 'conjunction' && finite)
    return (
      token.kind === 'verb' ||
      takesObject ||
      signs ||
      (/^(?:work|commute)$/.test(token.base) && next?.kind === 'preposition')
    );
  if (takesObject) return true;
  // "long, detailed answers"
  if (
    token.form === 'past' &&
    token.entry?.cue !== 'ended' &&
    token.gap.includes(',') &&
    next &&
    /^(?:noun|either|unknown|adjective)$/.test(next.kind)
  )
    return false;
  // "Project uses npm"
  if (token.kind === 'either' && next && (next.form === 'third' || next.form === 'past') && next.kind !== 'noun') {
    const object = tokens[i + 2];
    if (object && object.gap === '' && /^(?:noun|unknown|determiner|possessive|adjective)$/.test(object.kind))
      return false;
  }
  // "Switched from Brandt to a physio called Nele"
  if (token.form === 'past' && token.initial && next?.kind === 'preposition' && token.entry?.cue === 'changed')
    return true;
  // "Tests run on every push"
  if (token.form === 'third' && token.kind === 'either' && (next?.kind === 'verb' || next?.kind === 'either'))
    return false;
  if (token.form === 'third' || token.kind === 'either') return !otherVerb(tokens, i);
  return true;
}

/** Whether another word of the same part must be its verb. */
function otherVerb(tokens: readonly Token[], i: number): boolean {
  for (let k = i + 1; k < tokens.length; k++) {
    const token = tokens[k] as Token;
    if (strong.test(token.gap) || token.gap.includes(',') || token.initial) return false;
    if (token.kind === 'subordinator') return false;
    if (token.kind === 'be' || token.kind === 'have' || token.kind === 'do' || token.kind === 'modal') return true;
    if (
      token.kind === 'verb' &&
      token.form !== 'gerund' &&
      !/^(?:determiner|possessive|preposition)$/.test(tokens[k - 1]?.kind ?? '')
    )
      return true;
    const finite = token.kind === 'either' && (token.form === 'third' || token.form === 'past');
    if (finite && k > i + 1 && /^(?:noun|unknown|adverb)$/.test(tokens[k - 1]?.kind ?? '')) return true;
  }
  return false;
}
