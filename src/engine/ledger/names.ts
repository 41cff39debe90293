import { type ByteReader, type ByteWriter, fromHex, toHex } from '../../model/codec.js';
import { MemoryError } from '../../model/errors.js';
import { type Named, type NameTable, nameTables } from '../../model/events.js';
import { type Digest, isDigest } from '../../model/ids.js';

/** Which number each name has, by keyed digest. Numbers are never given twice. */
export class Names {
  readonly #numbers: Readonly<Record<NameTable, Map<Digest, number>>> = {
    space: new Map(),
    session: new Map(),
    actor: new Map(),
    agent: new Map(),
    foreign: new Map(),
    asked: new Map(),
  };
  readonly #highest: Record<NameTable, number> = { space: 0, session: 0, actor: 0, agent: 0, foreign: 0, asked: 0 };

  add(event: Pick<Named, 'table' | 'digest' | 'number'>): void {
    this.#numbers[event.table].set(event.digest, event.number);
    this.#highest[event.table] = Math.max(this.#highest[event.table], event.number);
  }

  /** Makes sure that `number` is not given to another name: rows use it, even if its own event was lost. */
  reserve(table: NameTable, number: number): void {
    if (number > this.#highest[table]) this.#highest[table] = number;
  }

  numberOf(table: NameTable, name: Digest): number | undefined {
    return this.#numbers[table].get(name);
  }

  /** The highest number given in a table. */
  count(table: NameTable): number {
    return this.#highest[table];
  }

  entries(table: NameTable): Iterable<[Digest, number]> {
    return this.#numbers[table].entries();
  }

  write(out: ByteWriter): void {
    for (const table of nameTables) {
      out.varint(this.#numbers[table].size);
      for (const [digest, number] of this.#numbers[table]) {
        out.varint(number);
        out.raw(fromHex(digest));
      }
    }
  }

  read(input: ByteReader): void {
    for (const table of nameTables) {
      // What was written before the last table came into use ends here.
      if (input.rest === 0) return;
      for (let left = input.varint(); left > 0; left--) {
        const number = input.varint();
        const digest = toHex(input.raw(16));
        if (!isDigest(digest)) throw new MemoryError('corrupt', 'A stored digest is malformed.');
        this.add({ table, number, digest });
      }
    }
  }
}
