/** What is looked up quickly is what a slow look finds. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { analyse, forgetWords } from '../../../src/engine/text/analyse.js';
import { dateWords } from '../../../src/engine/text/date-words.js';
import { fold } from '../../../src/engine/text/fold.js';
import { languageOf, stemmingLanguages } from '../../../src/engine/text/languages.js';
import { marksOf, wordRules } from '../../../src/engine/text/marks.js';
import { allPacks, registerAllLanguages } from '../../../src/engine/text/packs/all.js';
import { passages } from '../../../src/engine/text/passages.js';
import { isNegation, isStopWord } from '../../../src/engine/text/stopwords.js';
import { WordLists } from '../../../src/engine/text/word-lists.js';
import { dumpOf } from '../../support/dump-index.js';

beforeAll(registerAllLanguages);

const alphabetOf = new Map(allPacks.map(({ code, letters = '' }) => [code, letters]));

/** The definition: each language counts by itself. */
function slowLanguageOf(text: string): string | undefined {
  const start = text.slice(0, 500);
  const words = fold(start).match(/\p{L}+/gu) ?? [];
  let most = words.filter((word) => isStopWord(word) || isNegation(word)).length;
  let best: string | undefined;
  for (const { code, common } of stemmingLanguages()) {
    let score = words.filter((word) => common.has(word)).length;
    for (const letter of start.toLowerCase()) if (alphabetOf.get(code)?.includes(letter)) score += 0.6;
    if (score > most) {
      most = score;
      best = code;
    }
  }
  return most * 4 >= words.length ? best : undefined;
}

const frequent = allPacks.flatMap(({ common = '' }) => common.split(' ')).filter((_, i) => i % 7 === 0);
const word = fc.oneof(
  fc.constantFrom(...frequent, 'the', 'of', 'not', 'DIE', 'Le', 'straße', 'été', 'niño', 'Ünder', '日本', '\ud800'),
  fc.stringMatching(/^[A-Za-z]{1,9}$/),
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', '-', ", '", '. ', '_', '1')), { maxLength: 90 })
  .map((parts) => parts.flat().join(''));

describe('languageOf', () => {
  it('is what each language counts by itself', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(languageOf(said)?.code).toBe(slowLanguageOf(said));
      }),
      { numRuns: 600 },
    );
  });
});

describe('WordLists', () => {
  it('counts the words of a text that stand in a list', () => {
    const list = fc.array(fc.stringMatching(/^[a-c]{1,3}$/), { maxLength: 40 });
    const plain = fc.stringMatching(/^[a-cA-C ,1]{0,60}$/);
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), plain, (lists, said) => {
        const all = new WordLists();
        lists.forEach((words, i) => {
          all.add(i, words);
        });
        const counts = new Float64Array(lists.length);
        const words = said.toLowerCase().match(/[a-z]+/g) ?? [];
        expect(all.countPlain(said, counts)).toBe(words.length);
        expect([...counts]).toEqual(lists.map((own) => words.filter((one) => own.includes(one)).length));
      }),
    );
  });

  it('takes in many words, and no text of other letters', () => {
    const words = Array.from({ length: 3000 }, (_, i) =>
      i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
    );
    const lists = new WordLists();
    lists.add(0, words);
    const counts = new Float64Array(1);
    expect(lists.countPlain(words.join(' '), counts)).toBe(3000);
    expect(counts[0]).toBe(3000);
    expect(lists.countPlain('a b é', counts)).toBe(-1);
    expect(lists.countPlain('aé', counts)).toBe(-1);
    expect(() => lists.add(31, ['one'])).toThrow(RangeError);
  });
});

describe('marksOf', () => {
  it('are those of all rules', () => {
    const listed = wordRules.flatMap(([, { source }]) => source.match(/[a-z]+/gi) ?? []);
    const plain = fc.oneof(
      fc.constantFrom(...listed, ...listed.map((one) => one.toUpperCase()), ...dateWords().keys()),
      fc.stringMatching(/^[A-Za-z]{1,8}$/),
    );
    fc.assert(
      fc.property(plain, fc.constantFrom('', '', 's', 'x', 'not', "n't", '2', '2024'), (said, end) => {
        const found = marksOf(said + end);
        for (const [bit, pattern] of wordRules) expect((found & bit) !== 0).toBe(pattern.test(said + end));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an index of words that were met before', () => {
  it('is that of words met for the first time', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
        const build = (index: SpaceIndex, from: number) => {
          for (let i = from; i < texts.length; i += 2) index.add(i, { content: texts[i] ?? '' });
        };
        const [even, odd] = [SpaceIndex.empty(), SpaceIndex.empty()];
        texts.forEach((content, i) => {
          (i % 2 === 0 ? even : odd).add(i, { content });
        });
        const seen = [dumpOf(even), dumpOf(odd)];
        forgetWords();
        const [freshEven, freshOdd] = [SpaceIndex.empty(), SpaceIndex.empty()];
        build(freshEven, 0);
        forgetWords();
        build(freshOdd, 1);
        expect(seen).toEqual([dumpOf(freshEven), dumpOf(freshOdd)]);
      }),
      { numRuns: 60 },
    );
  });

  it('holds when more words are met than are remembered', () => {
    const many = Array.from({ length: 70_000 }, (_, i) => `w${i.toString(36)}`);
    const terms: string[] = [];
    for (const one of [...many, ...many.slice(0, 10), ...many.slice(-10)]) analyse(one, (term) => terms.push(term));
    const again: string[] = [];
    forgetWords();
    for (const one of [...many, ...many.slice(0, 10), ...many.slice(-10)]) analyse(one, (term) => again.push(term));
    expect(terms).toEqual(again);
    expect(terms.slice(-5)).toContain(many.at(-1));
  });
});

describe('passages', () => {
  it('of a text whose words are too few are one, without counting them', () => {
    for (const length of [298, 299, 300, 301, 302]) {
      const said = 'a '.repeat(200).slice(0, length);
      expect(passages(said).length).toBe(said.split(' ').filter((one) => one !== '').length > 150 ? 2 : 1);
    }
  });
});
