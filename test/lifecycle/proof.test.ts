import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termsOf } from '../../src/engine/text/analyse.js';
import { memoryStorage, openMemory, type Storage } from '../../src/index.js';
import { parseNewMemory } from '../../src/model/parse/memory.js';
import { toAccess } from '../../src/model/parse/scope.js';
import { fileStorage } from '../../src/node/index.js';
import { search } from '../support/queries.js';
import { isLong } from '../support/runs.js';
import { resultOf, World } from '../support/world.js';
import { type Move, moves, nameOf } from './proof/moves.js';
import { type Place, Play } from './proof/play.js';

/**
 * The proof that what was corrected or forgotten never speaks again: random histories over a store in memory and one in a folder,
 * in which writers are stopped, end in the middle of something and lose their lock, probed with every text that was ever superseded
 * or forgotten, by every way of asking and in the bytes. LOCI_LONG=1 runs 5,000.
 */
const histories = isLong ? 5000 : 300;

async function bytesOf(storage: Storage, prefix = ''): Promise<string> {
  await storage.open();
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return [...(await storage.read(keys)).values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

function filesOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}

function inMemory(): Place {
  const storage = memoryStorage();
  return { enter: () => ({ ...storage, close: async () => {} }), bytes: () => bytesOf(storage) };
}

const inFolder = (folder: string): Place => ({
  enter: () => fileStorage(folder),
  bytes: async () => filesOf(folder),
});

async function played(play: Play, history: readonly Move[]): Promise<void> {
  try {
    for (const [i, move] of history.entries()) {
      await play.make(move);
      if (i % 3 === 2) await play.probe(false);
    }
    await play.probe(true);
  } finally {
    await play.end();
  }
}

describe('what was corrected or forgotten never speaks again', () => {
  const options = (numRuns: number) => ({ numRuns, endOnFailure: process.env.LOCI_NO_SHRINK === '1' });

  test('in memory', { timeout: isLong ? 3_600_000 : 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(19), async (history, n) => {
        await played(await Play.start(inMemory(), n === 0), history);
      }),
      options(Math.ceil(histories * 0.9)),
    );
  });

  test('in a folder', { timeout: isLong ? 3_600_000 : 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(9), async (history, n) => {
        const folder = mkdtempSync(join(tmpdir(), 'loci-proof-'));
        try {
          await played(await Play.start(inFolder(folder), n === 0), history);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      }),
      options(Math.floor(histories * 0.1)),
    );
  });

  test('and the scan of the bytes finds every stem and every n-gram of a text until it is forgotten', async () => {
    const storage = memoryStorage();
    const memory = await openMemory({ storage });
    await memory.rememberAll(Array.from({ length: 1030 }, (_, i) => ({ content: `note ${i}` })));
    const text = `The ${nameOf(3)} was running, organised and happily singing.`;
    const { id } = await memory.remember({ content: text, relate: false });
    await memory.flush();
    // One sign alone is three bytes, which numbers may come to by chance.
    const traces = termsOf(text).filter((term) => term.length > 1 && !termsOf('note').includes(term));
    expect(traces.length).toBeGreaterThan(6);
    expect(
      traces.some((trace) => !text.includes(trace)),
      'a stem that is no part of the text',
    ).toBe(true);
    const index = await bytesOf(storage, 'idx/');
    for (const trace of traces) expect(index).toContain(trace);
    await memory.forget(id);
    const left = await bytesOf(storage);
    for (const trace of [text, ...traces]) expect(left).not.toContain(trace);
    await memory.close();
  });
});

describe('only what is active is recalled, held twice', () => {
  const access = toAccess({ user: 'ana' });
  const store = (world: World, content: string) =>
    resultOf(
      world.run({
        type: 'remember',
        access,
        items: [parseNewMemory({ content })],
        onExisting: 'amend',
        revive: true,
        itemwise: false,
        dryRun: false,
      }),
    );

  test('before ranking: what is superseded takes no place from what is active', () => {
    const world = new World();
    for (let i = 0; i < 60; i++) {
      const [outcome] = store(world, `kayak kayak kayak number ${i}`);
      const id = outcome !== undefined && 'id' in outcome ? outcome.id : '';
      resultOf(world.run({ type: 'amend', access, id: id as never, content: `boat ${i}` }));
    }
    store(world, 'we once hired one kayak on a long and slow river in the north');
    const result = resultOf(world.ask(search(access, 'kayak', { limit: 1 })));
    expect(result).toMatchObject({ hits: [{ content: expect.stringContaining('river') }] });
  });

  // From outside nobody can tell: whoever asked before a correction was done may hear either. So no history shows it, only this.
  test('after the texts have come: what was superseded meanwhile is not shown', () => {
    const world = new World();
    const [outcome] = store(world, 'the red kayak');
    const id = outcome !== undefined && 'id' in outcome ? outcome.id : '';
    const step = world.engine.answer(world.state, search(access, 'kayak'), world.now);
    if (step.done) throw new Error('the texts should be asked for first');
    const texts = new Map(
      step.needs.ordinals.flatMap((ordinal) => {
        const payload = world.payloads.get(ordinal);
        return payload === undefined ? [] : [[ordinal, payload] as const];
      }),
    );
    resultOf(world.run({ type: 'amend', access, id: id as never, content: 'the blue boat' }));
    expect(step.next(texts)).toMatchObject({ done: true, answer: { hits: [] } });
  });
});
