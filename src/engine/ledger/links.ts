import type { RecordEvent } from '../../model/events.js';
import type { Digest, Ordinal } from '../../model/ids.js';
import type { Row } from './row.js';

/** Look-ups that follow from the rows: who was superseded by whom, what was drawn from what, who holds an external id. */
export class Links {
  readonly #predecessors = new Map<Ordinal, Ordinal[]>();
  readonly #drawn = new Map<Ordinal, Ordinal[]>();
  readonly #questioners = new Map<Ordinal, Ordinal[]>();
  /** A number alone when there is only one, as almost always. */
  readonly #holders = new Map<Digest, Ordinal | readonly Ordinal[]>();

  /** Takes in an event that has just made `row` what it is. */
  evolve(event: RecordEvent, row: Row, before: Row | undefined): void {
    if (event.type === 'recorded') this.add(row);
    else if (event.type === 'superseded') {
      if (event.by !== undefined) push(this.#predecessors, event.by, row.ordinal);
    } else if (event.type === 'sighted') {
      if (before?.external === undefined) this.#hold(row);
    } else if (event.type === 'questioned' || event.type === 'settled') {
      push(this.#questioners, event.other, row.ordinal);
    } else if (event.type === 'forgotten') {
      for (const { other } of before?.questions ?? []) drop(this.#questioners, other, row.ordinal);
      for (const source of before?.sources ?? []) drop(this.#drawn, source.ordinal, row.ordinal);
    }
  }

  /** Takes in a row that was loaded; rows come in the order of their ordinals. */
  add(row: Row): void {
    if (row.successor !== undefined) push(this.#predecessors, row.successor, row.ordinal);
    for (const source of row.sources) push(this.#drawn, source.ordinal, row.ordinal);
    if (row.questions !== undefined) for (const { other } of row.questions) push(this.#questioners, other, row.ordinal);
    if (row.external !== undefined) this.#hold(row);
  }

  #hold({ external, ordinal }: Row): void {
    if (external === undefined) return;
    const held = this.holdersOf(external);
    const holders = held.includes(ordinal) ? held : [...held, ordinal].sort((a, b) => a - b);
    this.#holders.set(external, holders.length === 1 ? ordinal : holders);
  }

  /** Like every list here in rising order, so that a state that was loaded answers like one that was lived through. */
  predecessors(ordinal: Ordinal): readonly Ordinal[] {
    return this.#predecessors.get(ordinal) ?? [];
  }

  questionersOf(ordinal: Ordinal): readonly Ordinal[] {
    return this.#questioners.get(ordinal) ?? [];
  }

  drawnFrom(ordinal: Ordinal): readonly Ordinal[] {
    return this.#drawn.get(ordinal) ?? [];
  }

  /** The records from which something was ever drawn. */
  sources(): Iterable<Ordinal> {
    return this.#drawn.keys();
  }

  holdersOf(external: Digest): readonly Ordinal[] {
    const held = this.#holders.get(external) ?? [];
    return typeof held === 'number' ? [held] : held;
  }
}

function push(map: Map<Ordinal, Ordinal[]>, key: Ordinal, value: Ordinal): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) {
    let at = list.length;
    while (at > 0 && (list[at - 1] as Ordinal) > value) at--;
    list.splice(at, 0, value);
  }
}

function drop(map: Map<Ordinal, Ordinal[]>, key: Ordinal, value: Ordinal): void {
  const rest = (map.get(key) ?? []).filter((item) => item !== value);
  if (rest.length === 0) map.delete(key);
  else map.set(key, rest);
}
