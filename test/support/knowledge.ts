import { bundled } from '../../src/bundled.js';

/** Tests of the engine and the host alone speak to an engine that knows everything. */
bundled.languages();
bundled.rules();
