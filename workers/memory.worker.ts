/** The worker that `loci/browser` starts: an engine over the IndexedDB database that the page names. */
import { browserStorage } from '../src/local.js';
import { serveMemory } from '../src/worker.js';

serveMemory({ storage: browserStorage });
