import { isMemoryError, MemoryError } from '../model/errors.js';
import type { Storage } from '../ports/storage.js';
import { identityKey } from './keyspace.js';
import { generations, readOne, sameBytes } from './loader.js';

type LossCode = 'storage_lost' | 'storage_replaced';

/**
 * Watches whether the store is still the one that was opened. Once it is not, that is final: nothing may be answered or written
 * from what is not there any more.
 */
export class Watch {
  readonly #identity: Uint8Array;
  readonly #onLoss: () => void;
  #lost: MemoryError | undefined;

  /** @param identity the bytes of `loci.json` as they were at opening */
  constructor(identity: Uint8Array, onLoss: () => void) {
    this.#identity = identity;
    this.#onLoss = onLoss;
  }

  /** Why the store cannot be used any more. */
  get lost(): MemoryError | undefined {
    return this.#lost;
  }

  /** @throws MemoryError when the store was lost */
  check(): void {
    if (this.#lost !== undefined) throw this.#lost;
  }

  /** @param found the bytes of `loci.json` now @throws MemoryError `storage_lost`, `storage_replaced` */
  checkIdentity(found: Uint8Array | undefined): void {
    if (!sameBytes(found, this.#identity)) throw this.lose(found === undefined ? 'storage_lost' : 'storage_replaced');
  }

  /** The newest generation, which is never below the one that was seen. @throws MemoryError `storage_lost`, `storage_replaced` */
  checkGeneration(newest: number | undefined, seen: number): number {
    if (newest === undefined) throw this.lose('storage_lost');
    if (newest < seen) throw this.lose('storage_replaced');
    return newest;
  }

  /**
   * The newest generation. An older copy is known by lower heads beside which the one of generation `base` is missing.
   *
   * @param seen the newest generation that was seen
   * @throws MemoryError `storage_lost`, `storage_replaced`
   */
  async checkPlace(storage: Storage, base: number, seen: number): Promise<number> {
    this.checkIdentity(await readOne(storage, identityKey));
    let heads = await generations(storage, seen);
    const isOlder = () => !heads.includes(base) && heads.some((generation) => generation < base);
    // Heads that were removed while the list was read may be part of it, or not.
    for (let look = 0; isOlder() && look < 3; look++) heads = await generations(storage, seen);
    if (isOlder()) throw this.lose('storage_replaced');
    return this.checkGeneration(heads[0], seen);
  }

  /** `error`, or when it says that the store is gone, what is said about that from now on. */
  noted(error: unknown): unknown {
    if (!isMemoryError(error)) return error;
    return error.code === 'storage_lost' || error.code === 'storage_replaced' ? this.lose(error.code) : error;
  }

  lose(code: LossCode): MemoryError {
    if (this.#lost === undefined) {
      this.#lost = new MemoryError(code, messages[code]);
      this.#onLoss();
    }
    return this.#lost;
  }
}

const messages: Readonly<Record<LossCode, string>> = {
  storage_lost: 'The store was deleted while it was open; open it again to start a new one.',
  storage_replaced: 'The store was replaced by another or an older copy while it was open; open it again.',
};
