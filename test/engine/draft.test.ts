import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/engine/ledger/draft.js';
import { Ledger } from '../../src/engine/ledger/ledger.js';
import type { LociEvent } from '../../src/model/events.js';
import { type Digest, isDigest, isRecordId, type RecordId } from '../../src/model/ids.js';

const idOf = (n: number): RecordId => {
  const id = `r${n}`;
  if (!isRecordId(id)) throw new RangeError('a record id');
  return id;
};

const someDigest = (n: number): Digest => {
  const digest = n.toString(16).padStart(32, '0');
  if (!isDigest(digest)) throw new RangeError('a digest');
  return digest;
};

type Step = 'record' | 'replace' | 'edit' | 'name' | 'question';

/** The next event of a history; every record is the one behind the last. */
function eventOf(draft: Draft, step: Step, n: number): LociEvent | undefined {
  const last = draft.nextOrdinal - 1;
  const isActive = draft.row(last)?.standing === 'active';
  switch (step) {
    case 'name':
      return { type: 'named', table: 'session', number: draft.nameCount('session') + 1, digest: someDigest(n) };
    case 'replace':
      return isActive ? { type: 'superseded', ordinal: last, by: last + 1, at: n, cause: 'amended' } : undefined;
    case 'edit':
      return isActive ? { type: 'edited', ordinal: last, at: n, importance: 0.5 } : undefined;
    case 'question':
      return isActive && last > 0 ? { type: 'questioned', ordinal: last, other: last - 1, at: n } : undefined;
    case 'record':
      return {
        type: 'recorded',
        ordinal: draft.nextOrdinal,
        id: idOf(n),
        space: 1,
        actor: 1,
        agent: 0,
        session: 0,
        kind: 'fact',
        provenance: 'self',
        storedAt: n,
        confidence: 1,
        sources: last < 0 ? [] : [{ ordinal: last, start: 0, end: 1 }],
        ...(n % 3 === 0 ? { external: someDigest(n % 9) } : {}),
      };
  }
}

function play(draft: Draft, steps: readonly Step[], from: number): void {
  steps.forEach((step, i) => {
    const event = eventOf(draft, step, from + i);
    if (event !== undefined) draft.emit(event, event.type === 'named' ? undefined : { content: `${step} ${from + i}` });
  });
}

/** Everything that a draft answers, in its order. */
function portrait(draft: Draft) {
  const ordinals = Array.from({ length: draft.nextOrdinal }, (_, i) => i);
  return {
    events: draft.events,
    payloads: [...draft.payloads],
    next: draft.nextOrdinal,
    names: [draft.nameCount('session'), draft.digestsIn('session')],
    rows: ordinals.map((ordinal) => draft.row(ordinal)),
    links: ordinals.map((ordinal) => [
      draft.predecessors(ordinal),
      draft.drawnFrom(ordinal),
      draft.questionersOf(ordinal),
    ]),
    ids: Array.from({ length: 60 }, (_, n) => draft.ordinalOf(idOf(n))),
    holders: Array.from({ length: 9 }, (_, n) => draft.holdersOf(someDigest(n))),
  };
}

const steps = fc.array(fc.constantFrom<Step>('record', 'record', 'replace', 'edit', 'name', 'question'), {
  maxLength: 25,
});

describe('a draft', () => {
  it('from which the last events were taken back never had them', () => {
    fc.assert(
      fc.property(steps, steps, (kept, undone) => {
        const [expected, draft] = [new Draft(new Ledger()), new Draft(new Ledger())];
        play(expected, kept, 0);
        play(draft, kept, 0);
        const { events } = draft;
        const before = [...events];
        play(draft, undone, 30);
        draft.takeBack(before.length);
        expect(portrait(draft)).toEqual(portrait(expected));
        play(draft, undone, 30);
        play(expected, undone, 30);
        expect(portrait(draft)).toEqual(portrait(expected));
      }),
    );
  });

  it('takes over a decision with or without its draft alike', () => {
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const [whole, bare] = [new Draft(new Ledger()), new Draft(new Ledger())];
        for (const [i, own] of [first, second].entries()) {
          const decided = new Draft(whole);
          play(decided, own, i * 30);
          const [events, payloads] = [[...decided.events], new Map(decided.payloads)];
          whole.absorb({ events: decided.events, payloads: decided.payloads, draft: decided });
          bare.absorb({ events, payloads });
          expect([decided.events, [...decided.payloads]]).toEqual([events, [...payloads]]);
        }
        expect(portrait(whole)).toEqual(portrait(bare));
      }),
    );
  });
});
