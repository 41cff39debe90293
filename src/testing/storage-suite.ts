import type { Storage } from '../ports/storage.js';
import { storageCases } from './storage-cases.js';
import { storageCrashCases } from './storage-crash-cases.js';
import { storagePlaceCases } from './storage-place-cases.js';
import type { Scene, StorageCase, StoragePlace, StorageSubject } from './storage-subject.js';
import { storageUnderCases } from './storage-under-cases.js';

/** The functions of a test runner; those of vitest, Jest, Mocha and `node:test` fit. */
export interface TestRunner {
  describe(name: string, body: () => void): void;
  readonly test: {
    (name: string, body: () => Promise<void>): void;
    skip?: (name: string, body: () => Promise<void>) => void;
  };
}

/** Every rule of the port. */
export const allStorageCases: readonly StorageCase[] = [
  ...storageCases,
  ...storageUnderCases,
  ...storagePlaceCases,
  ...storageCrashCases,
];

/**
 * The rules of the storage port as tests. A new adapter passes them all, or is none:
 *
 * ```ts
 * import { describe, test } from 'vitest';
 * import { storageSuite } from 'loci/testing';
 *
 * storageSuite({ describe, test }, {
 *   name: 'my storage',
 *   unsupported: { crashAt: 'the server cannot be stopped from here' },
 *   place: async () => ({ storage: myStorage(), another: …, reopen: …, lose: … }),
 * });
 * ```
 */
export function storageSuite({ describe, test }: TestRunner, subject: StorageSubject): void {
  describe(`storage: ${subject.name}`, () => {
    for (const each of allStorageCases) {
      const run = () => runCase(each, subject);
      const reasons = each.needs.flatMap((ability) => subject.unsupported?.[ability] ?? []);
      if (reasons.length === 0) test(each.name, run);
      else test.skip?.(`${each.name} (${reasons[0]})`, run);
    }
  });
}

/** Runs one case; rejects when the rule is broken. */
export async function runCase(each: StorageCase, subject: StorageSubject): Promise<void> {
  const places: StoragePlace[] = [];
  const storages: Storage[] = [];
  const empty = async (seed = 1) => {
    const place = await subject.place(seed);
    places.push(place);
    storages.push(place.storage);
    await place.storage.open();
    return withAbilities(place);
  };
  const scene: Scene = {
    seeds: subject.seeds ?? 1,
    empty,
    async store(seed) {
      const place = await empty(seed);
      await place.storage.commit({ create: { key: 'loci.json', bytes: Uint8Array.of(1, 2, 3) } });
      return place;
    },
    async open(promise) {
      const storage = await promise;
      storages.push(storage);
      await storage.open();
      return storage;
    },
  };
  try {
    await each.run(scene);
  } finally {
    for (const storage of storages) await storage.close();
    for (const place of places) await place.dispose?.();
  }
}

/** Abilities that are missing fail when they are used: a case only uses what it needs, and that was promised. */
function withAbilities(place: StoragePlace): Required<StoragePlace> {
  const missing = (): never => {
    throw new Error('The place lacks an ability that it did not declare as unsupported.');
  };
  const none = { another: missing, reopen: missing, crashAt: missing, rawBytes: missing, corrupt: missing };
  return { ...none, setRoom: missing, lose: missing, dispose: () => {}, ...place };
}
