import type { EnrichCommand, Enriched } from '../../../model/commands.js';
import type { Digest, Ordinal } from '../../../model/ids.js';
import { sameJson } from '../../../model/json.js';
import type { Payload } from '../../../model/records.js';
import { type Digester, digestUnder } from '../../digest.js';
import { isVisible, type Standpoint } from '../../standpoint.js';
import { withoutCorrected } from '../corrected.js';
import type { Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, textOf } from './context.js';

/** Records whose payloads the decision must see. */
export function enrichNeeds(view: LedgerView, from: Standpoint, command: EnrichCommand): readonly Ordinal[] {
  return command.items.flatMap(
    ({ id }) => enrichable(view, from, view.ordinalOf(id), command.overwrite)?.ordinal ?? [],
  );
}

/**
 * Adds to each record what was said about it. Passed over is what came too late: for a record that was superseded or forgotten,
 * that is of another state than the enricher was shown, or that was enriched meanwhile and is not to be enriched anew.
 */
export function decideEnrich(context: DecisionContext, command: EnrichCommand): Enriched {
  const { draft, env, standpoint, digest } = context;
  const ids = command.items.flatMap(({ id, seen, enrichment }) => {
    const row = enrichable(draft, standpoint, draft.ordinalOf(id), command.overwrite);
    const held = row === undefined ? undefined : textOf(context, row.ordinal);
    if (row === undefined || held === undefined || stateOf(draft, digest, row, held) !== seen) return [];
    if (sameJson({ ...held.enrichment }, { ...enrichment })) return [];
    draft.emit({ type: 'enriched', ordinal: row.ordinal, at: env.now }, { ...held, enrichment });
    return [row.id];
  });
  return { ids };
}

/** The record, if an enricher may say something about it now. */
function enrichable(
  view: LedgerView,
  from: Standpoint,
  ordinal: Ordinal | undefined,
  overwrite: boolean,
): Row | undefined {
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  if (row?.standing !== 'active' || !isVisible(row, from)) return undefined;
  return overwrite || row.enrichedAt === undefined ? row : undefined;
}

/**
 * A keyed digest of what a record says and of the details that can be edited, beside which nothing is to be put that was said
 * about another state: a part of it may have been forgotten, blanked or corrected since.
 */
export function stateOf(view: LedgerView, digest: Digester, row: Row, held: Payload): Digest {
  const { content } = withoutCorrected(view, row, held);
  const { tags, refs, category, meta } = held;
  const details = { tags, refs, category, meta, importance: row.importance, expiresAt: row.expiresAt };
  // Under a key of its own, so that no digester keeps the text in mind.
  return digestUnder(digest('seen'), content, JSON.stringify(details));
}
