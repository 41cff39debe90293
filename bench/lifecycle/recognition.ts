import { type Judge, type Memory, memoryStorage, openMemory } from '../../src/index.js';
import { scriptedJudge } from './judges.js';

/** A kind of message, and what it must lead to beside three memories that it does not mean. */
interface Row {
  readonly name: string;
  readonly memories: readonly string[];
  /** Ten ways to say it. */
  readonly messages: readonly string[];
  /** What is left at the end; `message` stands for what was said. */
  readonly left: readonly string[];
  /** `remember`: the message is a statement; `wish`: it goes to `forgetByDescription`. */
  readonly how: 'wish' | 'remember';
}

const decoys = ['I live in Porto.', 'My dentist is Dr. Moreau.', 'The standup is at 9:30.'];
const casual = 'I prefer a casual tone for my updates.';
const formal = 'I prefer a formal corporate tone for my updates.';
const bullets = 'I prefer short bullet summaries in my updates.';

const rows: readonly Row[] = [
  {
    name: 'names the preference and asks to forget it',
    how: 'wish',
    memories: [...decoys, casual],
    left: decoys,
    messages: [
      'Forget my casual tone preference.',
      'Please forget that I prefer a casual tone for my updates.',
      'Delete my preference for a casual tone.',
      'Drop the casual tone for my updates.',
      'Stop using a casual tone in my updates.',
      'Remove what you know about my casual tone.',
      'You can forget my casual tone preference.',
      'Erase the memory about my tone in updates.',
      'I want you to forget my casual tone preference.',
      'Get rid of my tone preference.',
    ],
  },
  {
    name: 'asks to disregard what was said about how updates should sound',
    how: 'wish',
    memories: [...decoys, casual],
    left: decoys,
    messages: [
      'Please disregard what I said about the tone of my updates.',
      'Disregard what I told you earlier about how my updates should sound.',
      'Ignore what I said about the tone of updates.',
      'Never mind what I said about my updates being casual.',
      'Scrap what I said about the style of my updates.',
      'Forget what I said about how my updates should sound.',
      'Disregard my earlier statement on the tone of updates.',
      'Ignore my earlier instruction about casual updates.',
      'What I said about the tone of my updates, please disregard it.',
      'Please ignore the bit about casual updates.',
    ],
  },
  {
    name: 'asks which tone is on file',
    how: 'wish',
    memories: [...decoys, casual],
    left: [...decoys, casual],
    messages: [
      'Which tone preference do you have on file?',
      'What tone do I prefer?',
      'Did I ask you to forget my tone preference?',
      'Do you remember my tone preference?',
      'What did I say about the tone of my updates?',
      'Can you tell me which tone I like?',
      'How should my updates sound?',
      'Have you forgotten my casual tone preference?',
      'Should you forget my tone preference?',
      'Is my tone preference casual?',
    ],
  },
  {
    name: 'says that it is over, and not what',
    how: 'wish',
    memories: [...decoys, casual],
    left: [...decoys, casual],
    messages: [
      "I'm no longer doing that, drop it.",
      'Forget it.',
      'Forget that.',
      'Never mind.',
      'Drop it, please.',
      "I don't do that any more.",
      'Scratch that.',
      'Please forget about it.',
      'Just ignore that.',
      "That's over, forget it.",
    ],
  },
  {
    name: 'is vague where two are equally plausible',
    how: 'wish',
    memories: [...decoys, formal, bullets],
    left: [...decoys, formal, bullets],
    messages: [
      'Forget how I like my updates.',
      'Forget my preference for my updates.',
      'Disregard what I prefer in my updates.',
      'Drop my updates preference.',
      'Forget what I said about my updates.',
      'Ignore what I said about my updates.',
      'Delete my preference about updates.',
      'Please forget my updates preference.',
      'Remove my preference for updates.',
      'Stop using my preference for updates.',
    ],
  },
  {
    name: 'stops the formal tone and asks for a casual one in one turn',
    how: 'remember',
    memories: [...decoys, 'I prefer a formal tone for my updates.'],
    left: [...decoys, 'message'],
    messages: [
      'Stop the formal tone for my updates, use a casual tone instead.',
      'Use a casual tone for my updates instead of a formal tone.',
      'No more formal tone in my updates, a casual tone from now on.',
      'I no longer want a formal tone for my updates; use a casual tone.',
      'I prefer a casual tone for my updates now.',
      'From now on my updates have a casual tone.',
      'Switch the tone of my updates from formal to casual.',
      'Make the tone of my updates casual, not formal.',
      'My updates should have a casual tone instead of a formal one.',
      'Please use a casual tone in my updates from now on.',
    ],
  },
];

/** Speaks for a model that understands what a wish means: the tone, when the wish says so. */
const script = scriptedJudge(
  [[/\b(?:tone|sound|style|casual)\b/i, /\btone\b/]],
  [[/formal tone/, /casual/, 'updates']],
);

async function leaves(row: Row, message: string, judge: Judge | undefined): Promise<boolean> {
  const memory: Memory = await openMemory({ storage: memoryStorage(), ...(judge === undefined ? {} : { judge }) });
  for (const text of row.memories) await memory.remember(text);
  if (row.how === 'wish') await memory.forgetByDescription(message);
  else await memory.remember(message);
  const held = (await memory.recent(100)).map(({ content }) => content).sort();
  await memory.close();
  const expected = row.left.map((text) => (text === 'message' ? message : text)).sort();
  return JSON.stringify(held) === JSON.stringify(expected);
}

/** Runs every message of every row by the rules alone, and with a judge: the written one, or a live one. */
export async function recognise(live: Judge | undefined, verbose: boolean): Promise<boolean> {
  console.log(
    `\n| a message that … | must | rules alone | with ${live === undefined ? 'a scripted' : 'the live'} judge |`,
  );
  console.log('|---|---|---|---|');
  let safe = true;
  for (const row of rows) {
    const counts: number[] = [];
    for (const judge of [undefined, live ?? script]) {
      let right = 0;
      for (const message of row.messages) {
        const fits = await leaves(row, message, judge);
        if (fits) right++;
        else if (verbose) console.log(`  ${judge === undefined ? 'rules' : 'judge'}: ${message}`);
      }
      counts.push(right);
    }
    const must =
      row.how === 'remember' ? 'replace' : row.left.length < row.memories.length ? 'forget it' : 'delete nothing';
    // To forget nothing is a promise; to understand is not.
    if (must === 'delete nothing') safe &&= counts.every((right) => right === row.messages.length);
    console.log(`| ${row.name} | ${must} | ${counts.map((right) => `${right}/${row.messages.length}`).join(' | ')} |`);
  }
  return safe;
}
