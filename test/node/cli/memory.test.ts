import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { memoryIn } from '../../../src/node/cli/memory.js';
import { place } from './harness.js';

const here = place();

describe('a memory that opens its store when it is needed', () => {
  test('makes nothing before that, and nothing for a wrong argument', async () => {
    const memory = memoryIn(here.store, 'make', {});
    await expect(memory.remember('')).rejects.toMatchObject({ code: 'content_empty' });
    await memory.flush();
    await memory.close();
    expect(existsSync(here.store)).toBe(false);
  });

  test('hears of changes from the first one on', async () => {
    const memory = memoryIn(here.store, 'make', {});
    const heard: string[] = [];
    const stop = memory.onChange(({ changes }) => heard.push(...changes.map(({ what }) => what)));
    await memory.remember('one');
    stop();
    await memory.remember('two');
    await memory.close();
    expect(heard).toEqual(['stored']);
  });

  test('does not open after it was closed, whatever was going on', async () => {
    const memory = memoryIn(here.store, 'make', {});
    const source = (async function* () {
      yield '{"memory":"a fig","id":"m1"}\n';
      await memory.close();
    })();
    await expect(memory.import(source)).rejects.toMatchObject({ code: 'closed' });
    expect(existsSync(here.store)).toBe(false);
  });

  test('that is only imagined keeps nothing', async () => {
    const memory = memoryIn(here.store, 'imagine', {});
    await memory.remember('a fig');
    expect(await memory.recall('fig')).toHaveLength(1);
    await memory.close();
    expect(existsSync(here.store)).toBe(false);
  });
});
