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
