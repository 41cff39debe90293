import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadedItem, OnExisting } from '../../src/model/commands.js';
import { type NewMemory, parseNewMemory } from '../../src/model/parse/memory.js';
import { toAccess } from '../../src/model/parse/scope.js';
import type { Scope } from '../../src/model/scope.js';
import { amend, contentsOf, edit, get, remember, remembered } from '../support/verbs.js';
import { type Outcome, resultOf, World } from '../support/world.js';

let world: World;
beforeEach(() => {
  world = new World();
});

describe('an external id', () => {
  it('has one current memory: the same again changes nothing, other content amends, other labels update', () => {
    const first = remembered(world, {}, { content: 'tent, stove', externalId: 'list' });
    expect(remembered(world, {}, { content: ' tent, stove\n', externalId: 'list' })).toMatchObject({
      status: 'unchanged',
      id: first.id,
      superseded: [],
    });
    expect(remembered(world, {}, { content: 'tent, stove', externalId: 'list', tags: ['camp'] })).toMatchObject({
      status: 'updated',
      id: first.id,
      superseded: [],
    });
    expect(get(world, {}, first.id)).toMatchObject({ tags: ['camp'], content: 'tent, stove' });
    const second = remembered(world, {}, { content: 'tent, stove, rope', externalId: 'list' });
    expect(second).toMatchObject({ status: 'amended', superseded: [first.id] });
    expect(contentsOf(world, {})).toEqual(['tent, stove, rope']);
  });

  it('compares content by its canonical form, and keeps what was stored first', () => {
    const first = remembered(world, {}, { content: 'Crème brûlée'.normalize('NFD'), externalId: 'dessert' });
    expect(remembered(world, {}, { content: 'Crème brûlée'.normalize('NFC'), externalId: 'dessert' }).status).toBe(
      'unchanged',
    );
    expect(get(world, {}, first.id)?.content).toBe('Crème brûlée'.normalize('NFD'));
    expect(remembered(world, {}, { content: 'crème brûlée', externalId: 'dessert' }).status).toBe('amended');
  });

  it('ignores the order of labels, and keeps details that a resent item does not mention', () => {
    const item = {
      content: 'x',
      externalId: 'e',
      tags: ['a', 'b'],
      refs: [
        { type: 'd', id: '1' },
        { type: 'd', id: '2' },
      ],
    };
    const { id } = remembered(world, {}, { ...item, meta: { n: [1], m: {} }, importance: 0.5 });
    expect(remembered(world, {}, { ...item, tags: ['b', 'a'], refs: [...item.refs].reverse() }).status).toBe(
      'unchanged',
    );
    expect(remembered(world, {}, { ...item, meta: { m: {}, n: [1] }, importance: 0.5 }).status).toBe('unchanged');
    expect(get(world, {}, id)).toMatchObject({ meta: { n: [1], m: {} }, importance: 0.5 });
    expect(remembered(world, {}, { ...item, meta: { n: [2] } }).status).toBe('updated');
    expect(remembered(world, {}, { ...item, importance: 0 }).status).toBe('updated');
    expect(get(world, {}, id)).toMatchObject({ meta: { n: [2] }, importance: 0 });
  });

  it('can be left alone or refused instead', () => {
    const { id } = remembered(world, {}, { content: 'one', externalId: 'e' });
    const resend = (content: string, onExisting: OnExisting) =>
      remember(world, {}, [{ content, externalId: 'e' }], { onExisting });
    expect(resend('two', 'skip')).toMatchObject({ result: [{ status: 'unchanged', id, superseded: [] }] });
    expect(resend('two', 'error')).toMatchObject({ error: { code: 'conflict', data: { field: 'externalId' } } });
    expect(resend('one', 'error')).toMatchObject({ result: [{ status: 'unchanged' }] });
    expect(contentsOf(world, {})).toEqual(['one']);
  });

  it('follows its chain, whoever amends', () => {
    const first = remembered(world, {}, { content: 'one', externalId: 'e' });
    const second = amend(world, {}, first.id, 'two');
    expect(remembered(world, {}, { content: 'two', externalId: 'e' })).toMatchObject({
      status: 'unchanged',
      id: second.id,
      superseded: [],
    });
    expect(remembered(world, {}, { content: 'three', externalId: 'e' }).superseded).toEqual([second.id]);
  });

  it('given twice in one command means the same memory, though nothing is durable yet', () => {
    const item = { content: 'the same', externalId: 'e' };
    const [a, b, c] = resultOf(
      remember(world, {}, [item, item, { content: 'other', externalId: 'e' }]),
    ) as LoadedItem[];
    expect(a).toMatchObject({ status: 'stored' });
    expect(b).toMatchObject({ status: 'unchanged', id: a && 'id' in a ? a.id : '', superseded: [] });
    expect(c).toMatchObject({ status: 'amended' });
    expect(contentsOf(world, {})).toEqual(['other']);
  });

  it('is opaque: blanks, case and names that mean something to JavaScript keep apart', () => {
    const ids = [
      'e',
      'E',
      ' e',
      '__proto__',
      'constructor',
      'null',
      '0',
      'é'.normalize('NFC'),
      'é'.normalize('NFD'),
      '\u0000',
    ];
    for (const externalId of ids)
      expect(remembered(world, {}, { content: `of ${ids.indexOf(externalId)}`, externalId }).status).toBe('stored');
    expect(contentsOf(world, {})).toHaveLength(ids.length);
  });

  it('of an expired memory stores it anew, also with the same content', () => {
    const first = remembered(world, {}, { content: 'parking ticket', externalId: 'e', ttl: 60_000 });
    world.now += 60_000;
    expect(contentsOf(world, {})).toEqual([]);
    expect(remembered(world, {}, { content: 'parking ticket', externalId: 'e', ttl: 60_000 })).toMatchObject({
      status: 'amended',
      superseded: [first.id],
    });
    expect(contentsOf(world, {})).toEqual(['parking ticket']);
  });
});

describe('what an agent keeps to itself', () => {
  const planner = { agent: 'planner' };
  const critic = { agent: 'critic' };

  it('shares no external ids with what other agents keep', () => {
    const contents = { user: 'from the user', planner: 'from the planner', critic: 'from the critic' };
    remembered(world, planner, { content: contents.planner, externalId: 'e' });
    remembered(world, critic, { content: contents.critic, externalId: 'e' });
    expect(remembered(world, {}, { content: contents.user, externalId: 'e' }).status).toBe('stored');
    expect(contentsOf(world, {})).toEqual([contents.user]);
    expect(contentsOf(world, planner)).toEqual([contents.planner, contents.user]);
    expect(contentsOf(world, critic)).toEqual([contents.critic, contents.user]);
    expect(remembered(world, planner, { content: contents.planner, externalId: 'e' }).status).toBe('unchanged');
  });

  it('does not take a shared memory away when the agent resends or amends it', () => {
    const shared = remembered(world, {}, { content: 'shared one', externalId: 'e' });
    const second = remembered(world, planner, { content: 'shared two', externalId: 'e' });
    expect(second).toMatchObject({ status: 'amended', superseded: [shared.id] });
    expect(contentsOf(world, {})).toEqual(['shared two']);
    expect(get(world, {}, second.id)).toMatchObject({ createdBy: 'agent:planner', externalId: 'e' });
    expect(get(world, {}, second.id)).not.toHaveProperty('agent');
    const third = amend(world, critic, second.id, 'shared three');
    expect(contentsOf(world, {})).toEqual(['shared three']);
    expect(remembered(world, {}, { content: 'shared three', externalId: 'e' })).toMatchObject({
      status: 'unchanged',
      id: third.id,
    });
  });
});

describe('an amendment', () => {
  it('of an expired memory lives on; of a memory with time left it keeps that time', () => {
    const brief = remembered(world, {}, { content: 'brief', ttl: 1000 });
    world.now += 500;
    const second = amend(world, {}, brief.id, 'still brief');
    expect(get(world, {}, second.id)?.expiresAt).toBe(world.now + 500);
    world.now += 500;
    const third = amend(world, {}, second.id, 'for good');
    expect(get(world, {}, third.id)).not.toHaveProperty('expiresAt');
    expect(contentsOf(world, {})).toEqual(['for good']);
  });

  it('needs an id that nothing has', () => {
    const { id } = remembered(world, {}, { content: 'one' });
    const command = {
      type: 'amend' as const,
      access: toAccess({}),
      id: get(world, {}, id)?.id as never,
      content: 'two',
    };
    const draft = world.decider.draft(world.state);
    const texts = new Map([[0, { content: 'one' }]]);
    expect(() => world.decider.decide(world.state, draft, command, { now: 0, newId: () => id }, texts)).toThrow(
      /in use/,
    );
    expect(() => world.decider.decide(world.state, draft, command, { now: 0, newId: () => '../x' }, texts)).toThrow(
      /newId must return/,
    );
    expect(draft.events).toEqual([]);
  });
});

describe('an edit', () => {
  it('that changes nothing makes no commit', () => {
    const { id } = remembered(world, {}, { content: 'x', tags: ['a'], meta: { b: 1 }, importance: 0.5, category: 'c' });
    const before = world.commits.length;
    for (const details of [
      { tags: ['a'] },
      { tags: ['A'], meta: { b: 1 } },
      { importance: 0.5 },
      { ttl: null },
      { refs: [] },
      { refs: null },
      { category: 'c' },
    ]) {
      expect(edit(world, {}, id, details)).toMatchObject({ result: { id, status: 'unchanged', superseded: [] } });
    }
    expect(world.commits).toHaveLength(before);
  });

  it('sets and clears every detail', () => {
    const { id } = remembered(world, {}, { content: 'x' });
    const all = { tags: ['a'], refs: [{ type: 'd', id: '1' }], category: 'c', meta: [], importance: 0, ttl: 1000 };
    expect(edit(world, {}, id, all)).toMatchObject({ result: { status: 'updated' } });
    expect(get(world, {}, id)).toMatchObject({
      tags: ['a'],
      refs: [{ type: 'd', id: '1' }],
      category: 'c',
      meta: [],
      importance: 0,
      expiresAt: world.now + 1000,
    });
    expect(
      edit(world, {}, id, { tags: null, refs: [], category: null, meta: null, importance: null, ttl: null }),
    ).toMatchObject({ result: { status: 'updated' } });
    const bare = get(world, {}, id);
    expect(bare).toMatchObject({ tags: [], refs: [], content: 'x' });
    for (const field of ['category', 'meta', 'importance', 'expiresAt']) expect(bare).not.toHaveProperty(field);
  });
});

describe('an excerpt', () => {
  it('must lie within a memory that can be read', () => {
    const { id } = remembered(world, {}, { content: 'Ana loves tennis' });
    const drawn = (end: number, from = id, scope: Scope = {}): Outcome<unknown> =>
      remember(world, scope, [{ content: 'tennis', derivedFrom: { id: from, start: 0, end } } satisfies NewMemory]);
    expect(drawn(16)).toMatchObject({ result: [{ status: 'stored' }] });
    expect(drawn(17)).toMatchObject({ error: { code: 'invalid', data: { field: 'derivedFrom' } } });
    expect(drawn(1, 'nobody')).toEqual(drawn(1, id, { user: 'ben' }));
    expect(drawn(1, 'nobody')).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('a bulk load', () => {
  it('reports what fails in its place and stores the rest in one commit', () => {
    const items = [
      { content: 'good' },
      { content: 'bad', derivedFrom: { id: 'nobody', start: 0, end: 1 } },
      { content: 'fine' },
    ].map(parseNewMemory);
    const outcome = world.run({
      type: 'remember',
      access: toAccess({}),
      items,
      onExisting: 'amend',
      revive: false,
      itemwise: true,
      dryRun: false,
    });
    expect(outcome).toMatchObject({
      result: [{ status: 'stored' }, { status: 'failed', error: { code: 'not-found' } }, { status: 'stored' }],
    });
    expect(contentsOf(world, {})).toEqual(['fine', 'good']);
    expect(world.commits).toHaveLength(1);
  });

  it('as one piece stores nothing when one item fails', () => {
    const outcome = remember(world, {}, [
      { content: 'good' },
      { content: 'bad', derivedFrom: { id: 'nobody', start: 0, end: 1 } },
    ]);
    expect(outcome).toMatchObject({ error: { code: 'not-found' } });
    expect(world.commits).toHaveLength(0);
  });
});
