import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysDates } from '../../../src/engine/search/said-dates.js';
import { traits, traitsOf } from '../../../src/engine/search/traits.js';
import { analyse } from '../../../src/engine/text/analyse.js';
import { dateWords } from '../../../src/engine/text/date-words.js';
import { datesIn } from '../../../src/engine/text/dates.js';
import { marks } from '../../../src/engine/text/marks.js';

const marksIn = (text: string) => analyse(text, () => {});
const has = (text: string, trait: number) => (traitsOf(text, marksIn(text), {}) & trait) !== 0;

describe('marks', () => {
  it('never spare a text that says a date', () => {
    const pieces = [
      ...dateWords().keys(),
      '2023',
      '12',
      '5/8/2023',
      '2023-05-08',
      'the',
      'of',
      'mid-May',
      '1990s',
      ',',
    ];
    const text = fc
      .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', ' ', '-', ', ', "'s ")), { maxLength: 7 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(text, (said) => {
        if (!saysDates(marksIn(said))) expect(datesIn(said, 1.69e12)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('spare a text without any word of a date', () => {
    expect(saysDates(marksIn('Koda chewed the red shoes again'))).toBe(false);
    expect(saysDates(marksIn('Koda chewed them last Friday'))).toBe(true);
    expect(saysDates(marksIn('她上周五来了'))).toBe(true);
  });

  it('see a name inside a sentence only', () => {
    expect(marksIn('We met Anna there') & marks.name).not.toBe(0);
    expect(marksIn('We met "anna", Anna said') & marks.name).not.toBe(0);
    expect(marksIn('Anna came. Then she left. I stayed') & marks.name).toBe(0);
    expect(marksIn("and I'm here, I stayed") & marks.name).toBe(0);
  });
});

describe('traits', () => {
  it('are found by words, by phrases and in scripts without spaces', () => {
    expect(has('she no longer works there', traits.change)).toBe(true);
    expect(has('it takes longer', traits.change)).toBe(false);
    expect(has('late, so that we missed it', traits.reason)).toBe(true);
    expect(has('so we left', traits.reason)).toBe(false);
    expect(has("they don't know", traits.negated)).toBe(true);
    expect(has('const a = 5;', traits.code)).toBe(true);
    expect(has('the import business', traits.code)).toBe(false);
    expect(has('Is it far? 🙂', traits.asks)).toBe(true);
    expect(has('Is it far? It is.', traits.asks)).toBe(false);
    expect(has('Do this:\n1. open it', traits.steps)).toBe(true);
    expect(has('现在换成了茶', traits.change)).toBe(true);
    expect(has('我没去', traits.firstPerson)).toBe(true);
    expect(has('我没去', traits.negated)).toBe(true);
    expect(has('seven of them', traits.number)).toBe(true);
  });
});
