import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { termMeant } from '../../../src/engine/search/spelling.js';
import type { Payload } from '../../../src/model/records.js';

const said = (speaker: string, content: string): Payload => ({ speaker, content });
const first = (items: readonly Payload[], text: string) => {
  const index = SpaceIndex.empty();
  for (const [ordinal, item] of items.entries()) index.add(ordinal, item);
  return index.search({ text, limit: 5, weights: { feedback: 0 } }).hits[0]?.ordinal;
};

describe('a speaker named in another spelling', () => {
  // The second one says more about it, so without the name it goes first.
  const chess = [
    said('Mohammed', 'Chess keeps me awake when the trains are late in winter'),
    said('Melanie Okafor', 'Chess, chess and again chess'),
  ];
  it.each(['Muhammad', 'Mohamed', 'Muhammed', 'Mohammed'])('is meant by %s', (name) => {
    expect(first(chess, `what does ${name} like about chess`)).toBe(0);
  });

  it('is meant by the beginning of the name', () => {
    const swapped = [
      said('Melanie Okafor', 'Chess keeps me awake when the trains are late in winter'),
      said('Ben', 'Chess, chess, chess'),
    ];
    expect(first(swapped, 'what does Mel like about chess')).toBe(0);
  });

  it('is nobody when two may be meant or when the sounds differ', () => {
    const two = [
      said('Melanie', 'Chess keeps me awake when the trains are late in winter'),
      said('Melissa', 'Chess keeps me awake when the trams are late in winter'),
      said('Ben', 'Chess, chess, chess'),
    ];
    expect(first(two, 'what does Mel like about chess')).toBe(2);
    expect(first(chess, 'what does Mortimer like about chess')).toBe(1);
  });
});

describe('a slip in a question', () => {
  const texts = [
    'The trampoline is in the shed',
    'Granny lives in Wolverhampton',
    'We keep a marmalade recipe in the drawer',
    'Ticket bench-100821 is about the saxophone',
  ];
  const search = (text: string, spelling?: number) => {
    const index = SpaceIndex.empty();
    for (const [ordinal, content] of texts.entries()) index.add(ordinal, { content });
    return index.search({ text, limit: 5, explain: true, ...(spelling === undefined ? {} : { weights: { spelling } }) })
      .hits;
  };

  it.each([
    ['a letter too many', 'the trammpoline', 0],
    ['one left out', 'the tampoline', 0],
    ['a wrong one', 'the trumpoline', 0],
    ['two swapped', 'the tarmpoline', 0],
    ['two slips in a long word', 'in Wolwerhamton', 1],
    ['a name', 'what about the Saxophome', 3],
  ])('finds the word meant: %s', (_, asked, ordinal) => {
    expect(search(asked)[0]?.ordinal).toBe(ordinal);
    expect(search(asked, 0)).toEqual([]);
  });

  it('is shown in why, matches no word that was asked for, and counts for less than the word itself', () => {
    const [slip] = search('the trumpoline');
    const [right] = search('the trampoline');
    expect(slip?.matched).toEqual([]);
    expect(slip?.why?.find(({ layer }) => layer === 'words')?.detail).toBe('trumpoline');
    expect(slip?.score).toBeLessThan(right?.score ?? 0);
    expect(slip?.relevance).toBeLessThan(right?.relevance ?? 0);
  });

  it('is none in short words, numbers, identifiers, two slips in a short word, or three', () => {
    for (const asked of ['shad', '100822', 'drabr', 'trumpulime', 'TRUMPOLINE_2 is', 'Trumpo.line'])
      expect(search(asked), asked).toEqual([]);
    expect(search('Wolwerhantom')).toEqual([]);
  });

  it('leaves words alone that some record has, is known as, or had before it was replaced', () => {
    const index = SpaceIndex.empty();
    ['A long stair', 'She met a star of the circus', 'The staircase creaks'].forEach((content, i) => {
      index.add(i, { content });
    });
    const found = (text: string) =>
      index.search({ text, limit: 5, weights: { feedback: 0 } }).hits.map(({ ordinal }) => ordinal);
    expect(found('stairs')).toEqual([0]);
    expect(found('staircace')).toEqual([2]);
    index.retire(2);
    expect(found('staircace')).toEqual([]);
    expect(found('staircase')).toEqual([]);
  });

  it('leaves an everyday word alone that nothing has', () => {
    const index = SpaceIndex.empty();
    ['It opens in March', 'The store is closed', 'A brunette'].forEach((content, i) => {
      index.add(i, { content });
    });
    for (const text of ['Who won the match?', 'Tell me the story', 'Where is brunch?'])
      expect(index.search({ text, limit: 5 }).hits, text).toEqual([]);
  });

  it('takes the nearest word, then the commonest', () => {
    const index = SpaceIndex.empty();
    ['the moonlight', 'by moonlight', 'a moonlit field'].forEach((content, i) => {
      index.add(i, { content });
    });
    const view = index.stamp as Parameters<typeof termMeant>[0];
    expect(termMeant(view, 'moonlighf', 'moonlighf')).toBe('moonlight');
    expect(termMeant(view, 'moonlif', 'moonlif')).toBe('moonlit');
    expect(termMeant(view, 'мoonlight', 'мoonlight')).toBeUndefined();
  });
});
