import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged } from '../../src/engine/answer/merge.js';
import type { Ranked } from '../../src/engine/answer/rankings.js';
import { projections } from '../../src/engine/projections.js';
import { may } from '../../src/engine/spaces/policy.js';
import type { EngineCommand } from '../../src/model/commands.js';
import { encodeCommit } from '../../src/model/commit-codec.js';
import { toAccess } from '../../src/model/parse/scope.js';
import type { Query } from '../../src/model/queries.js';
import type { Access } from '../../src/model/scope.js';
import { type Role, roles } from '../../src/model/spaces.js';
import { decodeUtf8 } from '../../src/model/utf8.js';
import { type Move, marker, Player, sharedHistories, slugs, users } from '../support/histories.js';
import { questionsOf, search, verbsOn } from '../support/queries.js';
import { runs } from '../support/runs.js';
import { asId } from '../support/verbs.js';
import { type Outcome, World } from '../support/world.js';

/** What the spaces are by the outcomes of commands alone: an account kept beside the engine. */
class Account {
  readonly spaces = new Map<
    string,
    { readonly number: number; archived: boolean; readonly roles: Map<string, Role> }
  >();
  #numbers = 0;

  note({ command, outcome }: { readonly command: EngineCommand; readonly outcome: Outcome<unknown> }): void {
    if ('error' in outcome) return;
    if (command.type === 'eraseSpace') this.spaces.delete(command.space);
    if (command.type !== 'space') return;
    const { change, access } = command;
    if (change.verb === 'create') {
      const roles = new Map<string, Role>([[access.user, 'owner']]);
      this.spaces.set(change.slug, { number: ++this.#numbers, archived: false, roles });
    } else if (change.verb === 'member') {
      const members = this.spaces.get(change.space)?.roles;
      if (change.role === undefined) members?.delete(change.user);
      else members?.set(change.user, change.role);
    } else {
      const space = this.spaces.get(change.space);
      if (space !== undefined && change.archived !== undefined) space.archived = change.archived;
    }
  }

  roleIn(slug: string, user: string): Role | undefined {
    return this.spaces.get(slug)?.roles.get(user);
  }
}

/** In which space each record lies, as the ledger files it: `user:<name>` or a slug; `undefined` where nobody is any more. */
function whereabouts(world: World): (ordinal: number) => string | undefined {
  const { ledger } = world.state;
  const names = new Map<number, string>();
  for (const user of users) {
    const number = ledger.numberOf('space', world.engine.digest('space', `user:${user}`));
    if (number !== undefined) names.set(number, `user:${user}`);
  }
  for (const [place, { space }] of ledger.charters()) {
    const meta = world.payloads.get(place)?.meta;
    names.set(space, (meta as { readonly slug: string }).slug);
  }
  return (ordinal) => names.get(ledger.spaceOf(ordinal));
}

/** Everything but what is said of the whole store. */
const markersIn = (text: string) => new Set(text.match(/[A-Za-z]*-?zqjx[0-9a-z]*/g) ?? []);

/** Texts that a user may be told: of the personal space, and of the spaces that the user is a member of. */
function tellable(world: World, account: Account, user: string): ReadonlySet<string> {
  const where = whereabouts(world);
  const texts: string[] = [user, ...slugs.filter((slug) => account.roleIn(slug, user) !== undefined)];
  for (const [ordinal, payload] of world.payloads) {
    const space = where(ordinal);
    const isMine = space === `user:${user}` || (space !== undefined && account.roleIn(space, user) !== undefined);
    const isPlace = [...world.state.ledger.charters().keys()].includes(ordinal);
    const slug = isPlace ? (payload.meta as { readonly slug: string }).slug : undefined;
    if (isMine || (slug !== undefined && account.roleIn(slug, user) !== undefined)) texts.push(JSON.stringify(payload));
  }
  return markersIn(texts.join('\n'));
}

function played(moves: readonly Move[], each?: (player: Player, account: Account, move: Move) => void) {
  const player = new Player();
  const account = new Account();
  for (const move of moves) {
    each?.(player, account, move);
    const made = player.play(move);
    if (made !== undefined) account.note(made);
  }
  return { player, account, world: player.world };
}

const asked = 'garden piano dog tomato lesson budget allergic';

/** Everything that a user can ask from anywhere about some records. */
function everythingOf(access: Access, world: World, ids: readonly string[]): readonly (Query | EngineCommand)[] {
  const places: readonly Access[] = [access, ...slugs.map((space) => ({ ...access, space }))];
  return [
    ...places.flatMap((place) => questionsOf(place, asId(ids[0] ?? 'none'), asked, world.now)),
    ...places.flatMap((place): readonly Query[] => [
      search(place, asked, { includePersonal: true, limit: 100, explain: true }),
      search(place, '', { includePersonal: true, limit: 100 }),
      { type: 'spaces', access: place },
      ...slugs.map((space): Query => ({ type: 'spaces', access: place, space })),
      { type: 'enrichable', access: place, from: 0, limit: 100, overwrite: true },
      { type: 'survey', access: place, from: 0, limit: 100 },
      { type: 'groups', access: place, groups: [ids.map(asId)] },
    ]),
    ...slugs.map((space) => search(access, asked, { spaces: [space], limit: 100 })),
    search(access, asked, { spaces: slugs, includePersonal: true, limit: 100, includeSuperseded: true }),
    ...ids.flatMap((id) => places.flatMap((place) => verbsOn(place, asId(id)))),
    ...places.map(
      (place): EngineCommand => ({
        type: 'forget',
        access: place,
        target: { query: asked },
        all: false,
        dryRun: true,
      }),
    ),
    ...places.map((place): EngineCommand => {
      const all = ids.map(asId);
      const duplicates = all.flatMap((id, at) => all.slice(0, at).map((older) => [older, id] as const));
      return { type: 'improve', access: place, dryRun: true, duplicates, patterns: [all], said: [] };
    }),
  ];
}

const isQuery = (verb: Query | EngineCommand): verb is Query =>
  [
    'search',
    'get',
    'history',
    'inspect',
    'export',
    'stats',
    'lint',
    'analyze',
    'spaces',
    'enrichable',
    'survey',
    'groups',
  ].includes(verb.type);

/** What is told, without changing anything for the next question. */
function told(world: World, verb: Query | EngineCommand): string {
  return JSON.stringify(isQuery(verb) ? world.ask(verb) : world.decide(world.decider.draft(world.state), verb));
}

describe('shared spaces', () => {
  it('tell nobody a word of what lies where they are no member, whatever is asked', () => {
    fc.assert(
      fc.property(
        sharedHistories(25),
        fc.nat(users.length - 1),
        fc.array(fc.nat(), { maxLength: 3 }),
        (moves, n, picks) => {
          const { world, account, player } = played(moves);
          const user = users[n] ?? '';
          const access = toAccess({ user });
          const mine = tellable(world, account, user);
          const ids = picks.map((pick) => player.idOf({ n: pick, own: false }, access));
          for (const verb of everythingOf(access, world, ids)) {
            const answer = told(world, verb);
            // A text that is partly blank may show a part of a marker.
            const known = [...mine, ...users];
            const foreign = [...markersIn(answer)].filter((word) => !known.some((own) => own.includes(word)));
            expect(foreign, `${verb.type} ${answer}`).toEqual([]);
          }
        },
      ),
      runs(60),
    );
  });

  it('answer a stranger exactly as a space that never was', () => {
    fc.assert(
      fc.property(sharedHistories(20), fc.nat(users.length - 1), fc.nat(), (moves, n, pick) => {
        const { world, account, player } = played(moves);
        const user = users[n] ?? '';
        const id = player.idOf({ n: pick, own: false }, toAccess({ user }));
        for (const slug of slugs) {
          if (account.roleIn(slug, user) !== undefined) continue;
          const verbs = (space: string): readonly (Query | EngineCommand)[] => {
            const access = toAccess({ user, space });
            return [...questionsOf(access, id, asked, world.now), ...verbsOn(access, id)].filter(
              ({ type }) => type !== 'analyze',
            );
          };
          expect(verbs(slug).map((verb) => told(world, verb))).toEqual(
            verbs('nowhere').map((verb) => told(world, verb)),
          );
        }
      }),
      runs(60),
    );
  });

  it('are written to by those whose role allows it, and only where they may', () => {
    fc.assert(
      fc.property(sharedHistories(40), (moves) => {
        const player = new Player();
        const account = new Account();
        const { world } = player;
        for (const move of moves) {
          const roleOf = new Map(
            slugs.map((slug) => {
              const user = 'by' in move ? (users[move.by.user] ?? '') : '';
              return [
                slug,
                { role: account.roleIn(slug, user), archived: account.spaces.get(slug)?.archived === true },
              ];
            }),
          );
          const before = world.commits.length;
          const made = player.play(move);
          if (made === undefined) continue;
          account.note(made);
          const { command } = made;
          if (command.type === 'space' || command.type === 'eraseSpace') continue;
          const where = whereabouts(world);
          const member = world.state.ledger.numberOf(
            'actor',
            world.engine.digest('actor', `user:${command.access.user}`),
          );
          for (const event of world.commits.slice(before).flatMap(({ events }) => events)) {
            if (event.type === 'named') continue;
            const space = where(event.ordinal) ?? '';
            if (space === `user:${command.access.user}`) continue;
            const { role, archived } = roleOf.get(space) ?? {};
            expect(role !== undefined && may(role, 'write') && archived === false, `${role} ${command.type}`).toBe(
              true,
            );
            const row = world.state.ledger.row(event.ordinal);
            const isPattern = row?.sources.some(({ end }) => end === 0) === true;
            const takes =
              (event.type === 'superseded' && !isPattern) || (event.type === 'forgotten' && event.cause !== 'derived');
            if (takes && role === 'contributor') expect(row?.actor).toBe(member);
          }
        }
      }),
      runs(150),
    );
  });

  it('always have an owner, and only owners manage them', () => {
    fc.assert(
      fc.property(sharedHistories(40), (moves) => {
        played(moves, ({ world }, account, move) => {
          for (const [slug, { roles }] of account.spaces) {
            expect([...roles.values()]).toContain('owner');
            for (const user of users) {
              const seen = world.ask({ type: 'spaces', access: toAccess({ user }), space: slug });
              expect('result' in seen ? seen.result[0]?.role : undefined).toBe(roles.get(user));
            }
          }
          if (move.do !== 'space' || move.verb === 'create') return;
          const role = account.roleIn(slugs[move.slug] ?? '', users[move.by.user] ?? '');
          const leaves = move.verb === 'leave' && move.user === move.by.user;
          const command = new Player(world).commandOf(move);
          const outcome = world.decide(world.decider.draft(world.state), command);
          if (role === undefined) expect(outcome).toMatchObject({ error: { code: 'space_not_found' } });
          else if (role !== 'owner' && !leaves) expect(outcome).toMatchObject({ error: { code: 'denied' } });
        });
      }),
      runs(100),
    );
  });

  it('keep the laws of events, pages and erasure', () => {
    fc.assert(
      fc.property(sharedHistories(40), (moves) => {
        const { world } = played(moves);
        for (const commit of world.commits) {
          expect(JSON.stringify(commit.events)).not.toContain(marker);
          expect(decodeUtf8(encodeCommit({ ...commit, payloads: new Map() }))).not.toContain(marker);
        }
        const dump = world.dump();
        const again = new World();
        for (const commit of world.commits) again.fold(commit);
        expect(again.dump()).toEqual(dump);
        const gone = new Set<number>();
        for (let ordinal = 0; ordinal < world.state.ledger.nextOrdinal; ordinal++)
          if (world.state.ledger.standingOf(ordinal) === 'forgotten') gone.add(ordinal);
        const without = new World();
        for (const { events, payloads, ...commit } of world.commits) {
          without.fold({
            ...commit,
            events: events.filter((event) => event.type === 'named' || !gone.has(event.ordinal)),
            payloads: new Map([...payloads].filter(([ordinal]) => !gone.has(ordinal))),
          });
        }
        expect(without.dump()).toEqual(dump);
        const pages = projections.map((projection) => projection.encode(world.state));
        world.reopen();
        expect(projections.map((projection) => projection.encode(world.state))).toEqual(pages);
        expect(world.dump()).toEqual(dump);
      }),
      runs(120),
    );
  });

  it('erased, leave no word behind', () => {
    fc.assert(
      fc.property(sharedHistories(30), (moves) => {
        const { world } = played(moves);
        const [slug = ''] = slugs;
        const owner = users.find((user) => {
          const seen = world.ask({ type: 'spaces', access: toAccess({ user }), space: slug });
          return 'result' in seen && seen.result[0]?.role === 'owner';
        });
        fc.pre(owner !== undefined);
        const where = whereabouts(world);
        const inside = [...world.payloads.keys()].filter((ordinal) => where(ordinal) === slug);
        const outside = [...world.payloads].filter(([ordinal]) => where(ordinal) !== slug);
        const places = [...world.state.ledger.charters()];
        const place = places.find(([, { space }]) => space === world.state.ledger.spaceOf(inside[0] ?? -1))?.[0];
        world.run({
          type: 'eraseSpace',
          access: toAccess({ user: owner ?? '' }),
          space: slug,
          confirm: slug,
          dryRun: false,
        });
        for (const ordinal of inside) expect(world.payloads.get(ordinal)).toEqual({ content: '' });
        if (place !== undefined) expect(world.payloads.get(place)).toEqual({ content: '' });
        for (const [ordinal, payload] of outside)
          if (ordinal !== place && place !== undefined) expect(world.payloads.get(ordinal)).toBe(payload);
      }),
      runs(80),
    );
  });
});

describe('the table of roles', () => {
  it('gives each role what the one before it may, and more', () => {
    const actions = ['read', 'write', 'change', 'manage'] as const;
    expect(roles.map((role) => actions.filter((action) => may(role, action)))).toEqual([
      ['read'],
      ['read', 'write'],
      ['read', 'write', 'change'],
      [...actions],
    ]);
  });
});

describe('the merge of several spaces', () => {
  const share = fc.integer({ min: 0, max: 20 }).map((n) => n / 20);
  const looks = fc
    .array(fc.record({ relevances: fc.array(share, { maxLength: 8 }), below: fc.boolean(), whole: fc.boolean() }), {
      maxLength: 4,
    })
    .map((spaces) =>
      spaces.map(({ relevances, below, whole }, space) => ({
        kept: relevances.map(
          (relevance, i): Ranked => ({ ordinal: i * 4 + space, score: 100 - i, relevance, matched: [] }),
        ),
        below: below ? [{ ordinal: 400 + space, reason: 'below minRelevance' }] : [],
        whole,
      })),
    );

  it('keeps the order of each space and puts of the next ones the most relevant first, the newer of equals', () => {
    fc.assert(
      fc.property(looks, (spaces) => {
        const { kept, below, whole } = merged(spaces);
        const left = spaces.map((look) => [...look.kept]);
        for (const place of kept) {
          const space = place.ordinal % 4;
          expect(left[space]?.shift()).toBe(place);
          for (const [next] of left) {
            if (next === undefined) continue;
            const isBehind =
              next.relevance < place.relevance ||
              (next.relevance === place.relevance && next.ordinal < place.ordinal) ||
              next.ordinal % 4 === space;
            expect(isBehind).toBe(true);
          }
        }
        expect(below).toEqual(spaces.flatMap((look) => look.below));
        // It ends where a space has been read to its end that may have more to say.
        const open = spaces.some((look, i) => !look.whole && look.below.length === 0 && left[i]?.length === 0);
        expect(whole).toBe(!open);
        if (whole) expect(left.flat()).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('of one space is that space', () => {
    fc.assert(
      fc.property(looks, ([only]) => {
        fc.pre(only !== undefined);
        expect(merged([only]).kept).toEqual(only.kept);
      }),
      runs(200),
    );
  });
});
