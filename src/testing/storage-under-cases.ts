import { check, checkFails, checkList, includesBytes, outcomeOf } from './checks.js';
import { bytesOf, checkValue, keysIn } from './storage-probes.js';
import type { StorageCase, StoragePlace } from './storage-subject.js';

const head = (n: number) => ({ key: `head/${n}`, bytes: bytesOf(n) });
const bytesAt = (n: number, i: number) => bytesOf(1000 + 10 * n + i, 3000);

/** The rules for commits under a key: they are part of the place only while that key is. */
export const storageUnderCases: readonly StorageCase[] = [
  {
    name: 'a commit under a key that is there is like any other, and the key may be one that it removes',
    needs: [],
    async run({ store }) {
      const { storage } = await store();
      await storage.commit({ create: head(1) });
      const put = [{ key: 'rec/1', bytes: bytesOf(2) }];
      await storage.commit({ put, create: head(2), remove: ['head/1'], under: 'head/1' });
      await storage.commit({ put: [{ key: 'rec/2', bytes: bytesOf(3) }], under: 'head/2' });
      await storage.commit({ create: { key: 'tail/1', bytes: bytesOf(4) }, under: 'head/2' });
      checkList(await keysIn(storage), ['head/2', 'loci.json', 'rec/1', 'rec/2', 'tail/1'], 'keys');
      await checkValue(storage, 'rec/2', bytesOf(3));
      await checkValue(storage, 'tail/1', bytesOf(4));
    },
  },
  {
    name: 'a commit under a key that is gone, or never was, fails with conflict and takes nothing away',
    needs: [],
    async run({ store }) {
      const { storage } = await store();
      await storage.commit({ create: head(1) });
      await storage.commit({ put: [{ key: 'rec/1', bytes: bytesOf(2) }], under: 'head/1' });
      await storage.commit({ create: head(2), remove: ['head/1'] });
      const put = [{ key: 'rec/2', bytes: bytesOf(3) }];
      for (const under of ['head/1', 'head/3', 'none', 'head/1/x']) {
        await checkFails(storage.commit({ put, create: head(9), remove: ['rec/1'], under }), 'conflict', 'a commit');
        await checkFails(storage.commit({ put, under }), 'conflict', 'a commit that only puts');
        await checkFails(storage.commit({ remove: ['rec/1'], under }), 'conflict', 'a commit that only removes');
      }
      checkList(await keysIn(storage), ['head/2', 'loci.json', 'rec/1'], 'keys after the conflicts');
      await checkFails(storage.commit({ put, under: '../a' }), 'invalid', 'a key that breaks the rule');
    },
  },
  {
    name: 'nothing comes to be under a key after its removal, wherever a commit of somebody else was',
    needs: ['another'],
    async run({ store, open }) {
      await race(await store(), open);
    },
  },
  {
    name: 'and no byte of it is on its way',
    needs: ['another', 'rawBytes'],
    async run({ store, open }) {
      const place = await store();
      await race(place, open, async (seen, n) => {
        const raw = await place.rawBytes();
        const late = [1, 2, 3]
          .filter((i) => !seen.has(`rec/${n}-${i}`) && includesBytes(raw, bytesAt(n, i)))
          .map(String);
        checkList(late, [], 'bytes that are no value');
      });
    },
  },
];

type Open = (storage: Promise<StoragePlace['storage']>) => Promise<StoragePlace['storage']>;

/** Removes a key while another storage commits under it, earlier or later in the course of that. */
async function race(
  { storage, another }: Required<StoragePlace>,
  open: Open,
  look: (seen: ReadonlySet<string>, n: number) => Promise<void> = async () => {},
): Promise<void> {
  const other = await open(another());
  for (let n = 0; n < 40; n++) {
    await storage.commit({ create: head(n) });
    const put = [1, 2].map((i) => ({ key: `rec/${n}-${i}`, bytes: bytesAt(n, i) }));
    const create = { key: `rec/${n}-3`, bytes: bytesAt(n, 3) };
    const committing = outcomeOf(other.commit({ put, create, under: `head/${n}` }));
    // What the other one does in the time of so many steps differs from place to place.
    for (let step = 0; step < n; step++) await storage.read(['loci.json']);
    await storage.commit({ remove: [`head/${n}`] });
    const seen = new Set(await keysIn(storage));
    await look(seen, n);
    const outcome = await committing;
    check(outcome === 'done' || outcome === 'conflict', `the commit ended with ${outcome}`);
    const late = (await keysIn(storage)).filter((key) => !seen.has(key));
    checkList(late, [], 'keys that came late');
    check(outcome !== 'done' || seen.has(create.key), 'a commit was done and does not show');
    await storage.commit({ remove: (await keysIn(storage)).filter((key) => key !== 'loci.json') });
  }
}
