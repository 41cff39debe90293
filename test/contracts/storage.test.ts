import { describe, test } from 'vitest';
import { memoryStorage } from '../../src/storage/memory.js';
import { storageSuite } from '../../src/testing/index.js';
import { folderPlace, simulatedPlace } from './storage-places.js';

const oneObject = 'the values live in one object and end with it';

storageSuite(
  { describe, test },
  {
    name: 'memory',
    unsupported: {
      another: oneObject,
      reopen: oneObject,
      crashAt: oneObject,
      rawBytes: 'its bytes cannot be reached from outside',
      corrupt: 'its bytes cannot be reached from outside',
      setRoom: 'the heap has no quota that can be set',
      lose: oneObject,
    },
    place: () => ({ storage: memoryStorage() }),
  },
);

storageSuite(
  { describe, test },
  {
    name: 'a folder on the disk of this machine',
    unsupported: { crashAt: 'a machine cannot be stopped in the middle; the simulated disk does that' },
    place: folderPlace,
  },
);

storageSuite(
  { describe, test },
  { name: 'a folder on a simulated disk', seeds: process.env.LOCI_LONG ? 400 : 20, place: simulatedPlace },
);

const torn = 'without hard links a value may show in part; the checksums within values tell';

storageSuite(
  { describe, test },
  {
    name: 'a folder on a simulated disk without hard links',
    unsupported: { crashAt: torn },
    place: (seed) => simulatedPlace(seed, (fs) => fs, false),
  },
);
