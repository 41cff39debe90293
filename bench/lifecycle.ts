/**
 * How memories live and go: the published scenarios and harder ones told through `openMemory`, messages that ask to forget, and labelled
 * pairs with precision and recall of what replaces what.
 *
 * Usage: LOCI_BENCH_DATA=<folder> npm run bench:lifecycle [-- --verbose] [--judge]
 *
 * The pairs are read from `lifecycle-pairs.*.jsonl` in the folder: `{ old, new, label }` a line. Without the folder the rest runs alone.
 * `--judge` lets a model decide where the rules do not, instead of a scripted judge: LOCI_JUDGE_KEY, LOCI_JUDGE_MODEL and, for another
 * service than OpenAI with the same interface, LOCI_JUDGE_URL. It is asked about the made-up texts of this benchmark.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Judge, type Memory, memoryStorage, openMemory } from '../src/index.js';
import { liveJudge, liveModel } from './lifecycle/judges.js';
import { recognise } from './lifecycle/recognition.js';
import { hard, published, type Story } from './lifecycle/stories.js';

const verbose = process.argv.includes('--verbose');
const judge: Judge | undefined = process.argv.includes('--judge') ? liveJudge(liveModel(process.env)) : undefined;

const open = (): Promise<Memory> => openMemory({ storage: memoryStorage(), ...(judge === undefined ? {} : { judge }) });

async function holds(story: Story): Promise<boolean> {
  const memory = await open();
  await story.tell(memory);
  const seen = story.as === undefined ? memory : memory.as({ user: story.as });
  const held = (await seen.recent(100)).map(({ content }) => content).sort();
  let fits = JSON.stringify(held) === JSON.stringify([...story.holds].sort());
  for (const { question, says, never } of story.asks ?? []) {
    const answers = await seen.recall(question);
    fits &&= says?.test(answers[0]?.content ?? '') ?? true;
    fits &&= !(never?.test(JSON.stringify(answers)) ?? false);
  }
  await memory.close();
  if (!fits && verbose) console.log(held);
  return fits;
}

async function tellAll(title: string, stories: readonly Story[]): Promise<boolean> {
  let told = 0;
  console.log(`\n${title}`);
  for (const story of stories) {
    const fits = await holds(story);
    if (fits) told++;
    console.log(`${fits ? 'holds ' : 'FAILS '} ${story.name}`);
  }
  console.log(`${told} of ${stories.length}`);
  return told === stories.length;
}

interface Pair {
  readonly old: string;
  readonly new: string;
  readonly label: string;
}

const replaces = (label: string) => label === 'contradicts' || label === 'updates';

/** What a pair comes to when both are remembered, one after the other. */
async function relationOf(pair: Pair): Promise<string> {
  const memory = await open();
  await memory.remember(pair.old);
  const { relation, superseded, status } = await memory.remember(pair.new);
  await memory.close();
  if (superseded.length > 0) return relation;
  return status === 'gated' || replaces(relation) ? 'unrelated' : relation;
}

async function measure(file: string): Promise<void> {
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Pair => JSON.parse(line));
  const count = { right: 0, wrong: 0, missed: 0, same: 0, falseDuplicates: 0, uncertain: 0 };
  for (const [i, pair] of pairs.entries()) {
    const found = await relationOf(pair);
    if (replaces(found) && replaces(pair.label)) count.right++;
    else if (replaces(found)) count.wrong++;
    else if (replaces(pair.label)) count.missed++;
    if (found === pair.label) count.same++;
    if (found === 'uncertain') count.uncertain++;
    if (found === 'duplicate' && pair.label !== 'duplicate') count.falseDuplicates++;
    if (verbose && found !== pair.label) console.log(`${i}\t${pair.label} -> ${found}\t${pair.old} | ${pair.new}`);
  }
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
  console.log(
    `| ${file.replace(/.*[/\\]/, '')} | ${pairs.length} | ${share(count.right, count.right + count.wrong)} | ${share(count.right, count.right + count.missed)} | ${count.wrong} | ${count.falseDuplicates} | ${count.uncertain} | ${share(count.same, pairs.length)} |`,
  );
}

const told = await tellAll('Published scenarios', published);
const kept = await tellAll('Hard ones', hard);
const safe = await recognise(judge, verbose);

const data = process.env.LOCI_BENCH_DATA;
const files = data === undefined ? [] : readdirSync(data).filter((name) => /^lifecycle-pairs\..*jsonl$/.test(name));
if (files.length === 0) console.log('\nNo pairs: set LOCI_BENCH_DATA to a folder with lifecycle-pairs.*.jsonl.');
else {
  console.log('\n| pairs | count | precision | recall | wrong | false duplicates | uncertain | five-way |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const name of files) await measure(join(data ?? '', name));
}
process.exitCode = told && kept && safe ? 0 : 1;
