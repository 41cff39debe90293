import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseStatement, type StatementContext } from '../../../src/engine/relate/analyse.js';
import { relate } from '../../../src/engine/relate/relate.js';

const related = (older: string, newer: string, context: StatementContext = {}, olderContext: StatementContext = {}) =>
  relate(analyseStatement(older, olderContext), analyseStatement(newer, context));
const replaces = (older: string, newer: string) => ['contradicts', 'updates'].includes(related(older, newer).relation);

describe('reasons and slots', () => {
  it.each<[string, string, string, string, string | undefined]>([
    ['I live in Lisbon.', 'I moved to Porto.', 'updates', 'new-value', 'home'],
    ['My phone number is 555-0134.', 'My new phone number is 555-0199.', 'updates', 'new-value', 'phone number'],
    ['The demo is on 12 May.', 'The demo has been pushed to 19 May.', 'updates', 'rescheduled', 'demo'],
    ['Rent is 900 euros.', 'Rent is 980 euros.', 'updates', 'amount-changed', 'rent'],
    ['The ticket is open.', 'The ticket is done.', 'updates', 'status-changed', 'ticket'],
    ['I drink tea.', 'I switched from tea to coffee.', 'updates', 'changed-from-to', undefined],
    ['I play padel.', 'I gave up padel.', 'contradicts', 'ended', undefined],
    ["I'm allergic to kiwi.", "I'm not allergic to kiwi.", 'contradicts', 'negated', 'allergy:kiwi'],
    ['Ivo leads the team.', 'Nadia took over the team from Ivo.', 'updates', 'handed-over', undefined],
    ['I like tea.', 'Do I like tea?', 'unrelated', 'question', undefined],
    ['I like tea.', '"I hate tea," said Tom.', 'unrelated', 'quotation', undefined],
    ['I drive a Kona.', "If I won, I'd drive a Ferrari.", 'unrelated', 'hypothetical', undefined],
    ['My address is 3 Elm Street.', 'Forget my address.', 'unrelated', 'request', undefined],
    ['I live in Lisbon.', 'My brother moved to Porto.', 'unrelated', 'other-owner', undefined],
    ['I like tea.', 'I like tea.', 'duplicate', 'same-text', undefined],
    ['I wake up at 6 am.', 'I get up at 6:00 in the morning.', 'duplicate', 'same-content', undefined],
  ])('%s / %s', (older, newer, relation, reason, slot) => {
    const found = related(older, newer);
    expect([found.relation, found.reason, found.slot]).toEqual([relation, reason, slot]);
  });
});

describe('what never replaces', () => {
  it.each<[string, string]>([
    ['Always water the ficus on Fridays.', 'Do not forget to water the ficus on Fridays.'],
    ['The fertilisers gave different results.', 'The results were not significantly different.'],
    ['I live in Lisbon.', 'I used to live in Rome.'],
    ['I live in Lisbon.', 'I might move to Rome.'],
    ['I live in Lisbon.', "I'm thinking about moving to Rome."],
    ['I live in Lisbon.', 'Next year I will move to Rome.'],
    ['I like tea.', 'I also like coffee.'],
    ['I work at Birch.', 'Before that I worked at Oak.'],
    ['Use a formal tone with clients.', 'Use a casual tone with the team.'],
    ['My work email is a@birch.example.', 'My personal email is b@oak.example.'],
    ['I take lisinopril.', 'I stopped taking metformin.'],
    ["I'm allergic to cats.", "I'm not allergic to dogs."],
    ["I'm allergic to nuts.", 'My son is not allergic to nuts.'],
    ['My wife Ana is a nurse.', 'Ana and I got married in Rome.'],
    ['My wife Ana is a nurse.', 'Ana and I switched to Vodafone.'],
    ['My wife Ana is a nurse.', 'Ana and I are moving to Rome.'],
    ['Our cat Milo is black.', 'Milo and I moved to Rome.'],
    ['Meine Frau Ana ist Lehrerin.', 'Ana und ich sind nach Rom gezogen.'],
    ['My sister is called Ana.', 'My sister is called Bea.'],
    ['Meeting room A seats 12 people.', 'Meeting room B seats 14 people.'],
    ['I have two children.', 'One of my children is ill.'],
    ['We sell tea and coffee.', 'We stopped selling coffee.'],
    ['I live in Lisbon and work at Birch. My dog is called Rex.', 'I moved to Porto.'],
  ])('%s / %s', (older, newer) => {
    expect(replaces(older, newer)).toBe(false);
  });

  it('an assistant, whatever it says', () => {
    const found = related('I live in Lisbon.', 'You moved to Porto.', { speaker: 'assistant' });
    expect([found.relation, found.reason, found.leaning]).toEqual(['uncertain', 'said-by-assistant', 'updates']);
    const again = related('I live in Lisbon.', 'You live in Lisbon.', { speaker: 'assistant' });
    expect([again.relation, again.strengthens]).toEqual(['duplicate', false]);
    expect(related('I live in Lisbon.', 'I live in Lisbon.').strengthens).toBe(true);
  });

  it('a statement about an earlier time', () => {
    const [older, newer] = ['I live in Lisbon.', 'I moved to Porto.'];
    expect(related(older, newer, { eventTime: 1 }, { eventTime: 2 }).reason).toBe('earlier-event');
    expect(related(older, newer, { eventTime: 2 }, { eventTime: 1 }).relation).toBe('updates');
  });

  const owners = ['I', 'My daughter', 'My son', 'My mother', 'Omar', 'Our landlord', 'My dog'];
  const said = [
    '{} like|likes tea',
    '{} live|lives in Lisbon',
    '{} moved to Porto',
    '{} am|is allergic to nuts',
    '{} am|is not allergic to nuts',
    '{} stopped taking ibuprofen',
    '{} take|takes ibuprofen',
    '{} no longer eat|eats meat',
    '{} eat|eats meat',
    '{} work|works at Birch',
    '{} am|is 40 years old',
    '{} turned 41',
  ];
  const say = (owner: string, template: string) =>
    `${template.replace('{}', owner).replace(/(\w+)\|(\w+)/, owner === 'I' ? '$1' : '$2')}.`;

  it('a statement about somebody else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...owners),
        fc.constantFrom(...owners),
        fc.constantFrom(...said),
        fc.constantFrom(...said),
        (a, b, x, y) => {
          fc.pre(a !== b);
          expect(replaces(say(a, x), say(b, y))).toBe(false);
          expect(related(say(a, x), say(b, y)).relation).not.toBe('duplicate');
        },
      ),
    );
  });

  const substances = ['ibuprofen', 'penicillin', 'insulin', 'aspirin', 'metformin'];
  const medical = [
    'I take {}.',
    "I'm allergic to {}.",
    "I'm not allergic to {}.",
    'I stopped taking {}.',
    'I have a {} allergy.',
    'I take 10 mg of {} a day.',
    'I take {} now.',
    'I switched to {}.',
    "I don't take {} any more.",
    'My {} was raised to 20 mg.',
  ];

  it('a statement about another allergy or medicine', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...substances),
        fc.constantFrom(...substances),
        fc.constantFrom(...medical),
        fc.constantFrom(...medical),
        (a, b, x, y) => {
          fc.pre(a !== b);
          expect(replaces(x.replace('{}', a), y.replace('{}', b))).toBe(false);
        },
      ),
    );
  });

  it('a medicine by another value of a slot, where nobody says that it ended', () => {
    const found = related('My painkiller is ibuprofen.', 'My painkiller is paracetamol now.');
    expect([found.relation, found.reason, found.leaning]).toEqual(['uncertain', 'safety', 'updates']);
    expect(related('I take ibuprofen.', 'I stopped taking ibuprofen.').relation).toBe('contradicts');
    expect(related('I take 10 mg of lisinopril.', 'My lisinopril was raised to 20 mg.').relation).toBe('updates');
  });

  const scopes = [
    'for clients',
    'for the team',
    'at home',
    'at the office',
    'on weekdays',
    'on weekends',
    'in summer',
    'in winter',
  ];
  const scoped = [
    'I prefer tea {}',
    'I prefer coffee {}',
    'I prefer a formal tone {}',
    'I prefer a casual tone {}',
    "I don't drink coffee {}",
    'I get up at 6 {}',
    'I get up at 9 {} now',
    'I no longer wear a tie {}',
    'I wear a tie {}',
  ];

  it('a statement of another scope', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.constantFrom(...scoped),
        fc.constantFrom(...scoped),
        (side, turned, x, y) => {
          const [a, b] = [scopes[side * 2] ?? '', scopes[side * 2 + 1] ?? ''];
          expect(replaces(`${x.replace('{}', turned ? b : a)}.`, `${y.replace('{}', turned ? a : b)}.`)).toBe(false);
        },
      ),
    );
  });
});

describe('what is not even asked about', () => {
  it.each<[string, string]>([
    ["Ana's birthday is 9 October.", 'My birthday is 2 February.'],
    ['Ana is reading Dune.', 'Ana changed her mind about the sofa.'],
    ["Ben's shoes are size 33.", 'Ben lost a tooth today.'],
    ['Ben is allergic to bees.', 'Ben got a new bike.'],
    ['My husband Tomas is afraid of flying.', 'Tomas and I got married in Bologna in 2014.'],
  ])('%s / %s', (older, newer) => {
    expect(['extends', 'unrelated']).toContain(related(older, newer).relation);
  });

  it.each<[string, string]>([
    ["Osprey's deadline is 5 May.", 'My deadline is now 6 May.'],
    ['Ana works at Birch.', 'Ana lost her job.'],
  ])('%s / %s is', (older, newer) => {
    expect(related(older, newer).relation).toBe('uncertain');
  });
});

describe('chains', () => {
  it('five corrections of one slot each replace all that came before', () => {
    const chain = [
      'My phone number is 555-0101.',
      'My phone number is 555-0102 now.',
      'Correction, my phone number is 555-0103.',
      'My new phone number is 555-0104.',
      'My phone number is 555-0101 after all.',
    ];
    for (let newer = 1; newer < chain.length; newer++) {
      for (let older = 0; older < newer; older++) {
        const expected = older === 0 && newer === 4 ? 'duplicate' : 'updates';
        expect(`${older} ${newer} ${related(chain[older] ?? '', chain[newer] ?? '').relation}`).toBe(
          `${older} ${newer} ${expected}`,
        );
      }
    }
  });
});

describe('duplicates', () => {
  it.each<[string, string]>([
    ['Anna manages Ben.', 'Ben manages Anna.'],
    ['I fly from Oslo to Rome.', 'I fly from Rome to Oslo.'],
    ['I like tea with milk.', 'I like tea without milk.'],
    ['I sometimes work late.', 'I always work late.'],
    ['I lived in Lisbon.', 'I live in Lisbon.'],
    ['I like tea.', "I don't like tea."],
    ['I have two cats.', 'I have three cats.'],
    ['The red notebook is for recipes.', 'The blue notebook is for recipes.'],
    ['I run twice a week.', 'I run twice a month.'],
    ['I only eat fish.', 'I eat fish.'],
    ['I might move to Porto.', "I'm moving to Porto."],
    ['Cool! What does it cost?', 'Cool! Where is it?'],
    ['My mother likes tea.', 'My father likes tea.'],
    ['The shop opens at 9 on weekdays.', 'The shop opens at 9 on weekends.'],
  ])('not %s / %s', (older, newer) => {
    expect(related(older, newer).relation).not.toBe('duplicate');
  });

  it.each<[string, string]>([
    ['我住在上海，喜欢喝茶', '我住在上海，喜欢喝茶。'],
    ['Ik woon in Gent en ik drink thee.', 'Ik woon in Gent en ik drink thee!'],
  ])('in a language without rules: %s', (older, newer) => {
    expect(related(older, newer).relation).toBe('duplicate');
  });
});

describe('other languages', () => {
  it('are never replaced, only asked about when the caller names the slot', () => {
    expect(related('Ik woon in Gent.', 'Ik woon niet meer in Gent.').relation).toBe('unrelated');
    const found = related('Ik woon in Gent.', 'Ik ben naar Brugge verhuisd.', { slot: 'home' }, { slot: 'home' });
    expect([found.relation, found.slot]).toEqual(['uncertain', 'home']);
  });
});
