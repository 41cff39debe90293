import type { Ordinal } from '../../../model/ids.js';
import type { SupersedeCause } from '../../../model/records.js';
import { isPattern } from '../row.js';
import type { DecisionContext } from './context.js';
import { assertChanges } from './members.js';

/**
 * Replaces a record. A pattern that was derived from it, or from what it was drawn from, would go on saying what no longer holds, so it
 * goes too.
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
  const wholes = (draft.row(ordinal)?.sources ?? []).flatMap(({ ordinal: whole, start, end }) =>
    end > start ? whole : [],
  );
  for (const drawn of [ordinal, ...wholes].flatMap((source) => draft.drawnFrom(source))) {
    const row = draft.row(drawn);
    if (drawn !== by && row?.standing === 'active' && isPattern(row)) retire(context, drawn, by, 'updates');
  }
}
