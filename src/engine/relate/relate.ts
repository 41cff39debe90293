import { compatible } from './decide/compatible.js';
import { doubtOf } from './decide/doubt.js';
import { sameness } from './decide/duplicate.js';
import { pairsOf } from './decide/pair.js';
import type { Reason } from './decide/reason.js';
import { strongest } from './decide/strongest.js';
import { packOf } from './language.js';
import type { Statement } from './statement.js';

/** How a newer statement lies to an older one. */
export type RelationName = 'contradicts' | 'updates' | 'extends' | 'duplicate' | 'uncertain' | 'unrelated';

export interface RelateOptions {
  /** The least Jaccard index of content words for a duplicate, 0 to 1. Default 0.85. */
  readonly duplicateSimilarity?: number;
}

export interface Relation {
  readonly relation: RelationName;
  /** A fixed word; it holds no text of a memory. */
  readonly reason: Reason;
  /** The slot in which they meet, where there is one. */
  readonly slot?: string;
  /** For `uncertain`: what the rules would say if the doubt were settled. */
  readonly leaning?: 'contradicts' | 'updates';
  /** For `duplicate`: whether the newer one may make the older one more certain. What an assistant says does not. */
  readonly strengthens: boolean;
}

/**
 * Relates a newer statement to an older one of the same space by rules. `contradicts` and `updates` need positive evidence; whatever is in doubt
 * is `uncertain`, and both statements stay. Similarity alone never decides.
 */
export function relate(older: Statement, newer: Statement, options: RelateOptions = {}): Relation {
  const silence = silenceOf(newer) ?? silenceOf(older);
  if (silence) return answer('unrelated', silence);
  // What removes something says the same only as another order to remove it.
  if (newer.removing === 'only' && older.removing !== 'only') return answer('unrelated', 'request');
  const same = sameness(older, newer, options.duplicateSimilarity ?? 0.85);
  if (same)
    return { ...answer('duplicate', same), strengthens: newer.voice !== 'assistant' || older.voice === 'assistant' };
  if (newer.removing === 'only') return answer('unrelated', 'request');
  const alike = older.language === newer.language;
  const pack = alike ? packOf(newer.language) : undefined;
  if (!pack) return bySlot(older, newer) ?? answer('unrelated', alike ? 'nothing-shared' : 'other-language');
  const pairs = pairsOf(older, newer, pack);
  const stated = newer.removing === undefined ? pairs : pairs.filter((pair) => pair.newer !== newer.clauses[0]);
  const found = strongest(stated, pack) ?? (stated === pairs ? undefined : strongest(pairs, pack));
  if (!found) {
    const { relation, reason } = compatible(pairs, pack);
    return answer(relation, reason);
  }
  const { evidence, pair } = found;
  // "Delete my number, use my email": a new value replaces, the removal alone ends nothing.
  const ends = evidence.reason === 'ended' || evidence.reason === 'negated';
  if (newer.removing !== undefined && ends)
    return { ...answer('uncertain', 'request', evidence.slot), leaning: evidence.relation };
  const doubt = evidence.strong ? doubtOf(evidence, pair, older, newer, pack) : (evidence.doubt ?? 'weak-evidence');
  if (doubt) return { ...answer('uncertain', doubt, evidence.slot), leaning: evidence.relation };
  return answer(evidence.relation, evidence.reason, evidence.slot);
}

function answer(relation: RelationName, reason: Reason, slot?: string): Relation {
  return { relation, reason, strengthens: false, ...(slot === undefined ? {} : { slot }) };
}

/** Questions, quotations, what is imagined and requests to forget relate to nothing. */
function silenceOf({ type }: Statement): Reason | undefined {
  switch (type) {
    case 'question':
    case 'hypothetical':
    case 'request':
      return type;
    case 'quote':
      return 'quotation';
    default:
      return undefined;
  }
}

/** Without rules for the language only a slot that the caller named can speak, and then only to ask. */
function bySlot(older: Statement, newer: Statement): Relation | undefined {
  if (older.slot === undefined || older.slot !== newer.slot) return undefined;
  return { ...answer('uncertain', 'weak-evidence', newer.slot), leaning: 'updates' };
}
