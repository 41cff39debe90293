import type { RecordId } from '../../model/ids.js';
import type { GroupsQuery, ShownGroups } from '../../model/queries.js';
import type { Digester } from '../digest.js';
import { answered, type Step, type Texts } from '../env.js';
import { groupKey } from '../ledger/decide/drawn.js';
import { currentFact } from '../ledger/decide/fact.js';
import type { Ledger } from '../ledger/ledger.js';
import { mayBeShown, type Standpoint } from '../standpoint.js';
import { enrichableOf } from './enrichable.js';

/** Shows groups of facts as an enricher may see them: what holds now, of each group at least two, and none twice. */
export function answerGroups(
  ledger: Ledger,
  from: Standpoint,
  digest: Digester,
  query: GroupsQuery,
  now: number,
): Step<ShownGroups> {
  const groups = mayBeShown(from) ? query.groups : [];
  const living = (ids: readonly RecordId[]) =>
    [...new Set(ids)].flatMap((id) => currentFact(ledger, from, now, ledger.ordinalOf(id))?.ordinal ?? []);
  const show = (texts: Texts): Step<ShownGroups> =>
    answered({
      groups: groups.flatMap((ids) => {
        const shown = living(ids).flatMap((ordinal) => enrichableOf(ledger, digest, ordinal, texts));
        const key = groupKey(
          digest,
          from,
          shown.map(({ id }) => id),
        );
        return shown.length < 2 || ledger.numberOf('asked', key) !== undefined ? [] : [shown];
      }),
    });
  const ordinals = groups.flatMap(living);
  return ordinals.length === 0 ? show(new Map()) : { done: false, needs: { spaces: [], ordinals }, next: show };
}
