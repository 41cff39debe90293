import { irregularForms } from '../../../text/irregular.js';
import { stem } from '../../../text/stem.js';
import type { Entry, Form, Person, WordClass } from '../pack.js';
import { list, rows } from '../tables.js';
import { comparisons, respell, verbForms, withS } from './inflect.js';
import { liking, opposites, synonyms } from './synonyms.js';
import * as verbs from './verbs.js';
import * as words from './words.js';

const canonical = new Map<string, string>();
for (const [first = '', others = ''] of rows(synonyms, ':')) {
  for (const other of list(others)) canonical.set(respell(other), respell(first));
}

const denied = new Map(rows(opposites, ' ').map(([word = '', concept = '']) => [word, concept]));

/** Words that the stemmer would merge with others of another meaning. */
const unlike = new Set(
  list('personal production generally generation organic several international relative operation operating policy'),
);

/** The concept of an English base form: its synonym's, stemmed, so that derived words that no table has meet it. */
export function conceptOf(base: string): string {
  const spelled = respell(base);
  if (unlike.has(spelled)) return spelled;
  const known = denied.get(spelled) ?? canonical.get(spelled);
  if (known !== undefined) return stem(known);
  const singular = spelled.endsWith('s') ? canonical.get(spelled.slice(0, -1)) : undefined;
  return stem(singular ?? spelled);
}

const persons = new Map<string, Person>();
for (const word of list(words.kin)) persons.set(word, 'kin');
for (const word of list(words.roles)) persons.set(word, 'role');
for (const word of list('i me my myself we us our ourselves mine ours')) persons.set(word, 'self');
for (const word of list('you your yourself yours')) persons.set(word, 'you');
for (const word of list('he him his himself she her hers herself they them their theirs themselves'))
  persons.set(word, 'third');

const lights = new Set(list(`be have do get go make take use hold happen occur ${words.lightNouns}`));
const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  wife: 'wives',
  knife: 'knives',
  shelf: 'shelves',
  half: 'halves',
};

const entries = new Map<string, Entry>();

/** Adds a form; what is there already stays, so the tables are read in order of precedence. */
function put(spelling: string, base: string, kind: WordClass, form: Form): void {
  const key = respell(spelling);
  if (entries.has(key)) return;
  const person = persons.get(base);
  entries.set(key, {
    base: respell(base),
    concept: conceptOf(base),
    kind,
    form,
    ...(denied.has(base) ? { sign: -1 as const } : {}),
    ...(person ? { person } : {}),
    ...(lights.has(base) ? { light: true as const } : {}),
  });
}

function putAll(table: string, kind: WordClass): void {
  for (const word of list(table)) put(word, word, kind, 'base');
}

/** Past forms and participles of irregular verbs. The table that the stemmer knows has its verbs before its nouns. */
const pastForms = new Map(verbs.irregular.split('|').map((row) => [list(row)[0] ?? '', list(row).slice(1)]));
for (const [form, base] of irregularForms) {
  if (form === 'children') break;
  if (!form.endsWith('s')) pastForms.set(base, [...(pastForms.get(base) ?? []), form]);
}

function putVerb(base: string, kind: 'verb' | 'either'): void {
  const past = pastForms.get(base);
  if (past) {
    put(base, base, kind, 'base');
    for (const form of past) put(form, base, kind, 'past');
  }
  for (const [form, name] of verbForms(base)) if (!past || name !== 'past') put(form, base, kind, name);
}

for (const form of list('am is are was were been being be')) {
  put(form, 'be', 'be', /^wa|^were/.test(form) ? 'past' : form === 'being' ? 'gerund' : 'base');
}
for (const [form, name] of verbForms('have'))
  put(form === 'haves' ? 'has' : form === 'haved' ? 'had' : form, 'have', 'have', name);
for (const form of ['do', 'does', 'did', 'doing']) {
  put(form, 'do', 'do', form === 'did' ? 'past' : form === 'doing' ? 'gerund' : 'base');
}
putAll(words.negations, 'negation');
putAll(words.modals, 'modal');
putAll(words.determiners, 'determiner');
putAll(words.possessives, 'possessive');
putAll(words.pronouns, 'pronoun');
putAll(words.subordinators, 'subordinator');
putAll(words.questions, 'question');
putAll(words.conjunctions, 'conjunction');
putAll(words.prepositions, 'preposition');
putAll(words.fillers, 'filler');
putAll(words.guards, 'adverb');
putAll(words.adverbs, 'adverb');
/** Made from verbs, but things: a meeting. */
for (const word of list(words.nounsInIng)) {
  put(word, word, 'noun', 'base');
  put(withS(word), word, 'noun', 'plural');
}
for (const word of list(verbs.either)) putVerb(word, 'either');
// Before the adjectives: a cleaner is a person.
for (const word of list(`${words.kin} ${words.roles} ${words.nouns} ${words.lightNouns} ${words.groupsOfPeople}`)) {
  put(word, word, 'noun', 'base');
  put(irregularPlurals[word] ?? withS(word), word, 'noun', 'plural');
}
for (const [base, plural] of Object.entries(irregularPlurals)) put(plural, base, 'noun', 'plural');
for (const word of list(verbs.verbs)) putVerb(word, 'verb');
for (const base of pastForms.keys()) putVerb(base, 'verb');
for (const word of list(words.adjectives)) {
  put(word, word, 'adjective', 'base');
  for (const form of comparisons(word)) put(form, word, 'adjective', 'base');
}

/** Every English word form of the tables. */
export const englishWords: ReadonlyMap<string, Entry> = entries;

/** Concepts of predicates that say whether somebody cares for something. */
export const likingConcepts: ReadonlySet<string> = new Set(list(liking).map(conceptOf));
