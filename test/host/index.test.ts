import { beforeAll, describe, expect, test } from 'vitest';
import { decodeHead, encodeHead } from '../../src/host/head.js';
import type { Key, Storage } from '../../src/ports/storage.js';
import {
  accessOf,
  forget,
  forgetOf,
  idIn,
  idOf,
  itemOf,
  recall,
  remember,
  rememberOf,
} from '../../src/testing/driver-moves.js';
import { door, dump, foundIn, keysOf, needlesOf, open, secret, valuesOf } from './help.js';
import { copyOf, emptyPlace } from './switch.js';

const access = accessOf();
const count = 1100;
const wordOf = (n: number) => secret(n).split(' ')[0] ?? '';

/** A store with a saved index. */
let saved: Storage;
let ids: readonly string[];

beforeAll(async () => {
  saved = await emptyPlace();
  const driver = await open(door(saved));
  const outcomes = await driver.run(rememberOf(Array.from({ length: count }, (_, n) => itemOf(secret(n)))));
  ids = outcomes.map(idIn);
  await driver.close();
});

/** Counts how often index pages are read. */
function counting(place: Storage): { readonly storage: Storage; readonly reads: Key[] } {
  const reads: Key[] = [];
  const storage: Storage = {
    ...door(place),
    read(keys) {
      reads.push(...keys.filter((key) => key.startsWith('idx/')));
      return place.read(keys);
    },
  };
  return { storage, reads };
}

describe('a saved index', () => {
  test('is used by the next open, without a look at the texts', async () => {
    const place = await copyOf(saved);
    for (const key of await keysOf(place, 'rec/')) await place.commit({ remove: [key] });
    const { storage, reads } = counting(place);
    const driver = await open(storage);
    const { hits } = await driver.ask({
      type: 'search',
      access,
      text: wordOf(5),
      filter: { sessions: 'all' },
      limit: 5,
      minRelevance: 0,
      confidenceFloor: 0,
      includeSuperseded: false,
      explain: false,
    });
    expect(reads.length).toBeGreaterThan(0);
    // It was found, and only its text is missing.
    expect(hits).toEqual([]);
    const stats = await driver.ask({ type: 'stats', access, all: true });
    expect(stats.index.units).toBe(count);
  });

  test('holds every record up to the head, also those of a process that never looked at it', async () => {
    const place = await copyOf(saved);
    const driver = await open(door(place));
    await remember(driver, secret(count));
    await driver.run({ type: 'amend', access, id: idOf(ids[3] ?? ''), content: secret(count + 1) });
    await driver.close();
    const again = await open(door(place));
    for (const n of [count, count + 1, 4]) expect(await recall(again, wordOf(n))).toEqual([secret(n)]);
    expect(await recall(again, wordOf(3))).not.toContain(secret(3));
    expect(await again.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
  });

  test('holds no term any more that only a forgotten text had', async () => {
    const place = await copyOf(saved);
    const needles = needlesOf(secret(17));
    const before = foundIn(needles, await valuesOf(place, 'idx/'));
    // All terms are there before; the text as a whole is nowhere in an index.
    expect(new Set(before.map((found) => found.split(': ')[1]))).toEqual(new Set(needles.slice(1)));
    const driver = await open(door(place));
    await forget(driver, idOf(ids[17] ?? ''));
    expect(foundIn(needles, await valuesOf(place))).toEqual([]);
    expect((await keysOf(place, 'idx/')).length).toBeGreaterThan(0);
  });

  test('loses a term that a process forgets which learned of the space only while it was folding', async () => {
    const place = await copyOf(saved);
    const other = await open(door(place));
    await other.run(
      rememberOf(
        Array.from({ length: count }, (_, n) => itemOf(secret(count + n))),
        { access: accessOf('bob') },
      ),
    );
    const [victim] = await other.run(rememberOf([itemOf(secret(3 * count))], { access: accessOf('bob') }));
    await other.flush();
    await other.close();
    // While the index of one space is being loaded for the fold, somebody forgets in the other one and ends.
    let interfere: (() => Promise<void>) | undefined;
    const driver = await open({
      ...door(place),
      async read(keys) {
        const found = await place.read(keys);
        const work = interfere;
        if (work !== undefined && keys.some((key) => key.startsWith('idx/'))) {
          interfere = undefined;
          await work();
        }
        return found;
      },
    });
    await remember(driver, 'of the first space');
    interfere = async () => {
      const dying = await open({
        ...door(place),
        commit: (change) =>
          change.create?.key.startsWith('head/') ? Promise.reject(new Error('ended')) : place.commit(change),
      });
      const gone = forgetOf({ ids: [idOf(idIn(victim))] }, { access: accessOf('bob') });
      await expect(dying.run(gone)).rejects.toThrow('ended');
      // Somebody asks, so that this process learns of it.
      await dump(driver);
    };
    await driver.flush();
    expect(foundIn(needlesOf(secret(3 * count)), await valuesOf(place, 'idx/'))).toEqual([]);
  });

  test('stays in memory when this process folds while it is asked', async () => {
    const place = await copyOf(saved);
    const { storage, reads } = counting(place);
    const driver = await open(storage);
    await recall(driver, wordOf(1));
    const before = reads.length;
    for (let n = 0; n < 5; n++) {
      await remember(driver, secret(count + n));
      const asking = Promise.all(Array.from({ length: 20 }, (_, i) => recall(driver, wordOf(i))));
      await forget(driver, idOf(ids[n] ?? ''));
      await asking;
    }
    expect(reads.length).toBe(before);
  });

  test('is loaded anew when another process has saved it', async () => {
    const place = await copyOf(saved);
    const [one, two] = [await open(door(place)), await open(door(place))];
    for (let n = 0; n < 4; n++) {
      const [writer, reader] = n % 2 === 0 ? [one, two] : [two, one];
      await remember(writer, secret(count + n));
      await writer.flush();
      expect(await recall(reader, wordOf(count + n))).toEqual([secret(count + n)]);
      await forget(reader, idOf(ids[n] ?? ''));
      expect(await recall(writer, wordOf(n))).toEqual([]);
    }
    for (const driver of [one, two])
      expect(await driver.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
  });

  test('of another analyser is built anew, and saved under the new one', async () => {
    const place = await copyOf(saved);
    const [key = ''] = await keysOf(place, 'head/');
    const head = decodeHead((await place.read([key])).get(key) ?? new Uint8Array());
    await place.commit({ remove: [key] });
    await place.commit({ create: { key, bytes: encodeHead({ ...head, analyser: 'another' }) } });
    const { storage, reads } = counting(place);
    const driver = await open(storage);
    expect(await recall(driver, wordOf(9))).toEqual([secret(9)]);
    expect(reads).toEqual([]);
    await remember(driver, secret(count));
    await driver.close();
    const [next = ''] = await keysOf(place, 'head/');
    const after = decodeHead((await place.read([next])).get(next) ?? new Uint8Array());
    expect(after.analyser).toBe(head.analyser);
    expect(after.idx.length).toBeGreaterThan(0);
    expect(after.idx.map((ref) => ref.key)).not.toEqual(head.idx.map((ref) => ref.key));
  });

  test('is made again by reindex, and dropped and kept right by compact', async () => {
    const place = await copyOf(saved);
    const driver = await open(door(place));
    const before = await keysOf(place, 'idx/');
    await driver.run({ type: 'reindex' });
    const after = await keysOf(place, 'idx/');
    expect(after.some((key) => before.includes(key))).toBe(false);
    await driver.run({ type: 'compact' });
    expect(await recall(driver, wordOf(9))).toEqual([secret(9)]);
    await driver.close();
    const again = await open(door(place));
    expect(await recall(again, wordOf(9))).toEqual([secret(9)]);
  });
});
