import { describe, expect, it } from 'vitest';
import { analyseQuery, termsOf } from '../../../src/engine/text/analyse.js';
import { registerAllLanguages } from '../../../src/engine/text/packs/all.js';
import { phrases } from '../../../src/engine/text/packs/english-phrases.js';

registerAllLanguages();

const asked = (text: string) => analyseQuery(text).map(({ term }) => term);

describe('phrases of a question', () => {
  it('asks for what several words mean together, in any form of them', () => {
    expect(asked('What did I give up?')).toEqual(termsOf('quit'));
    expect(asked('which habit was I giving up')).toEqual(termsOf('habit quit'));
    expect(asked('What do I do for a living?')).toEqual(termsOf('job'));
    expect(asked('where does the tea come from')).toEqual(['tea', 'origin', 'come']);
  });

  it('lets a star stand for one word', () => {
    expect(asked('Where am I from?')).toEqual(termsOf('origin'));
    expect(asked('Where am I?')).not.toEqual(termsOf('origin'));
  });

  it('names the words as they were written', () => {
    const written = 'When did I “Gave  up”, really?';
    expect(phrases(written).map(({ start, end }) => written.slice(start, end))).toEqual(['Gave  up']);
    expect(analyseQuery('When did I gave  up coffee')[0]).toMatchObject({ term: 'quit', words: ['gave  up'] });
  });

  it('leaves statements and other words alone', () => {
    expect(termsOf('I gave up coffee')).toEqual(termsOf('gave up coffee'));
    expect(asked('the upper living room')).toEqual(termsOf('upper living room'));
    expect(phrases('')).toEqual([]);
  });

  it('reads the beginning of a long text only', () => {
    expect(phrases(`${'word '.repeat(300)} give up`)).toEqual([]);
  });
});
