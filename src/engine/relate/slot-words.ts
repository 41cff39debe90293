import { packOf } from './language.js';
import type { LanguagePack } from './lexicon/pack.js';
import type { Clause, Frame, Statement } from './statement.js';

/** More words than this are no help to a search. */
const most = 24;

/**
 * Words under which a text is looked for although it may not have them: the name of each slot that it fills with what people call it ("tone", "log
 * in", "allergy"), classes of its nouns (a dog is a pet), and the words that say what it is about. Values are left out, so that what replaces the
 * text may carry these words on. Lower case, single words, each once, the most telling first.
 */
export function slotWords(statement: Statement): string[] {
  const pack = packOf(statement.language);
  const words = new Set<string>();
  const add = (phrase: string) => {
    for (const word of phrase.split(/[\s:]+/)) if (word.length > 1 && !/^[<#]/.test(word)) words.add(word);
  };
  if (statement.slot !== undefined) add(statement.slot);
  if (!pack) return [...words];
  for (const clause of statement.clauses) {
    for (const frame of clause.frames) {
      add(shown(frame));
      for (const word of pack.slotWords.get(frame.slot) ?? pack.slotWords.get(headOf(frame)) ?? []) words.add(word);
      if (frame.key.startsWith('allergy:')) for (const word of pack.slotWords.get('allergy') ?? []) words.add(word);
    }
    hinted(clause, pack, add);
  }
  for (const clause of statement.clauses) for (const word of subjectWords(clause, pack)) add(word);
  return [...words].slice(0, most);
}

/** Slots of verbs of which one has many (`uses`, `takes`) have no name that anybody would look for. */
function shown(frame: Frame): string {
  return /^(?:uses|takes|wears|plays|speaks|eats|drinks)$/.test(frame.slot) || frame.key.startsWith('hold ')
    ? ''
    : frame.slot;
}

function headOf({ slot }: Frame): string {
  return slot.slice(slot.lastIndexOf(' ') + 1);
}

/** Slots and classes that a single word gives away: a password belongs to logging in, ibuprofen is a medication. */
function hinted(clause: Clause, pack: LanguagePack, add: (words: string) => void): void {
  for (const token of clause.tokens) {
    for (const hint of pack.hints.get(token.base) ?? []) {
      add(hint);
      for (const word of pack.slotWords.get(hint) ?? []) add(word);
    }
  }
}

/** What a clause is about: its nouns and its verb, without the values that it gives. */
function subjectWords(clause: Clause, pack: LanguagePack): string[] {
  const values = new Set(clause.frames.flatMap((frame) => [...frame.value.terms]));
  const found: string[] = [];
  for (const token of clause.tokens) {
    if (token.quantity || token.code || values.has(token.concept) || token.entry?.cue || token.entry?.light) continue;
    const says = token.verb
      ? token.kind !== 'be' && token.kind !== 'have' && token.kind !== 'do' && token.kind !== 'modal'
      : /^(?:noun|either|unknown)$/.test(token.kind);
    if (says && !(token.capital && !token.initial) && !pack.neutral.has(token.concept)) found.push(token.base);
  }
  return found;
}
