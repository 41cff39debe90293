import { describe, test } from 'vitest';
import { storageSuite } from '../../src/testing/index.js';
import { memorySubject } from './memory-subject.js';
import { folderPlace, simulatedPlace } from './storage-places.js';

storageSuite({ describe, test }, memorySubject);

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
