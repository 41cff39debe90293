import type { Clause } from '../statement.js';
import type { Reason } from './reason.js';

/** One ground for taking a newer clause as the end of what an older one says. */
export interface Evidence {
  readonly relation: 'contradicts' | 'updates';
  /** Strong evidence replaces the older record; weak evidence only asks. */
  readonly strong: boolean;
  readonly reason: Reason;
  /** For weak evidence: what stands against it. */
  readonly doubt?: Reason;
  readonly slot?: string;
}

export function strong(relation: Evidence['relation'], reason: Reason, slot?: string): Evidence {
  return { relation, strong: true, reason, ...(slot === undefined ? {} : { slot }) };
}

export function weak(relation: Evidence['relation'], reason: Reason, doubt: Reason, slot?: string): Evidence {
  return { relation, strong: false, reason, doubt, ...(slot === undefined ? {} : { slot }) };
}

/** Two clauses side by side, with what several rules ask of them. */
export interface Pair {
  readonly older: Clause;
  readonly newer: Clause;
  readonly owner: 'same' | 'different' | 'unclear';
  readonly scope: 'same' | 'apart' | 'narrower' | 'wider';
  /** Terms of both. */
  readonly shared: ReadonlySet<string>;
  /** Terms of one alone, without its owner's words and without adjectives and verbs that add nothing. */
  readonly onlyOlder: ReadonlySet<string>;
  readonly onlyNewer: ReadonlySet<string>;
  /** The newer one says by a cue that things are different now: now, instead, actually, again, or a verb of change. */
  readonly told: boolean;
}
