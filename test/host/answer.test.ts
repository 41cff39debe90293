import { expect, test } from 'vitest';
import type { Storage } from '../../src/ports/storage.js';
import { accessOf, recall, remember } from '../../src/testing/driver-moves.js';
import { codeIn, door, open } from './help.js';
import { emptyPlace } from './switch.js';

/** A driver on a store of which somebody folds the pages away just before they are read, so many times. */
async function raced(times: number) {
  const place = await emptyPlace();
  const other = await open(door(place));
  const id = await remember(other, 'the tortoise');
  await other.flush();
  let left = times;
  const racing: Storage = {
    ...door(place),
    async read(keys) {
      if (left > 0 && keys.some((key) => key.startsWith('rec/'))) {
        left--;
        await other.run({ type: 'edit', access: accessOf(), id, details: { tags: [`t${left}`] } });
        await other.flush();
      }
      return place.read(keys);
    },
  };
  return open(racing);
}

test('a question whose pages are folded away is asked anew, three times', async () => {
  expect(await recall(await raced(3), '')).toEqual(['the tortoise']);
});

test('and says unavailable after that, and answers again when it is quiet', async () => {
  const driver = await raced(4);
  expect(await codeIn(recall(driver, ''))).toBe('unavailable');
  expect(await recall(driver, '')).toEqual(['the tortoise']);
});
