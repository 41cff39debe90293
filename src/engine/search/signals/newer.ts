import { decodeUtf8 } from '../../../model/utf8.js';
import type { Layer, RowContext } from '../layers/layer.js';
import { bestRows } from '../layers/lookup.js';
import type { Segment } from '../segment.js';
import type { Shard } from '../shard.js';
import { traits } from '../traits.js';

const looked = 10;
/** The later of two statements about the same must score at least so much of the earlier one… */
const leastScore = 0.3;
/** …and of the question's words that the one has that has fewer, so much must be in both. */
const leastShared = 0.9;
/** A number so few content terms away from a word may say something of it. */
const nearby = 8;
/** So many words of the question must have another number beside them, where it has so many. */
const leastDifferent = 2;
/** So much of a long record is read. */
const mostTokens = 200;
/** A statement of so few content terms needs no word of change: it says one thing. */
const shortStatement = 8;

/** Scores are rounded to this. */
const leastStep = 1e-6;

const roles = traits.fromUser | traits.fromAssistant;

/**
 * Updates first: of two of the best ten that say different numbers of the same thing, the later one goes before the earlier one when it says
 * that something changed, or when both say little else. Only where one current value is asked for: not where the question looks back, and not
 * where it wants something worked out from several.
 */
export const newer: Layer<RowContext> = {
  name: 'newer',
  apply(context, weight) {
    const { rows, intent } = context;
    if (!intent.value || intent.past || severalAsked.test(context.query.text)) return;
    const order = bestRows(rows, looked);
    const known = new Map<number, Values>();
    const valuesOf = (row: number) => {
      const own = known.get(row) ?? valuesIn(context, row);
      known.set(row, own);
      return own;
    };
    for (let i = 1; i < order.length; i++) {
      const later = order[i] as number;
      const at = order.slice(0, i).findIndex((earlier) => updates(context, later, earlier, weight, valuesOf));
      if (at < 0) continue;
      // The later one takes the place of the earlier one; what stood in between keeps its order, one place further down.
      const scores = order.slice(at, i + 1).map((row) => rows.score[row] as number);
      order.splice(at, 0, ...order.splice(i, 1));
      scores.forEach((score, place) => {
        rows.score[order[at + place] as number] = score;
      });
      // Of equal scores the one recorded later would go first.
      rows.score[later] = (rows.score[later] as number) + leastStep;
    }
  },
};

const severalAsked =
  /\b(?:between|total|altogether|did|different|were|was|across|sum|average of|compared?|both)\b|一共|总共|相差/iu;

/** By word of the question, the numbers that a record says of it: days and times where it asks for one, else all others. */
type Values = ReadonlyMap<number, ReadonlySet<string>>;

function valuesIn({ rows, query, intent }: RowContext, row: number): Values {
  const asksDate = intent.when || dateAsked.test(query.text);
  const shard = rows.shard[row] as Shard;
  const { segment, marks } = shard;
  const { forward, forwardOffsets, fieldTerms } = segment;
  const first = (rows.record[row] as number) - shard.base;
  const from = forwardOffsets[first] as number;
  const end = Math.min(forwardOffsets[segment.endOf(first)] as number, from + mostTokens);
  const found = new Map<number, Set<string>>();
  for (let i = from; i < end; i++) {
    const number = forward[i] as number;
    if (number < fieldTerms || !isDigit(segment.term(number)[0]) || isDated(segment, i, from, end) !== asksDate)
      continue;
    const value = decodeUtf8(segment.term(number));
    for (let k = Math.max(from, i - nearby); k < Math.min(end, i + nearby + 1); k++) {
      const mark = marks[forward[k] as number] as number;
      const term = query.terms[mark - 1];
      if (mark === 0 || k === i || term === undefined || term.weakness > 0) continue;
      const place = term.standsFor ?? mark - 1;
      const own = found.get(place) ?? new Set();
      own.add(value);
      found.set(place, own);
    }
  }
  return found;
}

const dateAsked = /\b(?:deadline|date|due)\b/i;

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** What stands beside the number of a day or an hour, as terms. */
const calendar = new Set(
  (
    'januari februari march april may june juli august septemb octob novemb decemb ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec am pm'
  ).split(' '),
);

/** Whether the number at a place of the forward list belongs to a day or an hour. */
function isDated(segment: Segment, i: number, from: number, end: number): boolean {
  const termAt = (k: number) => decodeUtf8(segment.term(segment.forward[k] as number));
  return (
    (i > from && calendar.has(termAt(i - 1))) || (i + 1 < end && calendar.has(termAt(i + 1))) || /[:/]/.test(termAt(i))
  );
}

function updates(
  { rows, query, shares }: RowContext,
  later: number,
  earlier: number,
  weight: number,
  valuesOf: (row: number) => Values,
): boolean {
  const at = rows.moment(later);
  const before = rows.moment(earlier);
  if (at < before || (at === before && (rows.ordinal[later] as number) < (rows.ordinal[earlier] as number)))
    return false;
  const own = rows.traits[later] as number;
  const other = rows.traits[earlier] as number;
  if ((own & roles) !== (other & roles) || (own & other & traits.number) === 0) return false;
  const isShort = (row: number) => (rows.length[row] as number) <= shortStatement;
  if ((own & traits.change) === 0 && !(isShort(later) && isShort(earlier))) return false;
  if ((rows.score[later] as number) * weight < leastScore * (rows.score[earlier] as number)) return false;
  const has = (row: number, term: number) => rows.tf[row * rows.terms + term] !== 0;
  let both = 0;
  let inLater = 0;
  let inEarlier = 0;
  let telling = 0;
  for (let t = 0; t < rows.terms; t++) {
    const value = (query.terms[t]?.idf ?? 0) * (shares[t] as number);
    const a = has(later, t);
    const b = has(earlier, t);
    if (t < query.own && query.terms[t]?.weakness === 0) telling++;
    if (a) inLater += value;
    if (b) inEarlier += value;
    if (a && b) both += value;
  }
  if (both === 0 || both < leastShared * Math.min(inLater, inEarlier)) return false;
  // What the earlier one calls by the name that is asked for, the later one must call so too: a word count is no target.
  const { head, of } = thingAsked(query);
  if (head >= 0 && has(earlier, head) && !has(later, head)) return false;
  const [old, current] = [valuesOf(earlier), valuesOf(later)];
  const counts = of.filter((place) => old.has(place));
  if (counts.filter((place) => current.has(place)).length < counts.length / 2) return false;
  return differs(old, current, counted(query), Math.min(leastDifferent, telling));
}

/** Whether a later record says other numbers of what the question counts, or of enough of its words. */
function differs(earlier: Values, later: Values, noun: number, least: number): boolean {
  let different = 0;
  for (const [place, values] of earlier) {
    if (noun >= 0 && place !== noun) continue;
    if ([...(later.get(place) ?? [])].some((value) => !values.has(value))) different++;
  }
  return different >= (noun >= 0 ? 1 : least);
}

/** The place of the word that "how many …" asks to count; -1 when the question asks for something else. */
function counted(query: RowContext['query']): number {
  const after = /\bhow (?:many|much)\b(?<rest>.*)/isu.exec(query.text)?.groups?.rest;
  return after === undefined ? -1 : (placesIn(query, after)[0] ?? -1);
}

/** What one value is asked for, as places: in "what is my word count target for chapter two" the `head` target, and `of` chapter and two. */
function thingAsked(query: RowContext['query']): { readonly head: number; readonly of: readonly number[] } {
  const { thing, rest } = whatIs.exec(query.text)?.groups ?? {};
  if (thing === undefined) return { head: -1, of: [] };
  return { head: placesIn(query, thing).at(-1) ?? -1, of: rest === undefined ? [] : placesIn(query, rest) };
}

const whatIs =
  /\bwhat(?:'s|\s+is|\s+are)\s+(?:my|our|his|her|their|the|\p{L}+'s)\s+(?<thing>.*?)(?:\s+(?:of|for|in|on|at|to|with|from|by|about)\s+(?<rest>.*?))?(?:\s+(?:that|which|when|after|before|used|i|we)\b|[?.!]|$)/isu;

/** The places of the question's own terms that a part of it has, in its order. */
function placesIn({ terms, own }: RowContext['query'], part: string): number[] {
  const found: { readonly place: number; readonly at: number }[] = [];
  for (let place = 0; place < own; place++) {
    const at = Math.max(-1, ...(terms[place]?.words ?? []).map((word) => part.indexOf(word)));
    if (at >= 0) found.push({ place, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ place }) => place);
}
