import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Memory, memoryStorage, openMemory } from '../../src/index.js';

/** What somebody may have told an assistant in a year. */
const told = {
  wifi: 'The wifi password at home is bluewhale22.',
  tone: 'I prefer a formal tone in emails.',
  updates: 'Project updates should sound upbeat and short.',
  phone: 'My phone number is 555-0142.',
  address: 'My home address is 12 Elm Street.',
  peanut: "I'm allergic to peanuts.",
  lisinopril: 'I take lisinopril every morning.',
  dog: 'My dog Biscuit is a corgi.',
  sister: 'My sister Noor lives in Leeds.',
  sisterjob: 'My sister Noor works as a midwife.',
  car: 'I drive a Subaru Outback.',
  job: 'I work at Finchly on the payments team.',
  salary: 'My salary is 84,000 euros.',
  boss: 'My manager is Dmitri.',
  wedding: 'The wedding is on September 4.',
  coffee: 'I drink my coffee black.',
  gym: 'I go to the gym on 5th Street on Mondays.',
  pg: 'We use Postgres for the billing service.',
  tabs: 'Use tabs for indentation.',
  emoji: 'Use emojis in status messages.',
  ex: 'My ex Jonas lives in Hamburg.',
  bday: 'My birthday is March 8.',
  momday: "Mom's birthday is May 3.",
  paris: 'We are going to Paris in April.',
  rent: 'The rent is 1450 a month.',
  metric: 'Answer with metric units.',
  dentist: 'My dentist is Dr. Lindqvist.',
  therapy: 'I see a therapist every Thursday.',
  pin: 'My card PIN is 4471.',
  novel: 'I am writing a novel set in Trieste.',
} as const;

let memory: Memory;
const names = new Map<string, string>();

beforeAll(async () => {
  memory = await openMemory({ storage: memoryStorage() });
  for (const [name, content] of Object.entries(told)) {
    const { id } = await memory.remember(content, { relate: false });
    names.set(id, name);
  }
});
afterAll(() => memory.close());

async function erased(description: string) {
  const { status, ids } = await memory.forgetByDescription(description, { dryRun: true });
  return status === 'forgotten' ? ids.map((id) => names.get(id)) : [];
}

describe('a request to forget, among thirty facts', () => {
  test.each<[keyof typeof told, string]>([
    ['wifi', 'Delete the wifi password.'],
    ['wifi', 'can you forget the home wifi password'],
    ['wifi', 'please get rid of the wifi password'],
    ['tone', 'Drop the formal tone.'],
    ['tone', 'forget that i prefer a formal tone in emails'],
    ['tone', 'disregard my preference for a formal tone'],
    ['updates', 'disregard how updates should sound'],
    ['updates', 'forget how project updates should sound'],
    ['phone', 'forget my phone number'],
    ['phone', 'Erase my phone number from your memory.'],
    ['phone', 'remove my phone number pls'],
    ['phone', 'I want you to delete my phone number'],
    ['phone', 'could you please wipe my phone number'],
    ['phone', 'you can forget my phone number now'],
    ['address', 'delete my address'],
    ['address', "Don't keep my home address."],
    ['address', "please don't remember my home address"],
    ['address', 'forget where i live'],
    ['address', 'no need to remember my address anymore'],
    ['peanut', "forget that I'm allergic to peanuts"],
    ['peanut', 'Forget about my peanut allergy.'],
    ['peanut', 'delete the note about my peanut allergy'],
    ['lisinopril', 'forget that i take lisinopril'],
    ['lisinopril', 'please remove lisinopril from my records'],
    ['dog', 'forget about my dog'],
    ['dog', 'forget everything about Biscuit'],
    ['dog', 'delete what you know about my dog Biscuit'],
    ['sisterjob', 'forget that my sister Noor works as a midwife'],
    ['sisterjob', 'forget what my sister does for a living'],
    ['sister', 'forget where Noor lives'],
    ['sister', 'Delete the fact that my sister lives in Leeds.'],
    ['car', 'forget my car'],
    ['car', 'forget which car I drive'],
    ['car', 'forget what car i drive'],
    ['car', 'remove the info about my Subaru'],
    ['job', 'forget where I work'],
    ['job', 'please forget that I work at Finchly'],
    ['salary', 'forget my salary'],
    ['salary', 'Please forget what I earn.'],
    ['salary', 'delete my salary info right now'],
    ['boss', 'forget who my manager is'],
    ['boss', 'forget my manager'],
    ['boss', 'forget what I told you about Dmitri'],
    ['wedding', 'forget the wedding date'],
    ['wedding', 'forget about the wedding'],
    ['wedding', 'forget when the wedding is'],
    ['coffee', 'forget how I take my coffee'],
    ['coffee', 'forget how I drink my coffee'],
    ['coffee', 'strike the coffee thing from memory'],
    ['gym', 'forget about the gym'],
    ['gym', 'forget that I go to the gym on 5th street'],
    ['gym', 'drop the gym info'],
    ['pg', 'forget that we use postgres'],
    ['pg', 'Forget about Postgres for billing.'],
    ['tabs', 'stop using tabs for indentation'],
    ['tabs', 'Forget the tabs rule.'],
    ['tabs', 'drop the rule about tabs'],
    ['emoji', 'stop using emojis in status messages'],
    ['emoji', 'disregard the emoji instruction'],
    ['emoji', 'forget what I said about emojis'],
    ['ex', 'forget about Jonas'],
    ['ex', 'forget my ex'],
    ['ex', 'forget I ever mentioned Jonas'],
    ['ex', 'erase Jonas from your memory'],
    ['bday', 'forget my birthday'],
    ['bday', 'forget when my birthday is'],
    ['momday', "forget mom's birthday"],
    ['momday', "forget my mom's birthday"],
    ['paris', 'forget that we are going to Paris'],
    ['rent', 'forget how much rent we pay'],
    ['rent', 'delete the rent amount'],
    ['rent', 'forget the rent'],
    ['metric', 'forget the thing about metric units'],
    ['metric', 'drop metric units'],
    ['dentist', 'forget who my dentist is'],
    ['dentist', 'forget Dr. Lindqvist'],
    ['therapy', 'forget that I see a therapist'],
    ['therapy', 'forget about my therapist'],
    ['therapy', "I'd like you to forget that I'm seeing a therapist."],
    ['pin', 'delete my card pin immediately'],
    ['novel', "forget the novel I'm writing"],
  ])('erases %s alone: %s', async (name, request) => {
    expect(await erased(request)).toEqual([name]);
  });

  test.each([
    'forget my sister',
    'forget it',
    'Forget that.',
    'never mind, forget what I just said',
    'delete everything',
    'Forget the birthday.',
    'forget the number',
    "forget Noor's phone number",
    "forget my brother's salary",
    'delete my cat',
    "forget my wife's birthday",
    'stop using it',
    'drop it',
    "forget my boss's address",
    'delete the office wifi password',
    'forget the trip to Berlin',
    'forget that I am allergic to penicillin',
    "forget Dmitri's dog",
    'Delete everything about Finchly.',
    'erase how much money I make',
    'forget about my novel',
    'forget my PIN',
    'forget my wifi password please',
    'forget the Paris trip',
    'stop answering with metric units',
  ])('asks first: %s', async (request) => {
    expect(await erased(request)).toEqual([]);
  });

  test.each([
    'did you forget my birthday?',
    'Do you remember my wifi password?',
    'Should I forget about Jonas?',
    'can I delete my phone number later?',
    'why did you delete my address?',
    'How do I forget a wifi network on my phone?',
    'What happens if I ask you to forget my salary?',
    'I always forget my wifi password.',
    'I forgot my PIN yesterday.',
    "Don't forget my birthday.",
    "never forget that I'm allergic to peanuts",
    "Don't delete my address.",
    'Noor told me to forget Jonas.',
    "I can't forget Paris.",
    'My dog dropped the ball.',
    'I want to forget about Jonas.',
    'Dmitri said "forget the wedding".',
    'Remind me to delete my old phone number from the website.',
    'I stopped using tabs last year.',
    'If I ever leave Finchly, forget my salary.',
  ])('is none, and erases nothing: %s', async (text) => {
    expect(await erased(text)).toEqual([]);
  });
});
