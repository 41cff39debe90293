import { describe, expect, test } from 'vitest';
import { asked, current, everything, fresh, say } from './help.js';

describe('hard cases', () => {
  test('five corrections in a row leave the last, and its chain tells the rest', async () => {
    const memory = await fresh();
    const cities = ['Lisbon', 'Berlin', 'Oslo', 'Vienna', 'Porto', 'Riga'];
    const outcomes = [];
    for (const [i, city] of cities.entries())
      outcomes.push(...(await say(memory, i === 0 ? `I live in ${city}.` : `I moved to ${city}.`)));
    expect(await asked(memory, 'Where do I live?')).toEqual(['I moved to Riga.']);
    const chain = await memory.history(outcomes[2]?.id ?? '');
    expect(chain.map(({ content }) => content.replace(/.* (\w+)\.$/, '$1'))).toEqual(cities);
    expect(chain.map(({ standing }) => standing)).toEqual([...Array(5).fill('superseded'), 'active']);
  });

  test('a fact corrected back to its first value holds, as a new record', async () => {
    const memory = await fresh();
    const [first] = await say(memory, 'I live in Lisbon.');
    await say(memory, 'I moved to Berlin.');
    const [back] = await say(memory, 'I live in Lisbon again.');
    expect(back?.id).not.toBe(first?.id);
    expect(await asked(memory, 'Where do I live?')).toEqual(['I live in Lisbon again.']);
    expect(await current(memory)).toHaveLength(1);
  });

  test('one slot of two people is two slots', async () => {
    const memory = await fresh();
    const outcomes = await say(memory, 'I live in Lisbon.', 'My sister lives in Rome.', 'My sister moved to Turin.');
    expect(outcomes.map(({ superseded }) => superseded)).toEqual([[], [], [outcomes[1]?.id]]);
    expect(await current(memory)).toEqual(['My sister moved to Turin.', 'I live in Lisbon.']);
  });

  test('two scopes hold side by side', async () => {
    const memory = await fresh();
    await say(memory, 'I prefer tea at home.', 'At the office I prefer coffee.', 'On weekdays I wake up at 6.');
    await say(memory, 'On weekends I wake up at 9.');
    expect(await current(memory)).toHaveLength(4);
  });

  test('forgetting in the middle of a chain takes what came before, not what came after', async () => {
    const memory = await fresh();
    const outcomes = await say(memory, 'I live in Lisbon.', 'I moved to Berlin.', 'I moved to Oslo.');
    await memory.forget(outcomes[1]?.id ?? '');
    expect(await current(memory)).toEqual(['I moved to Oslo.']);
    expect(await everything(memory, 'Where do I live?')).not.toMatch(/lisbon|berlin/i);
  });

  test('forgetting the newest does not bring back what it replaced', async () => {
    const memory = await fresh();
    const outcomes = await say(memory, 'I live in Lisbon.', 'I moved to Berlin.');
    await memory.forget(outcomes[1]?.id ?? '');
    expect(await current(memory)).toEqual([]);
    expect(await everything(memory, 'Where do I live?')).not.toMatch(/lisbon|berlin/i);
  });

  test('a derived pattern that loses one of two sources goes; of three, it is derived anew', async () => {
    const memory = await fresh();
    const [a, b, c] = await say(
      memory,
      "I'm allergic to peanuts.",
      "I'm allergic to shellfish.",
      "I'm allergic to latex.",
    );
    const { derived } = await memory.improve();
    expect(derived).toHaveLength(1);
    expect(derived[0]?.sources).toEqual([a?.id, b?.id, c?.id]);
    const first = await memory.forget(a?.id ?? '');
    expect(first.derived).toEqual([derived[0]?.id]);
    expect(first.renewed).toHaveLength(1);
    expect((await asked(memory, 'any allergies?')).join()).not.toMatch(/peanut/);
    const second = await memory.forget(b?.id ?? '');
    expect(second.derived).toEqual(first.renewed);
    expect(second.renewed).toBeUndefined();
    expect(await current(memory)).toEqual(["I'm allergic to latex."]);
    expect(await memory.improve()).toEqual({ dryRun: false, merged: [], derived: [] });
  });

  test('a pattern does not go on saying what was corrected', async () => {
    const memory = await fresh();
    await say(memory, "I'm allergic to peanuts.", "I'm allergic to shellfish.");
    await memory.improve();
    await say(memory, 'I am not allergic to shellfish after all.');
    expect((await current(memory)).filter((text) => /allergic to shellfish\.$/.test(text))).toEqual([]);
    expect((await memory.lint()).findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('an assistant neither corrects nor confirms what the user said', async () => {
    const memory = await fresh();
    const [own] = await say(memory, { content: 'I live in Lisbon.', confidence: 0.7 });
    const outcomes = await say(
      memory,
      { content: 'You live in Lisbon.', speaker: 'assistant' },
      { content: 'You moved to Berlin.', speaker: 'assistant' },
    );
    expect(outcomes.flatMap(({ superseded }) => superseded)).not.toContain(own?.id);
    expect(await memory.get(own?.id ?? '')).toMatchObject({ standing: 'active', confidence: 0.7, sightings: 1 });
  });

  test('a fact that two sources say survives the forgetting of one', async () => {
    const memory = await fresh();
    const [first] = await say(memory, { content: "I'm allergic to peanuts.", source: 'mail', tags: ['mail-tag'] });
    const [again] = await say(memory, { content: 'I have an allergy to peanuts.', source: 'chat', tags: ['chat-tag'] });
    expect(again).toMatchObject({ id: first?.id, status: 'duplicate' });
    expect(await memory.get(first?.id ?? '')).toMatchObject({ sightings: 2, tags: ['mail-tag', 'chat-tag'] });
    const outcome = await memory.forget({ source: 'mail' });
    expect(outcome).toMatchObject({ status: 'forgotten', ids: [], kept: [first?.id] });
    expect(await memory.get(first?.id ?? '')).toMatchObject({ source: 'chat', tags: ['chat-tag'], standing: 'active' });
    expect(await everything(memory, 'allergy')).not.toMatch(/mail/);
    expect(await memory.forget({ source: 'chat' })).toMatchObject({ status: 'forgotten', ids: [first?.id] });
  });

  test('a wish that names a person leaves a question, and the words find what it is about', async () => {
    const memory = await fresh();
    await say(memory, 'I prefer a formal tone for my emails.', 'Keep my emails casual now.');
    expect((await asked(memory, 'what tone do I prefer?'))[0]).toBe('Keep my emails casual now.');
    await say(memory, "I'm allergic to peanuts.");
    expect((await asked(memory, 'any allergies?'))[0]).toBe("I'm allergic to peanuts.");
  });
});
