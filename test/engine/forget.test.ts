import { beforeEach, describe, expect, it } from 'vitest';
import {
  adopt,
  amend,
  contentsOf,
  exported,
  find,
  forget,
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

/** A long record and an excerpt of it. */
function family(content: string, excerpt: string, scope = {}) {
  const start = content.indexOf(excerpt);
  const source = remembered(world, scope, { content, kind: 'episodic' });
  const drawn = remembered(world, scope, {
    content: excerpt,
    derivedFrom: { id: source.id, start, end: start + excerpt.length },
  });
  return { source: source.id, drawn: drawn.id };
}

describe('forgetting a chain', () => {
  it('by its newest takes every older version along, and none comes back', () => {
    const a = remembered(world, {}, 'rent is 900');
    const b = amend(world, {}, a.id, 'rent is 980');
    const c = amend(world, {}, b.id, 'rent is 1020');
    expect(forgotten(world, {}, c.id)).toMatchObject({
      status: 'forgotten',
      ids: [c.id, b.id, a.id],
      derived: [],
      blanked: [],
    });
    expect(hits(world, {}, 'rent', { includeSuperseded: true })).toEqual([]);
    expect(find(world, {}, 'rent', { asOf: world.now }).hits).toEqual([]);
    for (const { content, standing } of history(world, {}, a.id))
      expect([content, standing]).toEqual(['', 'forgotten']);
  });

  it('by an older version leaves the newer ones, without the reason that speaks of it', () => {
    const a = remembered(world, {}, 'rent is 900');
    const b = amend(world, {}, a.id, 'rent is 980', { reason: 'nine hundred was last year' });
    const c = amend(world, {}, b.id, 'rent is 1020', { reason: 'raised again' });
    expect(forgotten(world, {}, a.id).ids).toEqual([a.id]);
    expect(history(world, {}, c.id).map(({ standing, reason }) => [standing, reason])).toEqual([
      ['forgotten', undefined],
      ['superseded', undefined],
      ['active', 'raised again'],
    ]);
    expect(contentsOf(world, {})).toEqual(['rent is 1020']);
  });

  it('by its external id takes everything that ever had it', () => {
    const ids = ['one', 'two'].map((content) => remembered(world, {}, { content, externalId: 'e' }).id);
    forgotten(world, {}, ids[1]);
    const again = remembered(world, {}, { content: 'three', externalId: 'e' });
    const receipt = forgotten(world, {}, { externalId: 'e' });
    expect(receipt).toMatchObject({ ids: [again.id], already: ids });
    expect(forgotten(world, {}, { externalId: 'e' })).toMatchObject({ status: 'none', ids: [] });
  });

  it('twice says so and changes nothing', () => {
    const { id } = remembered(world, {}, 'lanterns');
    forgotten(world, {}, id);
    const before = world.commits.length;
    expect(forgotten(world, {}, id)).toMatchObject({ status: 'none', ids: [], already: [id] });
    expect(world.commits).toHaveLength(before);
    expect(forget(world, {}, { ids: [id, 'does-not-exist'] })).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('forgetting a family', () => {
  const chat = 'We talked about the garden. Ana is allergic to walnuts. Then it rained.';

  it('by the source takes what was drawn from it', () => {
    const { source, drawn } = family(chat, 'Ana is allergic to walnuts.');
    expect(forgotten(world, {}, source)).toMatchObject({ ids: [source, drawn], derived: [drawn], blanked: [] });
    expect(contentsOf(world, {})).toEqual([]);
  });

  it('by the excerpt blanks its span in the source and nothing else', () => {
    const { source, drawn } = family(chat, 'Ana is allergic to walnuts.');
    expect(forgotten(world, {}, drawn)).toMatchObject({ ids: [drawn], blanked: [source] });
    expect(get(world, {}, source)?.content).toBe(chat.replace('Ana is allergic to walnuts.', ' '.repeat(27)));
    expect(hits(world, {}, 'walnuts')).toEqual([]);
    expect(hits(world, {}, 'garden').map(({ id }) => id)).toEqual([source]);
  });

  it('blanks the same words in other versions of the source, but no parts of longer words', () => {
    const { source, drawn } = family('I like tea. In the team we share tears.', 'tea');
    const second = amend(world, {}, source, 'I like green tea; the team, in tears.');
    const receipt = forgotten(world, {}, drawn);
    expect([...receipt.blanked].sort()).toEqual([source, second.id].sort());
    expect(get(world, {}, second.id)?.content).toBe('I like green    ; the team, in tears.');
    expect(get(world, {}, source)?.content).toBe('I like    . In the team we share tears.');
  });

  it('keeps other spans in their place', () => {
    const content = 'one two three four';
    const source = remembered(world, {}, content).id;
    const [two, four] = [
      [4, 7],
      [14, 18],
    ].map(([start = 0, end = 0]) =>
      remembered(world, {}, { content: content.slice(start, end), derivedFrom: { id: source, start, end } }),
    );
    forgotten(world, {}, two?.id);
    forgotten(world, {}, four?.id);
    expect(get(world, {}, source)?.content).toBe('one     three     ');
  });

  it('keeps text well-formed where a span cuts a character in two', () => {
    const source = remembered(world, {}, 'a😀b').id;
    const drawn = remembered(world, {}, { content: 'half', derivedFrom: { id: source, start: 0, end: 2 } });
    forgotten(world, {}, drawn.id);
    expect(get(world, {}, source)?.content).toBe('  \ufffdb');
  });

  it('reaches through several levels', () => {
    const { source, drawn } = family('A long day. Ben moved to Oslo.', 'Ben moved to Oslo.');
    const fact = remembered(world, {}, { content: 'Ben lives in Oslo', derivedFrom: { id: drawn, start: 0, end: 5 } });
    expect(forgotten(world, {}, source).derived).toEqual([drawn, fact.id]);
  });
});

describe('forgetting by a query', () => {
  it('takes the one that is meant, and lists others with the same rare words', () => {
    const lamp = remembered(world, {}, 'The lantern hangs in the boathouse');
    const other = remembered(world, {}, 'Aunt Greta painted the boathouse');
    remembered(world, {}, 'The kettle is new');
    const receipt = forgotten(world, {}, { query: 'lantern boathouse' });
    expect(receipt).toMatchObject({ status: 'forgotten', ids: [lamp.id], alsoMentioned: [other.id] });
  });

  it('lists nothing for the sake of a word that any text may have', () => {
    const lamp = remembered(world, {}, 'We have lived in the lighthouse since 2021, on the second floor');
    remembered(world, {}, 'I have had asthma since I was twelve');
    remembered(world, {}, 'The second key lies under the pot since 2021');
    remembered(world, {}, 'The kettle is new');
    expect(forgotten(world, {}, lamp.id).alsoMentioned).toEqual([]);
  });

  it('shows candidates as any other answer does, with nothing of how they were found', () => {
    for (const text of ['Spare key under the pot', 'Spare key in the drawer']) remembered(world, {}, text);
    const [candidate] = forgotten(world, {}, { query: 'spare key' }).candidates ?? [];
    expect(Object.keys(candidate ?? {})).toEqual(
      expect.arrayContaining(['id', 'content', 'score', 'relevance', 'matched']),
    );
    for (const inner of ['ordinal', 'coverage', 'passage']) expect(candidate).not.toHaveProperty(inner);
  });

  it('forgets nothing when several are equally good, and shows them', () => {
    const ids = ['Spare key under the pot', 'Spare key in the drawer'].map((text) => remembered(world, {}, text).id);
    const receipt = forgotten(world, {}, { query: 'spare key' });
    expect(receipt).toMatchObject({ status: 'ambiguous', ids: [] });
    expect(receipt.candidates?.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(contentsOf(world, {})).toHaveLength(2);
    expect([...forgotten(world, {}, { query: 'spare key' }, { all: true }).ids].sort()).toEqual([...ids].sort());
  });

  it('counts the versions of one memory as one match', () => {
    const a = remembered(world, {}, 'Backups run at two');
    const b = amend(world, {}, a.id, 'Backups run at four');
    expect(forgotten(world, {}, { query: 'backups run' }).ids).toEqual([b.id, a.id]);
  });

  it('counts an excerpt and its source as one match, and two excerpts as two', () => {
    const { source, drawn } = family(
      'Long talk. The vault word is marzipan. Good night.',
      'The vault word is marzipan.',
    );
    const receipt = forgotten(world, {}, { query: 'vault word marzipan' });
    expect(receipt).toMatchObject({ ids: [drawn], blanked: [source] });
    const long = 'He likes green tea. She likes black tea.';
    const parent = remembered(world, {}, long).id;
    const drawings = ['He likes green tea.', 'She likes black tea.'].map((text) => {
      const start = long.indexOf(text);
      return remembered(world, {}, { content: text, derivedFrom: { id: parent, start, end: start + text.length } }).id;
    });
    const tea = forgotten(world, {}, { query: 'likes tea' });
    expect([tea.status, tea.candidates?.map(({ id }) => id).sort()]).toEqual(['ambiguous', [...drawings].sort()]);
  });

  it('chooses among what the other keys leave', () => {
    remember(
      world,
      {},
      ['kettle', 'piano', 'rope', 'stove', 'tent', 'fern', 'moss', 'heron'].map((content) => ({ content })),
    );
    const first = remembered(world, { session: 's1' }, 'The umbrella lies at the office');
    const second = remembered(world, { session: 's2' }, 'An umbrella lies in the car');
    expect(forgotten(world, {}, { query: 'umbrella lies office' }, { dryRun: true }).ids).toEqual([first.id]);
    expect(forgotten(world, {}, { query: 'umbrella lies office', session: 's2' }).ids).toEqual([second.id]);
    expect(forgotten(world, {}, { query: 'umbrella', ids: [first.id] }).ids).toEqual([first.id]);
  });

  it('takes all that match, however many there are', () => {
    const items = Array.from({ length: 260 }, (_, i) => ({ content: `newsletter ${i}` }));
    remember(
      world,
      {},
      items.map((item) => item),
    );
    expect(forgotten(world, {}, { query: 'newsletter' }, { all: true }).ids).toHaveLength(260);
  });

  it('never takes what has nothing to do with it', () => {
    remembered(world, {}, 'The kettle is new');
    expect(forgotten(world, {}, { query: 'quantum lattice' })).toMatchObject({ status: 'none', ids: [] });
    expect(forgotten(world, {}, { query: 'the quantum lattice of the kettle of nobody' }, { all: true })).toMatchObject(
      { status: 'none' },
    );
  });
});

describe('forgetting by other keys', () => {
  it('reaches what has expired and what was replaced', () => {
    const brief = remembered(
      world,
      {},
      { content: 'parking ticket', ttl: 1000, source: 'mail', refs: [{ type: 'doc', id: 'd1' }] },
    );
    const old = remembered(world, {}, { content: 'old plan', source: 'mail', externalId: 'e' });
    remembered(world, {}, { content: 'new plan', externalId: 'e' });
    world.now += 2000;
    expect(forgotten(world, {}, { query: 'parking ticket' }, { dryRun: true }).ids).toEqual([brief.id]);
    expect(forgotten(world, {}, { ref: { type: 'doc', id: 'd1' } }, { dryRun: true }).ids).toEqual([brief.id]);
    expect(forgotten(world, {}, { source: 'mail' }).ids).toEqual([brief.id, old.id]);
    expect(contentsOf(world, {})).toEqual(['new plan']);
  });

  it('narrows by every key, and the moment is when it happened', () => {
    const at = (eventTime: number) => remembered(world, { session: 's' }, { content: `at ${eventTime}`, eventTime }).id;
    const [early, late] = [at(1000), at(2000)];
    expect(forgotten(world, {}, { session: 's', before: 1000 }).ids).toEqual([]);
    expect(forgotten(world, {}, { session: 's', before: 1001 }).ids).toEqual([early]);
    expect(forgotten(world, {}, { session: 'other', before: 9000 })).toMatchObject({ status: 'none' });
    expect(forgotten(world, {}, { session: 's' }).ids).toEqual([late]);
  });

  it('of a user takes all of it, what agents keep about them too; an agent takes only what it can see', () => {
    const user = { user: 'ana' };
    const agent = { user: 'ana', agent: 'planner' };
    remembered(world, user, 'shared');
    remembered(world, agent, 'of the planner');
    remembered(world, { user: 'ana', agent: 'critic' }, 'of the critic');
    remembered(world, { user: 'ben' }, 'of ben');
    expect(forgotten(world, agent, { user: 'ana' }, { dryRun: true }).ids).toHaveLength(2);
    expect(forgotten(world, { user: 'ben' }, { user: 'ana' })).toMatchObject({ status: 'none', ids: [] });
    expect(forgotten(world, { user: 'ana' }, { user: 'ana' }).ids).toHaveLength(3);
    expect(contentsOf(world, { user: 'ben' })).toEqual(['of ben']);
    expect(contentsOf(world, agent)).toEqual([]);
  });

  it('of many records costs no more than a walk over them', () => {
    const items = Array.from({ length: 20_000 }, (_, i) => ({ content: `m${i % 50}` }));
    remember(world, {}, items, { bulk: true });
    const started = performance.now();
    expect(forgotten(world, {}, { user: 'local' }).ids).toHaveLength(20_000);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a dry run', () => {
  it('shows what would go, and nothing goes', () => {
    const { source, drawn } = family('Say nothing. Ana is allergic to walnuts.', 'Ana is allergic to walnuts.');
    const preview = forgotten(world, {}, drawn, { dryRun: true });
    const before = world.commits.length;
    expect(get(world, {}, drawn)?.content).toBe('Ana is allergic to walnuts.');
    expect(preview.dryRun).toBe(true);
    expect(forgotten(world, {}, drawn)).toEqual({ ...preview, dryRun: false });
    expect(world.commits).toHaveLength(before + 1);
    expect(preview.blanked).toEqual([source]);
  });
});

describe('a reason', () => {
  it('is kept with the tombstone of what was named, and nowhere else', () => {
    const { source, drawn } = family('Long. Ana likes tea.', 'Ana likes tea.');
    forgotten(world, {}, source, { reason: 'asked in person' });
    expect(get(world, {}, source)).toMatchObject({ standing: 'forgotten', content: '', reason: 'asked in person' });
    expect(get(world, {}, drawn)).not.toHaveProperty('reason');
  });

  it('must not repeat a word of what goes, wherever it stands', () => {
    const { id } = remembered(
      world,
      {},
      {
        content: 'Ana is allergic to walnuts',
        tags: ['health'],
        category: 'medical',
        source: 'letter',
        speaker: 'Greta',
        refs: [{ type: 'doc', id: 'chart-heron', label: 'Clinic file', url: 'https://orchid.example/plum' }],
        externalId: 'ledger:birch',
        session: 'monday',
        meta: { ward: ['north', { bed: 'willow' }] },
        mistake: { whatHappened: 'served cake', correction: 'ask first', rootCause: 'hurry' },
      },
    );
    for (const word of [
      'walnuts',
      'WALNUT',
      'Health matters',
      'medical',
      'the letter',
      'greta',
      'clinic',
      'cake',
      'ask',
      'hurry',
      'heron',
      'orchid',
      'plum',
      'birch',
      'monday',
      'ward',
      'north',
      'willow',
    ]) {
      expect(forget(world, {}, id, { reason: `not needed, ${word}` })).toMatchObject({
        error: { code: 'invalid', data: { field: 'reason' } },
      });
    }
    expect(get(world, {}, id)?.standing).toBe('active');
    expect(forget(world, {}, id, { reason: 'no longer needed' })).toMatchObject({ result: { status: 'forgotten' } });
  });
});

describe('what was forgotten', () => {
  it('stays so in a bulk load, and comes back when somebody says it again', () => {
    const item = { content: 'Jonas is allergic to walnuts', externalId: 'med-1' };
    forgotten(world, {}, remembered(world, {}, item).id);
    expect(remember(world, {}, [item], { bulk: true })).toEqual({ result: [{ status: 'forgotten' }] });
    expect(contentsOf(world, {})).toEqual([]);
    expect(remembered(world, {}, item).status).toBe('stored');
    expect(contentsOf(world, {})).toEqual([item.content]);
    expect(remember(world, {}, [item], { bulk: true })).toMatchObject({ result: [{ status: 'unchanged' }] });
  });

  it('does not come back by an import of an older export, not even in part', () => {
    const old = remembered(world, {}, 'rent is 900');
    const { source, drawn } = family('Talk. Ana likes tea.', 'Ana likes tea.');
    const before = exported(world, {});
    const current = amend(world, {}, old.id, 'rent is 980');
    forgotten(world, {}, current.id);
    forgotten(world, {}, source);
    expect(adopt(world, {}, before).map(({ status }) => status)).toEqual(['forgotten', 'forgotten', 'forgotten']);
    // The same texts in another store of the owner, which had them under the same ids but not all of them.
    const other = new World();
    const portable = exported(world, {}).filter(({ id }) => id === current.id || id === source);
    adopt(other, {}, portable);
    const wholeOld = before
      .filter(({ id }) => id === old.id)
      .map((record) => ({ ...record, standing: 'superseded' as const, supersededBy: portable[0]?.id ?? record.id }));
    const statuses = adopt(other, {}, [...wholeOld, ...before.filter(({ id }) => id === drawn)]).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(['forgotten', 'forgotten']);
    expect(
      resultOf(other.ask({ type: 'stats', access: { user: 'local', actor: 'user:local' }, all: true })).records,
    ).toMatchObject({ active: 0, superseded: 0 });
  });
});
