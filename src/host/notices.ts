import type { Ledger } from '../engine/ledger/ledger.js';
import type { Row } from '../engine/ledger/row.js';
import type { CommitLog } from '../model/commit-codec.js';
import type { LociEvent } from '../model/events.js';
import type { CommitId } from '../model/ids.js';
import type { Access } from '../model/scope.js';
import type { ChangeNotice } from '../ports/driver.js';

type Listener = (notice: ChangeNotice) => void;
/** What a scope may see of a ledger. */
export type Sight = (ledger: Ledger, access: Access) => (row: Row) => boolean;

interface Subscription {
  readonly listener: Listener;
  readonly access: Access | undefined;
}

const words = {
  recorded: 'stored',
  superseded: 'superseded',
  edited: 'edited',
  blanked: 'edited',
  sighted: 'edited',
  questioned: 'edited',
  settled: 'edited',
  enriched: 'edited',
  chartered: 'edited',
  forgotten: 'forgotten',
} as const;

/** Tells listeners about every commit once, in order. What a listener throws is its own affair. */
export class Notices {
  readonly #ledger: () => Ledger;
  readonly #own: ReadonlySet<CommitId>;
  readonly #sight: Sight;
  readonly #subscriptions = new Set<Subscription>();
  #last: number | undefined;

  /**
   * @param ledger as it is when a commit has become part of it
   * @param own the commits that are being made here
   */
  constructor(ledger: () => Ledger, own: ReadonlySet<CommitId>, sight: Sight) {
    this.#ledger = ledger;
    this.#own = own;
    this.#sight = sight;
  }

  /** The last commit that was told of; `undefined` before {@link begin}. */
  get last(): number | undefined {
    return this.#last;
  }

  /** From now on commits after `sequence` are told of. */
  begin(sequence: number): void {
    this.#last = sequence;
  }

  /** @param access whose records the listener hears of; by default of all */
  subscribe(listener: Listener, access?: Access): () => void {
    const subscription = { listener, access };
    this.#subscriptions.add(subscription);
    return () => this.#subscriptions.delete(subscription);
  }

  tell({ sequence, id, events }: CommitLog): void {
    if (this.#last === undefined || sequence <= this.#last) return;
    this.#last = sequence;
    if (this.#subscriptions.size === 0) return;
    const ledger = this.#ledger();
    const changed = events.flatMap((event) => changeOf(event, ledger) ?? []);
    const own = this.#own.has(id);
    for (const { listener, access } of this.#subscriptions) {
      const sees = access === undefined ? undefined : this.#sight(ledger, access);
      const seen = sees === undefined ? changed : changed.filter(({ row }) => sees(row));
      if (sees !== undefined && seen.length === 0) continue;
      const changes = seen.map(({ row, what }) => ({ id: row.id, what }));
      try {
        listener({ sequence, changes, own });
      } catch {
        // The store goes on; a listener reports its own faults.
      }
    }
  }
}

function changeOf(event: LociEvent, ledger: Ledger) {
  if (event.type === 'named') return undefined;
  const row = ledger.row(event.ordinal);
  return row === undefined ? undefined : { row, what: words[event.type] };
}
