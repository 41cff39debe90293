import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineState } from '../../src/engine/engine.js';
import { withoutCorrected } from '../../src/engine/ledger/corrected.js';
import { Draft } from '../../src/engine/ledger/draft.js';
import type { Ledger } from '../../src/engine/ledger/ledger.js';
import type { LedgerView } from '../../src/engine/ledger/view.js';
import { projections } from '../../src/engine/projections.js';
import type { EngineCommand } from '../../src/model/commands.js';
import { encodeCommit } from '../../src/model/commit-codec.js';
import { type Commit, type LociEvent, type NameTable, nameTables } from '../../src/model/events.js';
import type { Digest, Ordinal } from '../../src/model/ids.js';
import { decodeUtf8 } from '../../src/model/utf8.js';
import { histories, type Move, marker, Player } from '../support/histories.js';
import { runs } from '../support/runs.js';
import { World } from '../support/world.js';

/** A world into which commits were folded from the start. */
function folded(commits: readonly Commit[]): World {
  const world = new World();
  for (const commit of commits) world.fold(commit);
  return world;
}

function erasedOrdinals({ ledger }: EngineState): ReadonlySet<Ordinal> {
  const erased = new Set<Ordinal>();
  for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
    if (ledger.standingOf(ordinal) === 'forgotten') erased.add(ordinal);
  }
  return erased;
}

/** The commits without every event and payload of some records, and without the commits that are then empty. */
function withoutRecords(commits: readonly Commit[], left: ReadonlySet<Ordinal>): readonly Commit[] {
  return commits.map((commit) => ({
    ...commit,
    events: commit.events.filter((event) => event.type === 'named' || !left.has(event.ordinal)),
    payloads: new Map([...commit.payloads].filter(([ordinal]) => !left.has(ordinal))),
  }));
}

describe('events', () => {
  it('hold no text that a caller gave, decoded or as bytes', () => {
    fc.assert(
      fc.property(histories(), (moves) => {
        const { world } = new Player().playAll(moves);
        for (const commit of world.commits) {
          expect(JSON.stringify(commit.events)).not.toContain(marker);
          expect(decodeUtf8(encodeCommit({ ...commit, payloads: new Map() }))).not.toContain(marker);
        }
        // The scan would find it: the payloads beside the events are full of it.
        const whole = world.commits.map((commit) => decodeUtf8(encodeCommit(commit))).join();
        expect(whole.includes(marker)).toBe(world.payloads.size > 0);
      }),
      runs(150),
    );
  });
});

describe('projections', () => {
  it('folded from the start are what was built step by step, closed and opened in between', () => {
    fc.assert(
      fc.property(histories(), (moves) => {
        const { world } = new Player().playAll(moves);
        expect(folded(world.commits).dump()).toEqual(world.dump());
      }),
      runs(150),
    );
  });

  it('come back whole from their pages', () => {
    fc.assert(
      fc.property(histories(), (moves) => {
        const { world } = new Player().playAll(moves);
        const before = world.dump();
        const pages = projections.map((projection) => projection.encode(world.state));
        world.reopen();
        expect(projections.map((projection) => projection.encode(world.state))).toEqual(pages);
        expect(world.dump()).toEqual(before);
      }),
      runs(100),
    );
  });

  it('that forgot are as if what was forgotten had never been', () => {
    fc.assert(
      fc.property(histories(40), (moves) => {
        const { world } = new Player().playAll(moves);
        const gone = erasedOrdinals(world.state);
        expect(folded(withoutRecords(world.commits, gone)).dump()).toEqual(world.dump());
      }),
      runs(200),
    );
  });

  it('keep no word that only forgotten records had', () => {
    const markers = (text: string) => new Set(text.toLowerCase().match(/[a-z]+zqjx[0-9a-z]+x/g) ?? []);
    fc.assert(
      fc.property(histories(40), (moves) => {
        const { world } = new Player().playAll(moves);
        world.dump();
        const left = JSON.stringify([...world.payloads]).toLowerCase();
        const living = markers(left);
        const ever = markers(JSON.stringify(world.commits.flatMap(({ payloads }) => [...payloads])));
        const pages = projections
          .flatMap((projection) => [...projection.encode(world.state).values()].map(decodeUtf8))
          .join('\n');
        // Of a part that was corrected the pages say nothing either, though it is there.
        const { ledger } = world.state;
        const shown = [...world.payloads].map(([ordinal, held]) => withoutCorrected(ledger, { ordinal }, held));
        for (const word of markers(JSON.stringify(shown))) if (word.startsWith('t')) expect(pages).toContain(word);
        // A dictionary is one string: a marker whose first letter alone was blanked may stand behind a word that ends in it.
        for (const word of ever)
          if (!living.has(word) && !left.includes(word.slice(1))) expect(pages).not.toContain(word);
      }),
      runs(100),
    );
  });

  it('leave no word of what was forgotten in the labels, reasons and subjects of what lives', () => {
    fc.assert(
      fc.property(histories(40), (moves) => {
        const { world } = new Player().playAll(moves);
        const { ledger } = world.state;
        // Beside its own content: what somebody says or restores again is theirs to keep.
        const living = JSON.stringify(
          [...world.payloads].flatMap(([ordinal, { content: _, ...rest }]) =>
            ledger.standingOf(ordinal) === 'forgotten' ? [] : [rest],
          ),
        );
        const sources = new Set(
          world.commits.flatMap(({ events }) =>
            events.flatMap((event) => (event.type === 'recorded' ? event.sources.map(({ ordinal }) => ordinal) : [])),
          ),
        );
        for (const { events, payloads } of world.commits) {
          for (const event of events) {
            if (event.type !== 'recorded' || event.sources.length > 0 || sources.has(event.ordinal)) continue;
            if (ledger.standingOf(event.ordinal) !== 'forgotten') continue;
            for (const word of payloads.get(event.ordinal)?.content.match(/tzqjx\d+x/g) ?? [])
              expect(living).not.toContain(word);
          }
        }
      }),
      runs(100),
    );
  });

  it('leave a tombstone with nothing but times, codes, the digest of its external id and the reason', () => {
    fc.assert(
      fc.property(histories(), (moves) => {
        const { world } = new Player().playAll(moves);
        for (const ordinal of erasedOrdinals(world.state)) {
          const { content, reason: _, ...rest } = world.payloads.get(ordinal) ?? { content: 'missing' };
          expect([content, rest]).toEqual(['', {}]);
          expect(world.state.ledger.row(ordinal)).toMatchObject({ sources: [], session: 0, confidence: 1 });
          expect(world.state.ledger.row(ordinal)).not.toHaveProperty('eventTime');
          expect(world.state.ledger.row(ordinal)).not.toHaveProperty('importance');
        }
      }),
      runs(100),
    );
  });
});

/** Everything that a view answers, about names that are given as what they are called in the ledger. */
function answersOf(view: LedgerView, names: readonly (readonly [NameTable, Digest])[]): unknown {
  const ordinals = Array.from({ length: view.nextOrdinal + 1 }, (_, ordinal) => ordinal);
  const rows = ordinals.map((ordinal) => view.row(ordinal));
  return {
    next: view.nextOrdinal,
    rows,
    found: rows.map((row) => row && view.ordinalOf(row.id)),
    predecessors: ordinals.map((ordinal) => view.predecessors(ordinal)),
    drawn: ordinals.map((ordinal) => view.drawnFrom(ordinal)),
    holders: rows.map((row) => (row?.external === undefined ? [] : view.holdersOf(row.external))),
    counts: nameTables.map((table) => view.nameCount(table)),
    numbers: names.map(([table, name]) => view.numberOf(table, name)),
  };
}

/** The names of a ledger, and those that events on top of it give. */
function namesOf(ledger: Ledger, events: readonly LociEvent[]): readonly (readonly [NameTable, Digest])[] {
  return [
    ...nameTables.flatMap((table) => Array.from(ledger.nameDigests(table), ([name]) => [table, name] as const)),
    ...events.flatMap((event) => (event.type === 'named' ? [[event.table, event.digest] as const] : [])),
  ];
}

const isMoving = (move: Move): move is Exclude<Move, { readonly do: 'wait' | 'reopen' }> =>
  move.do !== 'wait' && move.do !== 'reopen';
const needsIndex = ({ do: what, ...move }: Exclude<Move, { readonly do: 'wait' | 'reopen' }>) =>
  (what === 'forget' && 'target' in move && ['query', 'source', 'ref'].includes(move.target.by)) ||
  what === 'say' ||
  (what === 'remember' && 'relate' in move && move.relate);

describe('drafts', () => {
  it('look like the ledger that their events make', () => {
    fc.assert(
      fc.property(histories(20), fc.array(fc.nat(3)), (moves, groups) => {
        const player = new Player();
        const { world } = player;
        let draft = world.decider.draft(world.state);
        moves.forEach((move, i) => {
          if (!isMoving(move)) return;
          if (needsIndex(move) || groups[i] === 0) {
            const names = namesOf(world.state.ledger, draft.events);
            const before = answersOf(draft, names);
            world.commit(draft);
            expect(answersOf(world.state.ledger, names)).toEqual(before);
            draft = world.decider.draft(world.state);
          }
          world.decide(draft, player.commandOf(move));
        });
      }),
      runs(150),
    );
  });

  it('that stand on another draft look like one draft', () => {
    fc.assert(
      fc.property(histories(12), (moves) => {
        const player = new Player();
        const { world } = player;
        let view: Draft = world.decider.draft(world.state);
        const flat = world.decider.draft(world.state);
        for (const move of moves) {
          if (!isMoving(move) || needsIndex(move)) continue;
          const next = new Draft(view);
          const command = player.commandOf(move);
          if ('error' in world.decide(next, command)) continue;
          flat.absorb(next);
          view = next;
        }
        const { ledger } = folded([{ ...commitOf(flat), sequence: 1 }]).state;
        const names = namesOf(ledger, []);
        expect(answersOf(view, names)).toEqual(answersOf(flat, names));
        expect(answersOf(ledger, names)).toEqual(answersOf(flat, names));
      }),
      runs(100),
    );
  });
});

function commitOf(draft: Draft): Commit {
  const [id] = ['commit-1' as Commit['id']];
  return { sequence: 1, id, events: [...draft.events], payloads: new Map(draft.payloads) };
}

describe('commands', () => {
  it('that fail leave the draft as it was', () => {
    fc.assert(
      fc.property(histories(25), (moves) => {
        const player = new Player();
        const { world } = player;
        for (const move of moves) {
          if (!isMoving(move)) {
            player.play(move);
            continue;
          }
          const draft = world.decider.draft(world.state);
          const command = player.commandOf(move);
          const outcome = world.decide(draft, command);
          if ('error' in outcome) expect([draft.events, [...draft.payloads]]).toEqual([[], []]);
          world.commit(draft);
        }
      }),
      runs(100),
    );
  });

  it('decided in one commit do what they do one after another', () => {
    fc.assert(
      fc.property(histories(12), histories(8), (before, group) => {
        const apart = new Player();
        const together = new Player();
        apart.playAll(before);
        together.playAll(before);
        const draft = together.world.decider.draft(together.world.state);
        for (const move of group) {
          if (!isMoving(move) || needsIndex(move)) continue;
          // The command is made in the world that has folded everything; both decide the same one.
          const command = apart.commandOf(move);
          const one = apart.world.run(command);
          const other = together.world.decide(draft, command);
          expect(comparable(other)).toEqual(comparable(one));
        }
        together.world.commit(draft);
        expect(together.world.dump()).toEqual(apart.world.dump());
        expect([...together.world.payloads]).toEqual([...apart.world.payloads]);
      }),
      runs(100),
    );
  });

  it('make one commit or none, and a dry run none', () => {
    fc.assert(
      fc.property(histories(25), (moves) => {
        const player = new Player();
        for (const move of moves) {
          const commits = player.world.commits.length;
          const played = player.play(move);
          const made = player.world.commits.length - commits;
          expect(made).toBeLessThanOrEqual(1);
          if (played === undefined || 'error' in played.outcome || isDry(played.command)) expect(made).toBe(0);
        }
      }),
      runs(100),
    );
  });

  it('are decided the same way twice', () => {
    fc.assert(
      fc.property(histories(25), (moves) => {
        const [a, b] = [new Player().playAll(moves), new Player().playAll(moves)];
        expect(b.world.commits).toEqual(a.world.commits);
      }),
      runs(50),
    );
  });
});

function isDry(command: EngineCommand): boolean {
  return 'dryRun' in command && command.dryRun;
}

/** An outcome without what only durable records can be asked for. */
function comparable(outcome: unknown): unknown {
  return JSON.parse(JSON.stringify(outcome), (key, value: unknown) =>
    key === 'alsoMentioned' || key === 'possibleConflicts' ? [] : value,
  );
}
