import type { Ledger } from '../engine/ledger/ledger.js';
import type { CommitLog } from '../model/commit-codec.js';
import type { LociEvent } from '../model/events.js';
import type { CommitId } from '../model/ids.js';
import type { ChangeNotice } from '../ports/driver.js';

type Listener = (notice: ChangeNotice) => void;

const words = {
  recorded: 'stored',
  superseded: 'superseded',
  edited: 'edited',
  blanked: 'edited',
  sighted: 'edited',
  questioned: 'edited',
  settled: 'edited',
  enriched: 'edited',
  forgotten: 'forgotten',
} as const;

/** Tells listeners about every commit once, in order. What a listener throws is its own affair. */
export class Notices {
  readonly #ledger: () => Ledger;
  readonly #own: ReadonlySet<CommitId>;
  readonly #listeners = new Set<Listener>();
  #last: number | undefined;

  /**
   * @param ledger as it is when a commit has become part of it
   * @param own the commits that are being made here
   */
  constructor(ledger: () => Ledger, own: ReadonlySet<CommitId>) {
    this.#ledger = ledger;
    this.#own = own;
  }

  /** The last commit that was told of; `undefined` before {@link begin}. */
  get last(): number | undefined {
    return this.#last;
  }

  /** From now on commits after `sequence` are told of. */
  begin(sequence: number): void {
    this.#last = sequence;
  }

  subscribe(listener: Listener): () => void {
    const own: Listener = (notice) => listener(notice);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  tell({ sequence, id, events }: CommitLog): void {
    if (this.#last === undefined || sequence <= this.#last) return;
    this.#last = sequence;
    if (this.#listeners.size === 0) return;
    const ledger = this.#ledger();
    const changes = events.flatMap((event) => changeOf(event, ledger) ?? []);
    const notice: ChangeNotice = { sequence, changes, own: this.#own.has(id) };
    for (const listener of this.#listeners) {
      try {
        listener(notice);
      } catch {
        // The store goes on; a listener reports its own faults.
      }
    }
  }
}

function changeOf(event: LociEvent, ledger: Ledger): ChangeNotice['changes'][number] | undefined {
  if (event.type === 'named') return undefined;
  const id = ledger.row(event.ordinal)?.id;
  return id === undefined ? undefined : { id, what: words[event.type] };
}
