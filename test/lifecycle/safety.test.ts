import { describe, expect, it } from 'vitest';
import { current, fresh, say } from './help.js';

describe('what is true stays', () => {
  it.each<[string, string]>([
    ['I take metformin.', 'I take insulin now.'],
    ['I live in Lisbon.', 'I moved my money to Revolut.'],
    ['I live in Lisbon.', 'Ana told me that I live in Porto.'],
    ['I live in Lisbon.', 'In the story, I live in Porto.'],
    ['My sister Ana lives in Porto.', 'Actually, Ana moved to Lisbon.'],
    ['The door code is 1234.', 'The back door code is 9876.'],
    ['I speak French.', 'I speak German.'],
    ['Deploys happen on Tuesday.', 'Deploys happen on Thursday.'],
  ])('%s / %s', async (older, newer) => {
    const memory = await fresh();
    await say(memory, older, newer);
    expect(await current(memory)).toEqual([newer, older]);
  });

  const home = 'I live in Lisbon.';
  const moved = 'I moved to Porto.';

  it('gives way when nothing speaks against it', async () => {
    const memory = await fresh();
    const [, second] = await say(memory, { content: home, tags: ['home', 'me'] }, { content: moved, tags: ['me'] });
    expect(second?.relation).toBe('updates');
    expect(await current(memory)).toEqual([moved]);
  });

  it.each<[string, object, object]>([
    ['tags of other scopes', { tags: ['client:anna'] }, { tags: ['client:bert'] }],
    [
      'references without one in common',
      { refs: [{ type: 'crm.contact', id: '1' }] },
      { refs: [{ type: 'crm.contact', id: '2' }] },
    ],
    ['less confidence', { confidence: 0.9 }, { confidence: 0.4 }],
    ['only a while', {}, { ttl: 3_600_000 }],
  ])('is asked about with %s', async (_, older, newer) => {
    const memory = await fresh();
    const [, second] = await say(memory, { content: home, ...older }, { content: moved, ...newer });
    expect(second?.relation).toBe('uncertain');
    expect(second?.superseded).toEqual([]);
    expect(await current(memory)).toEqual([moved, home]);
  });
});

describe('requests to forget', () => {
  it.each(['Forget that I like tea.', 'Please forget my address', 'Forget the parking spot.'])(
    '%s is not stored',
    async (text) => {
      const memory = await fresh();
      expect((await memory.remember(text)).status).toBe('gated');
      expect(await current(memory)).toEqual([]);
    },
  );

  it('never to forget something is to be remembered', async () => {
    const memory = await fresh();
    const text = 'Never forget that I am allergic to nuts.';
    expect((await memory.remember(text)).status).toBe('stored');
    expect(await current(memory)).toEqual([text]);
  });
});
