import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseQuery, termsOf, tokenize } from '../../../src/engine/text/analyse.js';
import { fold } from '../../../src/engine/text/fold.js';

const asked = (text: string) => analyseQuery(text).map(({ term, prefix }) => (prefix ? `${term}*` : term));

describe('termsOf', () => {
  it.each<[string, string[]]>([
    ['Walking the dogs', ['walk', 'dog']],
    ['C++, C# and .NET', ['c++', 'c', 'c#', 'c', '.net', 'net']],
    ['node.js', ['nodej', 'node', 'js']],
    ['BENCH-100821', ['bench-100821', 'bench', '100821']],
    ['v1.2.3-rc.1', ['v1.2.3-rc.1', '1.2.3', 'v1', 'rc']],
    ['nora.k+test@example.org', ['nora.k+test@example.org', 'nora', 'test', 'exampl', 'org']],
    ["O'Neil, O’Neil: e-mail", ['oneil', 'neil', 'oneil', 'neil', 'email', 'mail']],
    ['Koda’s state-of-the-art', ['koda', 'stateoftheart', 'state', 'art']],
    ["Koda's don't", ['koda', 'not']],
    ["l'homme d'accord", ['homm', 'accord']],
    ['1,000 or 3.50 at 10:30', ['1000', '3.50', '10:30', '10', '30']],
    ['foo_bar __proto__ constructor', ['foobar', 'foo', 'bar', '__proto__', 'proto', 'constructor']],
    ['U.S. trade', ['us', 'trade']],
    ['CSV2024 and 30th', ['csv2024', 'csv', '2024', '30th', '30']],
    ['猫頭', ['猫頭', '頭']],
    ['请用Python', ['请用', '用', 'python']],
    ['게임을', ['게임', '임을', '을']],
    ['👩🏽‍🚀 ok 🇩🇪', ['👩', '🚀', 'ok', '🇩🇪']],
    ['', []],
    ['\u200b \ud83d ...', []],
  ])('%j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('keeps stop words only where they carry meaning', () => {
    expect(termsOf('The Who played for the town')).toEqual(['who', 'plai', 'town']);
    expect(termsOf('He said: The door is shut')).toEqual(['sai', 'door', 'shut']);
    expect(termsOf('To be or not to be. Hamlet')).toEqual(['to', 'be', 'or', 'not', 'to', 'be', 'hamlet']);
    expect(termsOf('Who are you?')).toEqual(['who', 'are', 'you']);
    expect(termsOf('she was not in Ghent')).toEqual(['not', 'ghent']);
    expect(termsOf('she is not at home with us and him')).toEqual(['not', 'home']);
    expect(termsOf('ask the US and I agree')).toEqual(['ask', 'us', 'agre']);
  });

  it('takes time in proportion to the text, whatever the text', () => {
    const million = 1_000_000;
    const texts = [
      'a.',
      'x',
      '漢',
      'ก',
      '\u0301',
      'a\u0301',
      "'",
      'A-',
      '1,',
      '__',
      '😀',
      'e\u0301\u0301\u0301',
      '漢\u0301\u0301\u0301\u0301',
    ];
    for (const part of texts) {
      const start = performance.now();
      termsOf(part.repeat(million / part.length));
      expect(performance.now() - start, JSON.stringify(part)).toBeLessThan(3000);
    }
  }, 60_000);

  it('gives terms that find themselves, without control characters and of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const term of termsOf(text)) {
          expect(term).not.toBe('');
          expect(term.length).toBeLessThanOrEqual(200);
          expect(term.charCodeAt(0)).toBeGreaterThan(0x20);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('analyseQuery', () => {
  it('leaves stop words out unless there is nothing else', () => {
    expect(asked('what is the garden for')).toEqual(['garden']);
    expect(asked('to be or not to be')).toEqual(['to', 'be', 'or', 'not']);
    expect(asked('a concert of The Who')).toEqual(['concert', 'the', 'who']);
    expect(asked('When Did Ada Visit The Garden')).toEqual(['ada', 'visit', 'garden']);
  });

  it('asks by prefix for a single character that a question word leaves alone', () => {
    expect(asked('我开什么车？')).toEqual(['我开', '开什', '车*']);
    expect(asked('什么车')).toEqual(['车*']);
    expect(asked('这是什么样？')).not.toContain('样*');
  });

  it('asks for pairs, and for a single character by prefix', () => {
    expect(asked('猫')).toEqual(['猫*']);
    expect(asked('猫頭鷹')).toEqual(['猫頭', '頭鷹']);
    expect(asked('ก')).toEqual(['ก*']);
  });

  it('keeps the words as they were written', () => {
    expect(analyseQuery('Walks, walked WALKING')).toEqual([
      { term: 'walk', words: ['Walks', 'walked', 'WALKING'], prefix: false },
    ]);
  });
});

describe('tokenize', () => {
  it('gives the place of every word in the text', () => {
    const text = 'Ada’s 猫 is 10 years old. 🎉';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ada’s',
      '猫',
      'is',
      '10',
      'years',
      'old',
      '🎉',
    ]);
    expect(tokenize(text).filter(({ stop }) => stop)).toHaveLength(1);
  });

  it('covers the text in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        let at = 0;
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('fold', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['Straße', 'strasse'],
    ['Łódź Đạo Ørsted Æther', 'lodz dao orsted aether'],
    ['İIıi', 'iiii'],
    ['ΚΑΦΕΣ', 'καφεσ'],
    ['йогурт Ёлка', 'йогурт елка'],
    ['ＡＢＣ１２', 'abc12'],
    ['ﬁne', 'fine'],
    ['बा\u095bार', 'बा\u091c\u093cार'],
    ['مُحَمَّد', 'محمد'],
    ['ㄱㅏ', 'ㄱㅏ'.normalize('NFKC')],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(fold(text))).toBe(folded);
  });
});
