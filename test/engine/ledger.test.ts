import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/engine/ledger/draft.js';
import { IdTable } from '../../src/engine/ledger/id-table.js';
import { Ledger, pageSize } from '../../src/engine/ledger/ledger.js';
import { canBe, transition } from '../../src/engine/ledger/lifecycle.js';
import type { LociEvent, Recorded } from '../../src/model/events.js';
import { isDigest, type RecordId } from '../../src/model/ids.js';
import { standings } from '../../src/model/records.js';
import { recordId } from '../support/arbitraries.js';
import { errorOf, runs } from '../support/runs.js';
import { asId } from '../support/verbs.js';

const digestOf = (n: number) => {
  const text = n.toString(16).padStart(32, '0');
  if (!isDigest(text)) throw new Error('not a digest');
  return text;
};
const recorded = (ordinal: number, fields: Partial<Recorded> = {}): Recorded => ({
  type: 'recorded',
  ordinal,
  id: asId(`id-${ordinal}`),
  space: 1,
  actor: 1,
  agent: 0,
  session: 0,
  kind: 'fact',
  provenance: 'self',
  storedAt: 1000 + ordinal,
  confidence: 1,
  sources: [],
  ...fields,
});
function ledgerOf(...events: readonly LociEvent[]): Ledger {
  const ledger = new Ledger();
  for (const event of events) ledger.evolve(event);
  return ledger;
}
function reopened(
  ledger: Ledger,
  pages = [...Array(Math.ceil(ledger.nextOrdinal / pageSize)).keys()],
  names = true,
): Ledger {
  const next = new Ledger();
  if (names) next.decodeNames(ledger.encodeNames());
  for (const page of pages) next.decodePage(ledger.encodePage(page));
  return next;
}

describe('the transition table', () => {
  it('is the one of the architecture: active, then superseded, then forgotten, which is final', () => {
    const table = (['recorded', 'superseded', 'edited', 'blanked', 'enriched', 'chartered', 'forgotten'] as const).map(
      (type) => (['absent', ...standings] as const).map((from) => (canBe(from, type) ? transition(from, type) : '-')),
    );
    expect(table).toEqual([
      ['active', '-', '-', '-'],
      ['-', 'superseded', '-', '-'],
      ['-', 'active', 'superseded', '-'],
      ['-', 'active', 'superseded', 'forgotten'],
      ['-', 'active', '-', '-'],
      ['-', 'active', '-', '-'],
      ['-', 'forgotten', 'forgotten', '-'],
    ]);
    expect(errorOf(() => transition('forgotten', 'edited'))).toMatchObject({ code: 'corrupt' });
  });
});

describe('a ledger', () => {
  it('leaves out events that cannot follow, and is then as it was', () => {
    const ledger = ledgerOf(recorded(0), recorded(5));
    const before = [ledger.encodePage(0), ledger.encodeNames(), ledger.counts(1)];
    const impossible: LociEvent[] = [
      recorded(0),
      recorded(3),
      { type: 'superseded', ordinal: 9, by: 0, at: 1 },
      { type: 'edited', ordinal: 2, at: 1 },
      { type: 'forgotten', ordinal: 7, at: 1, cause: 'asked' },
    ];
    for (const event of impossible) expect(errorOf(() => ledger.evolve(event))).toMatchObject({ code: 'corrupt' });
    expect([ledger.encodePage(0), ledger.encodeNames(), ledger.counts(1)]).toEqual(before);
  });

  it('knows what was enriched, also from its pages, which are as ever where nothing is', () => {
    const enriched: LociEvent = { type: 'enriched', ordinal: 1, at: 9 };
    const ledger = ledgerOf(recorded(0), recorded(1), enriched);
    expect([reopened(ledger).row(0)?.enrichedAt, reopened(ledger).row(1)?.enrichedAt]).toEqual([undefined, 9]);
    expect([reopened(ledger).isEnriched(0), reopened(ledger).isEnriched(1)]).toEqual([false, true]);
    ledger.evolve({ type: 'blanked', ordinal: 1, at: 10 });
    expect(ledger.encodePage(0)).toEqual(ledgerOf(recorded(0), recorded(1)).encodePage(0));
  });

  it('may have gaps: what is missing is absent, and the rest is found', () => {
    const ledger = ledgerOf(recorded(3), recorded(pageSize + 7, { external: digestOf(1) }), recorded(3 * pageSize));
    for (const each of [ledger, reopened(ledger)]) {
      expect(each.nextOrdinal).toBe(3 * pageSize + 1);
      expect([0, 3, 4, pageSize + 7, 3 * pageSize].map((ordinal) => each.standingOf(ordinal))).toEqual([
        undefined,
        'active',
        undefined,
        'active',
        'active',
      ]);
      expect(each.ordinalOf(asId(`id-${pageSize + 7}`))).toBe(pageSize + 7);
      expect(each.ordinalOf(asId('id-4'))).toBeUndefined();
      expect(each.holdersOf(digestOf(1))).toEqual([pageSize + 7]);
      expect(each.counts(1)).toEqual({ active: 3, superseded: 0, forgotten: 0 });
    }
  });

  it('gives no name a number that records use, even when the names were lost', () => {
    const ledger = ledgerOf(
      { type: 'named', table: 'space', number: 7, digest: digestOf(7) },
      recorded(0, { space: 7, agent: 3, session: 9, actor: 2 }),
    );
    const lost = reopened(ledger, undefined, false);
    expect(lost.numberOf('space', digestOf(7))).toBeUndefined();
    expect(['space', 'agent', 'session', 'actor'].map((table) => lost.nameCount(table as 'space'))).toEqual([
      7, 3, 9, 2,
    ]);
    expect(ledgerOf(recorded(0, { space: 4 })).nameCount('space')).toBe(4);
  });

  it('knows what holds in a shared space, through drafts and pages, until it is erased', () => {
    const charter = {
      space: 9,
      archived: true,
      llmInference: false,
      members: [
        { actor: 12, role: 'owner' },
        { actor: 4, role: 'viewer' },
      ],
    } as const;
    const made: readonly LociEvent[] = [
      recorded(0, { space: 0 }),
      { type: 'chartered', ordinal: 0, at: 5, ...charter },
      recorded(1),
    ];
    const ledger = ledgerOf(...made);
    const next = reopened(ledger);
    expect(next.row(0)).toStrictEqual(ledger.row(0));
    expect(next.row(0)?.charter).toEqual(charter);
    expect([...next.charters()]).toEqual([[0, charter]]);
    expect(next.row(1)).not.toHaveProperty('charter');
    expect(next.spaces()).toEqual([1]);
    // Without the names nothing gets a number of the space or of its members.
    const lost = reopened(ledger, undefined, false);
    expect([lost.nameCount('space'), lost.nameCount('actor')]).toEqual([9, 12]);
    const draft = new Draft(next);
    draft.emit({ type: 'chartered', ordinal: 0, at: 6, ...charter, archived: false });
    expect(draft.charters().get(0)).toEqual({ ...charter, archived: false });
    expect(next.charters().get(0)).toEqual(charter);
    draft.emit({ type: 'forgotten', ordinal: 0, at: 7, cause: 'asked' });
    expect([...draft.charters()]).toEqual([]);
    const gone = ledgerOf(...made, { type: 'forgotten', ordinal: 0, at: 7, cause: 'asked' });
    expect([...gone.charters(), ...reopened(gone).charters()]).toEqual([]);
    expect(gone.row(0)).not.toHaveProperty('charter');
  });

  it('keeps every value of a row through its pages, also the extreme ones', () => {
    const rows = [
      recorded(0, {
        storedAt: -8.64e15,
        eventTime: 8.64e15,
        expiresAt: 0,
        confidence: 0,
        importance: 0,
        kind: 'chunk',
        provenance: 'manual',
      }),
      recorded(1, { space: 2 ** 32 - 1, sources: [{ ordinal: 2 ** 40, start: 0, end: 2 ** 30 }] }),
      recorded(2, { eventTime: -0.5, confidence: 1e-300 }),
    ];
    const ledger = ledgerOf(
      ...rows,
      { type: 'superseded', ordinal: 1, at: 5 },
      { type: 'superseded', ordinal: 2, by: 0, at: 6 },
      { type: 'forgotten', ordinal: 2, at: 7, cause: 'imported' },
    );
    const next = reopened(ledger);
    for (const ordinal of [0, 1, 2]) expect(next.row(ordinal)).toStrictEqual(ledger.row(ordinal));
    expect(next.predecessors(0)).toEqual([2]);
    expect(next.row(1)).not.toHaveProperty('successor');
  });

  it('lists what hangs together in rising order, however it came about', () => {
    const ledger = ledgerOf(
      ...[0, 1, 2, 3].map((ordinal) => recorded(ordinal, { external: digestOf(5) })),
      ...[2, 0, 1].map((ordinal): LociEvent => ({ type: 'superseded', ordinal, by: 3, at: 1 })),
    );
    for (const each of [ledger, reopened(ledger)]) {
      expect(each.predecessors(3)).toEqual([0, 1, 2]);
      expect(each.holdersOf(digestOf(5))).toEqual([0, 1, 2, 3]);
    }
  });

  it('refuses damaged pages and never takes in half of one without saying so', () => {
    const bytes = ledgerOf(recorded(0), recorded(1, { importance: 0.5, external: digestOf(3) })).encodePage(0);
    for (let length = 0; length < bytes.length; length++) {
      const error = errorOf(() => new Ledger().decodePage(bytes.subarray(0, length)));
      expect(error instanceof RangeError || (error as { code?: string }).code === 'corrupt').toBe(true);
    }
  });

  it('written by a later version asks for it', () => {
    const page = ledgerOf(recorded(0)).encodePage(0);
    // The standing of the only record: a column of one value, written as a flag and a number.
    const at = page.findIndex(
      (byte, i) => i > 2 && byte === 1 && page.slice(i + 1, i + 9).every((value) => value === 0),
    );
    const later = page.with(at + 7, 0x08).with(at + 8, 0x40);
    expect(errorOf(() => new Ledger().decodePage(later))).toMatchObject({ code: 'newer_format' });
  });
});

describe('the table of ids', () => {
  it('finds every id at its ordinal, and no other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(recordId, { maxLength: 200 }),
        fc.uniqueArray(recordId, { maxLength: 20 }),
        fc.nat(3),
        (ids, others, gap) => {
          const table = new IdTable();
          const half = ids.length >> 1;
          const place = (i: number) => i * (gap + 1);
          ids.slice(0, half).forEach((id, i) => void table.set(place(i), id));
          if (half > 0) expect(table.find(ids[0] as RecordId)).toBe(0);
          ids.slice(half).forEach((id, i) => void table.set(place(half + i), id));
          ids.forEach((id, i) => {
            expect(table.find(id)).toBe(place(i));
            expect(table.get(place(i))).toBe(id);
          });
          for (const id of others) if (!ids.includes(id)) expect(table.find(id)).toBeUndefined();
        },
      ),
      runs(100),
    );
  });

  it('finds ids that differ in their last character only', () => {
    const table = new IdTable();
    const ids = Array.from({ length: 5000 }, (_, i) =>
      asId(
        `01hzzzzzzz${'0'.repeat(12)}${i
          .toString(32)
          .padStart(4, '0')
          .replaceAll(/[iloufu]/g, 'z')}-${i}`,
      ),
    );
    ids.forEach((id, ordinal) => void table.set(ordinal, id));
    expect(ids.every((id, ordinal) => table.find(id) === ordinal)).toBe(true);
  });
});
