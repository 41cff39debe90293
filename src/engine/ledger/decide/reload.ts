import type { NewItem } from '../../../model/commands.js';
import type { Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, textOf } from './context.js';
import { sameFact } from './sameness.js';

/** Other records that ever stood for the external id of a record. */
export function versionsBeside(view: LedgerView, holder: Row): readonly Row[] {
  if (holder.external === undefined) return [];
  return view
    .holdersOf(holder.external)
    .flatMap((ordinal) => (ordinal === holder.ordinal ? [] : (view.row(ordinal) ?? [])));
}

/**
 * The version that was said last under an external id; those after it are corrections by whoever named the record. `undefined` when a
 * forgotten version leaves that open.
 */
export function saidLast(view: LedgerView, holder: Row): Row | undefined {
  const versions = [holder, ...versionsBeside(view, holder)].sort((a, b) => b.ordinal - a.ordinal);
  const isSaid = ({ ordinal }: Row) =>
    view.predecessors(ordinal).every((older) => {
      const before = view.row(older);
      const { external, supersedeCause: cause } = before ?? {};
      return external !== holder.external || cause === 'resent' || cause === 'reloaded';
    });
  return versions.find(isSaid);
}

/**
 * Whether a load repeats what was corrected or forgotten since. Of a forgotten version nobody knows what it said, so nothing else
 * comes in by a load. What a later load itself replaced is no correction: a source may go back to what it said before.
 */
export function saidBefore(context: DecisionContext, item: NewItem, holder: Row): 'news' | 'corrected' | 'forgotten' {
  const versions = versionsBeside(context.draft, holder);
  if (versions.some(({ standing }) => standing === 'forgotten')) return 'forgotten';
  const isCorrected = ({ supersedeCause }: Row) => supersedeCause !== 'reloaded';
  const corrects = versions.some((row) => row.successor === holder.ordinal && isCorrected(row));
  const repeated = versions.some((row) => {
    const held = textOf(context, row.ordinal);
    return held !== undefined && sameFact(held, item) && (corrects || isCorrected(row));
  });
  return repeated ? 'corrected' : 'news';
}
