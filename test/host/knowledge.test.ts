import { expect, test } from 'vitest';
import { openHost } from '../../src/host/open.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { accessOf, recall, remember } from '../../src/testing/driver-moves.js';
import { knowledge } from '../support/knowledge.js';
import { codeIn, open, testRuntime } from './help.js';

const access = accessOf();

/** A host whose decider comes when `arrive` lets it; counts how often it was sent for. */
async function openWith(arrive: (attempt: number) => Promise<void>) {
  const storage = memoryStorage();
  const writer = await open(storage);
  await remember(writer, 'the tortoise');
  let attempts = 0;
  const host = await openHost({
    storage,
    runtime: testRuntime(),
    knowledge: {
      ...knowledge,
      decider: async (engine) => {
        await arrive(++attempts);
        return knowledge.decider(engine);
      },
    },
  });
  return { host, attempts: () => attempts };
}

test('an answer does not wait for what decides commands, and a command does', async () => {
  let release = () => {};
  const { host, attempts } = await openWith(() => new Promise((resolve) => (release = resolve)));
  expect(await recall(host, '')).toEqual(['the tortoise']);
  expect((await host.ask({ type: 'stats', access, all: false })).records.active).toBe(1);
  expect(attempts()).toBe(0);
  const first = remember(host, 'the heron');
  const second = remember(host, 'the newt');
  const lint = host.ask({ type: 'lint', access, strict: false });
  expect(await recall(host, '')).toEqual(['the tortoise']);
  release();
  await Promise.all([first, second]);
  expect((await lint).ok).toBe(true);
  expect(attempts()).toBe(1);
  expect(await recall(host, '')).toEqual(['the newt', 'the heron', 'the tortoise']);
  await host.close();
});

test('what decides commands and cannot be loaded is sent for again by the next command', async () => {
  const { host, attempts } = await openWith(async (attempt) => {
    if (attempt < 3) throw new TypeError('no network');
  });
  expect(await codeIn(remember(host, 'the heron'))).toBe('unavailable');
  expect(await codeIn(host.ask({ type: 'lint', access, strict: false }))).toBe('unavailable');
  expect(await recall(host, '')).toEqual(['the tortoise']);
  await remember(host, 'the heron');
  expect(attempts()).toBe(3);
  expect(await recall(host, '')).toEqual(['the heron', 'the tortoise']);
  await host.close();
});
