import { decodeUtf8 } from '../../../model/utf8.js';
import { termsOf } from '../../text/analyse.js';
import { type Layer, multiply, type RowContext } from '../layers/layer.js';
import type { Shard } from '../shard.js';
import { traits } from '../traits.js';
import { severalAsked } from './several.js';

/** In a conversation with an assistant the user's own words count more: what the assistant said is divided by the weight. */
export const userWords: Layer<RowContext> = {
  name: 'userWords',
  apply(context, weight) {
    const { rows } = context;
    if ((rows.seen & traits.fromAssistant) === 0 || context.intent.toldByAssistant) return;
    multiply(context, 1 / weight, (row) => ((rows.traits[row] as number) & traits.fromAssistant) !== 0);
  },
};

/** What the person says whom the question names; where several things are asked for, what others say counts less, too. */
export const speaker: Layer<RowContext> = {
  name: 'speaker',
  apply(context, weight) {
    if (context.names.size === 0) return;
    const isNamed = namedSpeaker(context);
    multiply(context, weight, isNamed);
    const several = severalAsked(context);
    if (several > 0) multiply(context, 1 / (1 + several), (row) => !isNamed(row));
  },
};

/** "I" and "my" from the person whom the question names, the more where several things are asked for. */
export const firstPerson: Layer<RowContext> = {
  name: 'firstPerson',
  apply(context, weight) {
    if (context.names.size === 0) return;
    const { rows } = context;
    const isNamed = namedSpeaker(context);
    const factor = weight * (1 + severalAsked(context) / 2);
    multiply(context, factor, (row) => ((rows.traits[row] as number) & traits.firstPerson) !== 0 && isNamed(row));
  },
};

/** Whether the speaker of a row is named in the query. */
function namedSpeaker({ rows, query, names }: RowContext): (row: number) => boolean {
  const known = new Map<Shard, Map<number, boolean>>();
  const wanted = new Set(
    [...names].flatMap((term) => [query.terms[term]?.term ?? '', ...(query.terms[term]?.alternatives ?? [])]),
  );
  return (row) => {
    const number = rows.speaker[row] as number;
    if (number < 0) return false;
    const shard = rows.shard[row] as Shard;
    let own = known.get(shard);
    if (own === undefined) {
      own = new Map();
      known.set(shard, own);
    }
    let is = own.get(number);
    if (is === undefined) {
      is = termsOf(decodeUtf8(shard.segment.term(number)).slice(1)).some((term) => wanted.has(term));
      own.set(number, is);
    }
    return is;
  };
}
