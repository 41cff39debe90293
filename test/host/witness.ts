import { expect } from 'vitest';
import type { PortableRecord } from '../../src/model/commands.js';
import type { RecordId } from '../../src/model/ids.js';
import type { Standing } from '../../src/model/records.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Key } from '../../src/ports/storage.js';
import { accessOf, forgetOf, idIn, idOf, itemOf, recall, rememberOf } from '../../src/testing/driver-moves.js';
import { dump, foundIn, needlesOf, secret } from './help.js';

const access = accessOf();

interface Known {
  readonly text: string;
  standing: Standing;
  tags: readonly string[];
}

/** One thing that somebody does with a store; the witness notes what was acknowledged. */
export type Act = (driver: Driver, witness: Witness) => Promise<unknown>;

/** Remembers from outside what a store has acknowledged, and holds it to that. */
export class Witness {
  readonly #known = new Map<RecordId, Known>();
  /** Records of which the act under way may change what is true. */
  #inDoubt: ReadonlySet<RecordId> = new Set();
  #next = 0;

  /** The n-th memory that was acknowledged, counted from 0. */
  id(n: number): RecordId {
    const id = [...this.#known.keys()][n];
    if (id === undefined) throw new Error(`there is no memory ${n}`);
    return id;
  }

  /** Every text that was ever used. */
  get texts(): readonly string[] {
    return Array.from({ length: this.#next }, (_, n) => secret(n));
  }

  async remember(driver: Driver, count = 1): Promise<void> {
    const texts = Array.from({ length: count }, () => secret(this.#next++));
    const outcomes = await driver.run(rememberOf(texts.map((text) => itemOf(text))));
    outcomes.forEach((outcome, i) => {
      this.#known.set(idOf(idIn(outcome)), { text: texts[i] ?? '', standing: 'active', tags: [] });
    });
  }

  async amend(driver: Driver, n: number): Promise<void> {
    const [id, text] = [this.id(n), secret(this.#next++)];
    const outcome = await this.#doubting([id], driver.run({ type: 'amend', access, id, content: text }));
    const replaced = this.#get(id);
    replaced.standing = 'superseded';
    this.#known.set(idOf(outcome.id), { text, standing: 'active', tags: replaced.tags });
  }

  async edit(driver: Driver, n: number, tags: readonly string[]): Promise<void> {
    const id = this.id(n);
    await this.#doubting([id], driver.run({ type: 'edit', access, id, details: { tags } }));
    this.#get(id).tags = tags;
  }

  /** @param ancestors memories that go along */
  async forget(driver: Driver, n: number, ancestors: readonly number[] = []): Promise<void> {
    const ids = [n, ...ancestors].map((each) => this.id(each));
    const receipt = await this.#doubting(ids, driver.run(forgetOf({ ids: ids.slice(0, 1) })));
    expect([...receipt.ids].sort()).toEqual([...ids].sort());
    for (const id of ids) this.#get(id).standing = 'forgotten';
  }

  /**
   * Whether a store says what it has acknowledged, nothing that it has forgotten, and holds no byte of that. What an act that
   * was interrupted would have changed may be either way.
   */
  async check(driver: Driver, values: ReadonlyMap<Key, Uint8Array>): Promise<void> {
    const records = new Map((await dump(driver)).map((record) => [idOf(record.id), record]));
    for (const [id, known] of this.#known) {
      const record = records.get(id);
      expect(record, `memory ${id} is there`).toBeDefined();
      if (record !== undefined && !this.#inDoubt.has(id)) this.#compare(record, known);
    }
    const gone = [...records.values()].filter(({ standing }) => standing === 'forgotten');
    const needles = gone.flatMap(({ id }) => needlesOf(this.#known.get(idOf(id))?.text ?? ''));
    expect(foundIn(needles, values), 'what is left of forgotten texts').toEqual([]);
    const current = new Set(
      [...records.values()].flatMap(({ standing, payload }) => (standing === 'active' ? [payload.content] : [])),
    );
    for (const text of this.texts) {
      const word = text.split(' ')[0] ?? '';
      const found = await recall(driver, word);
      // The words of what was replaced lead to what replaced it.
      if (current.has(text)) expect(found, `a search for ${word}`).toEqual([text]);
      for (const content of found) expect(current, `found by ${word}`).toContain(content);
    }
  }

  #compare({ id, standing, payload }: PortableRecord, known: Known): void {
    expect(standing, `standing of ${id}`).toBe(known.standing);
    expect(payload.content, `content of ${id}`).toBe(known.standing === 'forgotten' ? '' : known.text);
    if (known.standing !== 'forgotten') expect(payload.tags ?? [], `tags of ${id}`).toEqual(known.tags);
  }

  #get(id: RecordId): Known {
    const known = this.#known.get(id);
    if (known === undefined) throw new Error(`${id} is unknown`);
    return known;
  }

  /** An act that fails leaves its records in doubt, for good. */
  async #doubting<T>(ids: readonly RecordId[], work: Promise<T>): Promise<T> {
    this.#inDoubt = new Set(ids);
    const outcome = await work;
    this.#inDoubt = new Set();
    return outcome;
  }
}

/** A life with everything that a store can go through. */
export const life: readonly Act[] = [
  (driver, witness) => witness.remember(driver),
  (driver, witness) => witness.remember(driver, 3),
  (driver) => driver.flush(),
  (driver, witness) => witness.amend(driver, 1),
  (driver, witness) => witness.edit(driver, 0, ['green', 'round']),
  (driver, witness) => witness.forget(driver, 2),
  (driver, witness) => witness.remember(driver),
  (driver, witness) => witness.forget(driver, 4, [1]),
  (driver) => driver.run({ type: 'compact' }),
  (driver, witness) => witness.edit(driver, 3, ['blue']),
  (driver, witness) => witness.amend(driver, 0),
  (driver) => driver.flush(),
  (driver, witness) => witness.forget(driver, 6, [0]),
  (driver, witness) => witness.remember(driver),
  (driver) => driver.close(),
];
