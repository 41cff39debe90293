import type { Change, Entry, Key, Storage } from '../ports/storage.js';
import { check, checkList, includesBytes, outcomeOf, sameBytes } from './checks.js';
import { seededRandom } from './random.js';
import { bytesOf, checkValue, keysIn, readValue } from './storage-probes.js';
import type { Scene, StorageCase, StoragePlace } from './storage-subject.js';

const entry = (key: Key, seed: number, length?: number): Entry => ({ key, bytes: bytesOf(seed, length) });

/** Two generations: the second takes the place of the first. */
const first: Change & { create: Entry } = { put: [entry('rec/1', 1), entry('rec/2', 2)], create: entry('head/1', 3) };
const second: Change & { create: Entry } = {
  put: [entry('rec/3', 4, 3_000), entry('log/3', 5), entry('idx/new/3', 6)],
  create: entry('head/2', 7),
  remove: ['rec/1', 'rec/2', 'head/1'],
};
const entriesOf = ({ put = [], create }: Change): readonly Entry[] => (create ? [...put, create] : put);

/** More steps than any adapter takes for one of these commits. */
const manySteps = 500;

/** Acts one case with a crash before every step of what `act` does, each with every seed, until `act` comes to its end. */
async function atEveryStep(
  { seeds }: Scene,
  act: (seed: number, step: number) => Promise<'crashed' | 'done'>,
): Promise<void> {
  for (let seed = 1; seed <= seeds; seed++) {
    let step = 1;
    while ((await act(seed * 1_000 + step, step)) === 'crashed') {
      check(++step < manySteps, 'a crash was asked for and did not come');
    }
  }
}

async function checkEntries(storage: Storage, entries: readonly Entry[], when: string): Promise<void> {
  const values = await storage.read(entries.map(({ key }) => key));
  for (const { key, bytes } of entries) {
    check(sameBytes(values.get(key), bytes), `${key} ${values.has(key) ? 'is damaged' : 'is missing'} ${when}`);
  }
}

/** Opens what a crash has left; some of these openings crash as well. */
async function recover(scene: Scene, place: Required<StoragePlace>, seed: number): Promise<Storage> {
  if (seed % 2 === 0) {
    const storage = await place.reopen();
    await place.crashAt(1 + (seed % 7));
    await outcomeOf(storage.open());
  }
  return scene.open(place.reopen());
}

/** The rules that hold when the machine stops at any moment. */
export const storageCrashCases: readonly StorageCase[] = [
  {
    name: 'what was acknowledged is there after everything has ended',
    needs: ['reopen'],
    async run(scene) {
      for (let seed = 1; seed <= scene.seeds; seed++) {
        const { storage, reopen } = await scene.store(seed);
        await storage.commit(first);
        await storage.commit({ put: [entry('log/1', 8)] });
        let again = await scene.open(reopen());
        await checkEntries(again, [...entriesOf(first), entry('log/1', 8)], 'after the first end');
        await again.commit(second);
        again = await scene.open(reopen());
        await checkEntries(again, entriesOf(second), 'after the second end');
        const keys = ['head/2', 'idx/new/3', 'loci.json', 'log/1', 'log/3', 'rec/3'];
        checkList(await keysIn(again), keys, 'keys after the second end');
      }
    },
  },
  {
    name: 'a commit that a crash interrupts shows with all its values, or does not show and has taken nothing away',
    needs: ['reopen', 'crashAt'],
    async run(scene) {
      await atEveryStep(scene, async (seed, step) => {
        const place = await scene.store(seed);
        await place.storage.commit(first);
        await place.crashAt(step);
        const outcome = (await outcomeOf(place.storage.commit(second))) === 'done' ? 'done' : 'crashed';
        const storage = await recover(scene, place, seed);
        const shows = (await readValue(storage, 'head/2')) !== undefined;
        check(shows || outcome === 'crashed', 'a commit that was acknowledged does not show');
        await checkEntries(storage, entriesOf(shows ? second : first), `after a crash at step ${step}`);
        if (outcome === 'done')
          check((await storage.read(second.remove ?? [])).size === 0, 'what was removed came back');
        const next = { put: [entry('rec/9', 9)], create: entry('head/3', 10), remove: await keysIn(storage, 'idx/') };
        await storage.commit(next);
        const last = await scene.open(place.reopen());
        await checkEntries(last, entriesOf(next), 'in the commit after the crash');
        checkList(await keysIn(last, 'idx/'), [], 'keys removed after the crash');
        await checkValue(last, 'loci.json', Uint8Array.of(1, 2, 3));
        return outcome;
      });
    },
  },
  {
    name: 'the first commit into a fresh place is no exception',
    needs: ['reopen', 'crashAt'],
    async run(scene) {
      await atEveryStep(scene, async (seed, step) => {
        const place = await scene.empty(seed);
        await place.crashAt(step);
        const outcome = (await outcomeOf(place.storage.commit({ create: entry('loci.json', 1) }))) === 'done';
        const storage = await recover(scene, place, seed);
        const value = await readValue(storage, 'loci.json');
        check(value !== undefined || !outcome, 'the first commit was acknowledged and does not show');
        if (value !== undefined) await checkValue(storage, 'loci.json', bytesOf(1));
        else await storage.commit({ create: entry('loci.json', 2) });
        return outcome ? 'done' : 'crashed';
      });
    },
  },
  {
    name: 'whatever a crash has left, removing it removes its bytes for good',
    needs: ['reopen', 'crashAt', 'rawBytes'],
    async run(scene) {
      await atEveryStep(scene, async (seed, step) => {
        const place = await scene.store(seed);
        await place.crashAt(step);
        const change = { put: [entry('rec/1', 21)], create: entry('tail/1', 22) };
        const outcome = (await outcomeOf(place.storage.commit(change))) === 'done' ? 'done' : 'crashed';
        const storage = await recover(scene, place, seed);
        await storage.commit({ remove: [...(await keysIn(storage, 'rec/')), ...(await keysIn(storage, 'tail/'))] });
        for (const when of ['at once', 'after another end']) {
          const raw = await place.rawBytes();
          for (const n of [21, 22]) check(!includesBytes(raw, bytesOf(n)), `removed bytes are there ${when}`);
          await place.reopen();
        }
        return outcome;
      });
    },
  },
  {
    name: 'a history with crashes at random shows what was acknowledged, no more and no less',
    needs: ['reopen', 'crashAt'],
    async run(scene) {
      for (let seed = 1; seed <= scene.seeds; seed++) await runHistory(scene, seed);
    },
  },
];

async function runHistory(scene: Scene, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const place = await scene.store(seed);
  let storage = place.storage;
  /** What is known to be there, and what may be there of commits that did not show. */
  const known = new Map<Key, Uint8Array>();
  const strays = new Set<Key>();
  for (let n = 1; n <= 12; n++) {
    const put = Array.from({ length: below(4) }, (_, i) => entry(`rec/${n}-${i}`, 100 * n + i, below(2_000)));
    const create = below(4) > 0 ? entry(`tail/${n}`, 100 * n + 50) : undefined;
    const remove = [...known.keys(), ...strays].filter(() => below(4) === 0);
    const change: Change = create ? { put, create, remove } : { put, remove };
    const crashes = below(2) === 0;
    if (crashes) await place.crashAt(1 + below(40));
    const isDone = (await outcomeOf(storage.commit(change))) === 'done';
    check(isDone || crashes, `commit ${n} failed without a crash`);
    if (crashes) storage = await recover(scene, place, seed * 100 + n);
    const shows = create !== undefined && (await readValue(storage, create.key)) !== undefined;
    check(shows || !isDone || create === undefined, `commit ${n} was acknowledged and does not show`);
    for (const { key, bytes } of entriesOf(change)) {
      if (isDone || shows) known.set(key, bytes);
      else strays.add(key);
    }
    for (const key of remove) {
      if (isDone) known.delete(key);
      else if ((shows || create === undefined) && known.delete(key)) strays.add(key);
      if (isDone) strays.delete(key);
    }
    await checkEntries(
      storage,
      [...known].map(([key, bytes]) => ({ key, bytes })),
      `after commit ${n}`,
    );
    const surplus = (await keysIn(storage)).filter((key) => !known.has(key) && !strays.has(key) && key !== 'loci.json');
    checkList(surplus, [], `keys that nobody committed, after commit ${n}`);
  }
}
