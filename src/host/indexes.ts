import type { Engine, EngineState } from '../engine/engine.js';
import type { Ordinal } from '../model/ids.js';
import type { Payload } from '../model/records.js';
import type { Key, Storage } from '../ports/storage.js';
import { changing } from './changing.js';
import type { Damage } from './damage.js';
import type { Head, IndexRef } from './head.js';
import { bodyOf } from './loader.js';
import type { Unfolded } from './unfolded.js';

/** What indexes are loaded from, and where they are kept. */
export interface IndexGround {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly head: Head;
  readonly state: EngineState;
  readonly unfolded: Unfolded;
  readonly damage: Damage;
  payloads(ordinals: Iterable<Ordinal>): Promise<Map<Ordinal, Payload>>;
  forgetPages(keys: readonly Key[]): void;
}

/** Loads the search indexes of spaces when they are needed: from saved pages, else out of the texts. */
export class Indexes {
  readonly #ground: IndexGround;
  readonly #loading = new Map<number, Promise<void>>();

  constructor(ground: IndexGround) {
    this.#ground = ground;
  }

  /** Sees to it that the index of a space is at hand. @throws PageGone */
  async ensure(space: number): Promise<void> {
    if (this.#isReady(space)) return;
    let work = this.#loading.get(space);
    if (work === undefined) {
      work = this.#load(space).finally(() => this.#loading.delete(space));
      this.#loading.set(space, work);
    }
    return work;
  }

  #isReady(space: number): boolean {
    const { engine, state } = this.#ground;
    return state.indexes.has(space) && engine.awaited(state, space).size === 0;
  }

  async #load(space: number): Promise<void> {
    const { engine } = this.#ground;
    for (let attempt = 0; attempt < 100; attempt++) {
      if (this.#isReady(space)) return;
      const { head, state } = this.#ground;
      const hasMoved = () => this.#ground.head !== head || this.#ground.state !== state;
      if (state.indexes.has(space)) {
        await this.#complete(space, hasMoved);
        continue;
      }
      const pages = await this.#read(head, space);
      if (hasMoved()) continue;
      if (pages !== undefined && engine.loadIndex(state, space, pages)) {
        this.#refresh(space);
        continue;
      }
      const texts = await this.#ground.payloads(engine.living(state, space));
      if (hasMoved()) continue;
      // Commits may have arrived meanwhile; what they brought is fresher than what was read.
      const entries = [...engine.living(state, space)].flatMap((ordinal): [Ordinal, Payload][] => {
        const payload = this.#ground.unfolded.payloads.get(ordinal) ?? texts.get(ordinal);
        return payload === undefined ? [] : [[ordinal, payload]];
      });
      engine.buildIndex(state, space, entries);
    }
    throw changing();
  }

  /** Hands in the texts that an index awaits. */
  async #complete(space: number, hasMoved: () => boolean): Promise<void> {
    const { engine, state, unfolded } = this.#ground;
    const ordinals = [...engine.awaited(state, space)];
    const texts = await this.#ground.payloads(ordinals);
    // What is awaited since then comes in the next round.
    if (hasMoved() || [...engine.awaited(state, space)].some((ordinal) => !ordinals.includes(ordinal))) return;
    for (const ordinal of ordinals) {
      const fresh = unfolded.payloads.get(ordinal);
      if (fresh !== undefined) texts.set(ordinal, fresh);
    }
    engine.completeIndex(state, space, texts);
  }

  /** The saved pages of a space's index; `undefined` when there are none or they are of no use. */
  async #read(head: Head, space: number): Promise<readonly { key: string; bytes: Uint8Array }[] | undefined> {
    const refs = usableIndex(head, this.#ground.engine.analyser).filter((ref) => ref.space === space);
    if (refs.length === 0) return undefined;
    const read = await this.#ground.storage.read(refs.map(({ key }) => key));
    const pages: { key: string; bytes: Uint8Array }[] = [];
    for (const ref of refs) {
      const bytes = read.get(ref.key);
      const body = bodyOf(bytes);
      if (body !== undefined) pages.push({ key: ref.key, bytes: body });
      // An index page that is missing was dropped to make room, or the ground has moved.
      else if (bytes !== undefined) this.#ground.damage.page(ref);
    }
    if (pages.length === refs.length) return pages;
    if (this.#ground.head === head) this.#ground.forgetPages(refs.map(({ key }) => key));
    return undefined;
  }

  /** Brings a loaded index, which is as of the head, up to the state. */
  #refresh(space: number): void {
    const { engine, state, unfolded } = this.#ground;
    const touched = new Set<Ordinal>();
    for (const { events } of unfolded.commits)
      for (const event of events) if (event.type !== 'named') touched.add(event.ordinal);
    for (const ordinal of touched) {
      if (state.ledger.spaceOf(ordinal) === space) engine.refreshIndex(state, ordinal, unfolded.payloads.get(ordinal));
    }
  }

  /**
   * Lets go of indexes that `next` has in another form than they are at hand: they would all be written again.
   *
   * @param own spaces that are in `next` as they are at hand; `undefined` when another process made it
   */
  adopt(next: Head, own: ReadonlySet<number> | undefined): void {
    const { head, state } = this.#ground;
    for (const space of [...state.indexes.keys()]) {
      const keys = keysOf(next, space);
      if (own?.has(space) !== true && keys !== '' && keys !== keysOf(head, space)) state.indexes.delete(space);
    }
  }
}

/** The index pages of a head that the analyser at hand can use. */
export function usableIndex(head: Head, analyser: string): readonly IndexRef[] {
  return head.analyser === analyser ? head.idx : [];
}

function keysOf(head: Head, space: number): string {
  return head.idx
    .filter((ref) => ref.space === space)
    .map(({ key }) => key)
    .join(' ');
}
