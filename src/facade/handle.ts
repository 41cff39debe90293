import type { Comparing } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { RecallSettings } from '../model/parse/query.js';
import type { StorageStats } from '../model/queries.js';
import type { Access } from '../model/scope.js';
import type { Driver } from '../ports/driver.js';
import type { Enrich, Enricher } from '../ports/enricher.js';
import type { Judge } from '../ports/judge.js';

/** What only the platform around the engine knows about where the bytes live, and can do for them. */
export interface Residence {
  /** Asks the platform not to evict them; whether it will not. */
  persist(): Promise<boolean>;
  facts(): Promise<Pick<StorageStats, 'persisted' | 'usage' | 'quota'>>;
}

/** What every verb works with: the driver, and on whose behalf. */
export interface Handle {
  readonly driver: Driver;
  readonly access: Access;
  /** Defaults for `recall` and `search`, already checked. */
  readonly recall: RecallSettings;
  readonly residence: Residence | undefined;
  /** How statements are compared, where the options say. */
  readonly compare: Comparing | undefined;
  /** Asked about what the rules cannot tell. */
  readonly judge: Judge | undefined;
  /** Asked about what memories can be found by. */
  readonly enricher: Enricher | Enrich | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

export function closedError(): MemoryError {
  return new MemoryError('closed', 'This memory was closed; open it again to use it.');
}
