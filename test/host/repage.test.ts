import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageRef } from '../../src/host/head.js';
import { cutPages, fullPage, planPages } from '../../src/host/repage.js';

/** Pages in order without a gap, each at least one ordinal long. */
const pages = fc
  .array(fc.record({ length: fc.integer({ min: 1, max: 5000 }), bytes: fc.nat(200_000) }), { maxLength: 10 })
  .map((parts) => {
    let from = 0;
    return parts.map(({ length, bytes }, i): PageRef => {
      from += length;
      return { key: `rec/${i}`, from: from - length, to: from, bytes };
    });
  });

describe('a plan of pages', () => {
  test('covers what was covered and everything new, each ordinal once, and writes every page that was touched', () => {
    fc.assert(
      fc.property(pages, fc.array(fc.nat(30_000)), fc.array(fc.nat(9)), fc.nat(40_000), (old, touched, hurt, more) => {
        const covered = old.at(-1)?.to ?? 0;
        const damaged = new Set(hurt.flatMap((i) => old[i]?.key ?? []));
        const plan = planPages(old, touched, damaged, more);
        const all = [...plan.kept, ...plan.ranges].sort((a, b) => a.from - b.from);
        let next = 0;
        for (const { from, to } of all) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThan(from);
          next = to;
        }
        expect(next).toBe(Math.max(covered, more));
        for (const ordinal of touched)
          expect(plan.kept.some(({ from, to }) => ordinal >= from && ordinal < to)).toBe(false);
        for (const { key } of plan.kept) expect(damaged.has(key)).toBe(false);
      }),
    );
  });

  test('leaves full pages alone when something is added, and fills up a small last one', () => {
    const full = { key: 'rec/0', from: 0, to: 100, bytes: fullPage.bytes };
    const small = { key: 'rec/1', from: 100, to: 110, bytes: 500 };
    expect(planPages([full], [], new Set(), 120)).toEqual({ kept: [full], ranges: [{ from: 100, to: 120 }] });
    expect(planPages([full, small], [], new Set(), 120)).toEqual({ kept: [full], ranges: [{ from: 100, to: 120 }] });
    expect(planPages([full, small], [], new Set(), 110)).toEqual({ kept: [full, small], ranges: [] });
  });
});

describe('cutting rows into pages', () => {
  test('keeps all rows in order and no page over its limits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 60 }), fc.nat(1000), (rows, from) => {
        const parts = cutPages(from, rows, (size) => size);
        expect(parts.flatMap((part) => part.rows)).toEqual(rows);
        let next = from;
        for (const part of parts) {
          expect(part.from).toBe(next);
          next += part.rows.length;
          expect(part.rows.length).toBeGreaterThan(0);
          if (part.rows.length > 1) expect(part.rows.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(fullPage.bytes);
        }
      }),
    );
    const many = cutPages(0, new Array(10_000).fill(0), () => 1);
    expect(many.map((part) => part.rows.length)).toEqual([4096, 4096, 1808]);
  });

  test('gives a row that is larger than a page one of its own', () => {
    const parts = cutPages(5, [10, fullPage.bytes * 3, 10], (size) => size);
    expect(parts.map((part) => part.rows.length)).toEqual([1, 1, 1]);
  });
});
