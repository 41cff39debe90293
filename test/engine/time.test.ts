import { beforeEach, describe, expect, it } from 'vitest';
import { amend, contentsOf, edit, find, get, history, hits, remembered } from '../support/verbs.js';
import { World } from '../support/world.js';

let world: World;
beforeEach(() => {
  world = new World();
});

const day = 86_400_000;
const idsAt = (text: string, asOf: number) => find(world, {}, text, { asOf }).hits.map(({ id }) => id);

describe('what held at a moment', () => {
  it('is the version whose time it was: from its own beginning until its successor’s, to the millisecond', () => {
    const january = world.now;
    const a = remembered(world, {}, { content: 'rent is 900', eventTime: january });
    world.now += 300 * day;
    const july = january + 181 * day;
    const b = amend(world, {}, a.id, 'rent is 980', { eventTime: july });
    expect(idsAt('rent', january - 1)).toEqual([]);
    expect(idsAt('rent', january)).toEqual([a.id]);
    expect(idsAt('rent', july - 1)).toEqual([a.id]);
    expect(idsAt('rent', july)).toEqual([b.id]);
    expect(hits(world, {}, 'rent').map(({ id }) => id)).toEqual([b.id]);
    expect(history(world, {}, b.id, july - 1).map(({ id }) => id)).toEqual([a.id]);
    expect(history(world, {}, a.id, july).map(({ id }) => id)).toEqual([b.id]);
  });

  it('is not moved by later edits', () => {
    const a = remembered(world, {}, { content: 'rent is 900', eventTime: 1000 });
    const b = amend(world, {}, a.id, 'rent is 980', { eventTime: 2000 });
    world.now += day;
    edit(world, {}, b.id, { tags: ['home'], importance: 1 });
    expect([idsAt('rent', 1999), idsAt('rent', 2000)]).toEqual([[a.id], [b.id]]);
    expect(get(world, {}, b.id)?.eventTime).toBe(2000);
  });

  it('is one version at a time, also when a successor claims to be older than what it replaced', () => {
    const a = remembered(world, {}, { content: 'moved to Oslo', eventTime: 10_000 });
    const b = amend(world, {}, a.id, 'moved to Bergen', { eventTime: 5000 });
    for (const moment of [5000, 9999, 10_000, 20_000]) expect(idsAt('moved', moment)).toEqual([b.id]);
    expect(idsAt('moved', 4999)).toEqual([]);
  });

  it('is what the newest version says, when that goes back further than the ones between', () => {
    const a = remembered(world, {}, { content: 'moved to Oslo', eventTime: 1000 });
    const b = amend(world, {}, a.id, 'moved to Bergen', { eventTime: 9000 });
    expect(idsAt('moved', 5000)).toEqual([a.id]);
    const c = amend(world, {}, b.id, 'moved to Bodø', { eventTime: 2000 });
    expect([1000, 1999, 2000, 5000, 9000].map((moment) => idsAt('moved', moment))).toEqual([
      [a.id],
      [a.id],
      [c.id],
      [c.id],
      [c.id],
    ]);
  });

  it('has a gap where a record had expired before it was replaced', () => {
    const start = world.now;
    const a = remembered(world, {}, { content: 'ticket valid', externalId: 't', ttl: 1000 });
    world.now = start + 5000;
    const b = remembered(world, {}, { content: 'ticket valid', externalId: 't' });
    expect([start + 999, start + 1000, start + 4999, start + 5000].map((moment) => idsAt('ticket', moment))).toEqual([
      [a.id],
      [],
      [],
      [b.id],
    ]);
  });
});

describe('a time to live', () => {
  it('is over at read time, without any sweep, in every list', () => {
    const brief = remembered(world, {}, { content: 'parking ticket valid', ttl: 60_000 });
    remembered(world, {}, 'parking is lasting');
    world.now += 59_999;
    expect(hits(world, {}, 'parking')).toHaveLength(2);
    world.now += 1;
    expect(hits(world, {}, 'parking').map(({ content }) => content)).toEqual(['parking is lasting']);
    expect(contentsOf(world, {})).toEqual(['parking is lasting']);
    expect(hits(world, {}, 'parking', { includeSuperseded: true })).toHaveLength(1);
    expect(get(world, {}, brief.id)).toMatchObject({ standing: 'active', expiresAt: world.now });
  });

  it('can be given, moved and taken away later', () => {
    const { id } = remembered(world, {}, 'errand');
    edit(world, {}, id, { ttl: 1000 });
    world.now += 1000;
    expect(contentsOf(world, {})).toEqual([]);
    edit(world, {}, id, { ttl: 1000 });
    expect(contentsOf(world, {})).toEqual(['errand']);
    edit(world, {}, id, { ttl: null });
    world.now += day;
    expect(contentsOf(world, {})).toEqual(['errand']);
  });
});

describe('a clock that jumps', () => {
  it('changes nothing about what is current: the order is the order of writing', () => {
    const a = remembered(world, {}, 'first');
    world.now -= 400 * day;
    const b = amend(world, {}, a.id, 'second');
    world.now -= day;
    amend(world, {}, b.id, 'third');
    expect(contentsOf(world, {})).toEqual(['third']);
    expect(history(world, {}, a.id).map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });
});
