import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseQuery, analyserId, termsOf } from '../../../src/engine/text/analyse.js';
import { membersOf } from '../../../src/engine/text/everyday.js';
import { languageOf, registerLanguage } from '../../../src/engine/text/languages.js';
import { allPacks, registerAllLanguages } from '../../../src/engine/text/packs/all.js';

const without = { id: analyserId, german: termsOf('Die Häuser und die Bücher') };

beforeAll(registerAllLanguages);

/** Every term that the index could hold for what a query asks. */
const asked = (text: string) => analyseQuery(text).flatMap(({ term, alternatives = [] }) => [term, ...alternatives]);
const finds = (query: string, text: string) => {
  const terms = new Set(termsOf(text));
  return asked(query).some((term) => terms.has(term));
};

describe('registerLanguage', () => {
  it('gives the analyser another name, once', () => {
    expect(without.id).toBe('loci-text-4+en');
    expect(analyserId).toBe('loci-text-4+de+en+es+fr+it+nl+pt+ru+zh');
    for (const pack of allPacks) registerLanguage(pack);
    expect(analyserId).toBe('loci-text-4+de+en+es+fr+it+nl+pt+ru+zh');
    expect(termsOf('Die Häuser und die Bücher')).not.toEqual(without.german);
  });
});

describe('languageOf', () => {
  it.each([
    ['Ich wohne seit drei Jahren in Leipzig.', 'de'],
    ["J'habite à Nantes depuis trois ans.", 'fr'],
    ['Vivo en Valencia desde hace cinco años.', 'es'],
    ['Eu moro em Lisboa há dois anos e não tenho carro.', 'pt'],
    ['Abito a Torino da tre anni con mia moglie.', 'it'],
    ['Ik woon sinds drie jaar in Utrecht.', 'nl'],
    ['Я живу в Москве уже три года.', 'ru'],
    ['I have lived in Leipzig for three years.', undefined],
    ["Sounds great, Caroline! Let's plan something special!", undefined],
    ['See you at Café de Flore', undefined],
    ['我住在杭州西湖附近。', undefined],
    ['', undefined],
  ])('%j', (text, code) => {
    expect(languageOf(text)?.code).toBe(code);
  });
});

describe('a query finds words of other languages', () => {
  it.each([
    ['Haus', 'Wir haben die Häuser in der Straße verkauft.'],
    ['Welche Bücher lese ich?', 'Ich lese gerade ein Buch über die Römer.'],
    ['arbeiten', 'Ich arbeite als Lehrer.'],
    ['cheval', 'Les chevaux sont dans le pré.'],
    ['creme brulee', "J'ai mangé une crème brûlée avec des amis."],
    ['canción', 'Me gustan las canciones de los años ochenta.'],
    ['amigas', 'Ele foi com a amiga e não voltou.'],
    ['libro', 'Mi piacciono i libri di storia.'],
    ['boeken', 'Ik heb een boek en een auto.'],
    ['собака', 'У меня есть собаки и кошки.'],
    ['dogs', 'I have a dog.'],
    ['Berlin', 'Er ist in Berlin und nicht in Wien.'],
  ])('%j in %j', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it('whichever language the text is in, the words of the text find it', () => {
    const word = fc.constantFrom(
      ...'Haus Häuser cheval chevaux canciones собаки walking naïve fietsen città não est und the mich'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), (words, pick) => {
        const query = words[pick % words.length] ?? '';
        const terms = new Set(termsOf(words.join(' ')));
        const own = asked(query);
        // Stop words of English may be left out of the text.
        if (!['the'].includes(query)) expect(own.some((term) => terms.has(term))).toBe(true);
      }),
    );
  });

  it('leaves the frequent words of its language out unless there is nothing else', () => {
    expect(analyseQuery('Wie heißt mein Hund?').map(({ term }) => term)).toEqual(['heisst', 'hund']);
    expect(analyseQuery('Wer ist das?').length).toBeGreaterThan(0);
  });
});

describe('the packs', () => {
  it('know everyday words in their own stems', () => {
    for (const [question, fact] of [
      ['Wie heißt mein Haustier?', 'Ich habe einen Hund und eine Katze.'],
      ['¿Cuál es mi profesión?', 'Trabajo como enfermera en un hospital.'],
      ['Quel est mon métier ?', "Je travaille comme infirmière à l'hôpital."],
      ['我会什么乐器？', '我会弹钢琴。'],
    ] as const) {
      const terms = new Set(termsOf(fact));
      const members = asked(question).flatMap(membersOf);
      expect(
        members.some(({ term }) => terms.has(term)),
        question,
      ).toBe(true);
    }
  });

  it('list frequent words folded, each once', () => {
    for (const { code, common = '' } of allPacks) {
      const words = common.split(' ');
      expect(
        words.filter((word, i) => words.indexOf(word) !== i),
        code,
      ).toEqual([]);
      for (const word of words) expect(word).toBe(word.toLowerCase());
    }
  });

  it('stem in time proportional to the text', () => {
    for (const part of ['der Hund ', 'le cheval ', 'ä', 'и собака ', "l'", 'ñ ']) {
      const start = performance.now();
      termsOf(part.repeat(1_000_000 / part.length));
      expect(performance.now() - start, part).toBeLessThan(3000);
    }
  }, 30_000);
});
