import { memoryStorage } from '../../src/index.js';
import { serveMemory } from '../../src/worker.js';

serveMemory({ storage: memoryStorage() });
