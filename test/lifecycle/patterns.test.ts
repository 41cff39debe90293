import { describe, expect, test } from 'vitest';
import {
  type Enricher,
  type GroupMember,
  type Memory,
  memoryStorage,
  openMemory,
  type PatternStatement,
} from '../../src/index.js';
import { current, everything, fresh, say } from './help.js';

/** A fact with an excerpt drawn from it, and a pattern over it. */
async function withExcerpt() {
  const memory = await fresh();
  const peanuts = "I'm allergic to peanuts and zanzibar figs.";
  const { id } = await memory.remember(peanuts);
  const start = peanuts.indexOf('zanzibar');
  const part = await memory.remember({
    content: 'zanzibar figs',
    kind: 'note',
    relate: false,
    derivedFrom: { id, start, end: start + 'zanzibar figs'.length },
  });
  const latex = await memory.remember("I'm allergic to latex.");
  const { derived } = await memory.improve();
  expect(derived).toMatchObject([{ sources: [id, latex.id] }]);
  return { memory, part: part.id, pattern: derived[0]?.id ?? '' };
}

describe('a pattern over a memory of which a part', () => {
  test('is forgotten is erased with that part and derived anew without it', async () => {
    const { memory, part, pattern } = await withExcerpt();
    const receipt = await memory.forget(part);
    expect(receipt.derived).toEqual([pattern]);
    expect(receipt.renewed).toHaveLength(1);
    expect(await everything(memory, 'what am I allergic to?')).not.toMatch(/zanzibar|figs/);
    expect((await memory.get(receipt.renewed?.[0] ?? '')).content).toContain('peanuts and');
    expect((await memory.improve()).derived).toEqual([]);
  });

  test('is corrected goes, and is derived anew without it', async () => {
    const { memory, part, pattern } = await withExcerpt();
    await memory.amend(part, 'no figs at all');
    expect(await memory.get(pattern)).toMatchObject({ standing: 'superseded' });
    expect((await memory.improve()).derived).toHaveLength(1);
    expect((await current(memory)).join(' ')).not.toContain('zanzibar');
    expect((await memory.recall('allergic')).map(({ content }) => content).join(' ')).not.toContain('zanzibar');
  });
});

/** An enricher of patterns that says the same of every group, and notes the groups that it was shown. */
function witness(text = 'The garden comes first.', answer?: (group: readonly GroupMember[]) => unknown) {
  const shown: string[][] = [];
  const patterns = async (group: readonly GroupMember[]) => {
    shown.push(group.map((member) => member.text));
    return (answer?.(group) ?? [{ text, sources: group.map(({ id }) => id) }]) as readonly PatternStatement[];
  };
  return { shown, enricher: { enrich: () => null, patterns } satisfies Enricher };
}

const beds = ['The north bed grows tomatoes.', 'The north bed grows basil.'];

describe('an enricher of patterns', () => {
  test('is shown facts that are near each other, and what follows from them is kept with its sources', async () => {
    const { shown, enricher } = witness();
    const memory = await fresh({ enricher });
    const said = await say(memory, ...beds, 'I fly to Oslo in May.');
    const { derived } = await memory.improve();
    expect(shown).toEqual([beds]);
    const own = derived.filter(({ sources }) => sources.includes(said[0]?.id ?? ''));
    expect(own).toEqual([{ id: expect.any(String), sources: [said[0]?.id, said[1]?.id] }]);
    expect(await memory.get(own[0]?.id ?? '')).toMatchObject({
      content: 'The garden comes first.',
      kind: 'semantic',
      provenance: 'decomposed',
      confidence: 0.8,
    });
    expect((await memory.recall('garden')).map(({ id }) => id)).toContain(own[0]?.id);
  });

  test('is not asked again about the same group, whatever it said, also not after an opening', async () => {
    for (const answer of [undefined, () => null, () => []]) {
      const storage = memoryStorage();
      const { shown, enricher } = witness('The garden comes first.', answer);
      const memory = await openMemory({ storage, enricher });
      await memory.rememberAll(beds.map((content) => ({ content })));
      await memory.improve();
      await memory.flush();
      expect(await memory.improve()).toEqual({ dryRun: false, merged: [], derived: [] });
      const again = await openMemory({ storage, enricher });
      expect(await again.improve()).toEqual({ dryRun: false, merged: [], derived: [] });
      expect(shown).toHaveLength(1);
      await again.remember({ content: 'The north bed grows chives.', relate: false });
      await again.improve();
      expect(shown.at(-1)).toHaveLength(3);
    }
  });

  test('that fails, is no use or is asked in a preview leaves the rules to stand', async () => {
    const asked = [() => Promise.reject(new Error('no')), () => 'nonsense', () => [{ text: 'x', sources: ['y'] }]];
    for (const answer of asked) {
      const { shown, enricher } = witness('', answer);
      const memory = await fresh({ enricher });
      await say(memory, "I'm allergic to peanuts.", "I'm allergic to latex.");
      expect((await memory.improve({ dryRun: true })).derived).toHaveLength(1);
      expect(shown).toEqual([]);
      const failures: unknown[] = [];
      const { derived } = await memory.improve({ onFailure: ({ ids }) => failures.push(ids) });
      expect(derived).toHaveLength(1);
      expect((await memory.improve({ onFailure: ({ ids }) => failures.push(ids) })).derived).toEqual([]);
      expect(failures).toEqual([derived[0]?.sources, derived[0]?.sources]);
    }
  });

  test.each([
    ['amended', (memory: Memory, id: string) => memory.amend(id, 'The north bed grows beans.')],
    ['edited', (memory: Memory, id: string) => memory.edit(id, { tags: ['herbs'] })],
    ['forgotten', (memory: Memory, id: string) => memory.forget(id)],
  ])('says nothing any more of a group of which one was %s meanwhile', async (_, change) => {
    let meanwhile = async (): Promise<unknown> => undefined;
    const memory = await fresh({
      enricher: {
        enrich: () => null,
        patterns: async (group) => {
          await meanwhile();
          return [{ text: 'The garden comes first.', sources: group.map(({ id }) => id) }];
        },
      },
    });
    const [first] = await say(memory, ...beds);
    meanwhile = () => change(memory, first?.id ?? '');
    expect((await memory.improve()).derived).toEqual([]);
    expect(await everything(memory, 'garden')).not.toContain('garden comes');
  });

  test('is never shown what was replaced, forgotten or is kept by an agent beside what all read', async () => {
    const { shown, enricher } = witness();
    const memory = await fresh({ enricher });
    const own = memory.as({ agent: 'planner' });
    const [, basil] = await say(memory, ...beds, 'The north bed grows thyme.', 'The north bed grows mint.');
    await own.remember({ content: 'The north bed grows secrets.', relate: false });
    await memory.forget(basil?.id ?? '');
    await memory.amend((await memory.recall('mint'))[0]?.id ?? '', 'The south wall carries roses.');
    await memory.improve();
    await own.improve();
    expect(shown).toEqual([['The north bed grows tomatoes.', 'The north bed grows thyme.']]);
  });

  test('is not shown what was forgotten while it was asked about others', async () => {
    const shown: string[] = [];
    const memory = await fresh({
      enricher: {
        enrich: () => null,
        async patterns(group) {
          shown.push(...group.map(({ text }) => text));
          if (shown.length === 2) await memory.forget(last);
          return [];
        },
      },
    });
    const pairs = [
      ['The north bed grows basil.', 'The north bed grows thyme.'],
      ['My sister Anna plays chess.', 'My sister Anna plays tennis.'],
      ['Our shed stores rakes.', 'Our shed stores ladders.'],
      ['Uncle Pavel repairs clocks.', 'Uncle Pavel repairs radios.'],
      ['The choir rehearses Brahms.', 'The choir rehearses Verdi.'],
      ['I drink cocoa.', 'I drink cider.'],
    ];
    const ids = await say(memory, ...pairs.flat());
    const last = ids.at(-1)?.id ?? '';
    await memory.improve();
    expect(shown.length).toBeGreaterThan(4);
    expect(shown).not.toContain('I drink cider.');
  });

  test('cannot bring back what it said once that was forgotten', async () => {
    const { enricher } = witness('', (group) => [
      { text: 'The garden comes first.', sources: group.slice(0, 2).map(({ id }) => id) },
    ]);
    const memory = await fresh({ enricher });
    await say(memory, ...beds);
    const { derived } = await memory.improve();
    await memory.forget(derived[0]?.id ?? '');
    await memory.remember({ content: 'The north bed grows chives.', relate: false });
    expect((await memory.improve()).derived).toEqual([]);
    expect(await everything(memory, 'garden')).not.toContain('garden comes');
  });

  test('is forgotten with the first source, and said again of what is left when it is asked again', async () => {
    const { shown, enricher } = witness();
    const memory = await fresh({ enricher });
    const said = await say(memory, ...beds, 'The north bed grows chives.');
    await memory.improve();
    const receipt = await memory.forget(said[1]?.id ?? '');
    expect(receipt.derived).toHaveLength(1);
    expect(await everything(memory, 'garden')).not.toContain('garden comes');
    expect((await memory.improve()).derived).toMatchObject([{ sources: [said[0]?.id, said[2]?.id] }]);
    expect(shown).toHaveLength(2);
  });

  test('replaces what it said of fewer facts, which restore brings back', async () => {
    let times = 0;
    const { enricher } = witness('', (group) => [{ text: `Garden, ${++times}.`, sources: group.map(({ id }) => id) }]);
    const memory = await fresh({ enricher });
    await say(memory, ...beds);
    const first = (await memory.improve()).derived[0]?.id ?? '';
    await memory.remember({ content: 'The north bed grows chives.', relate: false });
    const second = (await memory.improve()).derived[0]?.id ?? '';
    expect(await memory.get(first)).toMatchObject({ standing: 'superseded', supersededBy: second });
    const { id } = await memory.restore(first);
    expect(await memory.get(id)).toMatchObject({ standing: 'active', content: 'Garden, 1.' });
    expect(await memory.get(second)).toMatchObject({ standing: 'superseded' });
    expect((await memory.improve()).derived).toEqual([]);
  });

  test('is let go when the caller gives up; what was said by then stays', async () => {
    const controller = new AbortController();
    const memory = await fresh({
      enricher: {
        enrich: () => null,
        patterns: async (group) => {
          controller.abort();
          return [{ text: 'The garden comes first.', sources: group.map(({ id }) => id) }];
        },
      },
    });
    await say(memory, ...beds);
    await expect(memory.improve({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    await expect(memory.lint({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    const steps: [number, number][] = [];
    await memory.improve({ onProgress: (done, total) => steps.push([done, total]) });
    expect(steps).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});
