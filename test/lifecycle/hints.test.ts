import { describe, expect, test } from 'vitest';
import { memoryStorage, openMemory } from '../../src/index.js';

/** A store as small as most are: in it nearly every word is rare. */
const household = [
  'The wifi password at home is bluewhale22.',
  'My home address is 12 Elm Street.',
  'I go to the gym on 5th Street on Mondays.',
  "I'm allergic to penicillin.",
  'My nephew is allergic to cats.',
  'My birthday is March 8.',
  "Mom's birthday is May 3.",
  'I drive a Subaru Outback.',
  'The Subaru is due for service in June.',
  'My sister Noor lives in Leeds.',
  'Noor works as a midwife.',
  'My ex Jonas lives in Hamburg.',
  'No peanuts in the lunch box, please.',
  'My daughter hates peanuts.',
  'We spend August in Trieste.',
  "Grandma's house in Trieste is for sale.",
  'The front door is blue.',
  'My favourite colour is blue.',
  'My card PIN is 4471.',
  'The alarm code is 4471, too.',
  'Meine Tochter wohnt in Leipzig.',
  'Mein Bruder wohnt in Kiel.',
];

async function alsoMentioned(forgotten: string) {
  const memory = await openMemory({ storage: memoryStorage() });
  const kept = await memory.rememberBatch(
    household.map((content) => ({ content })),
    { relate: false },
  );
  const at = household.indexOf(forgotten);
  const { alsoMentioned: ids } = await memory.forget(kept[at]?.id ?? '', { dryRun: true });
  await memory.close();
  return ids.map((id) => household[kept.findIndex((one) => one.id === id)]);
}

describe('what forgetting shows of other records in a small store', () => {
  test.each([
    'The wifi password at home is bluewhale22.',
    'I go to the gym on 5th Street on Mondays.',
    "I'm allergic to penicillin.",
    'My birthday is March 8.',
    'My ex Jonas lives in Hamburg.',
    'The front door is blue.',
    'Mein Bruder wohnt in Kiel.',
  ])('is nothing where they share an everyday word alone: %s', async (forgotten) => {
    expect(await alsoMentioned(forgotten)).toEqual([]);
  });

  test.each([
    ['I drive a Subaru Outback.', 'The Subaru is due for service in June.'],
    ['My sister Noor lives in Leeds.', 'Noor works as a midwife.'],
    ['No peanuts in the lunch box, please.', 'My daughter hates peanuts.'],
    ['We spend August in Trieste.', "Grandma's house in Trieste is for sale."],
    ['My card PIN is 4471.', 'The alarm code is 4471, too.'],
  ])('is what names the same: %s', async (forgotten, other) => {
    expect(await alsoMentioned(forgotten)).toEqual([other]);
  });
});

async function conflicts(older: string, newer: string) {
  const memory = await openMemory({ storage: memoryStorage() });
  await memory.remember(older);
  const { possibleConflicts } = await memory.remember(newer);
  await memory.close();
  return possibleConflicts.map(({ signal }) => signal);
}

describe('what remembering shows as a possible conflict', () => {
  test.each([
    ['The kitchen budget is $20,000.', 'The bathroom budget is $8,000.'],
    ['My locker code is 4471.', 'My bike lock code is 9920.'],
    ['We use Postgres for the billing service.', 'Use tabs for indentation.'],
    ['The oven takes 20 minutes.', 'The rice takes 15 minutes.'],
    ['Das WLAN zu Hause heißt Reiher.', 'Am Donnerstag kommt die Putzhilfe.'],
    ['Im August fahren wir nach Triest.', 'Das Haus in Triest wird verkauft.'],
  ])('is nothing between %j and %j', async (older, newer) => {
    expect(await conflicts(older, newer)).toEqual([]);
  });

  test.each([
    ['The kitchen budget is $20,000.', 'The kitchen budget might be $25,000.', 'slot'],
    ['The demo is on 12 May.', 'The demo for investors is on 19 May.', 'numeric'],
    ['I like coffee.', "I don't like coffee after 4 pm.", 'negation'],
  ])('is there between %j and %j', async (older, newer, signal) => {
    expect(await conflicts(older, newer)).toContain(signal);
  });
});
