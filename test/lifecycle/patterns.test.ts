import { describe, expect, test } from 'vitest';
import { current, everything, fresh } from './help.js';

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
