import { beforeEach, describe, expect, it } from 'vitest';
import { toAccess } from '../../src/model/parse/scope.js';
import { search } from '../support/queries.js';
import { amend, find, forgotten, remember, remembered } from '../support/verbs.js';
import { codeOf, World } from '../support/world.js';

let world: World;
beforeEach(() => {
  world = new World();
});

function many(count: number, text = 'heron note') {
  for (let i = 0; i < count; i += 100) {
    remember(
      world,
      {},
      Array.from({ length: Math.min(100, count - i) }, (_, k) => ({ content: `${text} ${i + k}` })),
    );
    world.now += 1;
  }
}

const allPages = (text: string, limit: number, between: () => void = () => {}) => {
  const pages: string[][] = [];
  for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
    const page = find(world, {}, text, { limit, ...(cursor === undefined ? {} : { cursor }) });
    pages.push(page.hits.map(({ id }) => id));
    cursor = page.cursor;
    between();
  }
  return pages;
};

describe('a ranking in pages', () => {
  it('goes on to the last match, beyond any depth that one search looks at', () => {
    many(2500);
    const pages = allPages('heron', 90);
    const ids = pages.flat();
    expect(ids).toHaveLength(2500);
    expect(new Set(ids).size).toBe(2500);
    expect(pages.slice(0, -1).every((page) => page.length === 90)).toBe(true);
  });

  it('continues the first page even though the store changes', () => {
    many(60);
    let n = 0;
    const ids = allPages(
      'heron',
      10,
      () => void remembered(world, {}, `heron heron heron, and heron again ${n++}`),
    ).flat();
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('leaves out what is forgotten or replaced before its page comes', () => {
    many(30);
    const first = find(world, {}, 'heron', { limit: 10 });
    const [second = [], third = []] = allPages('heron', 10).slice(1);
    forgotten(world, {}, second[0]);
    amend(world, {}, third[0] ?? '', 'of something else');
    const page = find(world, {}, 'heron', { limit: 10, cursor: first.cursor ?? '' });
    expect(page.hits.map(({ id }) => id)).toEqual(second.slice(1));
    const last = find(world, {}, 'heron', { limit: 10, cursor: page.cursor ?? '' });
    expect(last.hits.map(({ id }) => id)).toEqual(third.slice(1));
    expect(last.cursor).toBeUndefined();
  });

  it('may change the size of its pages, but not the question', () => {
    many(40);
    const { cursor = '' } = find(world, {}, 'heron', { limit: 5 });
    expect(find(world, {}, 'heron', { limit: 20, cursor }).hits).toHaveLength(20);
    for (const query of [
      search(toAccess({}), 'note', { cursor }),
      search(toAccess({}), 'heron', { cursor, kinds: ['note'] }),
      search(toAccess({ session: 's' }), 'heron', { cursor }),
    ]) {
      expect(codeOf(world.ask(query))).toBe('invalid_cursor');
    }
  });

  it('is too old after many others', () => {
    many(20);
    const { cursor = '' } = find(world, {}, 'heron', { limit: 5 });
    for (let i = 0; i < 32; i++) find(world, {}, 'note', { limit: 5 });
    expect(codeOf(world.ask(search(toAccess({}), 'heron', { cursor })))).toBe('invalid_cursor');
  });
});

describe('a list in pages', () => {
  it('neither repeats nor skips while new memories arrive', () => {
    many(25);
    const ids = allPages('', 4, () => void remembered(world, {}, 'just arrived')).flat();
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  it('goes on behind a memory that has been forgotten meanwhile', () => {
    const ids = Array.from(
      { length: 6 },
      (_, i) => remembered(world, {}, { content: `m${i}`, eventTime: 1000 * i }).id,
    ).reverse();
    const first = find(world, {}, '', { limit: 2 });
    forgotten(world, {}, ids[1]);
    expect(find(world, {}, '', { limit: 2, cursor: first.cursor ?? '' }).hits.map(({ id }) => id)).toEqual(
      ids.slice(2, 4),
    );
  });

  it('orders by when it happened, then by when it was written', () => {
    const place = (content: string, eventTime?: number) =>
      remembered(world, {}, { content, ...(eventTime === undefined ? {} : { eventTime }) }).id;
    const ids = [place('later', world.now + 5), place('now a'), place('now b'), place('earlier', 1000)];
    expect(find(world, {}, '').hits.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1], ids[3]]);
  });
});

describe('a cursor', () => {
  it.each([
    'x',
    'r.',
    'r.0',
    'r.0.x',
    'r.zzz.10',
    'l.0',
    'l.x.l-1',
    'l.0.nobody',
    'l.0.l-1x',
    'l.1.2.3.4',
    'i.l-1',
    '../..',
    'r.0.99999999999',
  ])('of no page says so: %s', (cursor) => {
    for (const text of ['heron', '']) {
      for (const size of [0, 20]) {
        world = new World();
        many(size);
        find(world, {}, 'heron', { limit: 5 });
        expect(codeOf(world.ask(search(toAccess({}), text, { cursor })))).toBe('invalid_cursor');
      }
    }
    if (!cursor.startsWith('i.l-1')) {
      expect(codeOf(world.ask({ type: 'inspect', access: toAccess({}), limit: 5, cursor }))).toBe('invalid_cursor');
    }
  });
});

describe('floors', () => {
  it('leave out and count what lies below, and explain it', () => {
    remember(world, {}, [
      { content: 'heron by the lake' },
      { content: 'heron', confidence: 0.2 },
      { content: 'lake house' },
    ]);
    const plain = find(world, {}, 'heron lake');
    expect(plain).toMatchObject({ filteredOut: 0 });
    const floored = find(world, {}, 'heron lake', { minRelevance: 0.5, explain: true });
    expect(floored.hits.map(({ content }) => content)).toEqual(['heron by the lake']);
    expect(floored.filteredOut).toBe(2);
    expect(floored.leftOut?.map(({ reason }) => reason)).toEqual(['below minRelevance', 'below minRelevance']);
    expect(find(world, {}, 'heron', { confidenceFloor: 0.5 }).hits.map(({ content }) => content)).toEqual([
      'heron by the lake',
    ]);
  });

  it('leave out by default what is clearly unrelated, and say how many', () => {
    const contents = ['Koda is the best dog there is', 'the best kettle of all', 'the garden needs water'];
    remember(
      world,
      {},
      contents.map((content) => ({ content })),
    );
    const found = find(world, {}, 'what is the best way to cook rice?', { explain: true });
    expect(found).toMatchObject({ hits: [], filteredOut: 2 });
    expect(found.leftOut?.map(({ reason }) => reason)).toEqual(['clearly unrelated', 'clearly unrelated']);
    expect(find(world, {}, 'what is the best way to cook rice?', { minRelevance: 0 }).hits).toHaveLength(2);
    expect(find(world, {}, 'volcano').hits).toEqual([]);
    expect(find(world, {}, 'best').hits).toHaveLength(2);
    expect(find(world, {}, 'garden', { minRelevance: 1 })).toMatchObject({ hits: [], filteredOut: 1 });
    expect(find(world, {}, 'garden', { confidenceFloor: 1 })).toMatchObject({ hits: [], filteredOut: 1 });
  });

  it('are counted alike whether the answer is explained or not', () => {
    const contents = Array.from({ length: 200 }, (_, i) => `the best kettle of all, number ${i}`);
    remember(
      world,
      {},
      contents.map((content) => ({ content })),
    );
    const text = 'what is the best way to cook rice?';
    const { hits, filteredOut, leftOut } = find(world, {}, text, { explain: true });
    expect({ hits, filteredOut }).toEqual({ hits: [], filteredOut: find(world, {}, text).filteredOut });
    expect(leftOut).toHaveLength(filteredOut);
  });

  it('are explained beside everything else that stands against a match', () => {
    const old = remembered(world, {}, 'heron one');
    amend(world, {}, old.id, 'osprey two');
    remembered(world, {}, { content: 'heron brief', ttl: 1 });
    remembered(world, {}, { content: 'heron note', kind: 'note' });
    remembered(world, {}, { content: 'heron of then', eventTime: 5 });
    remembered(world, { session: 'other' }, { content: 'heron said elsewhere', kind: 'episodic' });
    remembered(world, {}, { content: 'heron untagged' });
    remembered(world, {}, { content: 'heron tagged', tags: ['t'] });
    remembered(world, { user: 'ben' }, { content: 'heron of ben', tags: ['t'] });
    remembered(world, { agent: 'planner' }, { content: 'heron of the planner', tags: ['t'] });
    forgotten(world, {}, remembered(world, {}, 'heron forgotten').id);
    world.now += 1;
    const { hits, leftOut } = find(world, { session: 'mine' }, 'heron', {
      explain: true,
      kinds: ['fact', 'episodic'],
      since: 10,
      tagsAll: ['t'],
    });
    expect(hits.map(({ content }) => content)).toEqual(['heron tagged']);
    expect([...new Set(leftOut?.map(({ reason }) => reason))].sort()).toEqual([
      'expired',
      'other kind',
      'other labels',
      'other session',
      'other time',
      'superseded',
    ]);
  });
});
