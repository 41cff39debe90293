import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { clearlyUnrelated } from '../../../src/model/queries.js';

const relevances = (contents: readonly string[], text: string) => {
  const index = SpaceIndex.empty();
  for (const [ordinal, content] of contents.entries()) index.add(ordinal, { content });
  return new Map(index.search({ text, limit: 20 }).hits.map(({ ordinal, relevance }) => [ordinal, relevance]));
};

const pets = [
  'Koda is the best dog there is',
  'We have a new kettle',
  'The garden needs water',
  'Lena plays the piano',
];

describe('what is clearly unrelated', () => {
  it('shares nothing but the words that questions are made of', () => {
    expect(relevances(pets, 'the best way to cook rice').get(0)).toBe(0);
    expect(relevances([...pets, 'Rice must be washed first'], 'the best way to cook rice').get(4)).toBeGreaterThan(
      0.05,
    );
  });

  it('is not what has a telling word, a relative of one, or the only words of the question', () => {
    expect(relevances(pets, 'what sort of dog').get(0)).toBeGreaterThan(clearlyUnrelated);
    expect(relevances(pets, 'best').get(0)).toBeGreaterThan(clearlyUnrelated);
    expect(relevances(pets, 'a new pet').get(0)).toBeGreaterThan(clearlyUnrelated);
  });

  it('is never a record with a rare word of the question, however long the question', () => {
    const long =
      'could you please tell me some more about all the many different kinds of instruments such as the piano';
    expect(relevances(pets, long).get(3)).toBeGreaterThanOrEqual(0.05);
  });

  it('is nothing at all when the store shares no word', () => {
    expect(relevances(pets, 'quantum chromodynamics lecture').size).toBe(0);
  });
});
