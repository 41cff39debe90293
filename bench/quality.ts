/**
 * How well loci finds what is meant, beside plain stemmed BM25+ and MiniSearch, on every data set found, with an ablation table.
 * Usage: npm run bench:quality [-- --json FILE] [-- --markdown FILE] [-- --no-ablation] [-- --quick: loci alone, without ablation]
 */
import { writeFileSync } from 'node:fs';
import { measured } from '../src/engine/search/weights.js';
import { type SearchWeights, searchParts } from '../src/model/queries.js';
import { abstention, unanswerable } from './quality/abstention.js';
import { type Answered, answer, prepare } from './quality/measure.js';
import { interval, mean, measures } from './quality/metrics.js';
import { howToGetThem, type RetrievalSet, readSets } from './quality/sets.js';
import { lociOf, miniSearch, plainBm25, type Subject } from './quality/subjects.js';

const args = process.argv.slice(2);
const fileAfter = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);

const quick = args.includes('--quick');

const sets = readSets();
if (process.env.LOCI_BENCH_DATA === undefined) console.log(`${howToGetThem}\n`);
if (sets.length === 0) process.exit(0);

const percent = (value: number) => (Number.isNaN(value) ? '-' : (100 * value).toFixed(1));
const lines: string[] = [];
const say = (line = '') => {
  lines.push(line);
  console.log(line);
};
const report: Record<string, unknown> = {};

const stores = new Map<string, readonly Subject[]>();
for (const set of sets) stores.set(set.name, await prepare(set.groups, lociOf));
const storesOf = (set: RetrievalSet) => stores.get(set.name) ?? [];

const own = new Map<string, readonly Answered[]>();
say('| set | questions | subject | recall@10 | recall@20 | hit@1 | MRR@10 | nDCG@10 | half A / B (recall@10) |');
say('|---|---|---|---|---|---|---|---|---|');
for (const set of sets) {
  const subjects: readonly (readonly [string, readonly Subject[]])[] = [
    ['loci', storesOf(set)],
    ...(quick
      ? []
      : ([
          ['BM25+', set.groups.map(plainBm25)],
          ['MiniSearch', set.groups.map(miniSearch)],
        ] as const)),
  ];
  for (const [name, subject] of subjects) {
    const answers = await answer(set, subject);
    if (name === 'loci') own.set(set.name, answers);
    const figures = measures.map((measure) => percent(mean(answers.map((one) => one[measure]))));
    const halves = (['A', 'B'] as const).map((half) =>
      percent(mean(answers.filter((one) => one.half === half).map(({ recall10 }) => recall10))),
    );
    say(`| ${[set.name, answers.length, name, ...figures, halves.join(' / ')].join(' | ')} |`);
    report[`${set.name}/${name}`] = Object.fromEntries(measures.map((m) => [m, mean(answers.map((one) => one[m]))]));
  }
}

say('\n| set | category | questions | recall@10 | recall@20 | hit@1 | MRR@10 |\n|---|---|---|---|---|---|---|');
for (const [name, answers] of own) {
  for (const category of [...new Set(answers.map((one) => one.category))].sort()) {
    const some = answers.filter((one) => one.category === category);
    const figures = (['recall10', 'recall20', 'hit1', 'mrr10'] as const).map((m) =>
      percent(mean(some.map((one) => one[m]))),
    );
    say(`| ${[name, category, some.length, ...figures].join(' | ')} |`);
    report[`${name}/loci/${category}`] = { questions: some.length, recall10: mean(some.map((one) => one.recall10)) };
  }
}

for (const [name, answers] of own) {
  const orders = answers.flatMap(({ newerFirst }) => newerFirst ?? []);
  if (orders.length === 0) continue;
  const share = mean(orders.map((first) => (first ? 1 : 0)));
  say(`\n${name}: of ${orders.length} update pairs found, newer before older in ${percent(share)} %`);
  report[`${name}/newerFirst`] = share;
}

say('\n| set | abstention AUC | expected calibration error |\n|---|---|---|');
for (const set of sets) {
  const { auc, error } = await abstention(set, storesOf(set), own.get(set.name) ?? []);
  say(`| ${set.name} | ${Number.isNaN(auc) ? '-' : auc.toFixed(3)} | ${error.toFixed(3)} |`);
  report[`${set.name}/abstention`] = { auc, error };
}

for (const set of sets) {
  const { asked, answered, sure } = await unanswerable(set, storesOf(set));
  if (asked === 0) continue;
  say(`\n${set.name}: of ${asked} questions without an answer ${answered} get hits, ${sure} of relevance 0.5 or more`);
  report[`${set.name}/unanswerable`] = { asked, answered, sure };
}

if (!quick && !args.includes('--no-ablation')) {
  say(
    '\nWithout one part (or, for parts that are off, with it), the change of recall@10 in points; * = the 95 % interval excludes 0:\n',
  );
  say(`| part | weight | ${sets.map(({ name }) => name).join(' | ')} |`);
  say(`|---|---|${sets.map(() => '---|').join('')}`);
  for (const part of searchParts) {
    const weights: SearchWeights = { [part]: measured[part] === 0 ? trial(part) : neutral(part) };
    const cells: string[] = [];
    for (const set of sets) {
      const changed = await answer(set, storesOf(set), { weights });
      const differences = changed.map((one, i) => one.recall10 - (own.get(set.name)?.[i]?.recall10 ?? 0));
      const [low, high] = interval(differences);
      const sign = low > 0 || high < 0 ? '*' : '';
      const points = (value: number) => (100 * value).toFixed(1);
      cells.push(`${points(mean(differences))}${sign} (${points(low)} … ${points(high)})`);
      report[`${set.name}/ablation/${part}`] = { mean: mean(differences), low, high };
    }
    say(`| ${[measured[part] === 0 ? `+ ${part}` : `- ${part}`, measured[part], ...cells].join(' | ')} |`);
  }
}

/** The weight at which a part does nothing. */
function neutral(part: (typeof searchParts)[number]): number {
  return part === 'weakWords' || part === 'laterPassages' ? 1 : 0;
}

/** What a part that is off is tried with: half the weight of the reference. */
function trial(part: (typeof searchParts)[number]): number {
  return part === 'expansion' ? 0.1 : part === 'rarity' ? 0.3 : 0.5;
}

const markdown = fileAfter('--markdown');
if (markdown !== undefined) writeFileSync(markdown, `${lines.join('\n')}\n`);
const json = fileAfter('--json');
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
