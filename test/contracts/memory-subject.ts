import { memoryStorage } from '../../src/storage/memory.js';
import type { StorageSubject } from '../../src/testing/index.js';

const oneObject = 'the values live in one object and end with it';

export const memorySubject: StorageSubject = {
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
};
