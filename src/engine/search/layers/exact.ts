import { rareFrequency } from '../evidence.js';
import type { ResolvedTerm, TermKind } from '../query.js';
import type { Layer, RowContext } from './layer.js';

/** Words that are written like a mark of one particular thing. */
const identifiers: ReadonlySet<TermKind> = new Set(['quoted', 'version', 'code', 'constant']);

/**
 * The last word: what has all rare words of the question goes before everything else. Rare is what at most two units have; it decides
 * where it is an identifier (a version, a code, a number, something quoted), or where most telling words of the question are rare, so that
 * a chance rarity in a long question does not.
 */
export const exact: Layer<RowContext> = {
  name: 'exact',
  apply(context) {
    const { rows } = context;
    const rare = decisive(context);
    if (rare.length === 0) return;
    const first: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let row = 0; row < rows.members; row++) {
      const score = rows.score[row] as number;
      if (rare.every((term) => rows.tf[row * rows.terms + term] !== 0)) {
        first.push(row);
        least = Math.min(least, score);
      } else most = Math.max(most, score);
    }
    if (least > most) return;
    const lift = most - least + 0.001;
    for (const row of first) rows.score[row] = (rows.score[row] as number) + lift;
  },
};

/** Numbers that only count or date ("12", "2023", "5th", "2023-05-08") are no marks of a thing. */
function identifies({ kind, words }: ResolvedTerm): boolean {
  const [word = ''] = words;
  if (/^\d{1,4}(?:st|nd|rd|th|s)?$/i.test(word) || /^\d{1,4}([-/.:])\d{1,2}(?:\1\d{1,4})?$/.test(word)) return false;
  return identifiers.has(kind) || /\d/.test(word);
}

/** The rare words that decide; empty when none do. */
function decisive({ rows, query, names }: RowContext): number[] {
  const rare: number[] = [];
  const marked: number[] = [];
  let telling = 0;
  for (let t = 0; t < Math.min(query.own, rows.terms); t++) {
    const term = query.terms[t];
    if (term === undefined || term.weakness > 0 || names.has(t)) continue;
    telling++;
    if (term.frequency === 0 || term.frequency > rareFrequency) continue;
    rare.push(t);
    if (identifies(term)) marked.push(t);
  }
  if (marked.length > 0) return marked;
  return rare.length * 2 > telling ? rare : [];
}
