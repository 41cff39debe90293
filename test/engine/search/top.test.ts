import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByScore, splitByScore } from '../../../src/engine/search/top.js';

const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 200 });

describe('order by score', () => {
  it('is the one of comparing: higher scores first, of equal ones the higher name', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const score = Float64Array.from(given);
        const order = Int32Array.from(given, (_, i) => i);
        const expected = Array.from(order).sort((a, b) => (given[b] ?? 0) - (given[a] ?? 0) || b - a);
        sortByScore(order, score, order, 0, order.length);
        expect([...order]).toEqual(expected);
      }),
    );
  });

  it('has its best before any place at which it is split', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (given, place) => {
        const score = Float64Array.from(given);
        const tie = Float64Array.from(given, (_, i) => -i);
        const order = Int32Array.from(given, (_, i) => i);
        const at = place % (given.length + 1);
        const expected = Array.from(order).sort((a, b) => (given[b] ?? 0) - (given[a] ?? 0) || a - b);
        splitByScore(order, score, tie, 0, order.length, at);
        sortByScore(order, score, tie, 0, at);
        expect([...order.subarray(0, at)]).toEqual(expected.slice(0, at));
      }),
    );
  });
});
