import type { Key } from '../ports/storage.js';
import type { PageRef } from './head.js';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Rows that belong together on a page. */
export interface PagePlan<Row> {
  readonly from: number;
  readonly rows: readonly Row[];
}

/** What a text page holds at most: bytes of rows, and ordinals. */
export const fullPage = { bytes: 128 * 1024, rows: 4096 };

/**
 * Which pages must be written so that the ones in `touched` and everything from the end of `pages` up to `end` is covered. The
 * last page is written again while it is less than half full, so that pages fill up instead of becoming many.
 *
 * @returns the pages that stay, and the ranges of ordinals to be written, in order; together they cover what `pages` covered
 *   and everything up to `end`, each ordinal once
 */
export function planPages(
  pages: readonly PageRef[],
  touched: Iterable<number>,
  damaged: ReadonlySet<Key>,
  end: number,
): { readonly kept: readonly PageRef[]; readonly ranges: readonly Range[] } {
  const hit = new Set<PageRef>(pages.filter(({ key }) => damaged.has(key)));
  const last = pages.at(-1);
  const covered = last?.to ?? 0;
  const sorted = [...touched].sort((a, b) => a - b);
  let i = 0;
  for (const page of pages) {
    while (i < sorted.length && (sorted[i] as number) < page.from) i++;
    if (i < sorted.length && (sorted[i] as number) < page.to) hit.add(page);
  }
  if (end > covered && last !== undefined && last.bytes < fullPage.bytes / 2 && last.to - last.from < fullPage.rows / 2)
    hit.add(last);
  const ranges: Range[] = Array.from(hit, ({ from, to }) => ({ from, to }));
  if (end > covered) ranges.push({ from: covered, to: end });
  return { kept: pages.filter((page) => !hit.has(page)), ranges: joined(ranges) };
}

/** Ranges in order, with those that touch as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const before = result.at(-1);
    if (before?.to === range.from) result[result.length - 1] = { from: before.from, to: range.to };
    else result.push(range);
  }
  return result;
}

/** Cuts rows into pages that are full at most. @param sizeOf the bytes of a row */
export function cutPages<Row>(
  from: number,
  rows: readonly Row[],
  sizeOf: (row: Row) => number,
): readonly PagePlan<Row>[] {
  const plans: PagePlan<Row>[] = [];
  let start = 0;
  let bytes = 0;
  rows.forEach((row, i) => {
    const size = sizeOf(row);
    if (i > start && (bytes + size > fullPage.bytes || i - start >= fullPage.rows)) {
      plans.push({ from: from + start, rows: rows.slice(start, i) });
      start = i;
      bytes = 0;
    }
    bytes += size;
  });
  if (start < rows.length) plans.push({ from: from + start, rows: rows.slice(start) });
  return plans;
}
