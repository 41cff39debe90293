import type { Layer, RowContext } from '../layers/layer.js';
import { bestRows } from '../layers/lookup.js';
import { traits } from '../traits.js';

const looked = 10;
/** The later of two statements about the same must score at least so much of the earlier one… */
const leastScore = 0.5;
/** …and share so much of the words that it has in common with the question. */
const leastShared = 0.4;

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
  if ((own & roles) !== ((rows.traits[earlier] as number) & roles)) return false;
  if ((own & traits.number) === 0 || (own & traits.change) === 0) return false;
  if ((rows.score[later] as number) * weight < leastScore * (rows.score[earlier] as number)) return false;
  let both = 0;
  let either = 0;
  for (let t = 0; t < rows.terms; t++) {
    const value = (query.terms[t]?.idf ?? 0) * (shares[t] as number);
    const a = rows.tf[later * rows.terms + t] !== 0;
    const b = rows.tf[earlier * rows.terms + t] !== 0;
    if (a && b) both += value;
    if (a || b) either += value;
  }
  return either > 0 && both >= leastShared * either;
}
