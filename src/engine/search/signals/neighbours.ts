import type { Layer, RowContext } from '../layers/layer.js';
import { traits } from '../traits.js';

/** What a turn inherits from the turn before it, the next one and the one after that. */
const before = 0.35;
const after = 0.3;
const afterNext = 0.2;

/** The words of neighbouring turns of a session speak for a turn too. */
export const neighbours: Layer<RowContext> = {
  name: 'neighbours',
  apply({ rows }, weight) {
    for (let row = 0; row < rows.members; row++) {
      if (rows.session[row] === 0) continue;
      const previous = rows.neighbour(row, -1);
      const next = rows.neighbour(row, 1);
      const second = next < 0 ? -1 : rows.neighbour(next, 1);
      let sum = 0;
      if (previous >= 0) sum += before * (rows.base[previous] as number);
      if (next >= 0) sum += after * (rows.base[next] as number);
      if (second >= 0) sum += afterNext * (rows.base[second] as number);
      rows.score[row] = (rows.score[row] as number) + weight * sum;
    }
  },
};

/** Between people, a turn answers the question that somebody else has asked just before it; with an assistant nearly every turn would. */
export const answers: Layer<RowContext> = {
  name: 'answers',
  apply({ rows }, weight) {
    for (let row = 0; row < rows.members; row++) {
      if (rows.session[row] === 0) continue;
      if (((rows.traits[row] as number) & (traits.fromAssistant | traits.fromUser)) !== 0) continue;
      const previous = rows.neighbour(row, -1);
      if (previous < 0 || ((rows.traits[previous] as number) & traits.asks) === 0) continue;
      if (rows.shard[previous] === rows.shard[row] && rows.speaker[previous] === rows.speaker[row]) continue;
      rows.score[row] = (rows.score[row] as number) + weight * (rows.base[previous] as number);
    }
  },
};
