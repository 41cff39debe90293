import { describe, expect, it } from 'vitest';
import { Builder } from '../../../src/engine/search/builder.js';
import { resolveQuery } from '../../../src/engine/search/query.js';
import { Shard } from '../../../src/engine/search/shard.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { viewOf } from '../../../src/engine/search/statistics.js';
import { weightsOf } from '../../../src/engine/search/weights.js';
import { analyseQuery } from '../../../src/engine/text/analyse.js';
import { membersOf } from '../../../src/engine/text/everyday.js';
import { registerAllLanguages } from '../../../src/engine/text/packs/all.js';

registerAllLanguages();

describe('a word that can be read in several ways', () => {
  it('brings a member of a class once, also when several readings are in the class', () => {
    const readings = analyseQuery('piano').flatMap(({ term, alternatives = [] }) => [term, ...alternatives]);
    expect(readings.filter((term) => membersOf(term).some((other) => other.term === 'instrument'))).toHaveLength(2);
    const builder = new Builder();
    builder.begin(0, 0);
    builder.text('instrument');
    const { terms } = resolveQuery(viewOf([new Shard(builder.freeze())]), 'piano', weightsOf(undefined));
    const relatives = terms.filter(({ standsFor }) => standsFor !== undefined);
    expect(relatives.map(({ numbers }) => numbers)).toEqual([[[0]]]);
    expect(relatives.map(({ found: [here] }) => here?.frequencies[here.start])).toEqual([1]);
  });

  it('counts once where the name of a speaker in another spelling is the same term', () => {
    const index = SpaceIndex.empty();
    index.add(0, { speaker: 'Andi', content: 'Andi grows tea in the garden' });
    index.add(1, { speaker: 'Bob', content: 'Bob drinks coffee at work' });
    const scoreOf = (text: string) => index.search({ text, limit: 1 }).hits[0]?.score;
    expect(scoreOf('Andy')).toBe(scoreOf('Andi'));
  });
});
