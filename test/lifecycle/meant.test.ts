import { describe, expect, test, vi } from 'vitest';
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
    ['My car is a red Volvo.', 'Forget everything but my car.'],
    ['My car is a red Volvo.', 'Forget nothing about my car.'],
    ['I am married to Leo.', "Forget that I'm single."],
    ['My wife said the car is too small.', 'Forget my wife.'],
    ['My car is a red Volvo.', 'Delete everything apart from my car.'],
    ['Ma soeur s’appelle Anna.', 'Oublie tout sauf ma soeur.'],
    ['My address is 5 Elm Street.', 'Forget my address when I move.'],
    ['My address is 5 Elm Street.', 'Forget my address. Actually don’t.'],
    ['My address is 5 Elm Street.', 'Forget my address... wait, no'],
    ['My doctor is Dr. Weber.', "Forget Dr. Weber's address."],
    ['My doctor is Dr. Weber.', 'Forget what Dr. Weber told me.'],
    ['Mr. Smith is my landlord.', 'Forget Mr. Jones.'],
    ['Mr. Smith is my landlord.', 'Forget Mrs. Smith.'],
    ['My favourite colour is green.', 'Forget your favourite colour.'],
    ['I lent Ben 50 euros.', 'Forget that Ben lent me 50 euros.'],
    ['Ben loves Anna.', 'Forget that Anna loves Ben.'],
    ['I prefer tea to coffee.', 'Forget that I prefer coffee to tea.'],
    ['I moved from Bonn to Kiel.', 'Forget that I moved from Kiel to Bonn.'],
    ['I fly to Rome on Friday.', 'Forget that I fly from Rome on Friday.'],
    ['My son is taller than my daughter.', 'Forget that my daughter is taller than my son.'],
    ['I might move to Rome.', 'Forget that I moved to Rome.'],
    ['Mein Hund heißt Bello.', 'Vergiss meinen Namen.'],
    ['Der Hund meiner Schwester heißt Rex.', 'Vergiss den Namen meines Hundes.'],
    ['Die Telefonnummer von Anna ist 123.', 'Vergiss meine Telefonnummer.'],
    ["L'adresse de Paul est 9 rue Lepic.", 'Oublie mon adresse.'],
    ['My husband Tom plays the cello.', 'Forget my first husband.'],
    ['My husband Tom plays the cello.', 'Forget when my husband runs.'],
    ['I owe my sister 2,000 euros.', 'Forget my sister.'],
    ['The Netflix password is otter99.', 'Delete the password.'],
    ['The garden shed key hangs behind the blue door.', "Please don't forget the shed key."],
    ['My sister Noor works as a midwife.', 'Forget where I work.'],
    ['I owe my brother 20 euros.', 'Forget how much my brother earns.'],
    ['The rent for the office is 2,000.', 'Forget my rent.'],
    ['The rent of my parents is 700.', 'Forget my rent.'],
    ['My dog Biscuit is a corgi.', "Forget my dog's vet."],
    ['My dog Biscuit is a corgi.', 'Forget Biscuit the cat.'],
    ['My dog walker is Tim.', 'Forget my dog.'],
    ['My wife hates my car.', "Forget my wife's car."],
    ['I use tabs in Go files.', 'Forget the tabs on the guitar.'],
    ['Use tabs for indentation.', 'Forget my open tabs.'],
    ['I bought a book about Paris.', 'Forget my trip to Paris.'],
    ['I am reading a novel by Ferrante.', 'Forget my novel about Trieste.'],
    ['My card PIN is 4471.', 'Forget the PIN of my phone.'],
    ['I wrote my sister a letter.', 'Forget my letter from mum.'],
    ['The wedding of my cousin is on September 4.', 'Forget my wedding date.'],
    ['The wedding is at the old mill.', 'Forget the wedding date.'],
    ['We bake cakes for the wedding fair.', 'Forget the wedding.'],
    ['I take my daughter to school.', 'Forget what I take in the morning.'],
    ['I take the bus.', 'Forget my medication.'],
    ['My manager is Dmitri.', 'Forget my password manager.'],
    ['My password manager is 1Password.', 'Forget my manager.'],
    ['My neighbour Jonas drives a Tesla.', 'Forget my Tesla.'],
    ['The boss of Acme is Marge.', 'Forget my boss.'],
    ['The dentist next door is loud.', 'Forget my dentist.'],
    ['My phone is a Pixel.', 'Forget my phone number.'],
    ['My work phone number is 555.', 'Forget my private phone number.'],
    ['I like the name Ines.', 'Forget my name.'],
    ['The salary of a midwife is 40k.', 'Forget my salary.'],
    ['I gave Ana my address.', "Forget Ana's address."],
    ['I sent the report to my boss.', 'Forget the report to the board.'],
    ['I write my diary in Zed.', 'Forget what I wrote in my diary.'],
    ['I am not allergic to nuts.', 'Forget that I am allergic to nuts.'],
    ['I used to live in Austin.', 'Forget where I live.'],
    ['My brother lives in Austin.', 'Forget that I live in Austin.'],
    ['I run on Mondays.', 'Forget my run club membership.'],
    ['My son plays the cello.', 'Forget that I play the cello.'],
    ['The meeting with Ana is at 3.', 'Forget the meeting with Ben.'],
    ['The launch is in March.', 'Forget the launch party.'],
    ['I want a dog.', 'Forget my dog Rex.'],
    ["I feed my neighbour's cat.", 'Forget my cat.'],
    ['Mein Bruder hat eine PIN vergessen.', 'Vergiss meine PIN.'],
    ['Jonas ist mein Chef.', 'Vergiss, wo Jonas wohnt.'],
    ['Die Miete meiner Eltern beträgt 700 Euro.', 'Vergiss meine Miete.'],
    ['Meine Schwester heißt Ana.', 'Vergiss meinen Namen.'],
    ['Mon frère habite à Lyon.', "Oublie où j'habite."],
    ['Le chef de Paul est Marc.', 'Oublie mon chef.'],
    ['El perro de mi vecino se llama Rex.', 'Olvida a mi perro.'],
    ['Mi hermana vive en Madrid.', 'Olvida que vivo en Madrid.'],
    ['My birthday is March 8.', "Don't forget my birthday."],
    ['My birthday is March 8.', 'Never forget my birthday!'],
    ['Mein Geburtstag ist am 8. März.', 'Vergiss meinen Geburtstag nicht.'],
    ['My birthday is March 8.', 'Happy birthday'],
    ['My phone number is 555-0142.', 'forget the number'],
    ['I love my dentist Dr. Yoon.', 'Forget my dentist appointment with Dr. Yoon on Friday.'],
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
    ['Dr. Weber is my doctor.', 'Forget Dr. Weber.'],
    ['Mr. Smith is my landlord.', 'Forget Mr. Smith.'],
    ["Dr. Weber's address is 5 Elm Street.", "Forget Dr. Weber's address."],
    ['I prefer tea to coffee.', 'Forget that I prefer tea to coffee.'],
    ['I moved from Bonn to Kiel.', 'Forget that I moved from Bonn to Kiel.'],
    ['I lent Ben 50 euros.', 'Forget that I lent Ben 50 euros.'],
    ['Ben loves Anna.', 'Forget that Ben loves Anna.'],
    ['My address is 5 Elm Street.', 'Forget my address. It is outdated.'],
    ['我的电话号码是123。', '忘记我的电话号码。'],
  ])('erases %j when asked: %s', async (fact, description) => {
    expect(await told([fact, 'I like tea.'], description)).toMatchObject({ status: 'forgotten' });
  });

  test.each([
    "Don't forget my car.",
    'I will never forget my car.',
    'Vergiss nicht mein Auto.',
    '不要忘记我的车',
    'Forget everything but my car.',
    'Forget my car when I move.',
    "Forget my car. Actually don't.",
  ])('asks no judge what is meant by: %s', async (description) => {
    const pick = vi.fn(async (_: string, [first]: readonly { readonly id: string }[]) => first?.id ?? null);
    const memory = await openMemory({ storage: memoryStorage(), judge: { relate: async () => [], pick } });
    await memory.rememberAll(
      ['My car is a red Volvo.', 'Mein Auto ist ein Volvo.', '我的车是红色的。'].map((content) => ({ content })),
    );
    expect((await memory.forgetByDescription(description)).status).toBe('none');
    expect(pick).not.toHaveBeenCalled();
    // It would be asked.
    expect((await memory.forgetByDescription('Forget my first car.')).status).toBe('forgotten');
    expect(pick).toHaveBeenCalledOnce();
    await memory.close();
  });

  test('shows what may have been meant, and takes its id', async () => {
    const memory = await openMemory({ storage: memoryStorage() });
    const { id } = await memory.remember("My sister's phone number is 12345.");
    const { candidates } = await memory.forgetByDescription('Forget my phone number.');
    expect(candidates?.map((candidate) => candidate.id)).toEqual([id]);
    expect((await memory.forget(id)).status).toBe('forgotten');
    await memory.close();
  });

  test.each([
    [['We spend August in Trieste.', "Grandma's house in Trieste is for sale."], 'Forget Trieste.'],
    [['My husband Tom plays the cello.', 'My first husband was called Bruno.'], 'Forget my husband.'],
    [['My email is lea@birkfeld.at.', 'My work email is lea@acme.at.'], 'Forget my email.'],
  ])('asks about %j when asked: %s', async (facts, description) => {
    const outcome = await told(facts, description);
    expect(outcome.status).not.toBe('forgotten');
    expect(outcome.candidates).toHaveLength(2);
  });

  test.each([
    [['My birthday is 8 March.', "Mum's birthday is 3 May."], 'Forget my birthday.'],
    [['I live at Lindenweg 4.', 'My email is lea@birkfeld.at.', 'My sister lives in Leeds.'], 'Forget my address.'],
    [['I teach chemistry at Birkfeld school.', 'Ines goes to Birkfeld school.'], 'Forget what I teach.'],
    [['The internet provider is Fibra.', 'The internet was down in May.'], 'Forget our internet provider.'],
  ])('erases the first of %j when asked: %s', async (facts, description) => {
    expect(await told(facts, description)).toMatchObject({ status: 'forgotten', ids: [expect.any(String)] });
  });
});
