/** A process of its own that remembers so many notes in a folder, one at a time, and then ends. */
import { bundled } from '../../../src/bundled.js';
import { openHost } from '../../../src/host/open.js';
import { nodeRuntime } from '../../../src/node/runtime.js';
import { fileStorage } from '../../../src/node/storage/file.js';
import { remember } from '../../../src/testing/driver-moves.js';

const [, , folder = '', name = '', count = '0'] = process.argv;
const driver = await openHost({ storage: fileStorage(folder), runtime: nodeRuntime(folder), knowledge: bundled });
for (let n = 0; n < Number(count); n++) await remember(driver, `${name} number ${n}`);
await driver.close();
process.disconnect();
