import type { Entry, Group, LanguagePack, Phrase, VerbSlot } from '../pack.js';
import { list, numbered, rows, spellings } from '../tables.js';
import { groups, onlyBesideHeads } from './groups.js';
import { respell } from './inflect.js';
import * as measures from './measures.js';
import { readPhraseTable } from './phrase-table.js';
import { phrases, separable } from './phrases.js';
import * as places from './places.js';
import { professions } from './professions.js';
import * as slots from './slots.js';
import { manyValued } from './verbs.js';
import { guards, singleRoles } from './words.js';
import { conceptOf, englishWords, likingConcepts } from './words-index.js';

function readSeparable(known: ReadonlyMap<string, readonly Phrase[]>): Map<string, Map<string, Entry>> {
  const found = new Map<string, Map<string, Entry>>();
  for (const written of separable.split('|')) {
    const [verb = '', particle = ''] = list(written);
    const entry = known.get(verb)?.find(({ words }) => words.length === 2 && words[1] === particle)?.entry;
    if (!entry) continue;
    const particles = found.get(verb) ?? new Map<string, Entry>();
    particles.set(particle, entry);
    found.set(verb, particles);
  }
  return found;
}

function readGroups(): Group[] {
  return rows(groups, '|').map(([name = '', heads = '', values = '']) => {
    const found = new Map<string, string>();
    for (const value of values.split(',')) {
      const [first = '', ...others] = value.split('=').map((word) => word.trim());
      for (const spelling of [first, ...others]) found.set(respell(spelling), first);
    }
    return { name, values: found, heads: new Set(list(heads).map(conceptOf)), strict: onlyBesideHeads.has(name) };
  });
}

function readVerbSlots(): Map<string, VerbSlot> {
  const found = new Map<string, VerbSlot>();
  for (const [slot = '', many = '', verbs = ''] of rows(slots.verbSlots, '|')) {
    for (const written of verbs.split(';')) {
      const [verb = '', prepositions = '_'] = written.split(':').map((part) => part.trim());
      const change = verb.endsWith('!');
      for (const preposition of list(prepositions)) {
        const key = `${conceptOf(change ? verb.slice(0, -1) : verb)}${preposition === '_' ? '' : ` ${preposition}`}`;
        if (!found.has(key))
          found.set(key, { slot, single: many.startsWith('one'), change, personal: many.endsWith('person') });
      }
    }
  }
  return found;
}

function readPlaces(): Map<string, 'town' | 'country'> {
  const found = new Map<string, 'town' | 'country'>();
  const add = (name: string, size: 'town' | 'country') => {
    // Packs that share these names have stems of their own.
    for (const key of [name, conceptOf(name)]) found.set(key, size);
  };
  for (const name of list(places.countries)) add(name, 'country');
  for (const name of [...list(places.towns), ...list(places.addresses)]) add(name, 'town');
  return found;
}

/** Nouns by which people name what a verb fills. */
const slotOf = new Map(
  rows(
    `login method | login signin authentication
payment method | payment
hosting | hosting deployment
insurer | insurance
bank | banking
commute | commute
study | major
wake time | alarm
bedtime | bedtime
supplier | supplier
job | job role
employer | employer`,
    '|',
  ).flatMap(([slot = '', nouns = '']) => list(nouns).map((noun) => [conceptOf(noun), slot] as const)),
);

const words = (table: string) => list(table).map((word) => word.replaceAll('_', ' '));

/** A table of `name | words`, by word. */
function byWord(table: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name = '', members = ''] of rows(table, '|')) {
    for (const word of list(members)) found.set(word, [...(found.get(word) ?? []), name]);
  }
  return found;
}

const numberWords = new Map(list(measures.numbers).map((word, i) => [word, i]));
for (const [i, word] of list(measures.tens).entries()) numberWords.set(word, (i + 2) * 10);

const ordinalWords = numbered(measures.ordinals, 0);
const monthWords = numbered(measures.months, 1);
const weekdayWords = numbered(measures.weekdays, 0);
const readPhrase = readPhraseTable(phrases);
const readGroup = readGroups();
const groupsOf = new Map<string, Group[]>();
for (const group of readGroup) {
  for (const base of group.values.keys()) groupsOf.set(base, [...(groupsOf.get(base) ?? []), group]);
}

/** English. */
export const english: LanguagePack = {
  id: 'en',
  verbFinal: false,
  split: () => undefined,
  words: englishWords,
  phrases: readPhrase,
  separable: readSeparable(readPhrase),
  respell,
  stem: conceptOf,
  keyOf: conceptOf,
  endsOnlyInPast: new Set(
    list('stop end expire drop lapse sell die remove terminate leave donate move retire lose delete trash'),
  ),
  copulas: new Set(
    list('be become remain stay get seem look feel turn happen occur take_place').map((word) => word.replace('_', ' ')),
  ),
  guards: new Set(list(guards)),
  neutral: new Set(
    list('new favorite preferred main primary default current own usual regular latest actual go-to exact full').map(
      conceptOf,
    ),
  ),
  liking: likingConcepts,
  manyValued: new Set(list(manyValued).map(conceptOf)),
  contractions: new Map(
    rows(
      `cannot=can not|can't=can not|won't=will not|shan't=shall not|ain't=be not|let's=let us|i'm=i am|im=i am|ive=i have|dont=do not|cant=can not|isnt=is not|arent=are not|wasnt=was not|
doesnt=does not|didnt=did not|wont=will not|havent=have not|hasnt=has not|couldnt=could not|wouldnt=would not|shouldnt=should not|gonna=going to|wanna=want to|gotta=have to`
        .replaceAll('\n', '')
        .replaceAll('|', '\n'),
      '=',
    ).map(([word = '', parts = '']) => [word, list(parts)]),
  ),
  numbers: numberWords,
  ordinals: ordinalWords,
  beginsQuantity: new Set([
    ...numberWords.keys(),
    ...ordinalWords.keys(),
    ...monthWords.keys(),
    ...weekdayWords.keys(),
    ...list(measures.quantityWords),
  ]),
  months: monthWords,
  weekdays: weekdayWords,
  units: spellings(measures.units),
  currencies: spellings(measures.currencies),
  groups: readGroup,
  groupsOf,
  verbSlots: readVerbSlots(),
  attributes: new Set(words(slots.attributes).map(conceptOf)),
  slotOf,
  possessions: new Set(words(slots.possessions).map(conceptOf)),
  singleRoles: new Set(list(singleRoles).map(conceptOf)),
  professions: new Set(list(professions).map(conceptOf)),
  places: readPlaces(),
  placeEndings: places.placeEndings,
  slotWords: new Map(rows(slots.slotWords, ':').map(([slot = '', named = '']) => [slot, list(named)])),
  hints: byWord(slots.hints),
  scopes: byWord(slots.scopes),
};
