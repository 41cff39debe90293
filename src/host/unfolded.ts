import type { Commit } from '../model/events.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';

/** Whether a commit takes text away, so that pages which still hold it must be written anew. */
export function erases(commit: Commit): boolean {
  return commit.events.some(({ type }) => type === 'forgotten' || type === 'blanked');
}

/** The commits that no page contains yet, and the newest payload of each record that they carry. */
export class Unfolded {
  #commits: { readonly commit: Commit; readonly bytes: number }[] = [];
  #bytes = 0;
  #payloads = new Map<Ordinal, Payload>();
  #lastErasure: number | undefined;

  get commits(): readonly Commit[] {
    return this.#commits.map(({ commit }) => commit);
  }

  get count(): number {
    return this.#commits.length;
  }

  /** Of all tails together. */
  get bytes(): number {
    return this.#bytes;
  }

  get payloads(): ReadonlyMap<Ordinal, Payload> {
    return this.#payloads;
  }

  /** The last commit that erases; `undefined` when none does. */
  get lastErasure(): number | undefined {
    return this.#lastErasure;
  }

  find(sequence: number): Commit | undefined {
    return this.#commits.find(({ commit }) => commit.sequence === sequence)?.commit;
  }

  /** @param bytes the size of its tail */
  add(commit: Commit, bytes: number): void {
    this.#commits.push({ commit, bytes });
    this.#bytes += bytes;
    if (erases(commit)) this.#lastErasure = commit.sequence;
    for (const [ordinal, payload] of commit.payloads) this.#payloads.set(ordinal, payload);
  }

  /** Pages contain everything up to `sequence` now. */
  drop(sequence: number): void {
    const rest = this.#commits.filter(({ commit }) => commit.sequence > sequence);
    this.#commits = [];
    this.#bytes = 0;
    this.#payloads = new Map();
    this.#lastErasure = undefined;
    for (const { commit, bytes } of rest) this.add(commit, bytes);
  }
}
