import { expect, test } from 'vitest';
import { inWords } from '../../demo/ui/reasons.js';
import { reasons } from '../../src/engine/relate/decide/reason.js';

test('every reason of the rules is shown in words', () => {
  expect(reasons.filter((reason) => !inWords(reason).includes(' '))).toEqual([]);
});

test('a reason that a person gave stays as it is', () => {
  expect(inWords('moved in May')).toBe('moved in May');
  expect(inWords('toString')).toBe('toString');
});
