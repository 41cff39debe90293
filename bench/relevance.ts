/**
 * Fits the model of `relevance` (src/engine/search/relevance.ts) on every data set found, and says how well it does on questions that it was not
 * fitted on. Usage: LOCI_BENCH_DATA=FOLDER npm run bench:relevance
 *
 * Each question is asked in its own store, and with the names of the speakers masked in its own and in the next group's store. The model has two
 * aims: to say how often the first hit is an answer (all sets alike, own and foreign stores), and to set a question asked at home above
 * one asked abroad (pairs within a set). Groups with even places are half A, the others half B.
 */
import { type Evidence, evidenceOf, hitParts, questionParts } from '../src/engine/search/evidence.js';
import type { RecordFacts } from '../src/engine/search/facts.js';
import { SpaceIndex } from '../src/engine/search/space-index.js';
import { registerAllLanguages } from '../src/engine/text/packs/all.js';
import { seeded } from './corpus.js';
import { masking } from './quality/abstention.js';
import { dot, fitLogistic, type Sample } from './quality/logistic.js';
import { auc, calibrationError } from './quality/metrics.js';
import { type Group, howToGetThem, type Question, type RetrievalSet, readSets } from './quality/sets.js';

/** How much each aim and set counts. Cranfield has one group, so nothing holds it but its own figures. */
const pairsWeight = 1;
const weightOf = {
  own: { cranfield: 6, 'facts-2': 0.3, 'facts-3': 0.3 },
  pairs: { 'beam-100k': 2, realtalk: 2, locomo: 2.5 },
} as const;
const pairsOfSet = 6000;
/** Pairs differ by so much more than samples that they are looked at through this. */
const pairScale = 1.5;
const ridge = 3e-2;

/** All parts but `rank`, which is 0 for every first hit: it is fitted afterwards, on the hits that follow. */
const parts = [...questionParts, ...hitParts.filter((part) => part !== 'rank')];

interface Asked {
  readonly set: string;
  readonly half: 'A' | 'B';
  readonly how: 'own' | 'home' | 'abroad';
  /** The features of the first hit; `undefined` where there is none. */
  readonly features: readonly number[] | undefined;
  readonly came: boolean;
  /** The second to tenth hits. */
  readonly next: readonly { readonly features: readonly number[]; readonly rank: number; readonly came: boolean }[];
}

registerAllLanguages();
const sets = readSets();
if (process.env.LOCI_BENCH_DATA === undefined) console.log(`${howToGetThem}\n`);
const asked = sets.flatMap(askAll);

for (const own of ['A', 'B'] as const) {
  report(
    `Fitted on half ${own}, tried on the other`,
    fitted(asked.filter(({ half }) => half === own)),
    ({ half }) => half !== own,
  );
}
const model = fitted(asked);
report('Fitted on all', model, () => true);
console.log(`\nconstant: ${model[0]?.toFixed(3)}`);
for (const [i, part] of parts.entries()) console.log(`${part}: ${model[i + 1]?.toFixed(3)}`);
console.log(`rank: ${rankOf(asked, model).toFixed(3)}`);

function askAll(set: RetrievalSet): Asked[] {
  const stores = set.groups.map(storeOf);
  // Sets of people that ask the same things of their own lives: a stranger's store has answers, too. What has none at home is marked.
  const isMarked = set.groups.some(({ queries }) => queries.some(({ relevant }) => relevant.length === 0));
  return set.groups.flatMap((group, place) => {
    const [home, abroad] = [stores[place], stores[(place + 1) % stores.length]];
    if (home === undefined || abroad === undefined) return [];
    const mask = masking(group);
    return group.queries.flatMap((question, index): Asked[] => {
      const common = { set: set.name, half: (stores.length > 1 ? place : index) % 2 === 0 ? 'A' : 'B' } as const;
      const masked = { ...question, text: mask(question.text) };
      const own: Asked = { ...common, how: 'own', ...home(question) };
      if (stores.length === 1 || isMarked) return [own];
      const there: Asked = { ...common, how: 'abroad', ...abroad(masked), came: false };
      return [own, { ...common, how: 'home', ...home(masked) }, there];
    });
  });
}

type Store = (question: Question) => Pick<Asked, 'features' | 'came' | 'next'>;

/** A group's documents as the search alone holds them. */
function storeOf({ docs }: Group): Store {
  const inOrder = docs.filter(({ text }) => text.trim() !== '').sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const index = SpaceIndex.empty();
  for (const [ordinal, { text, speaker, time }] of inOrder.entries()) {
    index.add(ordinal, { content: text, ...(speaker === undefined ? {} : { speaker }) }, time ?? 0);
  }
  const facts: RecordFacts = {
    sessionOf: (ordinal) => (inOrder[ordinal]?.session ?? -1) + 1,
    isTurn: (ordinal) => inOrder[ordinal]?.speaker !== undefined,
    momentOf: (ordinal) => inOrder[ordinal]?.time ?? 0,
    isReadable: () => true,
  };
  return ({ text, now, relevant }) => {
    let evidence: Evidence | undefined;
    let first: readonly number[] = [];
    const { hits } = index.search({
      text,
      limit: 10,
      facts,
      ...(now == null ? {} : { now }),
      relevances: (context, ranked) => {
        evidence = evidenceOf(context, ranked);
        first = Array.from({ length: Math.min(10, ranked.length) }, (_, i) => ranked[i] ?? 0);
        return () => 1;
      },
    });
    const came = hits.map(({ ordinal }) => relevant.includes(inOrder[ordinal]?.id ?? ''));
    const known = evidence;
    if (known === undefined) return { features: undefined, came: false, next: [] };
    const [features, ...next] = first.map((row) => featuresOf(known, row));
    const ranks = first.map((row) => known.hit(row).rank);
    return {
      features,
      came: came[0] ?? false,
      next: next.map((own, i) => ({ features: own, rank: ranks[i + 1] ?? 0, came: came[i + 1] ?? false })),
    };
  };
}

function featuresOf(evidence: Evidence, row: number): number[] {
  const own = { ...evidence.question, ...evidence.hit(row) };
  return [1, ...parts.map((part) => own[part])];
}

/** The constant and a coefficient for each part. */
function fitted(some: readonly Asked[]): number[] {
  const known = some.flatMap(({ features, ...rest }) => (features === undefined ? [] : [{ ...rest, features }]));
  // Features of unit spread, so that the ridge is the same for all.
  const spreads = parts.map((_, i) => deviation(known.map(({ features }) => features[i + 1] ?? 0)));
  const scaled = (features: readonly number[]) =>
    features.map((value, i) => (i === 0 ? value : value / (spreads[i - 1] ?? 1)));
  const samples = [...new Set(known.map(({ set }) => set))].flatMap((set): Sample[] => {
    const of = (...ways: Asked['how'][]) => known.filter((one) => one.set === set && ways.includes(one.how));
    const own = of('own', 'abroad');
    const weight = share(weightOf.own, set) / own.length;
    const singles = own.map(
      ({ features, came }) => ({ features: scaled(features), came: came ? 1 : 0, weight }) as const,
    );
    return [...singles, ...pairsOf(of('home'), of('abroad'), scaled, pairsWeight * share(weightOf.pairs, set))];
  });
  return fitLogistic(samples, ridge).map((value, i) => (i === 0 ? value : value / (spreads[i - 1] ?? 1)));
}

/** What a score below the first one's takes away, all else as fitted. */
function rankOf(some: readonly Asked[], coefficients: readonly number[]): number {
  const samples = sets.flatMap(({ name }) => {
    const hits = some.filter(({ set, how }) => set === name && how === 'own').flatMap(({ next }) => next);
    return hits.map(({ features, rank, came }): Sample => {
      return { features: [rank], came: came ? 1 : 0, weight: 1 / hits.length, offset: dot(coefficients, features) };
    });
  });
  return fitLogistic(samples, 0)[0] ?? 0;
}

type Known = { readonly features: readonly number[] };

/** That a question does better at home than another one abroad, as samples of the difference. */
function pairsOf(
  home: readonly Known[],
  abroad: readonly Known[],
  scaled: (features: readonly number[]) => readonly number[],
  weight: number,
): Sample[] {
  if (home.length === 0 || abroad.length === 0) return [];
  const random = seeded(1);
  const pick = (some: readonly Known[]) => scaled(some[Math.floor(random() * some.length)]?.features ?? []);
  return Array.from({ length: pairsOfSet }, () => {
    const [better, worse] = [pick(home), pick(abroad)];
    const features = better.map((value, i) => pairScale * (value - (worse[i] ?? 0)));
    return { features, came: 1, weight: weight / pairsOfSet } as const;
  });
}

function share(shares: Readonly<Record<string, number>>, set: string): number {
  return shares[set] ?? 1;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-9;
}

function report(title: string, coefficients: readonly number[], wanted: (one: Asked) => boolean): void {
  console.log(`\n${title}\n\n| set | area | calibration error |\n|---|---|---|`);
  const relevance = ({ features }: Asked) =>
    features === undefined ? 0 : 1 / (1 + Math.exp(-dot(coefficients, features)));
  for (const { name } of sets) {
    const some = asked.filter((one) => one.set === name && wanted(one));
    const of = (how: Asked['how']) => some.filter((one) => one.how === how).map(relevance);
    const area = of('abroad').length === 0 ? '-' : auc(of('home'), of('abroad')).toFixed(3);
    const error = calibrationError(
      some.filter(({ how }) => how !== 'home').map((one) => ({ promised: relevance(one), came: one.came })),
    );
    console.log(`| ${name} | ${area} | ${error.toFixed(3)} |`);
  }
}
