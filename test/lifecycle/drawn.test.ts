import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundled } from '../../src/bundled.js';
import { createMemory } from '../../src/facade/memory.js';
import { parseHandleOptions } from '../../src/facade/options.js';
import { openHost } from '../../src/host/open.js';
import { type Memory, memoryStorage, type Storage } from '../../src/index.js';
import { isMemoryError } from '../../src/model/errors.js';
import { openMemory } from '../../src/node/index.js';
import { neutralRuntime } from '../../src/runtime/neutral.js';
import { bundle, end, filesWith, start } from '../support/processes.js';
import { Door } from './proof/door.js';

const part = 'I live in Zqlisbon';
const text = `Zqpreface of the letter. ${part}, and the zqtram is loud.`;
const corrected = 'I live in Zqporto';

/** A source and what was drawn from a part of it. */
interface Drawn {
  readonly source: string;
  readonly drawn: string;
}

async function draw(memory: Memory): Promise<Drawn> {
  const { id: source } = await memory.remember({ content: text, kind: 'episodic' });
  const at = text.indexOf(part);
  const derivedFrom = { id: source, start: at, end: at + part.length };
  const { id: drawn } = await memory.remember({ content: part, derivedFrom, relate: false });
  return { source, drawn };
}

/** Whether the source says its part now, by every way of asking. */
async function expectPart(memory: Memory, { source }: Drawn, holds: boolean): Promise<void> {
  const found = async (words: string, more = {}) =>
    (await memory.search(words, { limit: 100, minRelevance: 0, ...more })).hits.find(({ id }) => id === source)
      ?.content;
  const shown = holds ? text : text.replace(part, ' '.repeat(part.length));
  expect(await found('zqtram')).toBe(shown);
  expect(await found('zqlisbon')).toBe(holds ? text : undefined);
  expect(await found('zqlisbon', { includeSuperseded: true })).toBe(text);
  if (!holds)
    for (const { content } of await memory.recall('zqlisbon', { limit: 100 })) expect(content).not.toMatch(/zqlisbon/i);
}

async function enter(storage: Storage): Promise<{ memory: Memory; door: Door }> {
  const door = new Door(storage);
  const driver = await openHost({ storage: door, runtime: neutralRuntime(), knowledge: bundled });
  return { door, memory: createMemory(driver, parseHandleOptions({})) };
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      if (isMemoryError(error) && error.code === 'unavailable') return false;
      throw error;
    },
  );
}

async function bytesOf(storage: Storage): Promise<string> {
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return [...(await storage.read(keys)).values()].map((bytes) => Buffer.from(bytes).toString('latin1')).join('\n');
}

describe('a source of which a part is corrected, where writers end before any step:', () => {
  /** Each history with its own number of steps until the end; the index is stored when the store is filled. */
  for (const [place, notes] of [
    ['a small store', 0],
    ['a store with a saved index', 1100],
  ] as const) {
    test(`${place} says either the part or its correction, in every process and after every crash`, {
      timeout: 120_000,
    }, async () => {
      const outcomes = new Set<string>();
      for (let steps = 0; steps < 12; steps++) {
        const storage = memoryStorage();
        const inside = (): Storage => ({ ...storage, close: async () => {} });
        const first = await enter(inside());
        if (notes > 0)
          await first.memory.rememberAll(
            Array.from({ length: notes }, (_, i) => ({ content: `note ${i}`, kind: 'note' as const })),
          );
        const known = await draw(first.memory);
        await first.memory.flush();
        const second = await enter(inside());
        await expectPart(first.memory, known, true);
        await expectPart(second.memory, known, true);

        const amending = async ({ memory, door }: typeof first): Promise<boolean> => {
          door.cutAfter(steps);
          const done = await isDone(memory.amend(known.drawn, corrected).then(() => memory.flush()));
          const stands = (await second.memory.get(known.drawn)).standing;
          if (done) expect(stands).toBe('superseded');
          return stands === 'superseded';
        };
        const amended = await amending(first);
        outcomes.add(`amended ${amended}`);
        await expectPart(second.memory, known, !amended);
        const third = await enter(inside());
        await expectPart(third.memory, known, !amended);
        if (!amended) await third.memory.amend(known.drawn, corrected);
        for (const { memory } of [second, third]) await expectPart(memory, known, false);

        third.door.cutAfter(steps);
        await isDone(third.memory.restore(known.drawn).then(() => third.memory.flush()));
        const restored = (await second.memory.recall('where do I live', { limit: 100 })).some(
          ({ content }) => content === part,
        );
        outcomes.add(`restored ${restored}`);
        await expectPart(second.memory, known, restored);
        const fourth = await enter(inside());
        await expectPart(fourth.memory, known, restored);

        // What was drawn is forgotten with all its versions: no byte says the part any more.
        const head = (await second.memory.history(known.drawn)).at(-1)?.id ?? '';
        fourth.door.cutAfter(steps);
        await isDone(fourth.memory.forget(head));
        await second.memory.forget(head);
        const fifth = await enter(inside());
        expect((await bytesOf(storage)).toLowerCase()).not.toContain('zqlisbon');
        for (const { memory } of [second, fifth]) {
          const { hits } = await memory.search('zqlisbon zqtram', { includeSuperseded: true, limit: 100 });
          expect(hits.map(({ content }) => content)).toContain(text.replace(part, ' '.repeat(part.length)));
          expect(JSON.stringify(hits.map(({ content }) => content)).toLowerCase()).not.toContain('zqlisbon');
        }
      }
      expect([...outcomes].sort()).toEqual(['amended false', 'amended true', 'restored false', 'restored true']);
    });
  }
});

test('a process that was there before hears of each correction, restore and forget of a part', {
  timeout: 60_000,
}, async () => {
  const script = await bundle(new URL('../host/processes/member.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'loci-drawn-'));
  const memory = await openMemory(folder, { scope: { user: 'ana' } });
  await memory.spaces.create({ slug: 'garden', name: 'Garden' });
  const known = await draw(memory);
  const child = start(script, [folder, 'ana', 'garden']);
  const next = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  const ask = async (words: string): Promise<string> => {
    const answer = next();
    child.send(words);
    const [said] = (await answer) as readonly string[];
    return said ?? '';
  };
  try {
    await next();
    expect(await ask('zqlisbon')).toContain(text);
    await memory.amend(known.drawn, corrected);
    expect(await ask('zqlisbon')).not.toMatch(/zqlisbon/i);
    expect(await ask('zqtram')).not.toMatch(/zqlisbon/i);
    await memory.flush();
    expect(await ask('zqtram')).not.toMatch(/zqlisbon/i);
    const { id } = await memory.restore(known.drawn);
    expect(await ask('zqlisbon')).toContain(text);
    await memory.forget(id);
    expect(filesWith(folder, 'isbon')).toEqual([]);
    expect(await ask('zqlisbon zqtram')).toBe(text.replace(part, ' '.repeat(part.length)));
  } finally {
    await memory.close();
    await end(child);
    script.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
