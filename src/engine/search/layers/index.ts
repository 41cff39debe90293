import { fields } from './fields.js';
import type { Layer } from './layer.js';
import { words } from './words.js';

/** All layers in the order in which they run. */
export const layers: readonly Layer[] = [words, fields];
