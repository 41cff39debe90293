import type { Cue, Entry, Phrase, WordClass } from '../pack.js';
import { list } from '../tables.js';
import { conceptOf } from './words-index.js';

const phraseEntry = (words: readonly string[], kind: WordClass, attributes: string): Entry => {
  const concept = /concept:([a-z -]+?)(?= cue:| not$| light$|$)/.exec(attributes)?.[1]?.trim();
  const cue = /cue:(\w+)/.exec(attributes)?.[1] as Cue | undefined;
  return {
    base: words.join(' '),
    concept:
      concept === undefined ? (words.length === 1 ? conceptOf(words[0] ?? '') : words.join(' ')) : conceptOf(concept),
    kind,
    form: 'base',
    ...(cue ? { cue } : {}),
    ...(/(?:^| )not$/.test(attributes) ? { sign: -1 as const } : {}),
    ...(/(?:^| )light$/.test(attributes) ? { light: true as const } : {}),
  };
};

/** Reads a table of phrases: `class attributes: words; words`. Phrases that begin alike stand longest first. */
export function readPhraseTable(table: string): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const line of table.split('\n')) {
    const border = line.indexOf(': ');
    if (border < 0) continue;
    const [kind = '', ...attributes] = line.slice(0, border).split(' ');
    for (const written of line.slice(border + 2).split(';')) {
      const words = list(written);
      const first = words[0] ?? '';
      const phrase = { words, entry: phraseEntry(words, kind as WordClass, attributes.join(' ')) };
      found.set(first, [...(found.get(first) ?? []), phrase]);
    }
  }
  for (const phrases of found.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return found;
}
