import { describe, expect, it } from 'vitest';
import { current, fresh, say } from './help.js';

describe('requests to forget in the words of people', () => {
  const phone = 'My phone number is 111.';

  it.each([
    ['Delete my phone number.', phone],
    ['Delete where I live.', 'I live in Madrid.'],
    ['Delete my name.', 'My name is Ana.'],
    ['Delete that I drink coffee.', 'I drink coffee.'],
    ['Remove everything about Mark.', 'Mark is my neighbour.'],
    ['Borra que vivo en Madrid.', 'Vivo en Madrid.'],
    ['Supprime mon adresse.', 'Mon adresse est 3 rue Haute.'],
    ['Lösche meine Adresse.', 'Meine Adresse ist Hauptstraße 3.'],
  ])('%s is not stored and ends nothing', async (text, fact) => {
    const memory = await fresh();
    await say(memory, fact);
    expect(await memory.remember(text)).toMatchObject({ status: 'gated', superseded: [] });
    expect(await current(memory)).toEqual([fact]);
  });

  it.each([
    ['Delete my phone number.', phone],
    ["I don't want you to remember my salary.", 'My salary is 52000 euros.'],
    ["That's private, forget my birthday.", 'My birthday is on 3 May.'],
    ['Erase where I live from your memory.', 'I live in Madrid.'],
    ['Please delete that I smoke.', 'I smoke.'],
    ['Borra que vivo en Madrid.', 'Vivo en Madrid.'],
  ])('forgets by: %s', async (text, fact) => {
    const memory = await fresh();
    await say(memory, 'The standup is at 9:30.', fact);
    const outcome = await memory.forgetByDescription(text);
    expect(outcome.status).toBe('forgotten');
    expect(await current(memory)).toEqual(['The standup is at 9:30.']);
  });

  it('names what a question of manners means and deletes nothing, whoever judges', async () => {
    let asked = 0;
    const pick = async (_text: string, choices: readonly { readonly id: string }[]) => {
      asked++;
      return choices[0]?.id ?? null;
    };
    const memory = await fresh({ judge: { relate: async () => [], pick } });
    await say(memory, 'The standup is at 9:30.', phone);
    expect((await memory.remember('Can you forget my phone number?')).status).toBe('gated');
    const outcome = await memory.forgetByDescription('Can you forget my phone number?');
    expect(outcome.status).toBe('none');
    expect(outcome.candidates?.map(({ content }) => content)).toEqual([phone]);
    expect(asked).toBe(0);
    expect(await current(memory)).toHaveLength(2);
  });

  it.each([
    ['Delete the branch after merging', 'We keep the branch after merging.'],
    ['Delete the number.', phone],
    ['Remove my phone number from the website.', phone],
    ['Remove the onions from my salad, I hate them', 'I like onions in my salad.'],
    ['Tom said: delete my phone number', phone],
  ])('%s is kept and ends nothing', async (text, fact) => {
    const memory = await fresh();
    await say(memory, fact);
    expect(await memory.remember(text)).toMatchObject({ status: 'stored', superseded: [] });
    expect(await current(memory)).toHaveLength(2);
  });
});
