import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineCommand } from '../../src/model/commands.js';
import { isRecordId, type RecordId } from '../../src/model/ids.js';
import { toAccess } from '../../src/model/parse/scope.js';
import type { Query } from '../../src/model/queries.js';
import type { Access } from '../../src/model/scope.js';
import { histories, Player, users } from '../support/histories.js';
import { questionsOf, search, verbsOn } from '../support/queries.js';
import { runs } from '../support/runs.js';
import { resultOf, type World } from '../support/world.js';

function asId(text: string): RecordId {
  if (!isRecordId(text)) throw new Error('not an id');
  return text;
}

const isQuery = (verb: Query | EngineCommand): verb is Query =>
  ['search', 'get', 'history', 'inspect', 'export', 'stats', 'lint', 'analyze'].includes(verb.type);

/** What a handle is told, as bytes. The clock of the world has not moved. */
function told(world: World, verb: Query | EngineCommand): string {
  return JSON.stringify(isQuery(verb) ? world.ask(verb) : world.run(verb));
}

function idsOutOfReach(world: World, access: Access): readonly RecordId[] {
  const { ledger } = world.state;
  const mine = new Set(resultOf(world.ask({ type: 'inspect', access, limit: 1000 })).records.map(({ id }) => id));
  return Array.from({ length: ledger.nextOrdinal }, (_, ordinal) => ledger.row(ordinal)?.id).filter(
    (id): id is RecordId => id !== undefined && !mine.has(id),
  );
}

const asker = fc.record({
  user: fc.nat(users.length - 1),
  agent: fc.constantFrom(undefined, 'planner-zqjxpa', 'stranger-zqjxpz'),
});
const accessFor = ({ user, agent }: { user: number; agent: string | undefined }) =>
  toAccess({ user: users[user] ?? '', ...(agent === undefined ? {} : { agent }) });

describe('a space is a wall', () => {
  it('what lies outside is answered like what does not exist, byte for byte, and nothing changes', () => {
    fc.assert(
      fc.property(histories(25), asker, fc.nat(), (moves, who, n) => {
        const { world } = new Player().playAll(moves);
        const access = accessFor(who);
        const foreign = idsOutOfReach(world, access);
        const id = foreign[n % Math.max(1, foreign.length)];
        fc.pre(id !== undefined);
        const before = [world.dump(), world.commits.length];
        const strangers = verbsOn(access, id).map((verb) => told(world, verb));
        const unknown = verbsOn(access, asId('no-such-id')).map((verb) => told(world, verb));
        expect(strangers).toEqual(unknown);
        expect([world.dump(), world.commits.length]).toEqual(before);
      }),
      runs(150),
    );
  });

  it('a place of somebody else’s ranking or list is no place of mine', () => {
    fc.assert(
      fc.property(histories(25), asker, (moves, who) => {
        const { world } = new Player().playAll(moves);
        const access = accessFor(who);
        for (const user of users.filter((name) => name !== access.user)) {
          const other = toAccess({ user });
          for (const text of ['garden piano dog', '']) {
            const { cursor } = resultOf(
              world.ask({ ...search(other, text, { limit: 1 }), type: 'search' } as Query & { type: 'search' }),
            );
            if (cursor === undefined) continue;
            expect(world.ask(search(access, text, { limit: 1, cursor }))).toMatchObject({
              error: { code: 'invalid_cursor' },
            });
          }
        }
      }),
      runs(100),
    );
  });

  it('nothing that others store, change or forget moves an answer of mine: no score, no count, no order', () => {
    fc.assert(
      fc.property(histories(40), fc.nat(users.length - 1), (moves, user) => {
        const alone = new Player();
        const among = new Player();
        for (const move of moves) {
          const isMine = !('by' in move) || move.by.user === user;
          if (!isMine) among.play(move);
          // An import brings ids from outside; whether somebody else has brought the same ones is no secret that can be kept.
          else if (move.do === 'adopt') continue;
          else if ('by' in move) {
            const command = alone.commandOf(move);
            expect(JSON.stringify(among.world.run(command))).toBe(JSON.stringify(alone.world.run(command)));
          } else {
            alone.play(move);
            among.play(move);
          }
        }
        const access = toAccess({ user: users[user] ?? '' });
        const id = alone.idOf({ n: 3, own: true }, access);
        for (const question of questionsOf(access, id, 'garden piano lesson', among.world.now)) {
          if (question.type === 'stats') continue;
          expect(told(among.world, question)).toBe(told(alone.world, question));
        }
        const counts = (world: World) => resultOf(world.ask({ type: 'stats', access, all: false })).records;
        expect(counts(among.world)).toEqual(counts(alone.world));
      }),
      runs(150),
    );
  });

  it('hides from other agents of the same user what an agent keeps to itself, in every verb', () => {
    fc.assert(
      fc.property(histories(25), (moves) => {
        const { world } = new Player().playAll(moves);
        const { ledger } = world.state;
        const access = toAccess({ user: users[0] ?? '', agent: 'stranger-zqjxpz' });
        const hidden = new Set<string>();
        for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++)
          if (ledger.agentOf(ordinal) !== 0) hidden.add(ledger.row(ordinal)?.id ?? '');
        for (const question of questionsOf(access, asId('none'), 'garden piano dog tomato', world.now)) {
          const said = world.ask(question);
          JSON.stringify(said, (key, value: unknown) => {
            if (key === 'id') expect(hidden.has(String(value))).toBe(false);
            return value;
          });
        }
      }),
      runs(100),
    );
  });
});
