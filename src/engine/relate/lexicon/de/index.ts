import { english } from '../en/index.js';
import { readPhraseTable } from '../en/phrase-table.js';
import { conceptOf, englishWords } from '../en/words-index.js';
import type { Entry, Form, LanguagePack, WordClass } from '../pack.js';
import { list, numbered, rows, spellings } from '../tables.js';
import * as tables from './words.js';

/** Forms of German words as entries of the rules' words, so that the tables of slots, groups and scopes hold for them too. */
function readWords(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [kind = '', line = ''] of rows(tables.words, '|')) {
    for (const item of line.split(';')) {
      const [base = '', forms = ''] = item.split(':').map((part) => part.trim());
      const [now = '', past = ''] = forms.split('<');
      const known = englishWords.get(base);
      const add = (form: string, name: Form) => {
        if (found.has(form)) return;
        const plain: Entry = {
          base,
          concept: conceptOf(base),
          kind: kind as WordClass,
          form: name,
        };
        found.set(form, known ? { ...known, kind: kind as WordClass, form: name } : plain);
      };
      for (const form of list(now)) add(form, 'base');
      for (const form of list(past)) add(form, 'past');
    }
  }
  return found;
}

const numberWords = new Map(list(tables.numbers).map((word, i) => [word, i]));
const ordinalWords = numbered(tables.ordinals, 0);
const monthWords = numbered(tables.months, 1);
const weekdayWords = numbered(tables.weekdays, 0);

/** German: its words stand for the words of the rules, so slots and groups are those of English. */
export const german: LanguagePack = {
  ...english,
  id: 'de',
  words: readWords(),
  phrases: readPhraseTable(tables.phrases),
  separable: new Map(),
  respell: (word) => word,
  stem: (word) => word,
  contractions: new Map([
    ['habs', ['habe', 'es']],
    ['ists', ['ist', 'es']],
  ]),
  split: (word) =>
    word.startsWith('lieblings') && word.length > 11
      ? ['lieblings', word.slice(9)]
      : /.allergien?$/.test(word)
        ? [word.slice(0, word.lastIndexOf('allergie')), 'allergie']
        : undefined,
  verbFinal: true,
  numbers: numberWords,
  ordinals: ordinalWords,
  beginsQuantity: new Set([
    ...numberWords.keys(),
    ...ordinalWords.keys(),
    ...monthWords.keys(),
    ...weekdayWords.keys(),
    'heute',
    'morgen',
  ]),
  months: monthWords,
  weekdays: weekdayWords,
  units: spellings(tables.units),
  currencies: spellings(tables.currencies),
  slotWords: new Map(rows(tables.slotWords, ':').map(([slot = '', named = '']) => [slot, list(named)])),
};
