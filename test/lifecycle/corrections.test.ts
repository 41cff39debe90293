import { describe, expect, test } from 'vitest';
import { memoryStorage, openMemory } from '../../src/index.js';
import { asked, current, fresh, say } from './help.js';

describe('corrections that users have reported as lost or half done', () => {
  test('a changed preference leaves exactly one, with its history', async () => {
    const memory = await fresh();
    const [a] = await say(memory, 'Ana loves playing tennis');
    const b = await memory.amend(a?.id ?? '', 'Ana hates playing tennis since the knee injury');
    expect(await asked(memory, 'tennis')).toEqual(['Ana hates playing tennis since the knee injury']);
    expect((await memory.history(b.id)).map(({ id, supersededBy }) => [id, supersededBy])).toEqual([
      [a?.id, b.id],
      [b.id, undefined],
    ]);
  });

  test('the same text twice is one memory, whose id comes back', async () => {
    const memory = await fresh();
    const [a, b] = await say(memory, 'Bruno prefers the window seat', 'Bruno prefers the window seat');
    expect(b).toMatchObject({ id: a?.id, status: 'duplicate' });
    expect(await current(memory)).toHaveLength(1);
  });

  test('a bare "not" contradicts nothing', async () => {
    const memory = await fresh();
    await say(
      memory,
      'Always water the ficus on Fridays',
      'Do not forget to water the ficus on Fridays',
      'Results were not significantly different between the two fertilisers',
    );
    expect(await current(memory)).toContain('Results were not significantly different between the two fertilisers');
    expect((await current(memory)).filter((text) => text.includes('ficus')).length).toBeGreaterThan(0);
    expect((await memory.inspect({ standing: 'superseded' })).records).toEqual([]);
  });

  test('many repeated words do not help what was replaced, before and after reopening', async () => {
    const storage = memoryStorage();
    const first = await openMemory({ storage });
    const { id } = await first.remember('The deploy target is the server named Heron. Heron Heron Heron.');
    await first.amend(id, 'The deploy target moved to Osprey');
    expect(await asked(first, 'deploy target Heron')).toEqual(['The deploy target moved to Osprey']);
    await first.close();
    const again = await openMemory({ storage });
    expect(await asked(again, 'deploy target Heron')).toEqual(['The deploy target moved to Osprey']);
  });

  test('retelling by an assistant does not revive what was retired', async () => {
    const memory = await fresh();
    const [a] = await say(memory, 'Gita owns a red kayak');
    const b = await memory.amend(a?.id ?? '', 'Gita sold the red kayak');
    for (let i = 0; i < 3; i++) await say(memory, { content: 'Gita owns a red kayak', speaker: 'assistant' });
    expect(await memory.get(a?.id ?? '')).toMatchObject({ standing: 'superseded', confidence: 1 });
    expect(await memory.get(b.id)).toMatchObject({ standing: 'active' });
    expect(await asked(memory, 'Gita kayak')).toContain('Gita sold the red kayak');
  });

  test('what also says the retired fact stays, and is named', async () => {
    const memory = await fresh();
    const [a, other] = await say(
      memory,
      { content: 'Backups run at 02:00', relate: false },
      { content: 'The backups run at 02:00 each night', relate: false },
    );
    const outcome = await memory.amend(a?.id ?? '', 'Backups run at 04:30');
    expect(await current(memory)).toContain('The backups run at 02:00 each night');
    expect(outcome.possibleConflicts.map(({ id }) => id)).toEqual([other?.id]);
  });

  test('a difference of one letter or one number is a difference', async () => {
    const memory = await fresh();
    await say(
      memory,
      'Meeting room A seats 12 people',
      'Meeting room B seats 12 people',
      'Meeting room A seats 14 people on Fridays',
    );
    expect(await current(memory)).toHaveLength(3);
    expect((await asked(memory, 'meeting room B'))[0]).toBe('Meeting room B seats 12 people');
  });

  test('twenty at once under one external id are one', async () => {
    const memory = await fresh();
    const item = { content: 'The meeting moved to pavilion four', externalId: 'm-4' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => memory.remember(item)));
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    expect(await current(memory)).toHaveLength(1);
  });

  test('what was forgotten can be said again deliberately', async () => {
    const memory = await fresh();
    const item = { content: 'Jonas is allergic to walnuts', externalId: 'med-1' };
    const first = await memory.remember(item);
    await memory.forget(first.id);
    expect(await memory.remember(item)).toMatchObject({ status: 'stored' });
    expect(await asked(memory, 'walnuts')).toEqual([item.content]);
  });
});
