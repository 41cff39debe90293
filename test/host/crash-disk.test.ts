import { describe, expect, test } from 'vitest';
import { isMemoryError } from '../../src/model/errors.js';
import { fileStorage } from '../../src/node/storage/file.js';
import type { FileSystem } from '../../src/ports/file-system.js';
import type { Key } from '../../src/ports/storage.js';
import { accessOf } from '../../src/testing/driver-moves.js';
import { type Fate, type SimulatedDisk, SimulatedFailure, simulatedDisk } from '../../src/testing/simulated-disk.js';
import { flushingAtLink } from '../support/flushing.js';
import { isLong } from '../support/runs.js';
import { open } from './help.js';
import { life, Witness } from './witness.js';

const folder = '/home/store';

/** Stands between a storage and the disk, and may leave out what a careful one does. */
type Change = (fs: FileSystem) => FileSystem;
const asItIs: Change = (fs) => fs;

function storageOn(disk: SimulatedDisk, change: Change = asItIs) {
  return fileStorage(folder, { fs: change(disk.fileSystem()), retryMillis: 0 });
}

/** One life on a disk of which the power goes at the `at`-th change. @returns whether it went before the end */
async function live(disk: SimulatedDisk, witness: Witness, at: number, change: Change): Promise<boolean> {
  disk.crashAt(at);
  try {
    const driver = await open(storageOn(disk, change));
    for (const act of life) await act(driver, witness);
    return false;
  } catch (error) {
    if (!isMemoryError(error)) throw error;
    return true;
  }
}

/** Opens what the disk still has, sees that it is as it should be and can be used, and opens it once more. */
async function checkAfter(disk: SimulatedDisk, witness: Witness, change: Change, isWhole: boolean): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const driver = await open(storageOn(disk, change));
    await witness.check(driver, new Map<Key, Uint8Array>([['the disk', disk.rawBytes()]]));
    const report = await driver.ask({ type: 'lint', access: accessOf(), strict: true });
    if (isWhole) expect(report).toEqual({ ok: true, findings: [] });
    await witness.remember(driver);
    await driver.close();
    disk.restart('lost');
  }
}

interface Trial {
  readonly seed: number;
  readonly at: number;
  readonly fate: Fate;
  readonly change?: Change;
  /** Whether damage may be left: where a name shows before its bytes do, a commit that was under way may be torn. */
  readonly mayBeTorn?: boolean;
  /** The power goes again while the store recovers, at this change. */
  readonly again?: number;
}

async function crash({ seed, at, fate, change = asItIs, mayBeTorn = false, again }: Trial): Promise<boolean> {
  const disk = simulatedDisk({ seed });
  const witness = new Witness();
  const hasCrashed = await live(disk, witness, at, change);
  disk.restart(fate);
  if (again !== undefined) {
    disk.crashAt(again);
    await open(storageOn(disk, change)).catch(() => undefined);
    disk.restart(fate);
  }
  await checkAfter(disk, witness, change, !mayBeTorn);
  return hasCrashed;
}

/** How many changes one life takes. */
async function changesOfALife(): Promise<number> {
  const disk = simulatedDisk();
  expect(await live(disk, new Witness(), Number.POSITIVE_INFINITY, asItIs)).toBe(false);
  return disk.changes;
}

/** Trials spread over a life: `count` crashes, each with another seed and fate. */
async function* trials(count: number, more: Partial<Trial> = {}): AsyncGenerator<Trial> {
  const changes = await changesOfALife();
  const fates: Fate[] = ['random', 'lost', 'random', 'kept', 'random'];
  for (let n = 0; n < count; n++) {
    const at = 1 + (count >= changes ? n % changes : Math.floor((n * changes) / count));
    yield { seed: n, at, fate: fates[n % fates.length] ?? 'random', ...more };
  }
}

async function survive(count: number, more: (n: number) => Partial<Trial> = () => ({})): Promise<number> {
  let crashes = 0;
  for await (const trial of trials(count)) {
    const each = { ...trial, ...more(trial.seed) };
    const outcome = await crash(each).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(each)}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    if (outcome) crashes++;
  }
  return crashes;
}

/** A disk on which a file has one name. */
const withoutLinks: Change = (fs) => ({
  ...fs,
  link: (_, to) => {
    throw new SimulatedFailure('ENOTSUP', to);
  },
});

describe('the power goes', () => {
  test('at any change of the disk, and nothing that was acknowledged is lost or comes back', {
    timeout: 900_000,
  }, async () => {
    const changes = await changesOfALife();
    const count = isLong ? changes * 40 : changes;
    expect(await survive(count)).toBeGreaterThan(count * 0.9);
  });

  test('and goes again while the store recovers', { timeout: 900_000 }, async () => {
    const changes = await changesOfALife();
    const count = isLong ? changes * 20 : Math.ceil(changes / 3);
    await survive(count, (n) => ({ again: 1 + (n % 23) }));
  });

  test('on a disk without hard links', { timeout: 900_000 }, async () => {
    const changes = await changesOfALife();
    await survive(isLong ? changes * 10 : Math.ceil(changes / 4), (n) => ({
      change: withoutLinks,
      mayBeTorn: true,
      again: 1 + (n % 23),
    }));
  });
});

/** Flushes nothing of files whose path, or of folders whose name, fits. */
function without(what: 'bytes' | 'names', pattern: RegExp): Change {
  if (what === 'bytes') return (fs) => flushingAtLink(fs, (path) => !pattern.test(path));
  return (fs) => ({
    ...fs,
    async syncFolder(path) {
      if (!pattern.test(path)) await fs.syncFolder(path);
    },
  });
}

describe('each flush matters:', () => {
  // Not those of the names of ledger pages: one that is missing is told again by the log.
  const rules: readonly [what: 'bytes' | 'names', of: string, pattern: RegExp][] = [
    ['bytes', 'tails and heads', /\/(tail|head)\//],
    ['bytes', 'texts', /\/rec\//],
    ['bytes', 'ledgers', /\/led\//],
    ['names', 'tails', /\/tail$/],
    ['names', 'heads', /\/head$/],
    ['names', 'texts', /\/rec$/],
  ];
  for (const [what, of, pattern] of rules) {
    test(`without that of the ${what} of ${of} something is lost or comes back`, async () => {
      const change = without(what, pattern);
      let violations = 0;
      for await (const trial of trials(isLong ? 400 : 60, { change })) {
        const kept = await crash(trial).then(
          () => true,
          () => false,
        );
        if (!kept) violations++;
        if (violations > 2 && !isLong) break;
      }
      expect(violations).toBeGreaterThan(0);
    });
  }
});
