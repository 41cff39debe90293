import type { Improved } from '../model/commands.js';
import { type Digest, isRecordId, type RecordId } from '../model/ids.js';
import { compact } from '../model/parse/memory.js';
import type { SurveyedFact, SurveyPage } from '../model/queries.js';
import { breathe } from './breathe.js';
import type { Handle } from './handle.js';

/** So many facts are looked at in one go: some 20 milliseconds, so that searches are answered in between. */
const perPage = 32;

/** What the rules find among the facts in the scope of a handle, page by page. @param goOn throws when the caller has given up */
export async function* survey({ driver, access, compare }: Handle, goOn: () => void): AsyncGenerator<SurveyPage, void> {
  for (let from: number | undefined = 0; from !== undefined; ) {
    goOn();
    const page: SurveyPage = await driver.ask(
      compact({ type: 'survey' as const, access, from, limit: perPage, compare }),
    );
    yield page;
    await breathe();
    from = page.next;
  }
}

/** More facts than this make no pattern by the rules. */
const mostInPattern = 10;
/** So many facts are shown to an enricher at once. */
const mostInGroup = 12;

/**
 * What is kept of a whole survey: for each fact its id and some digests, no text.
 */
export class Findings {
  readonly #words = new Map<Digest, RecordId>();
  /** By slot, the first fact that gives each value; `undefined` once there are too many. */
  readonly #slots = new Map<Digest, Map<Digest, RecordId> | undefined>();
  readonly #groups: RecordId[][] = [];
  readonly #groupOf = new Map<RecordId, RecordId[]>();
  /** What stands for a record that was merged. */
  readonly #mergedInto = new Map<RecordId, RecordId>();

  /** @returns the fact that said the same in the same words before, if there is one */
  add({ id, words, values, near }: SurveyedFact): RecordId | undefined {
    const before = this.#words.get(words);
    if (before === undefined) this.#words.set(words, id);
    for (const [slot, value] of values) this.#fill(slot, value, id);
    this.#join(id, near);
    return before === undefined ? undefined : this.#standing(before);
  }

  merged({ id, superseded }: Improved['merged'][number]): void {
    if (isRecordId(id)) for (const one of superseded) if (isRecordId(one)) this.#mergedInto.set(one, id);
  }

  /** For each slot that several facts fill with different values: those facts. */
  get patterns(): readonly (readonly RecordId[])[] {
    return [...this.#slots.values()].flatMap((values) => this.#living([...(values?.values() ?? [])]));
  }

  /** Facts that are near each other. A fact that comes later joins a group or starts one, and changes no other. */
  get groups(): readonly (readonly RecordId[])[] {
    return this.#groups.flatMap((group) => this.#living(group));
  }

  #fill(slot: Digest, value: Digest, id: RecordId): void {
    if (this.#slots.has(slot) && this.#slots.get(slot) === undefined) return;
    const values = this.#slots.get(slot) ?? new Map<Digest, RecordId>();
    if (!values.has(value)) values.set(value, id);
    this.#slots.set(slot, new Set(values.values()).size > mostInPattern ? undefined : values);
  }

  #join(id: RecordId, near: readonly RecordId[]): void {
    for (const other of near) {
      const group = this.#groupOf.get(other) ?? [other];
      if (group.length >= mostInGroup) continue;
      if (group.length === 1) {
        this.#groups.push(group);
        this.#groupOf.set(other, group);
      }
      group.push(id);
      this.#groupOf.set(id, group);
      return;
    }
  }

  #living(ids: readonly RecordId[]): readonly (readonly RecordId[])[] {
    const living = new Set(ids.map((id) => this.#standing(id)));
    return living.size < 2 ? [] : [[...living]];
  }

  #standing(id: RecordId): RecordId {
    const seen = new Set<RecordId>();
    let at = id;
    for (let next = this.#mergedInto.get(at); next !== undefined && !seen.has(next); next = this.#mergedInto.get(at)) {
      seen.add(next);
      at = next;
    }
    return at;
  }
}
