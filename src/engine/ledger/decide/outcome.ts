import type { PossibleConflict, Remembered, RememberStatus } from '../../../model/commands.js';

const relationOf = {
  stored: 'unrelated',
  amended: 'updates',
  unchanged: 'duplicate',
  updated: 'duplicate',
  duplicate: 'duplicate',
  gated: 'unrelated',
} as const satisfies Record<RememberStatus, Remembered['relation']>;

/** What became of an item where the caller's own words decided: an external id, an id, or nothing that was to be related. */
export function byCaller(
  id: string,
  status: RememberStatus,
  superseded: readonly string[] = [],
  possibleConflicts: readonly PossibleConflict[] = [],
): Remembered {
  return { id, status, superseded, relation: relationOf[status], decidedBy: 'caller', possibleConflicts };
}
