import type { Ordinal } from '../../../model/ids.js';
import type { SupersedeCause } from '../../../model/records.js';
import { isPattern } from '../../relating/facts.js';
import type { DecisionContext } from './context.js';
import { assertChanges } from './members.js';

/**
 * Replaces a record; a pattern that was derived from it would go on saying what no longer holds, so it goes too.
 *
 * @throws MemoryError `denied` where the handle may not change it
 */
export function supersede(
  context: Pick<DecisionContext, 'draft' | 'env' | 'standpoint'>,
  ordinal: Ordinal,
  by: Ordinal,
  cause: SupersedeCause,
): void {
  assertChanges(context, context.draft.row(ordinal));
  retire(context, ordinal, by, cause);
}

function retire(context: Parameters<typeof supersede>[0], ordinal: Ordinal, by: Ordinal, cause: SupersedeCause): void {
  const { draft, env } = context;
  draft.emit({ type: 'superseded', ordinal, by, at: env.now, cause });
  for (const drawn of draft.drawnFrom(ordinal)) {
    const row = draft.row(drawn);
    if (drawn !== by && row?.standing === 'active' && isPattern(row)) retire(context, drawn, by, 'updates');
  }
}
