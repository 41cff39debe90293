import type { Ledger } from '../engine/ledger/ledger.js';
import type { Commit, LociEvent } from '../model/events.js';
import type { CommitId } from '../model/ids.js';
import type { ChangeNotice } from '../ports/driver.js';

type Listener = (notice: ChangeNotice) => void;

const words = {
  recorded: 'stored',
  superseded: 'superseded',
  edited: 'edited',
  blanked: 'edited',
  forgotten: 'forgotten',
} as const;

/** Tells listeners about commits. What a listener throws is its own affair. */
export class Notices {
  readonly #listeners = new Set<Listener>();

  subscribe(listener: Listener): () => void {
    const own: Listener = (notice) => listener(notice);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  tell(commit: Commit, ledger: Ledger, own: ReadonlySet<CommitId>): void {
    if (this.#listeners.size === 0) return;
    const changes = commit.events.flatMap((event) => changeOf(event, ledger) ?? []);
    const notice: ChangeNotice = { sequence: commit.sequence, changes, own: own.has(commit.id) };
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
  const id = event.type === 'named' ? undefined : ledger.row(event.ordinal)?.id;
  return event.type === 'named' || id === undefined ? undefined : { id, what: words[event.type] };
}
