import type { Ordinal } from '../../model/ids.js';
import type { Pair, SurveyedFact, SurveyPage, SurveyQuery } from '../../model/queries.js';
import { type Digester, digestUnder } from '../digest.js';
import { answered, type Step, type Texts } from '../env.js';
import { type Indexed, lacksIndex } from '../indexing.js';
import { currentFact, type Fact, haveOneAuthor, readFact } from '../ledger/decide/fact.js';
import { isSaidTwice, isSettledBetween } from '../ledger/decide/improve.js';
import { valuesOf } from '../ledger/decide/pattern.js';
import { scopesOf } from '../ledger/decide/relate.js';
import { relate } from '../relating/rules.js';
import { olderKin } from '../search/older.js';
import type { Standpoint } from '../standpoint.js';

/**
 * Looks through one page of facts: what older facts of the whole space each of them repeats, replaces or is near to. Only the page and
 * what it is compared with are read, so that a space of any size is surveyed in the same room.
 */
export function answerSurvey(
  state: Indexed,
  from: Standpoint,
  digest: Digester,
  query: SurveyQuery,
  now: number,
): Step<SurveyPage> {
  const { ledger } = state;
  const { space } = from;
  if (lacksIndex(state, space)) {
    const next = () => answerSurvey(state, from, digest, query, now);
    return { done: false, needs: { spaces: [space], ordinals: [] }, next };
  }
  const index = space === undefined ? undefined : state.indexes.get(space);
  const isCurrent = (ordinal: Ordinal) => currentFact(ledger, from, now, ordinal) !== undefined;
  const page: Ordinal[] = [];
  let at = query.from;
  for (; at < ledger.nextOrdinal && page.length < query.limit; at++) if (isCurrent(at)) page.push(at);
  const extent = {
    looked: page.length,
    ...(query.from === 0 ? { total: page.length + countFrom(at, ledger.nextOrdinal, isCurrent) } : {}),
    ...(at < ledger.nextOrdinal ? { next: at } : {}),
  };
  if (index === undefined || page.length === 0) return answered({ duplicates: [], stale: [], facts: [], ...extent });

  const others = new Map(page.map((ordinal) => [ordinal, olderKin(index.view, ordinal, mostCompared)]));
  const compare = (texts: Texts): Step<SurveyPage> => {
    const read = new Map<Ordinal, Fact | undefined>();
    const factAt = (ordinal: Ordinal): Fact | undefined => {
      if (!read.has(ordinal)) {
        const row = currentFact(ledger, from, now, ordinal);
        const held = texts.get(ordinal);
        const fact = row && held && readFact(ledger, row, held, query.access, index);
        read.set(ordinal, fact);
      }
      return read.get(ordinal);
    };
    const compared = page.flatMap((ordinal) => {
      const fact = factAt(ordinal);
      const older = (others.get(ordinal) ?? []).flatMap((other) => factAt(other) ?? []);
      return fact === undefined ? [] : [comparison(from, digest, fact, older, query)];
    });
    return answered({
      duplicates: compared.flatMap(({ duplicates }) => duplicates),
      stale: compared.flatMap(({ stale }) => stale),
      facts: compared.map(({ surveyed }) => surveyed),
      ...extent,
    });
  };
  const ordinals = [...new Set([...page, ...[...others.values()].flat()])];
  return { done: false, needs: { spaces: [], ordinals }, next: compare };
}

function countFrom(from: Ordinal, to: Ordinal, isCounted: (ordinal: Ordinal) => boolean): number {
  let count = 0;
  for (let ordinal = from; ordinal < to; ordinal++) if (isCounted(ordinal)) count++;
  return count;
}

/** With so many older facts each one is compared. */
const mostCompared = 20;

interface Comparison {
  readonly duplicates: readonly Pair[];
  readonly stale: readonly Pair[];
  readonly surveyed: SurveyedFact;
}

/** One fact beside older ones. */
function comparison(
  from: Standpoint,
  digest: Digester,
  fact: Fact,
  others: readonly Fact[],
  { compare }: Pick<SurveyQuery, 'compare'>,
): Comparison {
  const duplicates: Pair[] = [];
  const stale: Pair[] = [];
  const near: { readonly other: Fact; readonly share: number }[] = [];
  for (const older of others) {
    const share = shareOf(older, fact);
    if (share === 0 || !haveOneAuthor(from, older.row, fact.row)) continue;
    const pair: Pair = [older.row.id, fact.row.id];
    const { relation } = relate(older.statement, fact.statement, compare);
    if (relation === 'duplicate' && isSaidTwice(from, older, fact, compare)) duplicates.push(pair);
    const replaces = relation === 'contradicts' || relation === 'updates';
    if (replaces && !isSettledBetween(older.row, fact.row)) stale.push(pair);
    if (fact.statement.voice !== 'assistant' && partyOf(older) === partyOf(fact)) near.push({ other: older, share });
  }
  near.sort((a, b) => b.share - a.share || b.other.row.ordinal - a.other.row.ordinal);
  return {
    duplicates,
    stale,
    surveyed: {
      id: fact.row.id,
      ...marksOf(from, digest, fact),
      near: near.map(({ other }) => other.row.id),
    },
  };
}

/**
 * Digests instead of words: enough to tell that two are equal. In a shared space each author has their own. They are made under a key of
 * their own, so that no digester keeps the words in mind.
 */
function marksOf(
  { shared }: Standpoint,
  digest: Digester,
  { row, statement }: Fact,
): Pick<SurveyedFact, 'words' | 'values'> {
  const key = digest('seen');
  const author = shared === undefined ? '' : `${row.actor}`;
  return {
    words: digestUnder(key, author, statement.voice, ...statement.terms),
    values: valuesOf(statement).map(([slot, value]) => [
      digestUnder(key, 'slot', author, slot),
      digestUnder(key, 'value', author, value),
    ]),
  };
}

/** Which part of their words two facts have in common; 1 where they fill the same slot, 0 where it is less than a third. */
function shareOf({ statement: a }: Fact, { statement: b }: Fact): number {
  const slots = new Set(a.clauses.flatMap(({ frames }) => frames.map(({ key }) => key)));
  if (b.clauses.some(({ frames }) => frames.some(({ key }) => slots.has(key)))) return 1;
  const [terms, others] = [new Set(a.terms), new Set(b.terms)];
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared++;
  const least = Math.min(terms.size, others.size);
  return shared * 3 < least || shared === 0 ? 0 : shared / least;
}

/** Who says it, of whom, and in which scope: what is said of one party says nothing of another. */
function partyOf({ statement, held }: Fact): string {
  const owner = statement.clauses.find(({ role }) => role === 'main')?.owner;
  const speaker = statement.voice === 'other' ? held.speaker?.toLowerCase() : undefined;
  return JSON.stringify([
    statement.voice,
    speaker,
    owner?.kind,
    owner?.key,
    owner?.names,
    [...scopesOf([...(held.tags ?? [])].sort())].sort(),
  ]);
}
