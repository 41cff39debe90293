import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import type { Payload } from '../../../src/model/records.js';

const said = (speaker: string, content: string): Payload => ({ speaker, content });
const first = (items: readonly Payload[], text: string) => {
  const index = SpaceIndex.empty();
  for (const [ordinal, item] of items.entries()) index.add(ordinal, item);
  return index.search({ text, limit: 5, weights: { feedback: 0 } }).hits[0]?.ordinal;
};

describe('a speaker named in another spelling', () => {
  // The second one says more about it, so without the name it goes first.
  const chess = [
    said('Mohammed', 'Chess keeps me awake when the trains are late in winter'),
    said('Melanie Okafor', 'Chess, chess and again chess'),
  ];
  it.each(['Muhammad', 'Mohamed', 'Muhammed', 'Mohammed'])('is meant by %s', (name) => {
    expect(first(chess, `what does ${name} like about chess`)).toBe(0);
  });

  it('is meant by the beginning of the name', () => {
    const swapped = [
      said('Melanie Okafor', 'Chess keeps me awake when the trains are late in winter'),
      said('Ben', 'Chess, chess, chess'),
    ];
    expect(first(swapped, 'what does Mel like about chess')).toBe(0);
  });

  it('is nobody when two may be meant or when the sounds differ', () => {
    const two = [
      said('Melanie', 'Chess keeps me awake when the trains are late in winter'),
      said('Melissa', 'Chess keeps me awake when the trams are late in winter'),
      said('Ben', 'Chess, chess, chess'),
    ];
    expect(first(two, 'what does Mel like about chess')).toBe(2);
    expect(first(chess, 'what does Mortimer like about chess')).toBe(1);
  });
});
