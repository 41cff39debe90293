import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../src/engine/text/analyse.js';
import { membersOf } from '../../../src/engine/text/everyday.js';
import { type LanguagePack, stemmingLanguages } from '../../../src/engine/text/languages.js';
import { allPacks, registerAllLanguages } from '../../../src/engine/text/packs/all.js';
import { classes } from '../../../src/engine/text/packs/english-classes.js';
import { domains } from '../../../src/engine/text/packs/english-domains.js';
import { analyseWord } from '../../../src/engine/text/words.js';

registerAllLanguages();
const classesOf = ({ code, everyday = '' }: LanguagePack) => (code === 'en' ? classes : everyday);
const tables = [...allPacks.map(classesOf), domains.replace(/^.*~.*\n?/gm, '')];

const term = (word: string) => termsOf(word)[0] ?? '';
const answers = (asked: string, said: string) => membersOf(term(asked)).some((other) => other.term === term(said));

/** Every line of every table, analysed. */
function wholeTable(): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const add = (head: string, member: string, weight: number) => {
    const own = found.get(head) ?? new Map<string, number>();
    if (head !== member) found.set(head, own.set(member, Math.max(weight, own.get(member) ?? 0)));
  };
  const inClass = new Map<string, string[]>();
  for (const { code, everyday = '' } of allPacks) {
    const language = stemmingLanguages().find((own) => own.code === code);
    const inWords = (words: string) => {
      const isSpelled = /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(words);
      return words
        .split(' ')
        .map((word) => (isSpelled ? analyseWord(word, language).terms[0] : termsOf(word)[0]) ?? word);
    };
    for (const line of everyday.split('\n')) {
      const [heads = '', given = ''] = line.split(/[:=~] ?/);
      const members = inWords(given);
      const asked = heads === '' ? members : inWords(heads);
      for (const head of asked) {
        for (const other of asked) add(head, other, 0.6);
        if (heads !== '') for (const own of members) add(head, own, line.includes('~') ? 0.2 : 0.5);
      }
      if (!line.includes(':')) continue;
      for (const head of asked) inClass.set(head, [...(inClass.get(head) ?? []), ...members]);
      for (const own of new Set(members)) {
        if (!asked.includes(own)) for (const head of asked) add(own, head, 0.05);
      }
    }
  }
  found.delete('');
  const direct = new Map([...found].map(([head, members]) => [head, new Map(members)]));
  for (const [head, members] of direct) {
    for (const [other, weight] of members) {
      if (weight !== 0.6) continue;
      for (const member of inClass.get(other) ?? []) add(head, member, 0.2);
    }
  }
  return found;
}

describe('membersOf', () => {
  it('reads words as they are asked for as if all had been read at once', () => {
    const whole = wholeTable();
    expect(whole.size).toBeGreaterThan(500);
    for (const [head, members] of whole) {
      const found = membersOf(head).map(({ term: other, weight }) => [other, weight]);
      expect([head, found]).toEqual([head, [...members]]);
    }
  });

  it.each([
    ['pet', 'dog'],
    ['pets', 'cats'],
    ['name', 'called'],
    ['job', 'nurse'],
    ['profession', 'work'],
    ['spouse', 'wife'],
    ['car', 'drive'],
    ['birthday', 'born'],
    ['physician', 'doctor'],
    ['automobile', 'minivan'],
    ['address', 'moved'],
    ['乐器', '钢琴'],
  ])('asked for %s takes %s', (asked, said) => {
    expect(answers(asked, said)).toBe(true);
  });

  const worth = (asked: string, said: string) =>
    membersOf(term(asked)).find((other) => other.term === term(said))?.weight ?? 0;

  it('takes words of the same meaning both ways, members for their class, and a class faintly for its members', () => {
    expect(answers('bike', 'bicycle') && answers('bicycle', 'bike')).toBe(true);
    expect(answers('instrument', 'piano')).toBe(true);
    expect(worth('piano', 'instrument')).toBeGreaterThan(0);
    expect(worth('piano', 'instrument')).toBeLessThan(worth('instrument', 'piano') / 5);
    expect(answers('flute', 'drum')).toBe(false);
  });

  it('takes paraphrases for less than members and synonyms', () => {
    expect(worth('motivated', 'inspired')).toBeGreaterThan(0);
    expect(worth('tea', 'coffee')).toBe(0);
    expect(worth('motivated', 'inspired')).toBeLessThan(worth('pet', 'dog'));
  });

  it('lets a single ideograph stand for what begins with it', () => {
    expect(membersOf('宠物')).toContainEqual({ term: '猫', weight: expect.any(Number), prefix: true });
    expect(membersOf('宠物')).not.toContainEqual({ term: '猫', weight: expect.any(Number) });
  });

  it('knows nothing of words outside the tables', () => {
    for (const word of ['', 'constructor', '__proto__', 'zzz', '\u0001pet']) expect(membersOf(word)).toEqual([]);
  });
});

describe('the tables', () => {
  const lines = tables.flatMap((table) => table.split('\n'));
  const englishLines = [...classes.split('\n'), ...domains.split('\n').filter((line) => !line.includes('~'))];

  it('are written in one form', () => {
    for (const line of lines) expect(line).toMatch(/^(?:=|[^\s:=]+(?: [^\s:=]+)*:)(?: [^\s:=]+)+$/);
  });

  it('have no line twice, and no word twice in a line', () => {
    expect(new Set(englishLines).size).toBe(englishLines.length);
    for (const table of tables) {
      const heads = table
        .split('\n')
        .flatMap((line) => (line.startsWith('=') ? [] : line.replace(/:.*/, '').split(' ')));
      expect(heads.filter((head, i) => heads.indexOf(head) !== i)).toEqual([]);
    }
    for (const line of lines) {
      const words = line.replace(/^.*[:=] /, '').split(' ');
      expect(new Set(words).size, line).toBe(words.length);
    }
  });

  it('give a paraphrase of a head once', () => {
    const asked = domains.split('\n').flatMap((line) => (line.includes('~') ? line.replace(/~.*/, '').split(' ') : []));
    expect(asked.length).toBeGreaterThan(20);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('give each member once, never the word itself, with a weight below 1', () => {
    for (const head of englishLines.flatMap((line) => line.replace(/:.*|= /, '').split(' '))) {
      const found = membersOf(term(head));
      expect(found.length, head).toBeGreaterThan(0);
      expect(new Set(found.map((other) => other.term)).size).toBe(found.length);
      for (const other of found) {
        expect(other.term).not.toBe(term(head));
        expect(other.weight > 0 && other.weight < 1).toBe(true);
      }
    }
  });
});
