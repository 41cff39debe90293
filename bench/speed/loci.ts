/** loci over a folder on disk, in process. */
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Memory, openMemory } from '../../src/node/index.js';
import { makeCorpus } from '../corpus.js';
import { bytesHeld, type Figures, percentile, queryTimes, timed } from './measure.js';

const singles = 60;

/** What people tell an assistant about themselves. */
const statements = [
  'I moved to Berlin.',
  'My favourite editor is Helix.',
  'The budget for Heron is 40k.',
  'I am allergic to peanuts.',
  'I prefer a casual tone for team updates.',
  'My sister lives in Rome.',
];

export async function measureLoci(count: number): Promise<Figures> {
  const { memories, queries } = makeCorpus(count);
  const textBytes = memories.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const folder = mkdtempSync(join(tmpdir(), 'loci-bench-'));
  try {
    const build = await timed(() => load(folder, memories));
    const disk = sizeOf(folder);
    const open = await timed(async () => (await openAndAsk(folder, queries[0] ?? '')).close());

    // What is held is what a fresh opening adds: nothing of the handles before is left.
    const before = bytesHeld();
    const memory = await openAndAsk(folder, queries[0] ?? '');
    const held = bytesHeld() - before;

    const searches = await queryTimes(queries, (query) => memory.recall(query));
    const created: number[] = [];
    const remembered: number[] = [];
    const ids: string[] = [];
    for (let i = 0; i < singles; i++) {
      created.push((await timed(() => createDurably(folder, i))).ms);
      const one = await timed(() =>
        memory.remember({ content: `${memories[i] ?? ''} Once more, number ${i}.`, relate: false }),
      );
      remembered.push(one.ms);
      ids.push(one.result.id);
    }
    const related: number[] = [];
    for (let i = 0; i < singles; i++) {
      const content = `${statements[i % statements.length] ?? ''} That is what I said on day ${i}.`;
      const one = await timed(() => memory.remember(content));
      related.push(one.ms);
    }
    const forgotten: number[] = [];
    const { hits } = await memory.search('', { limit: 100 });
    for (const id of [...ids.slice(0, singles / 2), ...hits.slice(singles, singles * 1.5).map((hit) => hit.id)]) {
      forgotten.push((await timed(() => memory.forget(id))).ms);
    }
    await memory.close();
    return {
      subject: 'loci',
      memories: count,
      textBytes,
      build: build.ms,
      searchP50: percentile(searches, 0.5),
      searchP95: percentile(searches, 0.95),
      openAndFirst: open.ms,
      held,
      disk,
      rememberP50: percentile(remembered, 0.5),
      rememberP95: percentile(remembered, 0.95),
      relatedP50: percentile(related, 0.5),
      relatedP95: percentile(related, 0.95),
      forgetP50: percentile(forgotten, 0.5),
      forgetP95: percentile(forgotten, 0.95),
      creationP50: percentile(created, 0.5),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(folder: string, memories: readonly string[]): Promise<void> {
  const memory = await openMemory(folder);
  await memory.rememberAll(memories.map((content) => ({ content, kind: 'fact' })));
  await memory.close();
}

async function openAndAsk(folder: string, query: string): Promise<Memory> {
  const memory = await openMemory(folder);
  await memory.recall(query);
  return memory;
}

/** The least that a durable write can cost here: a small file written, flushed, linked into place, and its folder flushed. */
function createDurably(folder: string, n: number): void {
  const temp = join(folder, `bench-temp-${n}`);
  const file = openSync(temp, 'wx');
  writeSync(file, 'x'.repeat(200));
  fsyncSync(file);
  closeSync(file);
  linkSync(temp, join(folder, `bench-${n}`));
  unlinkSync(temp);
  const parent = openSync(folder, 'r');
  fsyncSync(parent);
  closeSync(parent);
  unlinkSync(join(folder, `bench-${n}`));
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
