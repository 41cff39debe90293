import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measured, weightsOf } from '../../../src/engine/search/weights.js';
import { searchParts } from '../../../src/model/queries.js';

describe('weights', () => {
  it('are documented with their defaults, in the order in which the parts run', () => {
    const text = readFileSync(new URL('../../../docs/search.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| `(\w+)` +\| ([\d.]+) +\|/gm)].map(([, part, weight]) => [part, Number(weight)]);
    expect(rows).toEqual(searchParts.map((part) => [part, measured[part]]));
  });

  it('differ from a preset where a caller says so', () => {
    expect(weightsOf(undefined)).toBe(measured);
    expect(weightsOf({ rarity: 0.5 })).toEqual({ ...measured, rarity: 0.5 });
    expect(weightsOf({ preset: 'words', phrase: 1 })).toMatchObject({ words: 1, phrase: 1, session: 0, exact: 0 });
  });
});
