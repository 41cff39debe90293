import type { Layer, RowContext } from '../layers/layer.js';
import { bestRows } from '../layers/lookup.js';
import { traits } from '../traits.js';

const looked = 10;
/** The later of two statements about the same must score at least so much of the earlier one… */
const leastScore = 0.5;
/** …and of the question's words that the one has that has fewer, so much must be in both. */
const leastShared = 0.6;

const roles = traits.fromUser | traits.fromAssistant;

/**
 * Updates first: of two of the best ten that say something about the same thing, the later one goes before the earlier one when it has a
 * value and says that something changed. Only where a value is asked for, and not where the question looks back.
 */
export const newer: Layer<RowContext> = {
  name: 'newer',
  apply(context, weight) {
    const { rows, intent } = context;
    if (!intent.value || intent.past) return;
    const order = bestRows(rows, looked);
    for (let pass = 0; pass < order.length; pass++) {
      let moved = false;
      for (let i = 0; i + 1 < order.length; i++) {
        const [first, second] = [order[i] as number, order[i + 1] as number];
        if (!updates(context, second, first, weight)) continue;
        const score = rows.score[first] as number;
        rows.score[first] = rows.score[second] as number;
        rows.score[second] = score;
        order[i] = second;
        order[i + 1] = first;
        moved = true;
      }
      if (!moved) return;
    }
  },
};

function updates({ rows, query, shares }: RowContext, later: number, earlier: number, weight: number): boolean {
  const at = rows.moment(later);
  const before = rows.moment(earlier);
  if (at < before || (at === before && (rows.ordinal[later] as number) < (rows.ordinal[earlier] as number)))
    return false;
  const own = rows.traits[later] as number;
  const other = rows.traits[earlier] as number;
  if ((own & roles) !== (other & roles) || (own & other & traits.number) === 0 || (own & traits.change) === 0)
    return false;
  if ((rows.score[later] as number) * weight < leastScore * (rows.score[earlier] as number)) return false;
  let both = 0;
  let inLater = 0;
  let inEarlier = 0;
  for (let t = 0; t < rows.terms; t++) {
    const value = (query.terms[t]?.idf ?? 0) * (shares[t] as number);
    const a = rows.tf[later * rows.terms + t] !== 0;
    const b = rows.tf[earlier * rows.terms + t] !== 0;
    if (a) inLater += value;
    if (b) inEarlier += value;
    if (a && b) both += value;
  }
  return both > 0 && both >= leastShared * Math.min(inLater, inEarlier);
}
