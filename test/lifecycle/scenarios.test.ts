import { describe, expect, test } from 'vitest';
import { asked, current, everything, fresh, say } from './help.js';

/** Four stories that are told about memories that forget to forget. */
describe('published scenarios', () => {
  test('a style for internal updates does not reach a client email', async () => {
    const memory = await fresh();
    await say(
      memory,
      'I prefer a casual tone with bullets and emoji for internal updates.',
      'I prefer a formal tone for client emails.',
    );
    expect(await current(memory)).toHaveLength(2);
    expect((await asked(memory, 'tone for an internal update'))[0]).toContain('casual');
    expect((await asked(memory, 'tone for a client email'))[0]).toContain('formal');
  });

  test('a client changes how it logs in; another client learns nothing of it', async () => {
    const memory = await fresh({ scope: { user: 'client-a' } });
    const other = memory.as({ user: 'client-b' });
    await say(other, 'Fabrikam logs in with a magic link.');
    const [first] = await say(memory, 'Northwind logs in with SSO.');
    const [second] = await say(memory, 'Northwind left SSO and now logs in with email and password.');
    expect(['contradicts', 'updates']).toContain(second?.relation);
    expect(second?.superseded).toEqual([first?.id]);
    expect(await asked(memory, 'How does Northwind log in?')).toEqual([
      'Northwind left SSO and now logs in with email and password.',
    ]);
    expect(await asked(other, 'How does Northwind log in?')).toEqual(['Fabrikam logs in with a magic link.']);
  });

  test('a team pivots; the pivot is the only direction, and another project is apart', async () => {
    const memory = await fresh();
    const [first] = await say(
      memory,
      'Project Falcon will launch with a mobile app.',
      'Project Heron will launch with a mobile app.',
    );
    const [pivot] = await say(memory, 'Falcon is not getting a mobile app; the launch is web only.');
    expect(pivot?.superseded).toEqual([first?.id]);
    expect((await current(memory)).filter((text) => text.includes('Falcon'))).toHaveLength(1);
    expect(await current(memory)).toContain('Project Heron will launch with a mobile app.');
  });

  test('what was forgotten is not found by whoever asks for it', async () => {
    const memory = await fresh();
    const [preference] = await say(memory, 'I like my updates in haiku form.', 'The office opens at eight.');
    await memory.forget(preference?.id ?? '');
    expect(await asked(memory, 'What writing preference is on file, haiku?')).toEqual([]);
    expect(await everything(memory, 'updates')).not.toMatch(/haiku/i);
  });
});

describe('recognising a wish to forget', () => {
  const decoys = ['I live in Porto.', 'My dentist is Dr. Moreau.', 'The standup is at 9:30.'];
  const target = 'I prefer a casual tone for my updates.';

  test.each(['Forget my casual tone preference.', 'Please disregard what I said about the tone of my updates.'])(
    '%s',
    async (text) => {
      const memory = await fresh();
      await say(memory, ...decoys, target);
      const outcome = await memory.forgetByDescription(text);
      expect(outcome.status).toBe('forgotten');
      expect(await current(memory)).not.toContain(target);
      expect(await current(memory)).toHaveLength(3);
    },
  );

  test.each([
    'Which tone preference do you have on file?',
    'Did I ask you to forget my tone preference?',
    "I'm no longer doing that, drop it.",
    'Forget it.',
  ])('nothing is deleted by: %s', async (text) => {
    const memory = await fresh();
    await say(memory, ...decoys, target);
    expect((await memory.forgetByDescription(text)).status).toBe('none');
    expect(await current(memory)).toHaveLength(4);
  });

  test('of two that may be meant none goes; a judge may pick one, and nothing that is not a candidate', async () => {
    const picks: (string | null)[] = [];
    const judge = { relate: async () => [], pick: async () => picks.shift() ?? null };
    const memory = await fresh({ judge });
    const [, formal] = await say(memory, "I'm allergic to peanuts.", "I'm allergic to shellfish.");
    picks.push('nonsense');
    const outcome = await memory.forgetByDescription('Forget my allergy.');
    expect(outcome).toMatchObject({ status: 'ambiguous', ids: [] });
    expect(outcome.candidates).toHaveLength(2);
    picks.push(formal?.id ?? '');
    expect(await memory.forgetByDescription('Forget my allergy.')).toMatchObject({ status: 'forgotten' });
    expect(await current(memory)).toEqual(["I'm allergic to peanuts."]);
  });

  test('a request to forget is not stored, an order to change is', async () => {
    const memory = await fresh();
    await say(memory, 'I prefer a formal tone for my updates.');
    expect((await say(memory, 'Forget what I said about my tone.'))[0]).toMatchObject({ status: 'gated', id: '' });
    await say(memory, 'Stop the formal tone for my updates, use a casual tone instead.');
    expect(await current(memory)).toEqual(['Stop the formal tone for my updates, use a casual tone instead.']);
  });
});
