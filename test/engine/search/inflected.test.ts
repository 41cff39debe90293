import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { registerAllLanguages } from '../../../src/engine/text/packs/all.js';

registerAllLanguages();

const found = (texts: readonly string[], text: string, spelling?: number) => {
  const index = SpaceIndex.empty();
  for (const [ordinal, content] of texts.entries()) index.add(ordinal, { content });
  const weights = { feedback: 0, ...(spelling === undefined ? {} : { spelling }) };
  return index.search({ text, limit: 5, weights }).hits.map(({ ordinal }) => ordinal);
};

describe('words of languages without a stemmer', () => {
  it.each([
    ['Turkish, a suffix', ['Evimizin kirası yüksek', 'Fıstığa alerjim var'], 'kira ne kadar'],
    ['Turkish, a softened consonant', ['Her sabah köpeğimi gezdiriyorum', 'Balkon çok güneşli'], 'köpek nerede'],
    ['Finnish', ['Talossa on kaksi kerrosta', 'Asumme Helsingissä'], 'montako kerros talo'],
    ['Swedish, a compound', ['Bostadsrätten ligger i Malmö', 'Ingen hiss'], 'bostad'],
    [
      'German, a compound of a word that the tables know',
      ['Der Zahnarzttermin ist im Mai', 'Ein Kuchen'],
      'Wann zum Zahnarzt?',
    ],
    ['Greek', ['Το φαγητό της γάτας', 'Πίνω τσάι'], 'γάτα'],
  ])('are found in forms that are longer: %s', (_, texts, asked) => {
    expect(found(texts, asked)).toEqual([0]);
    expect(found(texts, asked, 0)).toEqual([]);
  });

  it('leaves English alone, whose words are stemmed', () => {
    expect(found(['A carpool in the morning', 'The kettle'], 'what about the carp')).toEqual([]);
  });

  it.each([
    ['the article', 'اشتريت سيارة جديدة', 'السيارة'],
    ['no article', 'المدرسة بعيدة', 'مدرسة'],
    ['a possessive', 'أحب القهوة', 'قهوتي'],
    ['a preposition', 'هو في البيت', 'ببيتنا'],
  ])('meets Arabic nouns with and without what is written as one with them: %s', (_, text, asked) => {
    expect(found([text, 'شيء آخر تماما'], asked)).toEqual([0]);
  });

  it('asks for no other Arabic word of the same beginning', () => {
    expect(found(['رأيت الكتابة على الحائط'], 'مكتب')).toEqual([]);
  });
});
