import { beforeEach, describe, expect, it } from 'vitest';
import type { PortableRecord } from '../../src/model/portable.js';
import {
  adopt,
  amend,
  asId,
  contentsOf,
  exported,
  find,
  forgotten,
  get,
  history,
  hits,
  remember,
  remembered,
} from '../support/verbs.js';
import { resultOf, World } from '../support/world.js';

let world: World;
beforeEach(() => {
  world = new World();
});

const at = 1_700_000_000_000;
const record = (id: string, fields: Partial<PortableRecord> = {}): PortableRecord => ({
  id: asId(id),
  standing: 'active',
  kind: 'fact',
  provenance: 'self',
  storedAt: at,
  confidence: 1,
  derivedFrom: [],
  payload: { content: `says ${id}` },
  ...fields,
});
const superseded = (id: string, by: string, fields: Partial<PortableRecord> = {}) =>
  record(id, { standing: 'superseded', supersededBy: asId(by), supersededAt: at + 1, ...fields });
const statuses = (records: readonly PortableRecord[], scope = {}) =>
  adopt(world, scope, records).map(({ status, error }) =>
    error === undefined ? status : `${status}: ${error.message}`,
  );

describe('an import of an export', () => {
  it('gives an equal store: ids, times, chains, families, details, tombstones', () => {
    const a = remembered(
      world,
      {},
      {
        content: 'rent is 900',
        externalId: 'rent',
        tags: ['home'],
        eventTime: at,
        importance: 0.5,
        confidence: 0.7,
        meta: { a: [1] },
      },
    );
    world.now += 1000;
    const b = amend(world, {}, a.id, 'rent is 980', { reason: 'raised', eventTime: at + 5 });
    amend(world, {}, b.id, 'rent is 1020');
    const source = remembered(
      world,
      { session: 's', channel: 'c' },
      { content: 'long talk about tea', kind: 'episodic', speaker: 'user', ttl: 50_000 },
    );
    remembered(world, { session: 's' }, { content: 'tea', derivedFrom: { id: source.id, start: 16, end: 19 } });
    forgotten(world, {}, remembered(world, {}, 'to be forgotten').id, { reason: 'asked for it' });
    const records = exported(world, {});
    const other = new World();
    other.now += 1_000_000;
    expect(adopt(other, {}, records).every(({ error }) => error === undefined)).toBe(true);
    // The digest of an external id is of the store; here both have the same key.
    expect(exported(other, {})).toEqual(records);
    expect(adopt(other, {}, records).map(({ status }) => status)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
      'forgotten',
    ]);
    expect(exported(other, {})).toEqual(records);
  });

  it('into the same store adds nothing, however often', () => {
    remember(
      world,
      {},
      Array.from({ length: 30 }, (_, i) => ({ content: `item ${i}` })),
    );
    const records = exported(world, {});
    const before = world.commits.length;
    for (let round = 0; round < 2; round++) expect(new Set(statuses(records))).toEqual(new Set(['unchanged']));
    expect(world.commits).toHaveLength(before);
  });

  it('that one agent made adds nothing when it is repeated by the user', () => {
    const other = new World();
    remembered(other, { agent: 'planner' }, 'kept by the planner');
    const records = exported(other, { agent: 'planner' });
    expect(statuses(records)).toEqual(['stored']);
    expect(statuses(records)).toEqual(['unchanged']);
    expect(contentsOf(world, {})).toEqual([]);
    expect(contentsOf(world, { agent: 'planner' })).toEqual(['kept by the planner']);
  });

  it('in any order keeps its chains, and history tells them in the order of succession', () => {
    expect(statuses([record('c'), superseded('b', 'c'), superseded('a', 'b')])).toEqual(['stored', 'stored', 'stored']);
    expect(history(world, {}, 'b').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(contentsOf(world, {})).toEqual(['says c']);
    expect(get(world, {}, 'a')).toMatchObject({ supersededBy: 'c', supersededAt: at + 1 });
  });

  it('gives ids that another user has to nobody else, and says nothing about them', () => {
    remembered(world, { user: 'ana' }, 'of ana');
    const [taken] = exported(world, { user: 'ana' });
    const [outcome] = adopt(world, { user: 'ben' }, [record(taken?.id ?? '')]);
    expect(outcome).toMatchObject({ status: 'stored' });
    expect(outcome?.id).not.toBe(taken?.id);
    expect(contentsOf(world, { user: 'ana' })).toEqual(['of ana']);
    expect(contentsOf(world, { user: 'ben' })).toEqual([`says ${taken?.id}`]);
  });

  it('answers the same for an id that another user has and for one that nobody has', () => {
    const { id } = remembered(world, { user: 'ana' }, 'of ana');
    const asked = (taken: string) => {
      const [outcome] = adopt(world, { user: 'ben' }, [record(taken)]);
      const own = get(world, { user: 'ben' }, taken);
      const again = adopt(world, { user: 'ben' }, [record(taken)]);
      return { status: outcome?.status, keeps: outcome?.id === taken, own, again: again[0]?.status };
    };
    const answers = { status: 'stored', keeps: false, own: null, again: 'unchanged' };
    expect(asked(id)).toEqual(answers);
    expect(asked('nobody-has-it')).toEqual(answers);
  });

  it('does not give what has expired a new life', () => {
    statuses([record('a', { expiresAt: world.now - 1 }), record('b', { expiresAt: world.now + 1 })]);
    expect(contentsOf(world, {})).toEqual(['says b']);
    expect(get(world, {}, 'a')?.expiresAt).toBe(world.now - 1);
  });

  it('leaves it to the owner to forget what was forgotten elsewhere', () => {
    const { id } = remembered(world, {}, 'alive here');
    expect(statuses([record(id, { standing: 'forgotten', forgottenAt: at, payload: { content: '' } })])).toEqual([
      'failed: This memory was forgotten where the export comes from; forget it here too.',
    ]);
    expect(get(world, {}, id)?.content).toBe('alive here');
  });
});

describe('an external id in an import', () => {
  const x = (content: string) => ({ payload: { content, externalId: 'x' } });

  it('keeps one current memory', () => {
    const here = remembered(world, {}, { content: 'here', externalId: 'x' });
    expect(adopt(world, {}, [record('p', x('there'))])).toMatchObject([
      { id: here.id, status: 'failed', error: { code: 'conflict' } },
    ]);
    expect(contentsOf(world, {})).toEqual(['here']);
  });

  it('of an outdated memory does not hide the current one that is here', () => {
    const here = remembered(world, {}, { content: 'here', externalId: 'x' });
    expect(statuses([superseded('p', 'q', x('there, earlier')), record('q')])).toEqual(['stored', 'stored']);
    expect(remembered(world, {}, { content: 'here', externalId: 'x' })).toMatchObject({
      status: 'unchanged',
      id: here.id,
    });
    expect(remembered(world, {}, { content: 'newer', externalId: 'x' }).superseded).toEqual([here.id]);
  });

  it('does not become current twice by a link that is broken', () => {
    const here = remembered(world, {}, { content: 'here', externalId: 'x' });
    expect(statuses([superseded('p', 'p', x('there'))])).toEqual([
      'stored: The link to its successor leads to itself; it was kept as superseded.',
    ]);
    expect(contentsOf(world, {})).toEqual(['here']);
    expect(history(world, {}, here.id).map(({ id }) => id)).toEqual(['p', here.id]);
  });

  it('that was forgotten here stays forgotten, for every version', () => {
    forgotten(world, {}, remembered(world, {}, { content: 'here', externalId: 'x' }).id);
    expect(statuses([superseded('p', 'q', x('there, earlier')), record('q', x('there'))])).toEqual([
      'forgotten',
      'forgotten',
    ]);
    expect(contentsOf(world, {})).toEqual([]);
  });

  it('twice in one import is one memory, the first', () => {
    expect(statuses([record('p', x('one')), record('q', x('two'))])).toEqual([
      'stored',
      'failed: Its external id is in use here by another memory.',
    ]);
    expect(contentsOf(world, {})).toEqual(['one']);
  });
});

describe('hostile links', () => {
  it('in circles, to themselves and to nowhere are reported, end every walk and lose no text', () => {
    const outcomes = statuses([
      superseded('p', 'q'),
      superseded('q', 'p'),
      superseded('r', 'r'),
      superseded('s', 'zzz'),
    ]);
    expect(outcomes).toEqual([
      'stored',
      'stored: The link to its successor leads in a circle; it was kept as current.',
      'stored: The link to its successor leads to itself; it was kept as current.',
      'stored: The link to its successor leads to a memory that is not here; it was kept as superseded.',
    ]);
    expect(history(world, {}, 'p').map(({ id, standing }) => [id, standing])).toEqual([
      ['p', 'superseded'],
      ['q', 'active'],
    ]);
    for (const id of ['p', 'q', 'r', 's']) expect(get(world, {}, id)?.content).toBe(`says ${id}`);
    expect(contentsOf(world, {})).toEqual(['says q', 'says r']);
    expect(find(world, {}, 'says', { includeSuperseded: true }).hits).toHaveLength(4);
    expect(exported(world, {})).toHaveLength(4);
    amend(world, {}, 'q', 'says more');
    expect(forgotten(world, {}, { query: 'says' }, { all: true }).status).toBe('forgotten');
    expect(hits(world, {}, 'says', { includeSuperseded: true })).toEqual([]);
  });

  it('of a thousand in one circle end as well', () => {
    const size = 1000;
    statuses(Array.from({ length: size }, (_, i) => superseded(`c${i}`, `c${(i + 1) % size}`)));
    expect(contentsOf(world, {})).toEqual([`says c${size - 1}`]);
    expect(history(world, {}, 'c0')).toHaveLength(size);
    expect(forgotten(world, {}, `c${size - 1}`).ids).toHaveLength(size);
  });

  it('between records that draw from each other are cut', () => {
    const drawn = (id: string, from: string) => record(id, { derivedFrom: [{ id: asId(from), start: 0, end: 4 }] });
    expect(statuses([drawn('a', 'b'), drawn('b', 'a'), drawn('c', 'c'), drawn('d', 'nowhere')])).toEqual([
      'stored',
      'stored',
      'stored',
      'stored',
    ]);
    expect(forgotten(world, {}, 'a').ids).toEqual(['a', 'b']);
    expect(get(world, {}, 'c')?.standing).toBe('active');
  });

  it('to another user’s memory lead nowhere', () => {
    const { id } = remembered(world, { user: 'ana' }, 'of ana');
    const [link, drawn] = adopt(world, { user: 'ben' }, [
      superseded('p', id),
      record('d', { derivedFrom: [{ id: asId(id), start: 0, end: 2 }] }),
    ]);
    const nowhere = new World();
    remembered(nowhere, { user: 'ana' }, 'something else of ana');
    expect([link, drawn]).toEqual(
      adopt(nowhere, { user: 'ben' }, [
        superseded('p', 'nobody'),
        record('d', { derivedFrom: [{ id: asId('nobody'), start: 0, end: 2 }] }),
      ]),
    );
    expect(forgotten(world, { user: 'ben' }, { user: 'ben' }).ids).toEqual([link?.id, drawn?.id]);
    expect(get(world, { user: 'ana' }, id)?.content).toBe('of ana');
  });

  it('spans beyond the text of a source do no harm', () => {
    statuses([
      record('s'),
      record('d', { derivedFrom: [{ id: asId('s'), start: 3, end: 2 ** 50 }] }),
      record('e', { derivedFrom: [{ id: asId('s'), start: 900, end: 901 }] }),
    ]);
    expect(forgotten(world, {}, 'e')).toMatchObject({ ids: ['e'], blanked: [] });
    expect(forgotten(world, {}, 'd')).toMatchObject({ ids: ['d'], blanked: ['s'] });
    expect(get(world, {}, 's')?.content).toBe('say   ');
  });

  it('a memory that is for one agent does not stand in for what everybody reads', () => {
    const [outcome] = adopt(world, {}, [
      superseded('p', 'q'),
      record('q', { payload: { content: 'for the planner', agent: 'planner' } }),
    ]);
    expect(outcome?.error?.message).toMatch(/is not here/);
    expect(
      resultOf(world.ask({ type: 'lint', access: { user: 'local', actor: 'user:local' }, strict: false })),
    ).toMatchObject({ findings: [{ check: 'orphaned-chain', ids: ['p'] }] });
  });
});
