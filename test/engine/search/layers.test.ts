import { describe, expect, it } from 'vitest';
import type { RecordFacts } from '../../../src/engine/search/facts.js';
import type { SearchRequest } from '../../../src/engine/search/rank.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { type SearchPart, type SearchWeights, searchParts } from '../../../src/model/queries.js';
import type { Payload } from '../../../src/model/records.js';

const day = 86_400_000;
/** 2023-08-21, a Monday. */
const monday = Date.UTC(2023, 7, 21);

/** Enough other records for rarities to mean something. */
const filler = Array.from(
  { length: 40 },
  (_, i) => `Plain note on weather, shopping and the garden fence${i % 2 === 0 ? '' : ' again'}`,
);

interface Item extends Payload {
  readonly at?: number;
  readonly talk?: number;
}

function indexOf(items: readonly (string | Item)[]) {
  const all = [
    ...items.map((item) => (typeof item === 'string' ? { content: item } : item)),
    ...filler.map((content) => ({ content })),
  ];
  const index = SpaceIndex.empty();
  const times = new Map<number, number>();
  const sessions = new Map<number, number>();
  all.forEach((item: Item, ordinal) => {
    index.add(ordinal, item, item.at ?? monday);
    times.set(ordinal, item.at ?? monday);
    sessions.set(ordinal, item.talk ?? 0);
  });
  const facts: RecordFacts = {
    sessionOf: (ordinal) => sessions.get(ordinal) ?? 0,
    isTurn: () => true,
    momentOf: (ordinal) => times.get(ordinal) ?? 0,
    isReadable: () => true,
  };
  return (text: string, weights: SearchWeights, more: Partial<SearchRequest> = {}) =>
    index.search({ text, limit: 10, facts, now: monday, weights, explain: true, ...more });
}

const off = Object.fromEntries(searchParts.map((part) => [part, 0])) as Readonly<Record<SearchPart, number>>;
const alone: SearchWeights = { ...off, words: 1, weakWords: 1, laterPassages: 1, fields: 1 };

interface Case {
  readonly part: SearchPart;
  readonly weight: number;
  readonly items: readonly (string | Item)[];
  readonly asks: string;
  /** Which item is first without the part, 0 by default, and with it, 1 by default. */
  readonly without?: number;
  readonly withIt?: number;
  readonly also?: SearchWeights;
  readonly more?: Partial<SearchRequest>;
}

const talk = (speaker: string, content: string, number = 1): Item => ({ content, speaker, talk: number });

const road = 'the road went on past fields and barns with hay and straw and oats and more ';

const twoSessions = [
  talk('Ada', 'the anvil', 2),
  talk('Ada', 'the anvil is heavy, they say'),
  talk('Ada', `bellows ${road}`),
  `bellows ${road}`,
  `bellows ${road}`,
];

const cases: readonly Case[] = [
  {
    part: 'weakWords',
    weight: 0.1,
    items: ['many kinds of things', 'a teapot of clay, bought on some market'],
    asks: 'many teapot kinds',
  },
  {
    part: 'families',
    weight: 1,
    items: ['Tuesday was rainy, windy and cold in the whole valley', 'The decision'],
    asks: 'decided Tuesday',
  },
  {
    part: 'classes',
    weight: 1,
    items: ['An animal crossed the road somewhere beyond the old mill at dusk', 'Our greyhound'],
    asks: 'animal',
  },
  {
    part: 'spelling',
    weight: 1,
    items: ['A locksmith came to us in the afternoon for the old door', 'The trampoline is in the shed'],
    asks: 'afternoon tranpoline',
  },
  {
    part: 'fields',
    weight: 1,
    items: ['lemon cake with cream and sugar on a plate', { content: 'a cake', tags: ['lemon'] }],
    asks: 'lemon cake',
  },
  {
    part: 'phrase',
    weight: 1,
    items: ['red apple, white house', 'the red house of my aunt stands beside the road to town'],
    asks: 'red house',
  },
  {
    part: 'dates',
    weight: 2,
    items: ['the lamp', { content: 'the lamp fell over again', at: monday - 10 * day }],
    asks: 'the lamp on 11 August 2023',
  },
  {
    part: 'window',
    weight: 2,
    items: [
      'the saddle',
      talk('Ada', 'the saddle was in a corner of the old barn'),
      talk('Ben', 'the stirrups hung on a nail of the same barn'),
    ],
    asks: 'saddle stirrups',
    withIt: 2,
  },
  {
    part: 'neighbours',
    weight: 1,
    items: ['the saddle', talk('Ada', 'the saddle was in a corner of the old barn'), talk('Ben', 'the saddle, yes')],
    asks: 'saddle',
    withIt: 2,
  },
  {
    part: 'answers',
    weight: 1,
    items: [talk('Ada', 'What about your violin?'), talk('Ben', 'Sold it for a violin case')],
    asks: 'violin',
  },
  {
    part: 'session',
    weight: 2,
    items: twoSessions,
    asks: 'anvil bellows',
  },
  {
    part: 'several',
    weight: 1,
    items: twoSessions,
    asks: 'which bellows and anvils did they buy',
    also: { session: 2 },
    without: 1,
    withIt: 0,
  },
  {
    part: 'timeWords',
    weight: 1.6,
    items: ['We saw the comet', 'We saw the comet yesterday with a big crowd'],
    asks: 'when did we see the comet',
  },
  {
    part: 'wishes',
    weight: 2,
    items: [talk('user', 'The poster hung there'), talk('user', 'Always use our two colours on a poster', 2)],
    asks: 'can you help me with a poster',
  },
  {
    part: 'firstPerson',
    weight: 2,
    items: [talk('Ada', 'Rowing is healthy'), talk('Ada', 'I like rowing and skating a little bit', 2)],
    asks: 'what does Ada say of rowing',
  },
  {
    part: 'speaker',
    weight: 2,
    items: [talk('Ben', 'Chess is nice'), talk('Ada', 'Chess is nice in the long evenings of winter', 2)],
    asks: 'Ada on chess',
    also: { fields: 0 },
  },
  {
    part: 'userWords',
    weight: 1.8,
    items: [talk('assistant', 'Kilns need clay'), talk('user', 'My kilns are in the shed behind the house', 2)],
    asks: 'kilns',
  },
  {
    part: 'intent',
    weight: 1,
    items: ['varnish the boat', '1. varnish the deck of the old boat'],
    asks: 'how do I varnish the boat',
  },
  {
    part: 'qualifiers',
    weight: 1,
    items: ['deploy: successful deploy', 'After hours of work by the team the deploy ended in failure'],
    asks: 'deploy failed',
  },
  {
    part: 'antiAdjacency',
    weight: 1,
    items: ['How tall is the mast?', 'The mast is said to be 12 metres tall, says the harbour'],
    asks: 'how tall is the mast',
  },
  {
    part: 'salience',
    weight: 1,
    items: [`${road.repeat(2)} kettle`, `kettle ${road.repeat(2)} again`],
    asks: 'kettle',
  },
  {
    part: 'rarity',
    weight: 1,
    items: ['paint paint paint', `release 2.4.1 ${road.repeat(2)}`, 'paint', 'paint', 'paint'],
    asks: 'paint 2.4.1',
  },
  {
    part: 'reranker',
    weight: 1,
    items: ['sail', 'sail to the islands of the north'],
    asks: 'sail',
    more: { similarity: (ordinal) => (ordinal === 1 ? 0.9 : 0) },
  },
  {
    part: 'feedback',
    weight: 2,
    items: [
      'ferry',
      'the ferry, with its captain Lindqvist, whom all like',
      'ferry captain Lindqvist',
      'ferry captain Lindqvist waves',
    ],
    asks: 'ferry',
    withIt: 2,
  },
  {
    part: 'expansion',
    weight: 1,
    items: [
      'ferry',
      'the ferry, with its captain Lindqvist, whom all like',
      'ferry captain Lindqvist',
      'ferry captain Lindqvist waves',
    ],
    asks: 'ferry',
    withIt: 2,
  },
  {
    part: 'summary',
    weight: 2,
    items: [
      'a boat by the shore',
      { content: 'Koda barks at the neighbours', enrichment: { summary: 'A husky makes a noise by the shore' } },
    ],
    asks: 'husky shore',
  },
  {
    part: 'keywords',
    weight: 2,
    items: [
      'Our pet shop is closed',
      { content: 'Koda needs a walk twice', enrichment: { keywords: ['pet dog'], tags: ['shop'] } },
    ],
    asks: 'pet shop',
  },
  {
    part: 'questions',
    weight: 3,
    items: [
      'The hound of the village is loud',
      { content: 'Koda barks', enrichment: { questions: ['Which hound lives in the village?'] } },
    ],
    asks: 'village hound',
  },
  {
    part: 'clustering',
    weight: 4,
    items: [
      'orchard',
      talk('Ada', 'orchard here by the lake'),
      talk('Ada', 'orchard here by the lake'),
      talk('Ada', 'orchard here by the lake'),
    ],
    asks: 'orchard',
    withIt: 3,
  },
  {
    part: 'newer',
    weight: 1,
    items: [
      { content: 'my rent is 900', at: monday - 90 * day },
      { content: 'my rent has increased to 950 from now on', at: monday },
    ],
    asks: 'how much is my rent',
  },
];

describe('each part of the search changes an order', () => {
  it.each(cases)('$part', ({ part, weight, items, asks, without = 0, withIt = 1, also = {}, more }) => {
    const search = indexOf(items);
    expect(search(asks, { ...alone, ...also, [part]: part === 'weakWords' ? 1 : 0 }, more).hits[0]?.ordinal).toBe(
      without,
    );
    const { hits } = search(asks, { ...alone, ...also, [part]: weight }, more);
    expect(hits[0]?.ordinal).toBe(withIt);
    for (const { score, why = [] } of hits) {
      expect(why.reduce((sum, { delta }) => sum + delta, 0)).toBeCloseTo(score, 5);
    }
  });
});

describe('newer', () => {
  const rents = [
    { content: 'my rent is 900', at: monday - 90 * day },
    { content: 'my rent is 950', at: monday },
  ];
  const first = (items: readonly Item[], asks: string) => indexOf(items)(asks, { ...alone, newer: 1 }).hits[0]?.ordinal;

  it('needs no word of change between short statements', () => {
    expect(first([...rents].reverse(), 'what is my rent')).toBe(0);
    expect(first(rents, 'what is my rent')).toBe(1);
  });

  it('leaves alone who looks back, and numbers of something else', () => {
    const others = [
      { content: 'my rent is 900, rent of the flat', at: monday - 90 * day },
      {
        content:
          'my rent is due now, wrote the landlord, Ada Okafor, a lawyer, in her letter on paint, stairs, keys, bells and house rules, page 4',
        at: monday,
      },
    ];
    expect(first(others, 'what is my rent')).toBe(0);
    const reduced = [rents[0] as Item, { content: 'my rent is now 950, rather much', at: monday }];
    expect(first(reduced, 'what was my rent before')).toBe(0);
  });

  it('leaves alone a later number that is not called what is asked for', () => {
    const target = { content: 'weekly word count target of 1350 words', at: monday - 90 * day };
    const later = (content: string) => first([target, { content, at: monday }], 'what is my weekly word count target?');
    expect(later('weekly word count has now increased to 1500 words')).toBe(0);
    expect(later('weekly word count target has now increased to 1500 words')).toBe(1);
  });

  it('leaves alone a later number of something else than it is asked for', () => {
    const cover = { content: 'test coverage of the billing service reached 65 percent', at: monday - 90 * day };
    const later = (content: string) =>
      first([cover, { content, at: monday }], 'what is the test coverage for my billing service?');
    expect(later('test coverage has now increased to 85 percent')).toBe(0);
    expect(later('billing test coverage has now increased to 85 percent')).toBe(1);
  });
});

describe('records of one session that nobody spoke', () => {
  const search = (contents: readonly string[], asks: string) => {
    const index = SpaceIndex.empty();
    for (const [ordinal, content] of contents.entries()) index.add(ordinal, { content });
    const facts: RecordFacts = {
      sessionOf: () => 1,
      isTurn: () => false,
      momentOf: () => monday,
      isReadable: () => true,
    };
    return index.search({ text: asks, limit: 10, facts, now: monday }).hits.map(({ ordinal }) => ordinal);
  };
  const contents = ['The anvil of the forge is by the door', 'It weighs eighty kilos', ...filler];

  it('speak for each other where several words of the question agree, and not by one word', () => {
    expect(search(contents, 'the anvil of the forge')).toContain(1);
    expect(search(contents, 'anvil')).toEqual([0]);
  });
});

describe('several things asked for', () => {
  const items = [talk('Ben', 'Chess is nice'), talk('Ada', 'Chess is nice in the long evenings of winter', 2)];
  const first = (asks: string, several: number) =>
    indexOf(items)(asks, { ...alone, fields: 0, speaker: 1.1, several }).hits[0]?.ordinal;

  it('are looked for with the one named', () => {
    expect(first('what games of chess did Ada win', 0)).toBe(0);
    expect(first('what games of chess did Ada win', 1)).toBe(1);
  });

  it.each([
    'what kinds of chess does Ada like',
    'which LGBTQ+ events for chess has Ada joined',
    'where has Ada played chess',
    'how many games of chess did Ada win',
    'what does Ada like about chess',
    'what are the chess plans of Ada',
    'in what ways does chess help Ada',
    'summarise what Ada says on chess',
  ])('are heard in "%s"', (asks) => {
    expect(first(asks, 1)).toBe(1);
  });

  it.each([
    'what is chess to Ada',
    'what was the chess class of Ada',
    'when did Ada win at chess',
    'does Ada like chess',
  ])('are not heard in "%s"', (asks) => {
    expect(first(asks, 1)).toBe(0);
  });
});
