import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, openMemory, type Storage } from '../../src/index.js';
import { errorOf, openStore, recalled, type TestStore } from './store.js';

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything that an error says, its stack and its causes included. */
function saidBy(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    parts.push(at.name, at.message, at.stack ?? '', JSON.stringify(at));
  return parts.join('\n');
}

describe('errors, logs and notices', () => {
  const diary = 'private diary line about the lighthouse';

  it('never say what a memory or a question says', async () => {
    const printed: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
      vi.spyOn(console, method).mockImplementation((...args) => void printed.push(args));
    const { memory } = store;
    const notices: unknown[] = [];
    memory.onChange((notice) => void notices.push(notice));
    const { id } = await memory.remember({ content: diary, externalId: 'lighthouse', session: 'lighthouse' });
    const ben = memory.as({ user: 'ben' });
    const attempts: readonly Promise<unknown>[] = [
      memory.remember({ content: diary, kind: 'lighthouse' as never }),
      memory.remember({ content: diary, tags: ['lighthouse!'] }),
      memory.remember({ content: diary, refs: [{ type: 'Lighthouse', id: diary }] }),
      memory.remember({ content: diary, meta: { [diary]: Number.NaN } }),
      memory.remember({ content: diary, eventTime: 'lighthouse' }),
      memory.remember({ content: diary, derivedFrom: { id: 'lighthouse', start: 0, end: 9 } }),
      memory.remember({ content: diary.repeat(40_000) }),
      memory.rememberBatch([{ content: diary }, { content: diary, ttl: -1 }]),
      memory.recall(diary, { kinds: [diary] as never }),
      memory.recall(diary, { lighthouse: true } as never),
      memory.search(diary, { cursor: diary }),
      memory.get(diary),
      memory.amend(id, diary, { reason: diary.repeat(5) }),
      memory.forget(id, { reason: 'the lighthouse' }),
      memory.forget({ [diary]: true } as never),
      ben.get(id),
      ben.amend(id, diary),
      ben.forget(id),
    ];
    for (const attempt of attempts) {
      const error = await errorOf(attempt);
      expect(error).toMatchObject({ name: 'MemoryError', code: expect.any(String) });
      expect(saidBy(error)).not.toMatch(/lighthouse|diary/i);
    }
    const report = await memory.import(`${diary}\n{"content": "${diary}`, { format: 'loci' });
    expect(report.failed).toHaveLength(2);
    expect(JSON.stringify([printed, notices, report, await memory.stats(), await memory.lint()])).not.toMatch(
      /lighthouse|diary/i,
    );
    expect(printed).toEqual([]);
  });

  it('are as silent when the storage fails or is damaged', async () => {
    const inner = memoryStorage();
    let fault: 'none' | 'quota' | 'platform' = 'none';
    const failing: Storage = {
      ...inner,
      async commit(change) {
        if (fault === 'quota' && change.create !== undefined)
          throw Object.assign(new Error(`no room for ${diary}`), { name: 'QuotaExceededError' });
        if (fault === 'platform') throw new Error(`EIO while writing ${diary}`);
        return inner.commit(change);
      },
    };
    const memory = await openMemory({ storage: failing });
    await memory.remember(diary);
    for (const kind of ['quota', 'platform'] as const) {
      fault = kind;
      const error = await errorOf(memory.remember(`${diary}, second page`));
      expect(error.message).toBeDefined();
    }
    fault = 'none';
    expect(await recalled(memory, 'lighthouse')).toHaveLength(1);
    await memory.flush();
    for await (const key of inner.list('rec/')) {
      const bytes = (await inner.read([key])).get(key) ?? new Uint8Array();
      await inner.commit({ remove: [key] });
      await inner.commit({ put: [{ key, bytes: bytes.map((byte, i) => (i > 40 ? byte ^ 0x55 : byte)) }] });
    }
    await memory.close();
    const again = await openMemory({ storage: inner });
    const said = JSON.stringify([await again.stats(), await again.lint()]);
    expect(said).not.toMatch(/lighthouse|diary/i);
  });
});

describe('the network', () => {
  it('is never touched, whatever is asked', async () => {
    const touched: string[] = [];
    const forbid = (name: string) =>
      vi.stubGlobal(
        name,
        new Proxy(() => {}, {
          apply: () => void touched.push(name),
          construct: () => {
            touched.push(name);
            return {};
          },
        }),
      );
    for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) forbid(name);
    const { memory } = await openStore();
    await memory.rememberAll(Array.from({ length: 20 }, (_, i) => ({ content: `item ${i} about gardens` })));
    expect(await recalled(memory, 'garden')).toHaveLength(10);
    await memory.search('garden', { explain: true });
    await memory.analyze('garden');
    await memory.compact();
    await memory.reindex();
    await memory.close();
    expect(touched).toEqual([]);
  });

  it('is not needed: without models everything works and says so', async () => {
    expect((await store.memory.stats()).models).toEqual([]);
    await store.memory.remember('garden');
    const { hits, skipped } = await store.memory.search('garden');
    expect(hits).toHaveLength(1);
    expect(Array.isArray(skipped)).toBe(true);
  });
});
