import { termsOf } from '../../text/analyse.js';
import type { Shard } from '../shard.js';
import { locate } from '../statistics.js';
import { traits } from '../traits.js';
import { type Layer, multiply, type RowContext } from './layer.js';
import { occurs } from './lookup.js';

/** Words that turn an outcome round. Either side of a pair excludes the other. */
const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['failed', 'failure', 'fails', 'unsuccessful'],
    ['successful', 'succeeded', 'success', 'passed'],
  ],
  [
    ['broken', 'crashed'],
    ['working', 'fixed', 'stable'],
  ],
  [
    ['incomplete', 'unfinished'],
    ['complete', 'completed', 'finished'],
  ],
  [
    ['rejected', 'declined', 'refused', 'denied'],
    ['approved', 'accepted', 'granted'],
  ],
  [
    ['cheap', 'inexpensive'],
    ['expensive', 'costly'],
  ],
  [
    ['slow', 'slower'],
    ['fast', 'faster', 'quick'],
  ],
  [['unavailable'], ['available']],
  [['vulnerable', 'insecure'], ['secure']],
  [['offline'], ['online']],
  [['disabled'], ['enabled']],
  [
    ['dislike', 'dislikes', 'hate', 'hates', 'hated'],
    ['like', 'likes', 'love', 'loves', 'loved', 'enjoys'],
  ],
  [['worst'], ['best', 'favorite', 'favourite']],
  [
    ['lost', 'lose'],
    ['won', 'win', 'found'],
  ],
  [
    ['sold', 'sell'],
    ['bought', 'buy', 'purchased'],
  ],
  [
    ['closed', 'close'],
    ['open', 'opened'],
  ],
  [['cancelled', 'canceled'], ['confirmed']],
];

/** Layer 8: "failed" is not "successful", and who asks for what is not so wants a record that says "not". */
export const qualifiers: Layer<RowContext> = {
  name: 'qualifiers',
  apply(context, weight) {
    const { rows, view, query, intent } = context;
    const asked = new Set(query.terms.map(({ term }) => term));
    const places = new Map(view.shards.map((shard, place) => [shard, place]));
    const stems = (words: readonly string[]) => words.flatMap((word) => termsOf(word));
    for (const [a, b] of opposites) {
      const [one, other] = [stems(a), stems(b)];
      const hasOne = one.some((term) => asked.has(term));
      const hasOther = other.some((term) => asked.has(term));
      if (hasOne === hasOther) continue;
      const [same, against] = hasOne ? [one, other] : [other, one];
      const find = (terms: readonly string[]) => terms.map((term) => locate(view, term).numbers);
      const [wanted, excluded] = [find(same), find(against)];
      const has = (located: readonly (readonly number[])[], row: number) => {
        const shard = rows.shard[row] as Shard;
        const place = places.get(shard) ?? -1;
        const first = (rows.record[row] as number) - shard.base;
        return located.some((numbers) => (numbers[place] ?? -1) >= 0 && occurs(shard, numbers[place] ?? -1, first));
      };
      multiply(context, 1 / (1 + weight), (row) => has(excluded, row) && !has(wanted, row));
    }
    if (intent.negated) {
      multiply(context, 1 + weight / 4, (row) => ((rows.traits[row] as number) & traits.negated) !== 0);
    }
  },
};
