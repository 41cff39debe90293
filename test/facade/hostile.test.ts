import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Memory, memoryStorage, openMemory } from '../../src/index.js';

let memory: Memory;
beforeEach(async () => {
  memory = await openMemory({ storage: memoryStorage() });
});
afterEach(() => memory.close());

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy as never;
};
const throwing = (field: string) =>
  Object.defineProperty({ content: 'a harmless line' }, field, {
    enumerable: true,
    get: () => {
      throw new Error('a secret of the caller');
    },
  }) as never;

describe('objects whose own code fails', () => {
  it.each([
    ['a getter of a memory', () => memory.remember(throwing('meta'))],
    ['a getter of options', () => memory.recall('line', throwing('limit'))],
    ['a revoked memory', () => memory.remember(revoked())],
    ['revoked options', () => memory.stats(revoked())],
    ['revoked tags', () => memory.remember({ content: 'a harmless line', tags: revoked() })],
    ['a revoked target', () => memory.forget(revoked())],
  ])('%s is an invalid argument, and nothing of its error is repeated', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'MemoryError', code: 'invalid' });
    await expect(call()).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
    expect((await memory.stats()).records.active).toBe(0);
  });

  it('a listener that throws is reported and ends nothing', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    memory.onChange(() => {
      throw new Error('a fault of the listener');
    });
    await memory.remember('a harmless line');
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });

  it('so is one that fails later', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    memory.onChange(async () => {
      await Promise.resolve();
      throw new Error('a later fault of the listener');
    });
    await memory.remember('a harmless line');
    await vi.waitFor(() => expect(report).toHaveBeenCalled());
    report.mockRestore();
  });
});

describe('arguments that would cost too much', () => {
  it('refuses shared parts that unfold beyond the limit of meta', async () => {
    let unfolding: unknown = [1];
    for (let i = 0; i < 30; i++) unfolding = [unfolding, unfolding];
    await expect(memory.remember({ content: 'x', meta: unfolding as never })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it.each([
    ['line breaks', `a${'\n'.repeat(300_000)}b`],
    ['open brackets behind question marks', `${'?['.repeat(150_000)}x`],
    ['code words in one line', 'import '.repeat(100_000)],
  ])('stores a text of nothing but %s in time that grows with its length', async (_, content) => {
    const { id } = await memory.remember({ content, relate: false });
    expect((await memory.get(id)).content).toBe(content);
  });
});

describe('an unknown field', () => {
  it('is told the known one that it resembles', async () => {
    await expect(memory.remember({ content: 'x', tag: ['a'] } as never)).rejects.toMatchObject({
      message: expect.stringContaining('tags'),
    });
  });
});

describe('forgetting a user', () => {
  it('works from the handle that was opened, agents included, and from nobody else', async () => {
    await memory.as({ user: 'bob' }).remember('Bob has a boat.');
    await memory.as({ user: 'bob', agent: 'planner' }).remember('Bob sails on Sundays.');
    await memory.as({ user: 'ann' }).remember('Ann has a bicycle.');
    await expect(memory.as({ user: 'ann' }).forget({ user: 'bob' })).rejects.toMatchObject({ code: 'denied' });
    for (const agent of [memory.as({ agent: 'planner' }), memory.as({ user: 'bob', agent: 'planner' })]) {
      const refused = agent.forget({ user: 'bob' }, { dryRun: true });
      await expect(refused).rejects.toMatchObject({ code: 'denied', message: expect.stringContaining('agent') });
    }
    expect((await memory.forget({ user: 'bob' })).ids).toHaveLength(2);
    expect(await memory.as({ user: 'bob', agent: 'planner' }).recall('Bob')).toHaveLength(0);
    expect(await memory.as({ user: 'ann' }).recall('bicycle')).toHaveLength(1);
  });
});
