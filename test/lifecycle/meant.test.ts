import { describe, expect, test } from 'vitest';
import { memoryStorage, openMemory } from '../../src/index.js';

/** Forgetting is for good: a description erases what it surely means, and asks about everything else. */
async function told(facts: readonly string[], description: string) {
  const memory = await openMemory({ storage: memoryStorage() });
  await memory.rememberAll(facts.map((content) => ({ content })));
  const outcome = await memory.forgetByDescription(description);
  await memory.close();
  return outcome;
}

describe('forgetByDescription', () => {
  test.each([
    ['I am allergic to penicillin.', 'Forget my medication.'],
    ["The neighbour's cat is named Oscar.", 'Forget my name.'],
    ['My dog is called Rex.', 'Forget my name.'],
    ["My sister's phone number is 12345.", 'Forget my phone number.'],
    ["Tom's birthday is 3 May.", 'Forget my birthday.'],
    ["My boss's address is 9 Elm Road.", 'Forget my address.'],
    ['My work email is a@b.c.', 'Forget my private email.'],
    ['My brother is a doctor.', 'Forget my doctor.'],
    ['I am allergic to peanuts.', 'Forget my illness.'],
    ['I hate the dentist.', 'Forget my dentist appointment.'],
    ['My wifi password is x7.', 'Forget the bank password.'],
    ['The car is in the garage.', 'Forget the car insurance.'],
    ['I want to learn Italian before our trip to Rome.', 'Forget the trip to Rome.'],
    ["I don't drink coffee.", 'Forget that I drink coffee.'],
    ['Mein Hund heißt Bello.', 'Vergiss meinen Namen.'],
    ['Der Hund meiner Schwester heißt Rex.', 'Vergiss den Namen meines Hundes.'],
    ['Die Telefonnummer von Anna ist 123.', 'Vergiss meine Telefonnummer.'],
    ["L'adresse de Paul est 9 rue Lepic.", 'Oublie mon adresse.'],
  ])('leaves %j when asked: %s', async (fact, description) => {
    expect((await told([fact, 'I like tea.'], description)).status).toBe('none');
  });

  test.each([
    ['My medication is sertraline.', 'Forget my medication.'],
    ['My name is Ana.', 'Forget my name.'],
    ['My phone number is 111.', 'Forget my phone number.'],
    ['I was born on 3 May.', 'Forget my birthday.'],
    ['My birthday is on 3 May.', 'Forget when my birthday is.'],
    ['I live at 9 Elm Road.', 'Forget my address.'],
    ['I live in Madrid.', 'Forget where I live.'],
    ['I work at Siemens.', 'Forget where I work.'],
    ['My doctor is Dr. Okafor.', 'Forget my doctor.'],
    ['I am allergic to penicillin.', 'Forget my allergy.'],
    ['I am allergic to penicillin.', 'Forget my penicillin allergy.'],
    ["We're planning a trip to Rome in May.", 'Forget the trip to Rome.'],
    ['The sushi place on 5th is great.', 'Forget about the sushi place.'],
    ['Mark lives in Rome and likes opera.', 'Forget everything about Mark.'],
    ['I drink two coffees every morning.', 'Forget that I drink coffee.'],
    ["My sister's phone number is 12345.", "Forget my sister's phone number."],
    ['The wifi password is bluebird42.', 'Forget the wifi password.'],
    ['Meine Telefonnummer ist 123.', 'Vergiss meine Telefonnummer.'],
    ['Mi dirección es Calle Mayor 5.', 'Olvida mi dirección.'],
    ['Mon adresse est 9 rue Lepic.', 'Oublie mon adresse.'],
    ['我的电话号码是123。', '忘记我的电话号码。'],
  ])('erases %j when asked: %s', async (fact, description) => {
    expect(await told([fact, 'I like tea.'], description)).toMatchObject({ status: 'forgotten' });
  });

  test('shows what may have been meant, and takes its id', async () => {
    const memory = await openMemory({ storage: memoryStorage() });
    const { id } = await memory.remember("My sister's phone number is 12345.");
    const { candidates } = await memory.forgetByDescription('Forget my phone number.');
    expect(candidates?.map((candidate) => candidate.id)).toEqual([id]);
    expect((await memory.forget(id)).status).toBe('forgotten');
    await memory.close();
  });
});
