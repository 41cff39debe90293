import { describe, expect, test } from 'vitest';
import { isMemoryError, MemoryError } from '../../src/model/errors.js';
import type { Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { accessOf } from '../../src/testing/driver-moves.js';
import { isLong } from '../support/runs.js';
import { door, open, valuesOf } from './help.js';
import { inSteps } from './scheduler.js';
import { life, Witness } from './witness.js';

/** A way into `storage` for a process that ends after so many steps: everything that it asks for later fails. */
function mortal(storage: Storage, steps: number): { readonly storage: Storage; readonly left: () => number } {
  let left = steps;
  const step = async () => {
    if (left <= 0) throw new MemoryError('unavailable', 'This process has ended.');
    left--;
  };
  return { storage: inSteps(storage, step), left: () => left };
}

/** Lives until the end or until the process ends; returns the steps that were not needed. */
async function live(storage: Storage, witness: Witness, steps: number): Promise<number> {
  const process = mortal(storage, steps);
  try {
    const driver = await open(process.storage);
    for (const act of life) await act(driver, witness);
  } catch (error) {
    if (!isMemoryError(error)) throw error;
  }
  return process.left();
}

/** Opens what is left, sees that it is as it should be and can be used, and opens it once more. */
async function checkAfter(storage: Storage, witness: Witness): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const driver = await open(door(storage));
    await witness.check(driver, await valuesOf(storage));
    const report = await driver.ask({ type: 'lint', access: accessOf(), strict: true });
    expect(report).toEqual({ ok: true, findings: [] });
    await witness.remember(driver);
    await driver.close();
  }
}

describe('a process that ends in the middle', () => {
  test('of anything leaves a store that has everything that was acknowledged and nothing that was forgotten', {
    timeout: 900_000,
  }, async () => {
    let crashes = 0;
    const stride = isLong ? 1 : 3;
    for (let steps = 0; ; steps += stride) {
      const storage = memoryStorage();
      await storage.open();
      const witness = new Witness();
      const left = await live(storage, witness, steps);
      await checkAfter(storage, witness);
      if (left > 0) break;
      crashes++;
    }
    expect(crashes).toBeGreaterThan(300 / stride);
  });

  test('and whose successors end while they recover leaves the same', { timeout: 900_000 }, async () => {
    const stride = isLong ? 1 : 11;
    for (let steps = 3; steps < 300; steps += stride) {
      for (const second of [2, 11, 23, 37]) {
        const storage = memoryStorage();
        await storage.open();
        const witness = new Witness();
        await live(storage, witness, steps);
        for (const again of [second, Math.floor(second / 2)])
          await open(mortal(storage, again).storage).catch(() => undefined);
        await checkAfter(storage, witness);
      }
    }
  });
});
