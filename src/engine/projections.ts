import { type Indexed, indexProjection } from './indexing.js';
import { ledgerProjection } from './ledger/projection.js';
import type { Projection } from './projection.js';

/** Every projection of the engine, in the order in which they take in a commit. */
export const projections: readonly Projection<Indexed>[] = [ledgerProjection, indexProjection];
