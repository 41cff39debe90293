import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';
import { conflictHints } from '../../../src/engine/relate/hints.js';
import { slotWords } from '../../../src/engine/relate/slot-words.js';
import { termsOf } from '../../../src/engine/text/analyse.js';

const words = (text: string) => slotWords(analyseStatement(text));

describe('slotWords', () => {
  it.each<[question: string, memory: string]>([
    ['what tone do I prefer?', 'Keep my emails casual now.'],
    ['how do I log in?', 'We use email and password.'],
    ['any allergies?', "I'm allergic to peanuts."],
    ['where do I live?', "I'm based in Lisbon."],
    ['what is my job?', 'I work as a baker.'],
    ['do I have pets?', 'Our dog is called Rex.'],
    ['what medication do I take?', 'I take 10 mg of lisinopril a day.'],
    ['which seat do I like?', 'Book me a window seat.'],
    ['who is my boss?', 'I report to Samira.'],
  ])('%s finds %s', (question, memory) => {
    const known = new Set(termsOf(`${words(memory).join(' ')} ${memory}`));
    expect(termsOf(question).some((term) => known.has(term))).toBe(true);
  });

  it('leaves out the values, so that a successor can carry the words', () => {
    expect(words('I log in with a magic link.')).not.toContain('magic');
    expect(words('The budget for Heron is $40k.').join(' ')).not.toMatch(/40/);
    expect(words('My wife is called Elif.')).not.toContain('elif');
  });

  it('gives each word once, in small letters', () => {
    for (const text of ['I prefer a Formal tone in a formal email.', 'My dog and my dog.']) {
      const found = words(text);
      expect(found).toEqual([...new Set(found.map((word) => word.toLowerCase()))]);
    }
  });
});

describe('conflictHints', () => {
  const hints = (older: string, newer: string) => conflictHints(analyseStatement(older), analyseStatement(newer));

  it('shows both sides of another number', () => {
    expect(hints('The demo is on 12 May.', 'The demo for investors is on 19 May.')).toEqual([
      { signal: 'numeric', mine: 'The demo for investors is on 19 May', theirs: 'The demo is on 12 May' },
    ]);
  });

  it('shows a denial', () => {
    expect(hints('I like coffee.', "I don't like coffee after 4 pm.").map(({ signal }) => signal)).toContain(
      'negation',
    );
  });

  it('shows another value of a slot', () => {
    expect(hints('I live in Ghent.', 'We might move to Oslo.').map(({ signal }) => signal)).toEqual(['slot']);
  });

  it('shows nearly the same words', () => {
    expect(
      hints('Meeting room A seats 12 people.', 'Meeting room B seats 12 people.').map(({ signal }) => signal),
    ).toEqual(['near-duplicate']);
  });

  it('is silent about the same text, another owner and another topic', () => {
    expect(hints('I like tea.', 'I like tea.')).toEqual([]);
    expect(hints('I have two cats.', 'My brother has three cats.')).toEqual([]);
    expect(hints('I like tea.', 'The roof leaks.')).toEqual([]);
  });

  it('cuts long snippets between characters', () => {
    const long = `I like ${'👩'.repeat(200)} tea ${'very '.repeat(60)}much.`;
    for (const { mine, theirs } of hints(long, `I don't like tea ${'very '.repeat(60)}much.`)) {
      for (const snippet of [mine, theirs]) {
        expect(snippet.length).toBeLessThanOrEqual(161);
        expect(snippet).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
      }
    }
  });
});
