import { ByteWriter, crc32 } from '../model/codec.js';
import type { Ordinal } from '../model/ids.js';

/** The stored bytes of a row; `undefined` when the page has none for it. */
export type Row = Uint8Array | 'damaged' | undefined;

/**
 * The body of a page of payloads: for each ordinal of its range where its row ends and the row's checksum, then the rows. A
 * row is found without reading the others, and a damaged row leaves the others readable. An empty row means "no payload".
 */
export class TextPage {
  readonly from: Ordinal;
  readonly to: Ordinal;
  readonly #bytes: Uint8Array;
  readonly #table: DataView;
  /** Where the rows start. */
  readonly #rows: number;

  /** @throws RangeError when the body is shorter than its table */
  constructor(from: Ordinal, to: Ordinal, body: Uint8Array) {
    this.from = from;
    this.to = to;
    this.#bytes = body;
    this.#table = new DataView(body.buffer, body.byteOffset, body.byteLength);
    this.#rows = (to - from) * 8;
    if (this.#rows > body.length) throw new RangeError('the bytes end too early');
  }

  /** About how many bytes the page holds in memory. */
  get bytes(): number {
    return this.#bytes.length;
  }

  row(ordinal: Ordinal): Row {
    const n = ordinal - this.from;
    if (n < 0 || ordinal >= this.to) return undefined;
    const start = n === 0 ? 0 : this.#table.getUint32((n - 1) * 8, true);
    const end = this.#table.getUint32(n * 8, true);
    const sum = this.#table.getUint32(n * 8 + 4, true);
    if (end < start || this.#rows + end > this.#bytes.length) return 'damaged';
    const row = this.#bytes.subarray(this.#rows + start, this.#rows + end);
    if (crc32(row) !== sum) return 'damaged';
    return row.length === 0 ? undefined : row;
  }
}

/** @param rows the stored bytes by ordinal of the range `[from, from + rows.length)`; `undefined` for "no payload" */
export function encodeTextPage(rows: readonly (Uint8Array | undefined)[]): Uint8Array {
  const out = new ByteWriter(rows.reduce((sum, row) => sum + (row?.length ?? 0) + 8, 16));
  let end = 0;
  for (const row of rows) {
    end += row?.length ?? 0;
    out.uint32(end);
    out.uint32(row === undefined ? 0 : crc32(row));
  }
  for (const row of rows) if (row !== undefined) out.raw(row);
  return out.finish();
}
