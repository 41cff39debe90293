import { CLUSTERED, classOf, MARK } from './classes.js';

/**
 * Terms of a run in a script without word borders (and of Hangul, where particles would hide the noun): all pairs of neighbours,
 * and the last character alone. So every character begins exactly one term, a one-character query is a search by prefix, and
 * the index stays half the size of one with single characters beside the pairs.
 */
export function grams(run: string): string[] {
  const parts = clusters(run);
  return parts.map((part, i) => part + (parts[i + 1] ?? ''));
}

/** A term of a query. */
export interface QueryGram {
  readonly term: string;
  /** Stands for all terms that begin with it. */
  readonly prefix: boolean;
}

/** The same for a query: pairs only; a single character stands for all terms that begin with it, also one that a question word leaves alone ("开什么车"). */
export function queryGrams(run: string): readonly QueryGram[] {
  const all = grams(run);
  if (all.length < 2) return all.map((term) => ({ term, prefix: true }));
  const [, before = run, alone] = asked.exec(run) ?? [];
  const pairs = grams(before).slice(0, -1);
  const telling = pairs.filter((pair) => !empty.test(pair));
  const terms = telling.length > 0 || alone !== undefined ? telling : pairs;
  return [
    ...terms.map((term) => ({ term, prefix: false })),
    ...(alone === undefined ? [] : [{ term: alone, prefix: true }]),
  ];
}

/** One character behind the question word, which asks for a thing; some ask for nothing. */
const asked = /^(.*(?:什么|什麼|甚麼))(?![样樣事呢吗嗎啊的了])(\p{Script=Han})$/u;

/** Pairs of question words of Chinese and of endings of Japanese: a query that has others does without them. */
const empty =
  /^(?:是什|什么|什麼|甚麼|我的|你的|有什|です|ます|すか|いま|てい|んで|して|した|は何|何で|ので|あり|りま|まし|どこ|はど|こに|こで|はい|いつ)$/;

/** Characters with the marks that sit on them. */
function clusters(run: string): string[] {
  const parts: string[] = [];
  for (const character of run) {
    const point = character.codePointAt(0) ?? 0;
    const kind = classOf(point);
    const joins = kind === MARK || (kind === CLUSTERED && /\p{M}/u.test(character));
    if (joins && parts.length > 0) parts[parts.length - 1] += character;
    else parts.push(character);
  }
  return parts;
}
