import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordFacts } from '../../../src/engine/search/facts.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { payload } from './texts.js';

const facts: RecordFacts = {
  sessionOf: (ordinal) => 1 + Math.floor(ordinal / 7),
  isTurn: () => true,
  momentOf: (ordinal) => 1.6e12 + ordinal * 86_400_000,
  isReadable: () => true,
};

describe('a rare exact word', () => {
  it('ranks first, whatever else the store holds and whatever else is asked with it', () => {
    const store = fc.array(payload, { minLength: 1, maxLength: 40 });
    const query = fc.constantFrom(
      'where is the dog',
      'garden',
      'piano lessons in Lisbon',
      '我养了一只猫',
      'the red kettle of Koda',
    );
    const word = fc.constantFrom('zylophix', 'TICKET-4471', 'v9.8.7', 'max_retry_count', '"zylophix"');
    fc.assert(
      fc.property(store, fc.nat(), word, query, fc.boolean(), (payloads, at, rare, besides, explain) => {
        const place = at % payloads.length;
        const index = SpaceIndex.empty();
        payloads.forEach((given, ordinal) => {
          const content = ordinal === place ? `${given.content} ${rare}.` : given.content;
          index.add(ordinal, { ...given, content }, facts.momentOf(ordinal));
        });
        const asked = /[\d_"]/.test(rare) ? `${besides} ${rare}` : rare;
        const [first] = index.search({ text: asked, limit: 5, facts, now: 1.7e12, explain }).hits;
        expect(first?.ordinal).toBe(place);
        if (explain) expect(first?.why?.reduce((sum, { delta }) => sum + delta, 0)).toBeCloseTo(first?.score ?? 0, 5);
      }),
    );
  });

  const indexOf = (contents: readonly string[]) => {
    const index = SpaceIndex.empty();
    for (const [ordinal, content] of contents.entries()) index.add(ordinal, { content });
    return index;
  };

  it('of two rare words the record with both goes first', () => {
    const long = 'alpha and beta in one long note about all sorts of things that go on and on';
    const index = indexOf(['alpha note', long, 'beta']);
    expect(index.search({ text: 'alpha beta', limit: 3 }).hits[0]?.ordinal).toBe(1);
  });

  it('by chance in a long question decides nothing', () => {
    const pumps = [
      'we fixed the valve of the boiler pump in the cellar',
      'a cellar boiler has a pump valve',
      'cellar pump',
    ];
    const fillers = Array.from({ length: 60 }, (_, i) => `tulip note ${i}`);
    const index = indexOf([...pumps, 'cheese notwithstanding', ...fillers]);
    const text = 'the valve of the boiler pump in the cellar, notwithstanding';
    expect(index.search({ text, limit: 3 }).hits[0]?.ordinal).toBe(0);
  });
});
