import { check, checkFails, checkList, includesBytes, sameBytes } from './checks.js';
import { bytesOf, checkValue, keysIn, readValue } from './storage-probes.js';
import type { Damage, StorageCase } from './storage-subject.js';

/** The rules for a storage and its place: several users, closing, a full disk, damage, loss. */
export const storagePlaceCases: readonly StorageCase[] = [
  {
    name: 'what one storage commits, another on the same place reads',
    needs: ['another'],
    async run({ store, open }) {
      const { storage, another } = await store();
      const other = await open(another());
      await storage.commit({ create: { key: 'tail/1', bytes: bytesOf(1) } });
      await checkValue(other, 'tail/1', bytesOf(1));
      await other.commit({ create: { key: 'tail/2', bytes: bytesOf(2) }, remove: ['tail/1'] });
      checkList(await keysIn(storage, 'tail/'), ['tail/2'], 'keys seen by the first');
      await other.close();
      await checkValue(storage, 'tail/2', bytesOf(2));
    },
  },
  {
    name: 'a storage that is not open fails with closed, and opens again after close',
    needs: [],
    async run({ store }) {
      const { storage } = await store();
      await storage.commit({ create: { key: 'head/1', bytes: bytesOf(1) } });
      await storage.close();
      await storage.close();
      await checkFails(storage.read(['head/1']), 'closed', 'read');
      await checkFails(keysIn(storage), 'closed', 'list');
      await checkFails(storage.commit({ create: { key: 'head/2', bytes: bytesOf(2) } }), 'closed', 'commit');
      await storage.open();
      checkList(await keysIn(storage, 'head/'), ['head/1'], 'keys after opening again');
      const commit = storage.commit({ create: { key: 'head/2', bytes: bytesOf(2, 300_000) } });
      const closing = storage.close();
      await storage.open();
      await Promise.all([commit, closing]);
      checkList(await keysIn(storage, 'head/'), ['head/1', 'head/2'], 'keys after opening while it was closing');
    },
  },
  {
    name: 'close waits for the commits that are under way',
    needs: ['reopen'],
    async run({ store, open }) {
      const { storage, reopen } = await store();
      let done = false;
      const commit = storage
        .commit({ put: [{ key: 'rec/1', bytes: bytesOf(1, 300_000) }], create: { key: 'head/1', bytes: bytesOf(2) } })
        .then(() => {
          done = true;
        });
      await storage.close();
      await Promise.resolve();
      check(done, 'close resolved before the commit');
      await commit;
      await checkValue(await open(reopen()), 'head/1', bytesOf(2));
    },
  },
  {
    name: 'without room a commit fails with quota and leaves the store as it was',
    needs: ['setRoom'],
    async run({ store }) {
      const { storage, setRoom } = await store();
      await storage.commit({ create: { key: 'head/1', bytes: bytesOf(1) } });
      const put = [1, 2, 3].map((n) => ({ key: `rec/${n}`, bytes: bytesOf(n, 400_000) }));
      const change = { put, create: { key: 'head/2', bytes: bytesOf(2) }, remove: ['head/1'] };
      for (const room of [0, 1_000, 900_000, 1_200_010]) {
        await setRoom(room);
        await checkFails(storage.commit(change), 'quota', `a commit with room for ${room} bytes`);
        checkList(await keysIn(storage), ['head/1', 'loci.json'], 'keys after the failure');
      }
      await checkValue(storage, 'head/1', bytesOf(1));
      await setRoom(undefined);
      await storage.commit(change);
      checkList(await keysIn(storage, 'head/'), ['head/2'], 'heads after there is room again');
    },
  },
  {
    name: 'the bytes of a removed value are gone',
    needs: ['rawBytes'],
    async run({ store }) {
      const { storage, rawBytes } = await store();
      check(storage.traits.physicalErase === 'bytes', 'only places that erase bytes should let them be scanned');
      const put = [{ key: 'rec/1', bytes: bytesOf(1) }];
      await storage.commit({ put, create: { key: 'head/1', bytes: bytesOf(2) } });
      for (const n of [1, 2])
        check(includesBytes(await rawBytes(), bytesOf(n)), 'the scan does not find what is there');
      await storage.commit({ create: { key: 'head/2', bytes: bytesOf(3) }, remove: ['rec/1', 'head/1'] });
      for (const n of [1, 2]) check(!includesBytes(await rawBytes(), bytesOf(n)), 'removed bytes are still there');
      check(includesBytes(await rawBytes(), bytesOf(3)), 'the scan does not find what was kept');
    },
  },
  {
    name: 'a place that is deleted while it is open is reported and not made again',
    needs: ['lose'],
    async run({ store }) {
      const { storage, lose } = await store();
      await storage.commit({
        put: [{ key: 'rec/1', bytes: bytesOf(1) }],
        create: { key: 'head/1', bytes: bytesOf(1) },
      });
      await lose();
      for (const round of ['first', 'second']) {
        await checkFails(storage.read(['head/1', 'rec/1']), 'storage_lost', `${round} read`);
        await checkFails(keysIn(storage, 'head/'), 'storage_lost', `${round} list`);
        await checkFails(keysIn(storage), 'storage_lost', `${round} list of all`);
        const change = { put: [{ key: 'rec/2', bytes: bytesOf(2) }], create: { key: 'head/2', bytes: bytesOf(2) } };
        await checkFails(storage.commit(change), 'storage_lost', `${round} commit`);
        await checkFails(storage.commit({ remove: ['rec/1'] }), 'storage_lost', `${round} removal`);
      }
    },
  },
  {
    name: 'a damaged value comes back as it is and does no harm to others',
    needs: ['corrupt'],
    async run({ store }) {
      const { storage, corrupt } = await store();
      const lengths: Record<Damage, number | undefined> = { flip: 40, cut: 33, empty: 0, missing: undefined };
      for (const how of ['flip', 'cut', 'empty', 'missing'] as const) {
        const [good, bad] = [`tail/${how}-1`, `tail/${how}-2`];
        await storage.commit({ create: { key: good, bytes: bytesOf(1) } });
        await storage.commit({ create: { key: bad, bytes: bytesOf(2) } });
        await corrupt(bad, how);
        const value = await readValue(storage, bad);
        check(value?.length === lengths[how] && !sameBytes(value, bytesOf(2)), `${how} was not seen`);
        await checkValue(storage, good, bytesOf(1));
        await storage.commit({ create: { key: `tail/${how}-3`, bytes: bytesOf(3) }, remove: [bad] });
        checkList(await keysIn(storage, `tail/${how}`), [good, `tail/${how}-3`], `keys after ${how}`);
      }
    },
  },
];
