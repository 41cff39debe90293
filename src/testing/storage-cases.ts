import type { Storage } from '../ports/storage.js';
import { check, checkFails, checkList, outcomeOf, sameBytes } from './checks.js';
import { bytesOf, checkValue, keysIn } from './storage-probes.js';
import type { Scene, StorageCase } from './storage-subject.js';

const noKeys = ['', 'A', 'a b', 'ä', 'a\\b', 'a\0b', '/a', 'a/', 'a//b', '.', './a', 'a/.', '../a', 'a/../b', 'a..b'];
const reservedKeys = ['lock', 'tmp', 'tmp/a', 'x'.repeat(201)];

/** A storage with one commit: `rec/1` and `head/1`. */
async function withFirst(empty: Scene['empty']): Promise<Storage> {
  const { storage } = await empty();
  await storage.commit({ put: [{ key: 'rec/1', bytes: bytesOf(1) }], create: { key: 'head/1', bytes: bytesOf(2) } });
  return storage;
}

/** The rules for one storage: values, keys, commits. */
export const storageCases: readonly StorageCase[] = [
  {
    name: 'a fresh place is empty, missing keys are left out, and opening twice is harmless',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      await Promise.all([storage.open(), storage.open()]);
      checkList(await keysIn(storage), [], 'keys of a fresh place');
      check((await storage.read(['a/1', 'b'])).size === 0, 'missing keys were read');
      await storage.commit({});
      await storage.commit({ remove: ['a/1', 'b'] });
    },
  },
  {
    name: 'bytes come back exactly, each value in a buffer of its own at offset 0',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      const around = bytesOf(1, 70_010);
      const views = [0, 1, 255, 70_000].map((length) => around.subarray(3, 3 + length));
      const copies = views.map((view) => view.slice());
      const put = views.map((bytes, i) => ({ key: `rec/${i}`, bytes }));
      await storage.commit({ put, create: { key: 'head/1', bytes: around.subarray(5, 9) } });
      around.fill(0);
      for (const round of ['first', 'second']) {
        const values = await storage.read(['rec/0', 'rec/1', 'rec/2', 'rec/3', 'head/1']);
        check(values.size === 5, `the ${round} reading missed a value`);
        for (const [key, bytes] of values) {
          const i = Number(key.slice(4));
          check(bytes.byteOffset === 0 && bytes.buffer.byteLength === bytes.length, `${key} shares its buffer`);
          if (key !== 'head/1') check(sameBytes(bytes, copies[i]), `the ${round} reading of ${key} differs`);
          bytes.fill(7);
        }
      }
    },
  },
  {
    name: 'keys are listed in code unit order, by prefix and after a key',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      const keys = ['a-b', 'a.b', 'a/x', 'a/y-z', 'a/y/1', 'a/y/10', 'a/y/2', 'a0', 'a_', 'b/1', 'loci.json'];
      await storage.commit({ put: [...keys].reverse().map((key, i) => ({ key, bytes: bytesOf(i) })) });
      const prefixes = [
        '',
        'a',
        'a/',
        'a/x',
        'a/y',
        'a/y/',
        'a/y/1',
        'b',
        'b/',
        'c',
        '../',
        '/',
        './',
        'A',
        'a//',
        'tmp/',
      ];
      for (const prefix of prefixes) {
        for (const after of [undefined, ...keys, '-', 'a/', 'a/y', 'a/y/1x', 'zz']) {
          const expected = keys.filter((key) => key.startsWith(prefix) && (after === undefined || key > after));
          checkList(await keysIn(storage, prefix, after), expected, `list(${prefix}, ${after})`);
        }
      }
    },
  },
  {
    name: 'a key that breaks the rule is refused before anything is done',
    needs: [],
    async run({ store }) {
      const { storage } = await store();
      const good = { key: 'rec/1', bytes: bytesOf(1) };
      for (const key of [...noKeys, ...reservedKeys]) {
        const bad = { key, bytes: bytesOf(2) };
        const shown = JSON.stringify(key.slice(0, 20));
        await checkFails(storage.read(['rec/1', key]), 'invalid', `read ${shown}`);
        await checkFails(storage.commit({ put: [good, bad] }), 'invalid', `put ${shown}`);
        await checkFails(storage.commit({ put: [good], create: bad }), 'invalid', `create ${shown}`);
        await checkFails(storage.commit({ put: [good], remove: ['loci.json', key] }), 'invalid', `remove ${shown}`);
      }
      checkList(await keysIn(storage), ['loci.json'], 'keys after refused commits');
    },
  },
  {
    name: 'one commit puts, creates and removes',
    needs: [],
    async run({ empty }) {
      const storage = await withFirst(empty);
      await storage.commit({
        put: [{ key: 'rec/2', bytes: bytesOf(3) }],
        create: { key: 'head/2', bytes: bytesOf(4) },
        remove: ['rec/1', 'head/1', 'rec/never'],
      });
      checkList(await keysIn(storage), ['head/2', 'rec/2'], 'keys after the second commit');
      await checkValue(storage, 'rec/2', bytesOf(3));
      await checkValue(storage, 'head/2', bytesOf(4));
      await storage.commit({ put: [{ key: 'rec/3', bytes: bytesOf(5) }] });
      await checkValue(storage, 'rec/3', bytesOf(5));
    },
  },
  {
    name: 'create refuses a key that exists, and then nothing of the commit shows',
    needs: [],
    async run({ empty }) {
      const storage = await withFirst(empty);
      const again = {
        put: [{ key: 'rec/2', bytes: bytesOf(3) }],
        create: { key: 'head/1', bytes: bytesOf(4) },
        remove: ['rec/1'],
      };
      await checkFails(storage.commit(again), 'conflict', 'create of an existing key');
      await checkValue(storage, 'head/1', bytesOf(2));
      await checkValue(storage, 'rec/1', bytesOf(1));
      await storage.commit({ remove: ['rec/2'] });
      checkList(await keysIn(storage), ['head/1', 'rec/1'], 'keys after the conflict');
    },
  },
  {
    name: 'of several creators of one key exactly one succeeds, through one storage',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      await checkRace(Array.from({ length: 8 }, () => storage));
    },
  },
  {
    name: 'of several creators of one key exactly one succeeds, through several storages, and all see its bytes',
    needs: ['another'],
    async run({ store, open }) {
      const { storage, another } = await store();
      await checkRace([storage, await open(another()), await open(another()), await open(another())]);
    },
  },
  {
    name: 'large values',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      const large = new Uint8Array(20 * 2 ** 20).map((_, i) => i * 31 + (i >> 13));
      await storage.commit({ put: [{ key: 'vec/1', bytes: large }], create: { key: 'head/1', bytes: large } });
      await checkValue(storage, 'vec/1', large);
      await checkValue(storage, 'head/1', large);
    },
  },
  {
    name: 'many keys',
    needs: [],
    async run({ empty }) {
      const { storage } = await empty();
      const keys = Array.from({ length: 600 }, (_, i) => `rec/${String(i).padStart(4, '0')}`);
      const put = keys.map((key, i) => ({ key, bytes: bytesOf(i, 8) }));
      await storage.commit({ put, create: { key: 'head/1', bytes: bytesOf(0) } });
      checkList(await keysIn(storage, 'rec/'), keys, 'all keys');
      checkList(await keysIn(storage, 'rec/', keys[298]), keys.slice(299), 'keys after one in the middle');
      const values = await storage.read(keys);
      check(
        keys.every((key, i) => sameBytes(values.get(key), bytesOf(i, 8))),
        'one of many values differs',
      );
      await storage.commit({ remove: keys });
      checkList(await keysIn(storage), ['head/1'], 'keys after all were removed');
    },
  },
];

/** Lets all storages create the same 20 keys at once, and reads through every one who won. */
async function checkRace(storages: readonly Storage[]): Promise<void> {
  const keys = Array.from({ length: 20 }, (_, i) => `tail/${i}`);
  for (const [k, key] of keys.entries()) {
    const bytes = storages.map((_, i) => bytesOf(100 * k + i));
    const outcomes = await Promise.all(
      storages.map((storage, i) => outcomeOf(storage.commit({ create: { key, bytes: bytes[i] ?? bytesOf(0) } }))),
    );
    const sorted = [...outcomes].sort();
    checkList(sorted, [...storages.slice(1).map(() => 'conflict'), 'done'], `outcomes for ${key}`);
    for (const storage of storages) await checkValue(storage, key, bytes[outcomes.indexOf('done')]);
  }
}
