import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged } from '../../../src/engine/answer/merged.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';

const ranked = (ordinal: number, relevance: number) => ({ ordinal, relevance, score: 1, matched: [] });
const ordinalsOf = (hits: readonly { readonly ordinal: number }[]) => hits.map(({ ordinal }) => ordinal);

describe('merged', () => {
  it('orders hits of several spaces by relevance, of equal ones the newer first', () => {
    const lists = [[ranked(1, 0.9), ranked(3, 0.2)], [ranked(2, 0.5), ranked(4, 0.2)], []];
    expect(ordinalsOf(merged(lists, 10))).toEqual([1, 2, 4, 3]);
    expect(ordinalsOf(merged(lists, 2))).toEqual([1, 2]);
  });

  it('keeps the order of each space, has every hit once, and is one ranking for one space', () => {
    const relevances = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(relevances, { maxLength: 5 }), (spaces) => {
        let next = 0;
        const lists = spaces.map((own) => own.map((relevance) => ranked(next++, relevance)));
        const all = merged(lists, 1000);
        expect(ordinalsOf(all).sort((a, b) => a - b)).toEqual(ordinalsOf(lists.flat()));
        for (const list of lists) {
          const own = new Set(ordinalsOf(list));
          expect(all.filter(({ ordinal }) => own.has(ordinal))).toEqual(list);
        }
      }),
    );
  });

  it('puts the answer of a small space before the chance likeness of a large one', () => {
    const small = SpaceIndex.empty();
    for (const [i, content] of ['The wifi password of the cabin is heron42', 'Bread is in the freezer'].entries())
      small.add(1000 + i, { content });
    const large = SpaceIndex.empty();
    for (let i = 0; i < 300; i++)
      large.add(i, { content: `Note ${i}: the cabin trip, day ${i % 9}, weather and food` });
    const lists = [small, large].map((index) => index.search({ text: 'wifi password of the cabin', limit: 10 }).hits);
    expect(merged(lists, 3)[0]?.ordinal).toBe(1000);
  });
});
