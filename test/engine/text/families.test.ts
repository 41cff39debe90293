import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relatedTerms } from '../../../src/engine/text/families.js';
import { american, irregularForms } from '../../../src/engine/text/irregular.js';
import { stem } from '../../../src/engine/text/stem.js';

const related = (a: string, b: string) =>
  stem(a) === stem(b) || relatedTerms(stem(a)).some(({ term }) => term === stem(b));

describe('irregularForms', () => {
  it('has each form once and no chain', () => {
    for (const [form, base] of irregularForms) {
      expect(base).not.toBe(form);
      expect(irregularForms.has(base), base).toBe(false);
    }
  });

  it.each([
    'went go goes going',
    'children child',
    'better good best',
    'women woman',
    'bought buy',
    'feet foot',
    'colour colors colourful color',
    'organised organize organization organisation',
    'favourite favorite',
    'analysed analyze',
    'travelled traveling',
  ])('brings %s to one stem', (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1);
  });

  it('leaves other words with the same endings alone', () => {
    for (const word of ['four', 'hour', 'tour', 'exercise', 'surprise', 'promise', 'noise', 'parlance'])
      expect(american(word)).toBe(word);
  });
});

describe('relatedTerms', () => {
  it.each([
    ['allergy', 'allergic'],
    ['decide', 'decision'],
    ['deploy', 'deployment'],
    ['betray', 'betrayal'],
    ['marry', 'marriage'],
    ['apply', 'application'],
    ['injury', 'injured'],
    ['medicine', 'medication'],
    ['guitar', 'guitarist'],
    ['subscribe', 'subscription'],
    ['conclude', 'conclusion'],
    ['destroy', 'destruction'],
    ['submit', 'submission'],
    ['pay', 'payment'],
    ['born', 'birthday'],
    ['Spain', 'Spanish'],
  ])('ties %s and %s both ways', (a, b) => {
    expect(related(a.toLowerCase(), b.toLowerCase())).toBe(true);
    expect(related(b.toLowerCase(), a.toLowerCase())).toBe(true);
  });

  it.each([
    ['corn', 'corner'],
    ['show', 'shower'],
    ['comment', 'com'],
    ['send', 'sense'],
    ['fact', 'factor'],
    ['party', 'part'],
    ['real', 'realist'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(related(a, b)).toBe(false);
  });

  it('gives few other terms with weights below 1, each once, whatever the term', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,12}(id|ns|ist|i|ment|f|g|nt)$/)), (term) => {
        const found = relatedTerms(term);
        expect(found.length).toBeLessThan(16);
        expect(new Set(found.map((other) => other.term)).size).toBe(found.length);
        for (const other of found) {
          expect(other.term).not.toBe(term);
          expect(other.weight > 0 && other.weight < 1).toBe(true);
        }
      }),
    );
  });
});
