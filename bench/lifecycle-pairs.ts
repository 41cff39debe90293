/**
 * How well the rules relate pairs of statements: a table of labels against answers, and precision and recall of replacing. Reads
 * lifecycle-pairs.dev.jsonl (lines of `{ old, new, label }`) in the folder named by LOCI_BENCH_DATA where there is one, and the project's own
 * pairs in any case. Usage: tsx bench/lifecycle-pairs.ts [--wrong]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseStatement } from '../src/engine/relate/analyse.js';
import { relate } from '../src/engine/relate/relate.js';
import {
  chatPairs,
  freePairs,
  freshPairs,
  heardPairs,
  holdoutPairs,
  latePairs,
  ownPairs,
  saidPairs,
  talkPairs,
  trapPairs,
  typedPairs,
  unseenPairs,
} from '../test/engine/relate/pairs/index.js';

interface LabelledPair {
  readonly label: string;
  readonly older: string;
  readonly newer: string;
}

export interface PairFigures {
  readonly name: string;
  readonly pairs: number;
  /** Answers that equal the label. */
  readonly right: number;
  /** Of the pairs taken as replaced, the share that is labelled so. */
  readonly precision: number;
  /** Of the pairs labelled as replaced, the share that was found. */
  readonly recall: number;
  /** Distinct facts taken for duplicates. */
  readonly lost: number;
  readonly table: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wrong: readonly (LabelledPair & { readonly answer: string; readonly reason: string })[];
}

const replaces = (label: string) => label === 'contradicts' || label === 'updates';
const answers = ['contradicts', 'updates', 'extends', 'duplicate', 'uncertain', 'unrelated'] as const;

export function measurePairs(name: string, pairs: readonly LabelledPair[]): PairFigures {
  const table: Record<string, Record<string, number>> = {};
  const wrong: PairFigures['wrong'][number][] = [];
  let right = 0;
  let hits = 0;
  let taken = 0;
  let labelled = 0;
  let lost = 0;
  for (const pair of pairs) {
    const { relation, reason } = relate(analyseStatement(pair.older), analyseStatement(pair.newer));
    const row = table[pair.label] ?? Object.fromEntries(answers.map((answer) => [answer, 0]));
    table[pair.label] = row;
    row[relation] = (row[relation] ?? 0) + 1;
    if (relation === pair.label) right++;
    else wrong.push({ ...pair, answer: relation, reason });
    if (replaces(relation)) taken++;
    if (replaces(pair.label)) labelled++;
    if (replaces(relation) && replaces(pair.label)) hits++;
    if (relation === 'duplicate' && pair.label !== 'duplicate') lost++;
  }
  return { name, pairs: pairs.length, right, precision: hits / taken, recall: hits / labelled, lost, table, wrong };
}

/** Every set that is there. */
export function pairSets(): { readonly name: string; readonly pairs: readonly LabelledPair[] }[] {
  const sets: { name: string; pairs: readonly LabelledPair[] }[] = [
    { name: 'own', pairs: ownPairs },
    { name: 'own, free wording', pairs: freePairs },
    { name: 'own, held out', pairs: holdoutPairs },
    { name: 'own, written last', pairs: freshPairs },
    { name: 'talk', pairs: talkPairs },
    { name: 'talk, unseen', pairs: unseenPairs },
    { name: 'traps', pairs: trapPairs },
    { name: 'late', pairs: latePairs },
    { name: 'said', pairs: saidPairs },
    { name: 'heard', pairs: heardPairs },
    { name: 'chat', pairs: chatPairs },
    { name: 'typed', pairs: typedPairs },
  ];
  const folder = process.env.LOCI_BENCH_DATA;
  const file = folder === undefined ? undefined : join(folder, 'lifecycle-pairs.dev.jsonl');
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const read = lines.map((line) => JSON.parse(line) as { old: string; new: string; label: string });
    sets.unshift({ name: 'dev', pairs: read.map((pair) => ({ label: pair.label, older: pair.old, newer: pair.new })) });
  }
  return sets;
}

function print(figures: PairFigures, wrong: boolean): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `\n${figures.name}: ${figures.pairs} pairs, ${figures.right} right, replacing: precision ${percent(figures.precision)}, recall ${percent(figures.recall)}, false duplicates ${figures.lost}\n`,
  );
  console.log(`| label | ${answers.join(' | ')} |\n|---|${answers.map(() => '---').join('|')}|`);
  for (const label of answers) {
    const row = figures.table[label];
    if (row) console.log(`| ${label} | ${answers.map((answer) => row[answer] ?? 0).join(' | ')} |`);
  }
  if (!wrong) return;
  for (const { label, older, newer, answer, reason } of figures.wrong)
    console.log(`${label} -> ${answer} (${reason}): ${older} | ${newer}`);
}

if (process.argv[1]?.endsWith('lifecycle-pairs.ts')) {
  if (process.env.LOCI_BENCH_DATA === undefined)
    console.log('LOCI_BENCH_DATA names no folder: only the pairs of the project itself.');
  for (const { name, pairs } of pairSets()) print(measurePairs(name, pairs), process.argv.includes('--wrong'));
}
