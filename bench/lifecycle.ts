/**
 * How statements are related: stories that are told about memories, as a whole through `openMemory`, and labelled pairs, with
 * precision and recall of what replaces what. Usage: LOCI_BENCH_DATA=<folder> npm run bench:lifecycle [-- --verbose]
 *
 * The pairs are read from `lifecycle-pairs.*.jsonl` in the folder: `{ old, new, label }` a line. Without the folder the stories
 * run alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Memory, memoryStorage, openMemory } from '../src/index.js';

const verbose = process.argv.includes('--verbose');

interface Story {
  readonly name: string;
  readonly says: readonly string[];
  /** Texts that hold at the end, in any order. */
  readonly holds: readonly string[];
  readonly asks?: string;
  /** What the question must not say. */
  readonly never?: RegExp;
  readonly forget?: string;
}

const stories: readonly Story[] = [
  {
    name: 'a style for internal updates, another for clients',
    says: ['I prefer a casual tone for internal updates.', 'I prefer a formal tone for client emails.'],
    holds: ['I prefer a casual tone for internal updates.', 'I prefer a formal tone for client emails.'],
  },
  {
    name: 'a client changes how it logs in',
    says: ['Northwind logs in with SSO.', 'Northwind left SSO and now logs in with email and password.'],
    holds: ['Northwind left SSO and now logs in with email and password.'],
    asks: 'How does Northwind log in?',
    never: /with SSO/,
  },
  {
    name: 'a team pivots',
    says: [
      'Project Falcon will launch with a mobile app.',
      'Falcon is not getting a mobile app; the launch is web only.',
    ],
    holds: ['Falcon is not getting a mobile app; the launch is web only.'],
  },
  {
    name: 'a preference is forgotten on request',
    says: ['I prefer a casual tone for my updates.', 'The office opens at eight.'],
    forget: 'Forget my casual tone preference.',
    holds: ['The office opens at eight.'],
    asks: 'Which tone do I prefer?',
    never: /casual/,
  },
  {
    name: 'a question about forgetting forgets nothing',
    says: ['I prefer a casual tone for my updates.'],
    forget: 'Which tone preference is on file?',
    holds: ['I prefer a casual tone for my updates.'],
  },
  {
    name: 'a request without an object forgets nothing',
    says: ['I prefer a casual tone for my updates.'],
    forget: "I'm no longer doing that, drop it.",
    holds: ['I prefer a casual tone for my updates.'],
  },
  {
    name: 'five moves in a row',
    says: ['I live in Lisbon.', ...['Berlin', 'Oslo', 'Vienna', 'Porto', 'Riga'].map((city) => `I moved to ${city}.`)],
    holds: ['I moved to Riga.'],
  },
  {
    name: 'there and back',
    says: ['I live in Lisbon.', 'I moved to Berlin.', 'I live in Lisbon again.'],
    holds: ['I live in Lisbon again.'],
  },
  {
    name: 'the same slot of two people',
    says: ['I live in Lisbon.', 'My sister lives in Rome.', 'My sister moved to Turin.'],
    holds: ['I live in Lisbon.', 'My sister moved to Turin.'],
  },
  {
    name: 'two scopes',
    says: ['I prefer tea at home.', 'At the office I prefer coffee.'],
    holds: ['I prefer tea at home.', 'At the office I prefer coffee.'],
  },
  {
    name: 'an allergy beside another',
    says: ["I'm allergic to peanuts.", "I'm allergic to latex.", "I'm not allergic to cats."],
    holds: ["I'm allergic to peanuts.", "I'm allergic to latex.", "I'm not allergic to cats."],
  },
  {
    name: 'an allergy that was none',
    says: ["I'm allergic to peanuts.", 'I am not allergic to peanuts after all.'],
    holds: ['I am not allergic to peanuts after all.'],
  },
  {
    name: 'said twice in other words',
    says: ['Omar is my manager.', 'My manager is Omar.'],
    holds: ['Omar is my manager.'],
  },
  {
    name: 'a question changes nothing',
    says: ['I like tea.', 'Do I like coffee instead of tea?'],
    holds: ['I like tea.', 'Do I like coffee instead of tea?'],
  },
  {
    name: 'a plan changes nothing',
    says: ['I live in Lisbon.', 'I might move to Berlin next year.'],
    holds: ['I live in Lisbon.', 'I might move to Berlin next year.'],
  },
  {
    name: 'a supplier is replaced',
    says: ['Bluebell Bakery is our coffee supplier.', 'Our coffee supplier changed to Harbor Roasters.'],
    holds: ['Our coffee supplier changed to Harbor Roasters.'],
  },
];

async function tells(story: Story): Promise<boolean> {
  const memory = await openMemory({ storage: memoryStorage() });
  for (const text of story.says) await memory.remember(text);
  if (story.forget !== undefined) await memory.forgetByDescription(story.forget);
  const holds = (await memory.recent(100)).map(({ content }) => content).sort();
  const said = story.asks === undefined ? '' : JSON.stringify(await memory.recall(story.asks));
  await memory.close();
  const fits = JSON.stringify(holds) === JSON.stringify([...story.holds].sort());
  return fits && !(story.never?.test(said) ?? false);
}

interface Pair {
  readonly old: string;
  readonly new: string;
  readonly label: string;
}

const replaces = (label: string) => label === 'contradicts' || label === 'updates';

/** What a pair comes to when both are remembered, one after the other. */
async function relationOf(memory: Memory, pair: Pair): Promise<string> {
  await memory.remember(pair.old);
  const { relation, superseded, status } = await memory.remember(pair.new);
  if (superseded.length > 0) return relation;
  return status === 'gated' || replaces(relation) ? 'unrelated' : relation;
}

async function measure(file: string): Promise<void> {
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Pair => JSON.parse(line));
  const count = { right: 0, wrong: 0, missed: 0, same: 0, duplicates: 0, falseDuplicates: 0, uncertain: 0 };
  for (const [i, pair] of pairs.entries()) {
    const memory = await openMemory({ storage: memoryStorage() });
    const found = await relationOf(memory, pair);
    await memory.close();
    if (replaces(found) && replaces(pair.label)) count.right++;
    else if (replaces(found)) count.wrong++;
    else if (replaces(pair.label)) count.missed++;
    if (found === pair.label) count.same++;
    if (found === 'uncertain') count.uncertain++;
    if (found === 'duplicate' && pair.label === 'duplicate') count.duplicates++;
    else if (found === 'duplicate') count.falseDuplicates++;
    if (verbose && found !== pair.label) console.log(`${i}\t${pair.label} -> ${found}\t${pair.old} | ${pair.new}`);
  }
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
  console.log(
    `| ${file.replace(/.*[/\\]/, '')} | ${pairs.length} | ${share(count.right, count.right + count.wrong)} | ${share(count.right, count.right + count.missed)} | ${count.wrong} | ${count.falseDuplicates} | ${count.uncertain} | ${share(count.same, pairs.length)} |`,
  );
}

let told = 0;
for (const story of stories) {
  const fits = await tells(story);
  if (fits) told++;
  console.log(`${fits ? 'holds ' : 'FAILS '} ${story.name}`);
}
console.log(`\n${told} of ${stories.length} stories\n`);

const data = process.env.LOCI_BENCH_DATA;
const files = data === undefined ? [] : readdirSync(data).filter((name) => /^lifecycle-pairs\..*jsonl$/.test(name));
if (files.length === 0) console.log('No pairs: set LOCI_BENCH_DATA to a folder with lifecycle-pairs.*.jsonl.');
else {
  console.log('| pairs | count | precision | recall | wrong | false duplicates | uncertain | five-way |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const name of files) await measure(join(data ?? '', name));
}
process.exitCode = told === stories.length ? 0 : 1;
