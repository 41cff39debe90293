import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';

const letters = 'bcdfghjklmnp';
/** Different made-up words without endings that stemming would take off. */
const word = (n: number) =>
  Array.from(n.toString(12).padStart(4, '0'), (d) => letters[Number.parseInt(d, 12)]).join('o');

describe('a query of more words than are looked at closely', () => {
  const index = SpaceIndex.empty();
  const common = Array.from({ length: 1100 }, (_, n) => word(n));
  for (let ordinal = 0; ordinal < 40; ordinal++) index.add(ordinal, { content: common.join(' ') });
  index.add(40, { content: `${word(5000)} stands alone` });

  it('keeps the rarest words that the index has, wherever they stand', () => {
    const unknown = Array.from({ length: 3000 }, (_, n) => word(6000 + n));
    const { hits } = index.search({ text: [...unknown, ...common, word(5000)].join(' '), limit: 50 });
    const found = hits.find(({ ordinal }) => ordinal === 40);
    expect(found?.matched).toEqual([word(5000)]);
  });

  it('looks at all words of one that is shorter', () => {
    const { hits } = index.search({ text: [word(7000), ...common.slice(0, 900)].join(' '), limit: 1 });
    expect(hits[0]?.matched).toHaveLength(900);
  });
});
