import { describe, expect, test } from 'vitest';
import { olderKin } from '../../../src/engine/search/older.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';

function indexOf(contents: readonly (string | { readonly content: string; readonly about: readonly string[] })[]) {
  const index = SpaceIndex.empty();
  contents.forEach((one, ordinal) => {
    index.add(ordinal, typeof one === 'string' ? { content: one } : one);
  });
  return index;
}

describe('the older kin of a record', () => {
  test('is older, active, and shares words or subjects with it, the nearest first', () => {
    const index = indexOf([
      'the red kayak leaks at the stern',
      'the red kayak is new',
      'tomatoes grow in the north bed',
      { content: 'peanuts', about: ['allergy'] },
      'the red kayak leaks',
      { content: 'latex', about: ['allergy'] },
      'the red kayak leaks at the bow',
    ]);
    expect(olderKin(index.view, 4, 10)).toEqual([0, 1]);
    expect(olderKin(index.view, 4, 1)).toEqual([0]);
    expect(olderKin(index.view, 5, 10)).toEqual([3]);
    expect(olderKin(index.view, 0, 10)).toEqual([]);
    index.retire(0);
    expect(olderKin(index.view, 4, 10)).toEqual([1]);
  });

  test('is looked for among the nearest that have a word, however many have it, across segments', () => {
    const size = 20_000;
    const index = indexOf(
      Array.from({ length: size }, (_, i) => `crate c${i} ${i % 40 === 0 ? 'zinc' : 'iron'} bolts`),
    );
    index.add(size, { content: 'crate cx zinc bolts' });
    const nearest = Array.from({ length: 100 }, (_, i) => size - 40 * (i + 1));
    expect(olderKin(index.view, size, 150)).toEqual(nearest);
    expect(olderKin(index.view, size - 40 * 60, 30)).toEqual(nearest.slice(60, 90));
  });
});
