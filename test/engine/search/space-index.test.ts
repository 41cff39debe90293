import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../../src/engine/search/rank.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import { termsOf } from '../../../src/engine/text/analyse.js';
import type { Payload } from '../../../src/model/records.js';
import { encodeUtf8 } from '../../../src/model/utf8.js';
import { dumpOf } from '../../support/dump-index.js';
import { naiveScores } from './naive.js';
import { payload, query } from './texts.js';

type Step =
  | { readonly do: 'add'; readonly payload: Payload }
  | { readonly do: 'retire'; readonly pick: number }
  | { readonly do: 'look' };

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('add' as const), payload }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('retire' as const), pick: fc.nat(1000) }) },
    { weight: 3, arbitrary: fc.constant({ do: 'look' as const }) },
  ),
  { minLength: 1, maxLength: 40 },
);

/** Another one for every record, for "last Friday". */
const momentOf = (ordinal: number) => 1.69e12 + ordinal * 86_400_000;

/** Runs the steps; every `look` seals a segment, so the same records end up in very different layouts. */
function run(list: readonly Step[], skip: ReadonlySet<number> = new Set()) {
  const index = SpaceIndex.empty();
  const records: { ordinal: number; payload: Payload; live: boolean }[] = [];
  let ordinal = 0;
  for (const step of list) {
    if (step.do === 'add') {
      if (!skip.has(ordinal)) {
        index.add(ordinal, step.payload, momentOf(ordinal));
        records.push({ ordinal, payload: step.payload, live: true });
      }
      ordinal++;
    } else if (step.do === 'retire' && ordinal > 0) {
      const chosen = step.pick % ordinal;
      index.retire(chosen);
      const at = records.findIndex((record) => record.ordinal === chosen);
      const record = records[at];
      if (record) records[at] = { ...record, live: false };
    } else if (step.do === 'look') index.search({ text: 'garden', limit: 1 });
  }
  return { index, records, next: ordinal };
}

function stored(index: SpaceIndex) {
  return index.pages().map((page, i) => ({ key: `idx/${i}`, bytes: page.bytes().slice() }));
}

const ask = (index: SpaceIndex, text: string): Ranking =>
  index.search({ text, limit: 50, includeSuperseded: true, explain: true });

describe('SpaceIndex', () => {
  it('answers as BM25+ over plain arrays does', () => {
    fc.assert(
      fc.property(
        steps,
        query,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (list, text, limit, includeSuperseded) => {
          const { index, records } = run(list);
          const expected = [...naiveScores(records, text)].filter(([, { live }]) => live || includeSuperseded);
          const { hits } = index.search({ text, limit, includeSuperseded, weights: { preset: 'words' } });
          expect(hits).toHaveLength(Math.min(limit, expected.length));
          const scores = new Map(expected.map(([ordinal, { score }]) => [ordinal, score]));
          for (const hit of hits) expect(hit.score).toBeCloseTo(scores.get(hit.ordinal) ?? -1, 5);
          const last = hits.at(-1)?.score ?? 0;
          const found = new Set(hits.map((hit) => hit.ordinal));
          for (const [ordinal, score] of scores) if (!found.has(ordinal)) expect(score).toBeLessThan(last + 2e-6);
          for (const [i, hit] of hits.entries()) {
            const next = hits[i + 1];
            if (!next) continue;
            expect(hit.score > next.score || (hit.score === next.score && hit.ordinal > next.ordinal)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives every hit reasons that add up to its score, and a relevance between 0 and 1', () => {
    fc.assert(
      fc.property(steps, query, (list, text) => {
        for (const hit of ask(run(list).index, text).hits) {
          const sum = (hit.why ?? []).reduce((total, { delta }) => total + delta, 0);
          expect(Math.abs(sum - hit.score)).toBeLessThan(1e-6);
          expect(hit.relevance).toBeGreaterThan(0);
          expect(hit.relevance).toBeLessThanOrEqual(1);
          expect(hit.matched.length).toBeGreaterThan(0);
          for (const word of hit.matched) expect(text).toContain(word);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the same after storing and loading, with the standings of the ledger', () => {
    fc.assert(
      fc.property(steps, query, (list, text) => {
        const { index, records } = run(list);
        const live = new Map(records.map((record) => [record.ordinal, record.live]));
        const loaded = SpaceIndex.load(stored(index), (ordinal) => (live.get(ordinal) ? 'active' : 'superseded'));
        expect(dumpOf(loaded)).toEqual(dumpOf(index));
        expect(ask(loaded, text)).toEqual(ask(index, text));
      }),
      { numRuns: 100 },
    );
  });

  it('forgets as if the erased had never been', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.nat(40)), query, (list, chosen, text) => {
        const { index, next } = run(list);
        const gone = new Set(chosen.filter((ordinal) => ordinal < next));
        index.erase(gone);
        const never = run(list, gone).index;
        expect(dumpOf(index)).toEqual(dumpOf(never));
        expect(ask(index, text).hits).toEqual(ask(never, text).hits);
      }),
      { numRuns: 200 },
    );
  });

  it('drops what the ledger calls gone when it loads', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.nat(40)), (list, chosen) => {
        const gone = new Set(chosen);
        const { index, records } = run(list);
        const live = new Map(records.map((record) => [record.ordinal, record.live]));
        const loaded = SpaceIndex.load(stored(index), (ordinal) =>
          gone.has(ordinal) ? 'gone' : live.get(ordinal) ? 'active' : 'superseded',
        );
        expect(dumpOf(loaded)).toEqual(dumpOf(run(list, gone).index));
      }),
      { numRuns: 50 },
    );
  });

  it('counts superseded records like records that never were', () => {
    fc.assert(
      fc.property(steps, query, (list, text) => {
        const { index, records } = run(list);
        const superseded = new Set(records.filter(({ live }) => !live).map(({ ordinal }) => ordinal));
        const never = run(list, superseded).index;
        expect(index.search({ text, limit: 50, explain: true }).hits).toEqual(
          never.search({ text, limit: 50, explain: true }).hits,
        );
        expect(dumpOf(index).frequencies).toEqual(dumpOf(never).frequencies);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves no byte of a term that only the erased had', () => {
    fc.assert(
      fc.property(steps, fc.uniqueArray(fc.nat(40), { minLength: 1 }), (list, chosen) => {
        const { index, records } = run(list);
        const gone = new Set(chosen);
        const allTerms = (keep: boolean) =>
          records
            .filter(({ ordinal }) => gone.has(ordinal) !== keep)
            .flatMap(({ payload }) => textsOf(payload).flatMap(termsOf));
        const others = allTerms(true);
        const only = [...new Set(allTerms(false))].filter((term) => !others.some((other) => other.includes(term)));
        const before = index.pages().map((page) => page.bytes().slice());
        for (const term of only) expect(before.some((bytes) => contains(bytes, term))).toBe(true);
        index.erase(gone);
        const rest = index.pages().map((page) => page.bytes());
        for (const term of only.filter((term) => encodeUtf8(term).length > 3)) {
          expect(rest.some((bytes) => contains(bytes, term))).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has equal bytes however its only segment came about', () => {
    fc.assert(
      fc.property(fc.array(payload, { minLength: 2, maxLength: 12 }), fc.nat(11), (payloads, cut) => {
        const atOnce = SpaceIndex.empty();
        for (const [ordinal, one] of payloads.entries()) atOnce.add(ordinal, one);
        const erased = SpaceIndex.empty();
        for (const [ordinal, one] of payloads.entries()) erased.add(ordinal, one);
        erased.add(payloads.length, { content: 'zyzzyva 絶滅 🦤', tags: ['quagga'] });
        erased.pages();
        erased.erase([payloads.length]);
        expect(stored(erased)).toEqual(stored(atOnce));
        const merged = SpaceIndex.empty();
        for (const [ordinal, one] of payloads.entries()) {
          merged.add(ordinal, one);
          if (ordinal === cut % payloads.length) merged.pages();
        }
        if (merged.pages().length === 1) expect(stored(merged)).toEqual(stored(atOnce));
      }),
      { numRuns: 100 },
    );
  });
});

function textsOf({ content, tags = [], refs = [], source, category, speaker, channel, mistake }: Payload): string[] {
  const own = [source, category, speaker, channel, mistake?.whatHappened, mistake?.correction];
  const references = refs.flatMap(({ type, id, label }) => [type, id, label]);
  return [content, ...tags, ...references, ...own].filter((text) => text !== undefined);
}

function contains(bytes: Uint8Array, term: string): boolean {
  return Buffer.from(bytes).includes(Buffer.from(encodeUtf8(term)));
}

describe('SpaceIndex fed in any order', () => {
  it('says the same as fed in order of ordinals', () => {
    const shuffled = fc
      .array(payload, { minLength: 2, maxLength: 20 })
      .chain((payloads) =>
        fc.tuple(fc.constant(payloads), fc.shuffledSubarray([...payloads.keys()], { minLength: payloads.length })),
      );
    fc.assert(
      fc.property(shuffled, query, fc.integer({ min: 1, max: 5 }), ([payloads, order], text, every) => {
        const inOrder = SpaceIndex.empty();
        for (const [ordinal, one] of payloads.entries()) inOrder.add(ordinal, one);
        const index = SpaceIndex.empty();
        for (const [step, ordinal] of order.entries()) {
          index.add(ordinal, payloads[ordinal] as Payload);
          if (step % every === 0) index.pages();
        }
        expect(dumpOf(index)).toEqual(dumpOf(inOrder));
        expect(ask(index, text)).toEqual(ask(inOrder, text));
        for (const ordinal of payloads.keys()) {
          expect(index.has(ordinal)).toBe(true);
          if (ordinal % 2 === 0) index.retire(ordinal);
          if (ordinal % 2 === 0) inOrder.retire(ordinal);
        }
        index.erase([1, 2]);
        inOrder.erase([1, 2]);
        expect(dumpOf(index)).toEqual(dumpOf(inOrder));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps terms in the order of code points, beyond the basic plane too', () => {
    const contents = ['﨎﨎 🎉', '𠀀𠀁 﨏', '🎉 𠀀', '﨎'];
    const index = SpaceIndex.empty();
    for (const [ordinal, content] of contents.entries()) {
      index.add(ordinal, { content });
      index.pages();
    }
    const found = (text: string) =>
      index
        .search({ text, limit: 9 })
        .hits.map((hit) => hit.ordinal)
        .sort();
    expect(found('﨎')).toEqual([0, 3]);
    expect(found('𠀀')).toEqual([1, 2]);
    expect(found('🎉')).toEqual([0, 2]);
  });
});

describe('SpaceIndex in use', () => {
  const of = (...contents: string[]) => {
    const index = SpaceIndex.empty();
    for (const [ordinal, content] of contents.entries()) index.add(ordinal, { content });
    return index;
  };

  it('gives `limit` hits past everything that the filter refuses', () => {
    const index = of(...Array.from({ length: 200 }, (_, i) => `tea with lemon ${i}`));
    const { hits, considered } = index.search({ text: 'lemon tea', limit: 5, filter: (ordinal) => ordinal % 50 === 7 });
    expect(hits.map((hit) => hit.ordinal)).toEqual([157, 107, 57, 7]);
    expect(considered).toBe(200);
  });

  it('filters by stored values, all filters together', () => {
    const index = SpaceIndex.empty();
    index.add(0, { content: 'tea', tags: ['a', 'b'], source: 'chat' });
    index.add(1, { content: 'tea', tags: ['b'], refs: [{ type: 'doc', id: '1' }] });
    index.add(2, { content: 'tea', tags: ['a'], source: 'chat' });
    index.retire(2);
    const found = (...where: Parameters<SpaceIndex['matching']>[0]) => index.matching(where);
    expect(found({ field: 'tag', anyOf: ['a'] })).toEqual([0]);
    expect(found({ field: 'tag', anyOf: ['a', 'b'] })).toEqual([0, 1]);
    expect(found({ field: 'tag', anyOf: ['a'] }, { field: 'tag', anyOf: ['b'] })).toEqual([0]);
    expect(found({ field: 'ref', anyOf: ['doc\u00001'] })).toEqual([1]);
    expect(found({ field: 'refType', anyOf: ['doc'] })).toEqual([1]);
    expect(index.matching([{ field: 'source', anyOf: ['chat'] }], true)).toEqual([0, 2]);
    const where = [{ field: 'tag', anyOf: ['b'] }] as const;
    expect(index.search({ text: 'tea', limit: 9, where }).hits.map((hit) => hit.ordinal)).toEqual([1, 0]);
  });

  it('merges small segments, so that single writes leave few pages, and keeps saved ones saved', () => {
    const index = SpaceIndex.empty();
    for (let i = 0; i < 1000; i++) {
      index.add(i, { content: `note ${i} about gardens` });
      index.search({ text: 'gardens', limit: 1 });
    }
    const pages = index.pages();
    expect(pages.length).toBeLessThan(12);
    expect(pages.reduce((sum, page) => sum + page.units, 0)).toBe(1000);
    for (const [i, page] of pages.entries()) page.saved(`idx/${i}`);
    expect(index.pages().map((page) => page.key)).toEqual(pages.map((_, i) => `idx/${i}`));
    index.add(1000, { content: 'one more' });
    expect(index.pages().filter((page) => page.key === undefined)).toHaveLength(1);
    index.erase([0]);
    expect(index.pages()[0]?.key).toBeUndefined();
  });

  it('tells the caller which pages it could not use', () => {
    const index = of('tea', 'coffee');
    const [page] = stored(index);
    const bytes = page?.bytes ?? new Uint8Array();
    const other = bytes.slice();
    other[8] = (other[8] ?? 0) ^ 1; // the analyser
    const loaded = SpaceIndex.load(
      [
        { key: 'a', bytes: other },
        { key: 'b', bytes: bytes.slice(0, 40) },
        { key: 'c', bytes: bytes.slice(0, -4) },
      ],
      () => 'active',
    );
    expect(loaded.rejected).toEqual(['a', 'b', 'c']);
    expect(loaded.has(0)).toBe(false);
    loaded.add(1, { content: 'coffee' });
    loaded.add(0, { content: 'tea' });
    expect(loaded.search({ text: 'tea', limit: 3 }).hits.map((hit) => hit.ordinal)).toEqual([0]);
    expect(dumpOf(loaded)).toEqual(dumpOf(index));
  });

  it('reads bytes that begin at any offset of their buffer', () => {
    const index = of('tea with lemon');
    const [page] = stored(index);
    const bytes = page?.bytes ?? new Uint8Array();
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const loaded = SpaceIndex.load([{ key: 'a', bytes: shifted.subarray(3) }], () => 'active');
    expect(dumpOf(loaded)).toEqual(dumpOf(index));
  });

  it('names the passage of a long text that matched', () => {
    const long = `${'Nothing happened on that day in the village. '.repeat(60)}The vault word is marzipan.`;
    const index = of('a short note', long);
    const [hit] = index.search({ text: 'marzipan', limit: 3 }).hits;
    expect(hit?.ordinal).toBe(1);
    expect(hit?.passage).toBeGreaterThan(1);
    expect(index.search({ text: 'village', limit: 3 }).hits[0]?.passage).toBe(0); // of equal ones the first
  });

  it('finds other records that share rare words', () => {
    const index = of(
      'Marta Quintero moved to Oporto',
      'Quintero called about the lease in Oporto',
      'the lease ends in May',
      ...Array.from({ length: 30 }, (_, i) => `lease note ${i} moved`),
    );
    expect(index.mentions([0], 5).map(({ ordinal }) => ordinal)).toEqual([1]);
    expect(index.mentions([0], 5)[0]?.terms).toContain('quintero');
  });

  it('holds a text of 1 MiB in one segment and finds its last word', () => {
    const index = SpaceIndex.empty();
    index.add(0, { content: `${'filler sentence about weather. '.repeat(33_000)}The vault word is marzipan.` });
    index.add(1, { content: 'a '.repeat(524_000) });
    index.add(2, { content: '漢'.repeat(349_000) });
    expect(index.search({ text: 'marzipan', limit: 3 }).hits.map((hit) => hit.ordinal)).toEqual([0]);
    expect(index.search({ text: '漢漢', limit: 3 }).hits.map((hit) => hit.ordinal)).toEqual([2]);
  });
});
