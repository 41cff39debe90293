import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Enrich, Enrichment, HandleOptions, Memory } from '../../src/index.js';
import { memoryStorage, openMemory } from '../../src/index.js';
import { openMemory as openFolder } from '../../src/node/index.js';

const folder = mkdtempSync(join(tmpdir(), 'loci-enrich-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saying: Readonly<Record<string, Enrichment>> = {
  'Koda pulls at the leash': {
    summary: 'A husky is strong on walks',
    keywords: ['hound', 'pet'],
    questions: ['Which animal belongs to the household?'],
    tags: ['companions'],
  },
  'The rent is due on Friday': { questions: ['When must the landlord be paid?'] },
};
const enricher: Enrich = (text) => saying[text];

const open = (options: HandleOptions = {}): Promise<Memory> =>
  openMemory({ storage: memoryStorage(), enricher, ...options });

const contents = async (memory: Memory, query: string) => (await memory.recall(query)).map(({ content }) => content);

/** An enricher that answers when it is told to. */
function waiting(answer: Enrichment): { enricher: Enrich; asked: Promise<void>; answer: () => void } {
  let asked = () => {};
  let release = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    enricher: async () => {
      asked();
      await released;
      return answer;
    },
    asked: isAsked,
    answer: release,
  };
}

describe('enriched', () => {
  test('a memory is found by words that only its enrichment has, which the explanation says', async () => {
    const memory = await open();
    await memory.remember('Koda pulls at the leash');
    await memory.remember('The rent is due on Friday');
    expect(await contents(memory, 'household animal')).toEqual([]);
    expect(await memory.enrich()).toBe(2);
    for (const query of ['household animal', 'husky', 'hound', 'companions'])
      expect(await contents(memory, query)).toEqual(['Koda pulls at the leash']);
    expect(await contents(memory, 'landlord')).toEqual(['The rent is due on Friday']);
    const { hits } = await memory.search('household animal', { explain: true });
    expect(hits[0]?.why).toMatchObject([{ layer: 'fields', detail: 'questions: household; questions: animal' }]);
    expect(hits[0]?.matched).toEqual(['household', 'animal']);
    expect(hits[0]?.relevance).toBeGreaterThan(0);
    const sum = (hits[0]?.why ?? []).reduce((total, { delta }) => total + delta, 0);
    expect(sum).toBeCloseTo(hits[0]?.score ?? 0, 5);
    // No filter on tags knows what an enricher said, and weights switch it off.
    expect(await memory.recall('hound', { tagsAny: ['companions'] })).toEqual([]);
    expect(await memory.recall('hound', { weights: { keywords: 0 } })).toEqual([]);
    expect(await memory.recall('hound', { weights: { preset: 'words' } })).toEqual([]);
  });

  test('a memory is not found by the words that questions are made of', async () => {
    const memory = await open({ enricher: () => ({ questions: ['What is the best way to walk with the husky?'] }) });
    await memory.remember('Koda pulls at the leash');
    await memory.enrich();
    await memory.rememberAll(Array.from({ length: 40 }, (_, i) => ({ content: `Shelf ${i} of the cellar holds jam` })));
    expect(await contents(memory, 'What is the best way to repair a bicycle?')).toEqual([]);
    expect(await contents(memory, 'What is the best way to feed a husky?')).toEqual(['Koda pulls at the leash']);
  });

  test('a memory shows what was said about it, and is asked about once', async () => {
    const asked: string[] = [];
    const memory = await open({
      enricher: {
        enrich: async (text, subject) => {
          asked.push(`${text} ${subject.kind}`);
          return saying[text];
        },
      },
      now: () => 1000,
    });
    const { id } = await memory.remember('Koda pulls at the leash', { eventTime: 7, tags: ['pets'] });
    await memory.remember('Nobody knows anything about this');
    expect(await memory.enrich()).toBe(1);
    expect(asked).toEqual(['Koda pulls at the leash fact', 'Nobody knows anything about this fact']);
    const view = await memory.get(id);
    expect(view).toMatchObject({ enrichment: saying['Koda pulls at the leash'], enrichedAt: 1000, tags: ['pets'] });
    expect((await memory.inspect()).records.map((record) => record.enrichment?.summary)).toEqual([
      undefined,
      'A husky is strong on walks',
    ]);
    expect(await memory.enrich()).toBe(0);
    expect(asked).toHaveLength(3);
    // The same answer once more changes nothing.
    expect(await memory.enrich({ overwrite: true })).toBe(0);
    expect(asked).toHaveLength(5);
    const [light] = await memory.recall('husky', { verbosity: 'light' });
    expect(light).not.toHaveProperty('enrichment');
  });

  test('an enrichment stays when details are edited and goes when the text is amended', async () => {
    const memory = await open();
    const { id } = await memory.remember('Koda pulls at the leash');
    await memory.enrich();
    await memory.edit(id, { tags: ['walks'], importance: 1 });
    expect(await contents(memory, 'husky')).toEqual(['Koda pulls at the leash']);
    const amended = await memory.amend(id, 'Koda walks beside us');
    expect(await memory.get(amended.id)).not.toHaveProperty('enrichment');
    expect(await contents(memory, 'husky')).toEqual([]);
    expect(await memory.get(id)).toMatchObject({ standing: 'superseded', enrichment: { keywords: ['hound', 'pet'] } });
  });

  test('an enrichment is replaced by a new one when that is asked for', async () => {
    const words = ['harbour', 'lantern'];
    const memory = await open({ enricher: () => ({ keywords: words.splice(0, 1) }) });
    await memory.remember('A plain fact');
    expect([await memory.enrich(), await memory.enrich(), await memory.enrich({ overwrite: true })]).toEqual([1, 0, 1]);
    expect([await contents(memory, 'harbour'), await contents(memory, 'lantern')]).toEqual([[], ['A plain fact']]);
  });

  test('an enrichment is exported and imported, and never asked for again there', async () => {
    const here = await open();
    const { id } = await here.remember('Koda pulls at the leash');
    await here.enrich();
    const there = await open();
    const chunks: Uint8Array[] = [];
    for await (const chunk of here.export()) chunks.push(chunk);
    await there.import(Buffer.concat(chunks));
    expect(await there.get(id)).toEqual(await here.get(id));
    expect(await contents(there, 'household')).toEqual(['Koda pulls at the leash']);
    expect(await there.enrich()).toBe(0);
    const again: Uint8Array[] = [];
    for await (const chunk of there.export()) again.push(chunk);
    const lines = (all: readonly Uint8Array[]) => Buffer.concat(all).toString().split('\n').slice(1);
    expect(lines(again)).toEqual(lines(chunks));
  });

  test('a memory is forgotten with all that was said about it, by name of its own words alone', async () => {
    const path = join(folder, 'erased');
    const memory = await openFolder(path, { enricher });
    const { id } = await memory.remember('Koda pulls at the leash');
    await memory.remember('The rent is due on Friday');
    await memory.enrich();
    await memory.flush();
    const words = ['husky', 'hound', 'household', 'companions', 'leash'];
    expect(words.filter((word) => bytesOf(path).includes(word))).toEqual(words);
    for (const target of [{ query: 'hound' }, { topic: 'husky' }, { entity: 'household' }])
      expect(await memory.forget(target)).toMatchObject({ status: 'none' });
    await expect(memory.forget(id, { reason: 'no husky' })).rejects.toMatchObject({ code: 'invalid' });
    await memory.forget(id);
    expect(words.filter((word) => bytesOf(path).includes(word))).toEqual([]);
    expect(await memory.get(id)).not.toHaveProperty('enrichment');
    for (const word of words)
      expect(await memory.search(word, { includeSuperseded: true })).toMatchObject({ hits: [] });
    await memory.close();
    const again = await openFolder(path, { enricher });
    expect(await contents(again, 'landlord')).toEqual(['The rent is due on Friday']);
    expect(await again.enrich()).toBe(0);
    await again.close();
  });

  test('a memory of which a part is forgotten loses what was said about the whole', async () => {
    const path = join(folder, 'blanked');
    const memory = await openFolder(path, { enricher: () => ({ summary: 'Groundnuts, and a room below' }) });
    const content = 'I am allergic to peanuts. The cellar is damp.';
    const turn = await memory.remember({ content, kind: 'episodic' });
    await memory.enrich();
    const part = await memory.remember({
      content: 'I am allergic to peanuts.',
      derivedFrom: { id: turn.id, start: 0, end: 25 },
    });
    await memory.forget(part.id);
    const left = await memory.get(turn.id);
    expect(left.content.trim()).toBe('The cellar is damp.');
    expect(left).not.toHaveProperty('enrichment');
    for (const word of ['peanuts', 'groundnuts']) expect(await memory.recall(word)).toEqual([]);
    expect(bytesOf(path)).not.toMatch(/peanuts|Groundnuts/);
    await memory.close();
  });
});

describe('what was corrected', () => {
  test('is neither shown to an enricher nor told by what it said before', async () => {
    const shown: string[] = [];
    const memory = await open({
      enricher: (text) => {
        shown.push(text);
        return { summary: `In short: ${text}` };
      },
    });
    const content = 'Tom lives in Oslo now. The weather was fine.';
    const turn = await memory.remember({ content, kind: 'episodic' });
    await memory.enrich();
    const fact = await memory.remember({
      content: 'Tom lives in Oslo now.',
      derivedFrom: { id: turn.id, start: 0, end: 22 },
    });
    await memory.amend(fact.id, 'Tom lives in Bergen now.');
    const [hit] = await memory.recall('weather');
    expect([hit?.content.trim(), hit?.enrichment]).toEqual(['The weather was fine.', undefined]);
    expect(await memory.enrich({ overwrite: true })).toBe(2);
    expect(shown.slice(1).map((text) => text.trim())).toEqual(['The weather was fine.', 'Tom lives in Bergen now.']);
  });
});

describe('an enricher', () => {
  const late: [what: string, change: (memory: Memory, id: string) => Promise<unknown>][] = [
    ['forgotten', (memory, id) => memory.forget(id)],
    ['amended', (memory, id) => memory.amend(id, 'The spare key is with Uma')],
    ['edited', (memory, id) => memory.edit(id, { tags: ['keys'] })],
  ];
  test.each(late)('that answers after the memory was %s brings nothing back', async (_, change) => {
    const slow = waiting({ summary: 'Where the tortoise hides', questions: ['Where is the tortoise?'] });
    const memory = await open({ enricher: slow.enricher });
    const { id } = await memory.remember('The spare key is under the tortoise');
    const enriching = memory.enrich();
    await slow.asked;
    await change(memory, id);
    slow.answer();
    expect(await enriching).toBe(0);
    expect((await memory.inspect()).records.filter((record) => record.enrichment !== undefined)).toEqual([]);
    expect(await memory.recall('hides')).toEqual([]);
  });

  test.each(late.slice(0, 2))('is not shown what was %s while it was asked about others', async (_, change) => {
    const shown: string[] = [];
    const memory = await open({
      enricher: async (text) => {
        shown.push(text);
        if (shown.length === 1) await change(memory, last?.id ?? '');
        return { summary: text };
      },
    });
    const texts = [1, 2, 3, 4, 5, 6].map((n) => `Box ${n} holds lamps`);
    const stored = await memory.rememberBatch(texts.map((content) => ({ content })));
    const last = stored.at(-1);
    await memory.enrich();
    expect(shown).not.toContain(texts.at(-1));
  });

  test('may fail or answer nonsense: that memory stays as it is, and the others are enriched', async () => {
    const memory = await open({
      enricher: (text) => {
        if (text.includes('throws')) throw new Error('no');
        if (text.includes('rejects')) return Promise.reject(new Error('no'));
        if (text.includes('nonsense')) return 'what?' as never;
        return text.includes('nothing') ? null : { keywords: ['fine'] };
      },
    });
    for (const text of ['one throws', 'one rejects', 'one is nonsense', 'nothing to say', 'a good one'])
      await memory.remember(text);
    const failures: string[] = [];
    const count = await memory.enrich({
      onFailure: ({ id, error }) => failures.push(`${id.length > 0} ${error instanceof Error}`),
    });
    expect([count, failures]).toEqual([1, ['true true', 'true true', 'true true']]);
    expect(await contents(memory, 'fine')).toEqual(['a good one']);
    expect(await memory.enrich()).toBe(0);
  });

  test('asks about nothing more when whoever hears of a failure fails', async () => {
    let asked = 0;
    const memory = await open({
      enricher: async (text) => {
        asked++;
        await Promise.resolve();
        if (text === 'entry 11') throw new Error('no answer');
        return undefined;
      },
    });
    for (let i = 0; i < 12; i++) await memory.remember(`entry ${i}`, { relate: false });
    for (let i = 0; i < 12; i++) await memory.remember(`later ${i}`, { relate: false });
    const onFailure = () => {
      throw new Error('of the listener');
    };
    await expect(memory.enrich({ onFailure })).rejects.toMatchObject({ code: 'invalid' });
    const then = asked;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([asked, asked < 24]).toEqual([then, true]);
  });

  test('works in batches, each durable before it is told, and can be stopped', async () => {
    const memory = await open({ enricher: (text) => ({ keywords: [`about ${text}`] }) });
    for (let i = 0; i < 7; i++) await memory.remember(`entry ${i}`, { relate: false });
    const told: string[] = [];
    const stop = new AbortController();
    const stopped = memory.enrich({
      batchSize: 3,
      onProgress(done, total) {
        told.push(`${done}/${total}`);
        if (done === 3) stop.abort();
      },
      signal: stop.signal,
    });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted', data: { enriched: 3 } });
    expect(told).toEqual(['0/7', '3/7']);
    expect(await memory.enrich({ batchSize: 3, onProgress: (done, total) => told.push(`${done}/${total}`) })).toBe(4);
    expect(told.slice(2)).toEqual(['0/4', '3/4', '4/4']);
  });

  test('that is silent does not hold up an abort, and what others said is stored', async () => {
    const memory = await open({
      enricher: (text) => (text.includes('silent') ? new Promise(() => {}) : { keywords: ['spoke'] }),
    });
    await memory.remember('the silent one');
    await memory.remember('another');
    const stop = new AbortController();
    const enriching = memory.enrich({ signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    await expect(enriching).rejects.toMatchObject({ code: 'aborted', data: { enriched: 1 } });
    expect(await contents(memory, 'spoke')).toEqual(['another']);
  });

  test('that is silent for a minute is not waited for any longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const signals: (AbortSignal | undefined)[] = [];
      const memory = await open({
        enricher: (_text, _subject, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      });
      await memory.remember('the silent one');
      const failures: unknown[] = [];
      const enriching = memory.enrich({ onFailure: ({ error }) => failures.push(error) });
      await vi.advanceTimersByTimeAsync(59_000);
      expect(failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await enriching).toBe(0);
      expect(failures).toMatchObject([{ code: 'unavailable' }]);
      expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is shown texts in pages that a message can carry', async () => {
    const asked: number[] = [];
    const memory = await open({
      enricher: (text) => {
        asked.push(text.length);
        return { keywords: ['long'] };
      },
    });
    const long = 'a long story about a heron and a lake; '.repeat(2600);
    for (let i = 0; i < 5; i++) await memory.remember({ content: `${i} ${long}`, kind: 'note' }, { relate: false });
    const told: string[] = [];
    expect(await memory.enrich({ onProgress: (done, total) => told.push(`${done}/${total}`) })).toBe(5);
    expect(told).toEqual(['0/5', '2/5', '4/5', '5/5']);
    expect(asked).toHaveLength(5);
  });

  test('is shown its own scope alone, and nothing that is not current', async () => {
    const shown: string[] = [];
    const memory = await open({
      enricher: (text) => {
        shown.push(text);
        return { keywords: ['seen'] };
      },
    });
    const ben = memory.as({ user: 'ben' });
    await memory.as({ user: 'uma' }).remember('of Uma');
    const { id } = await ben.remember('of Ben, at first');
    await ben.amend(id, 'of Ben, at last');
    await ben.remember('soon over', { ttl: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await ben.enrich()).toBe(1);
    expect(shown).toEqual(['of Ben, at last']);
  });

  test('must be there and have the right form, and options too', async () => {
    const without = await openMemory({ storage: memoryStorage() });
    await expect(without.enrich()).rejects.toMatchObject({ code: 'invalid', data: { field: 'enricher' } });
    for (const wrong of [{}, 'me', 7, { enrich: true }])
      await expect(open({ enricher: wrong as never })).rejects.toMatchObject({ code: 'invalid' });
    const memory = await open();
    for (const wrong of [
      { batchSize: 0 },
      { overwrite: 1 },
      { onProgress: 1 },
      { onFailure: 1 },
      { signal: 1 },
      { all: true },
    ])
      await expect(memory.enrich(wrong as never)).rejects.toMatchObject({ code: 'invalid' });
    expect(await memory.enrich()).toBe(0);
  });
});

function bytesOf(path: string): string {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
