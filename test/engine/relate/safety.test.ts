import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';
import { relate } from '../../../src/engine/relate/relate.js';
import { asked, replaced, safety } from './pairs/safety.js';

const relation = (older: string, newer: string) => relate(analyseStatement(older), analyseStatement(newer)).relation;

function read(table: string): (readonly [string, string])[] {
  return table.split('\n').flatMap((line) => {
    const [older, newer] = line.split(' | ');
    return older && newer ? [[older, newer] as const] : [];
  });
}

describe('two statements that can both be true', () => {
  it.each(read(safety))('stay: %s / %s', (older, newer) => {
    expect(['extends', 'unrelated', 'uncertain']).toContain(relation(older, newer));
  });

  it('are many', () => {
    expect(read(safety).length).toBeGreaterThan(240);
  });

  it.each(read(asked))('are asked about: %s / %s', (older, newer) => {
    expect(relation(older, newer)).toBe('uncertain');
  });
});

describe('what is hoped, doubted, made up or taken back', () => {
  const changes: readonly (readonly [string, string])[] = [
    ['I live in Lisbon.', 'I moved to Porto'],
    ['My salary is 52k.', 'I got a raise, my salary is 58k now'],
    ['I love camping.', 'I hate camping'],
    ['Our CTO is Dana.', 'Dana left and Ruben is our CTO now'],
    ['I owe Ben 20 euros.', 'I paid Ben back'],
    ['Our team has 8 people.', 'two people joined, our team has 10 people now'],
  ];
  it.each([
    'Maybe $.',
    'It is not true that $.',
    'It almost happened that $.',
    'I hope that $.',
    'I wish $.',
    'I doubt that $.',
    'I wonder whether $.',
    "I'm afraid that one day $.",
    'I dreamt that $.',
    'I lied when I said that $.',
    'Nobody told me that $.',
    "Let's pretend that $.",
    'For example, $.',
    'I wrote a story in which $.',
    'If $, I would be sad.',
    'I would be sad if $.',
    "I'm fine unless $.",
    'Zoe wrote: "$."',
    '$, just kidding.',
    '$. Just kidding!',
  ])('leaves what was so: %s', (form) => {
    for (const [older, newer] of changes) {
      const text = form.replace('$', newer);
      expect(`${text} ${relation(older, text)}`).toMatch(/ (?:extends|unrelated|uncertain)$/);
    }
  });

  it.each([
    'I hope you are well. I moved to Porto.',
    'Maybe you should know that I moved to Porto.',
    'I hope this helps: I moved to Porto.',
  ])('not where it is told all the same: %s', (text) => {
    expect(relation('I live in Lisbon.', text)).toBe('updates');
  });
});

describe('what is said outright still replaces', () => {
  it.each(read(replaced))('%s / %s', (older, newer) => {
    expect(['contradicts', 'updates']).toContain(relation(older, newer));
  });

  it.each<[string, string]>([
    ['I live in Lisbon.', 'I moved to Porto.'],
    ['I live in Lisbon.', 'I moved from Lisbon to Porto.'],
    ['I live in Lisbon.', 'I moved to Porto last month.'],
    ['My mother lives in Lisbon.', 'My mother moved to Porto.'],
    ['My mother-in-law lives in Lisbon.', 'My mother-in-law moved to Porto.'],
    ['My other sister is 25.', 'My other sister is 26.'],
    ['I take metformin.', 'I stopped taking metformin.'],
    ['I take metformin.', 'I switched from metformin to insulin.'],
    ['I drink tea.', 'I drink coffee instead of tea.'],
    ['I use Vim.', 'I switched from Vim to Helix.'],
    ['The back door code is 1234.', 'The back door code is 9876.'],
    ['The temperature is 20 degrees in Rome.', 'The temperature is 30 degrees in Rome.'],
    ['Our database is MySQL.', 'Our database is Postgres now.'],
    ['I work at Birch.', 'I work at Oak now.'],
    ['My name is Jo.', 'My name is Max.'],
    ['I think I live in Lisbon.', 'I moved to Porto.'],
    ['My goal is 100 signups.', 'My goal is 150 signups.'],
  ])('%s / %s', (older, newer) => {
    expect(['contradicts', 'updates']).toContain(relation(older, newer));
  });
});

describe('in German, too, both stay', () => {
  it.each<[string, string]>([
    ['Ich wohne in Wien.', 'Ich wohne in Österreich.'],
    ['Ich wohne in Wien.', 'Tom sagt, ich wohne in Graz.'],
    ['Ich wohne in Wien.', 'Ich bin nach Graz gezogen, nur Spaß.'],
    ['Ich wohne in Wien.', 'Vielleicht bin ich nach Graz gezogen.'],
    ['Ich wohne in Wien.', 'Stell dir vor, ich bin nach Graz gezogen.'],
    ['Ich wohne in Wien.', 'Tom meint, ich wohne in Graz.'],
    ['Ich wohne in Wien.', 'In der Geschichte wohne ich in Graz.'],
    ['Ich nehme Metformin.', 'Ich nehme jetzt Insulin.'],
    ['Ich spreche Französisch.', 'Ich spreche Deutsch.'],
    ['Meine Schwester ist 30.', 'Meine andere Schwester ist 25.'],
  ])('%s / %s', (older, newer) => {
    expect(['extends', 'unrelated', 'uncertain']).toContain(relation(older, newer));
  });

  it('while a move still replaces', () => {
    expect(relation('Ich wohne in München.', 'Ich bin nach Köln gezogen.')).toBe('updates');
  });
});
