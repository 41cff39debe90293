import { describe, expect, test } from 'vitest';
import { countingIds, fixedClock, seededBytes, simulatedDisk } from '../../src/testing/index.js';

const bytes = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);

/** A disk with `/a/x`, of which so much is flushed as told. */
async function written(seed: number, flushed: { bytes?: boolean; name?: boolean; folder?: boolean }) {
  const disk = simulatedDisk({ seed });
  const fs = disk.fileSystem();
  fs.makeFolder('/a');
  const file = fs.create('/a/x');
  await file.write(bytes);
  if (flushed.bytes) await file.sync();
  if (flushed.name) await fs.syncFolder('/a');
  if (flushed.folder) await fs.syncFolder('/');
  return disk;
}

async function outcomes(flushed: { bytes?: boolean; name?: boolean; folder?: boolean }): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const disk = await written(seed, flushed);
    disk.restart();
    const value = await disk.fileSystem().read('/a/x', 8);
    seen.add(value === undefined ? 'lost' : value.length === 8 ? 'whole' : value.length === 0 ? 'empty' : 'torn');
  }
  return seen;
}

describe('a simulated disk', () => {
  test('keeps what was flushed, whatever happens', async () => {
    expect(await outcomes({ bytes: true, name: true, folder: true })).toEqual(new Set(['whole']));
  });

  test('may tear or empty bytes that were not flushed', async () => {
    expect(await outcomes({ name: true, folder: true })).toEqual(new Set(['whole', 'torn', 'empty']));
  });

  test('may lose names that were not flushed, of files and of folders', async () => {
    expect(await outcomes({ bytes: true, folder: true })).toEqual(new Set(['whole', 'lost']));
    expect(await outcomes({ bytes: true, name: true })).toEqual(new Set(['whole', 'lost']));
  });

  test('loses all of it or keeps all of it when told so', async () => {
    const lost = await written(1, {});
    lost.restart('lost');
    expect(lost.fileSystem().status('/a')).toBeUndefined();
    const kept = await written(1, {});
    kept.restart('kept');
    expect(await kept.fileSystem().read('/a/x', 8)).toEqual(bytes);
  });

  test('may bring back a file whose removal was not flushed', async () => {
    const seen = new Set<boolean>();
    for (let seed = 1; seed <= 50; seed++) {
      const disk = await written(seed, { bytes: true, name: true, folder: true });
      disk.fileSystem().remove('/a/x');
      disk.restart();
      seen.add(disk.rawBytes().length > 0);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('does the same for the same seed', async () => {
    const remains = async () => {
      const disk = await written(7, {});
      disk.restart();
      return disk.rawBytes();
    };
    expect(await remains()).toEqual(await remains());
  });

  test('stops before the change that was told, and no process outlives it', async () => {
    const disk = await written(1, {});
    const fs = disk.fileSystem();
    const name = fs.newName();
    expect(disk.fileSystem().isGone(name)).toBe(false);
    disk.crashAt(2);
    fs.makeFolder('/b');
    expect(() => fs.makeFolder('/c')).toThrow('CRASHED');
    expect(() => fs.list('/')).toThrow('CRASHED');
    disk.restart('kept');
    expect(() => fs.list('/')).toThrow('CRASHED');
    const next = disk.fileSystem();
    expect(next.isGone(name)).toBe(true);
    expect(next.isGone(next.newName())).toBe(false);
    expect(
      next
        .list('/')
        ?.map((entry) => entry.name)
        .sort(),
    ).toEqual(['a', 'b']);
  });

  test('fills up, and writes what fits', async () => {
    const disk = simulatedDisk();
    const fs = disk.fileSystem();
    disk.setRoom(3);
    const file = fs.create('/x');
    expect(() => file.write(bytes)).toThrow('ENOSPC');
    expect(disk.rawBytes()).toEqual(bytes.slice(0, 3));
  });

  test('knows several names of one file', async () => {
    const disk = await written(1, {});
    const fs = disk.fileSystem();
    fs.link('/a/x', '/y');
    expect(fs.status('/y')).toMatchObject({ links: 2, identity: fs.status('/a/x')?.identity });
    expect(() => fs.link('/a/x', '/y')).toThrow('EEXIST');
    expect(() => simulatedDisk().fileSystem().link('/none', '/y')).toThrow('ENOENT');
    fs.remove('/a/x');
    expect(fs.status('/y')?.links).toBe(1);
    expect(() => fs.remove('/a/x')).toThrow('ENOENT');
  });
});

test('the fixed clock moves when it is moved', () => {
  const clock = fixedClock();
  expect(new Date(clock.now()).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(clock.now()).toBe(clock.now());
  clock.advance(1_500);
  clock.advance(-500);
  expect(clock.now()).toBe(Date.UTC(2026, 0, 1, 0, 0, 1));
  clock.set(5);
  expect(clock.now()).toBe(5);
});

test('counting ids count, each maker for itself', () => {
  const [one, two] = [countingIds(), countingIds('b')];
  expect([one(), one(), two(), one()]).toEqual(['id-000001', 'id-000002', 'b-000001', 'id-000003']);
});

test('seeded bytes depend on their seed and use every value', () => {
  expect(seededBytes(20, 3)).toEqual(seededBytes(20, 3));
  expect(seededBytes(20, 3)).not.toEqual(seededBytes(20, 4));
  expect(new Set(seededBytes(10_000, 1)).size).toBe(256);
});
