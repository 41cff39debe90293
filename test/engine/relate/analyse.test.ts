import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';

const type = (text: string) => analyseStatement(text).type;
const slots = (text: string) => analyseStatement(text).clauses.flatMap(({ frames }) => frames.map(({ slot }) => slot));
const quantities = (text: string) =>
  analyseStatement(text)
    .clauses.flatMap((clause) => clause.quantities)
    .map(({ kind, value, unit }) => `${kind} ${value}${unit === '' ? '' : ` ${unit}`}`);

describe('what a text does', () => {
  it.each<[string, string]>([
    ['I like tea.', 'statement'],
    ['Do I like tea?', 'question'],
    ['what tone do I prefer', 'question'],
    ['which editor do I use', 'question'],
    ['Is my passport still valid', 'question'],
    ['I wonder whether I like tea', 'question'],
    ['When I run, my knee hurts.', 'statement'],
    ['If I ever win the lottery, I would buy a boat.', 'hypothetical'],
    ['Had I studied physics, I would be in Zurich.', 'hypothetical'],
    ['I wish I lived in Rome.', 'hypothetical'],
    ["I'd rather talk on the phone.", 'statement'],
    ['I would like short answers.', 'statement'],
    ['"I hate tea," said Tom.', 'quote'],
    ['My password hint is "first pet".', 'statement'],
    ['Use metric units.', 'command'],
    ["Please don't use emojis.", 'command'],
    ['Could you please reply in German?', 'command'],
    ['Could you reply in German?', 'question'],
    ['Forget my address.', 'request'],
    ['Do not forget to water the ficus.', 'command'],
    ['Stop using emojis.', 'command'],
    ['Cool! What did it cost?', 'question'],
    ['I moved to Oslo. Do you know it?', 'statement'],
    ['我喜欢茶吗？', 'question'],
  ])('%s', (text, expected) => {
    expect(type(text)).toBe(expected);
  });
});

describe('quantities', () => {
  it.each<[string, string[]]>([
    ['We are seventeen people.', ['number 17 person']],
    ['We are 17 people.', ['number 17 person']],
    ['I have twenty-five days off.', ['measure 25 day']],
    ['I wake up at 6 am.', ['time 360']],
    ['I wake up at 6:00 in the morning.', ['time 360']],
    ['I wake up at half past six.', ['time 390']],
    ['Lunch is at noon.', ['time 720']],
    ['The demo is on 19 May.', ['date 519']],
    ['The demo is on May 19th, 2026.', ['date 519 2026']],
    ['The demo is on the 19th of May.', ['date 519']],
    ['It costs $40k.', ['money 40000 usd']],
    ['It costs 1,200 euros.', ['money 1200 eur']],
    ['It costs €1200.', ['money 1200 eur']],
    ['I save 10% of it.', ['percent 10']],
    ['I weigh 78 kilos.', ['measure 78 kg']],
    ['I take 10mg of it.', ['measure 10 mg']],
    ['A dozen hens live here.', ['number 12 hen']],
    ['My desk is on the third floor.', ['ordinal 3 floor']],
    ['The rent is due on the 15th.', ['day 15']],
    ['My phone number is 0700 111 222.', []],
    ['I may march on Sunday.', ['weekday 0']],
  ])('%s', (text, expected) => {
    expect(quantities(text)).toEqual(expected);
  });
});

describe('slots', () => {
  it.each<[string, string]>([
    ['I live in Lisbon.', 'home'],
    ['I moved to Antwerp.', 'home'],
    ['I work at Birch as a baker.', 'employer'],
    ['I work at Birch as a baker.', 'job'],
    ['My new phone number is 555-0199.', 'phone number'],
    ['The budget for Heron is $40k.', 'budget'],
    ["I'm allergic to peanuts.", 'allergy:peanut'],
    ['I have a peanut allergy.', 'allergy:peanut'],
    ['I prefer a formal tone.', 'tone'],
    ['Keep my emails casual now.', 'tone'],
    ['I log in with a magic link.', 'login method'],
    ['Call me Sam.', 'way of address'],
    ['My name is Jonas.', 'name'],
    ['Rex is my dog.', 'dog'],
    ['I report to Samira.', 'manager'],
    ['Reply in English.', 'reply language'],
    ['I take the bus to work.', 'commute'],
    ['My wife is called Elif.', 'wife'],
  ])('%s', (text, slot) => {
    expect(slots(text)).toContain(slot);
  });

  it('takes the slot that the caller names', () => {
    expect(analyseStatement('Ottakring', { slot: 'home' }).slot).toBe('home');
    expect(analyseStatement('住在大阪', { slot: 'home' }).slot).toBe('home');
  });
});

describe('whose a statement is', () => {
  const owner = (text: string, context = {}) => {
    const [clause] = analyseStatement(text, context).clauses;
    return clause && `${clause.owner.kind}${clause.owner.key === '' ? '' : ` ${clause.owner.key}`}`;
  };
  it.each<[string, string]>([
    ['I like tea.', 'self'],
    ['The user likes tea.', 'self'],
    ['My daughter likes tea.', 'person daughter'],
    ["My sister's rent is 700 euros.", 'person sister'],
    ['He likes tea.', 'third'],
    ['The gym closes at ten.', 'thing'],
    ['Omar is my manager.', 'thing'],
  ])('%s', (text, expected) => {
    expect(owner(text)).toBe(expected);
  });

  it('takes "I" and the names of the owner for one', () => {
    expect(owner('Ana likes tea.', { userNames: ['Ana'] })).toBe('self');
    expect(owner('Ana likes tea.')).toBe('person ana');
    expect(owner('I like tea.', { speaker: 'Ana', userNames: ['Ana'] })).toBe('self');
    expect(owner('I like tea.', { speaker: 'Ben', userNames: ['Ana'] })).toBe('person ben');
    expect(owner('You like tea.', { speaker: 'assistant' })).toBe('self');
    expect(owner('I like tea.', { speaker: 'assistant' })).toBe('you');
  });
});

it('reads any text whatever without failing, and always the same', () => {
  const words = fc.constantFrom(
    'I',
    'not',
    "don't",
    'my',
    'is',
    'at',
    '6',
    'May',
    'to',
    'from',
    'and',
    ',',
    '?',
    '"',
    "'s",
    'no longer',
    'constructor',
    '__proto__',
    'off',
    'half',
    'past',
    '$',
    '€5',
    '-',
    '(',
    'é',
    '猫',
    '\ud83d',
    'toString',
    'a',
    'one',
    'of',
    'that',
    'who',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
      (text) => {
        const once = analyseStatement(text);
        expect(analyseStatement(text)).toEqual(once);
        for (const { tokens } of once.clauses)
          for (const { start, end } of tokens) expect(start >= 0 && end <= text.length && start < end).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});
