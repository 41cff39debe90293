import type { Key, Storage } from '../ports/storage.js';

/** What can happen to a stored value on a bad disk. `cut` takes the last 7 bytes away. */
export type Damage = 'flip' | 'cut' | 'empty' | 'missing';

/** What the suite can do to the place where a storage keeps its values, besides using the storage. */
export interface PlaceAbilities {
  /** A second storage on the same place, beside the first. Not opened yet. */
  another(): Promise<Storage>;
  /** A storage on the same place after everything that used it has ended, by loss of power where that can be acted. Not opened yet. */
  reopen(): Promise<Storage>;
  /**
   * The machine stops instead of the `n`-th step (1 is the next) that the storage makes from now on, a step being the
   * smallest thing that the adapter does as a whole. `reopen` starts it again; if fewer steps came before, nothing happened.
   */
  crashAt(n: number): Promise<void> | void;
  /** Every byte that the adapter owns, temporary files included. */
  rawBytes(): Promise<Uint8Array> | Uint8Array;
  /** Damages one stored value behind the back of the storage. */
  corrupt(key: Key, how: Damage): Promise<void> | void;
  /** From now on there is room for so many bytes; `undefined`: for all. */
  setRoom(bytes: number | undefined): Promise<void> | void;
  /** The place is deleted while it is open. */
  lose(): Promise<void> | void;
}

export type Ability = keyof PlaceAbilities;

/** A plain object: a fresh, empty place with a storage on it that is not opened yet. It has every ability that is not declared as unsupported. */
export interface StoragePlace extends Partial<PlaceAbilities> {
  readonly storage: Storage;
  /** Removes the place after the test. The suite has closed its storages. */
  dispose?(): Promise<void> | void;
}

/** What the suite is to be run on. */
export interface StorageSubject {
  /** Heads the list of results. */
  readonly name: string;
  /** What cannot be done to this place, each with the reason; cases that need it are skipped and show the reason. */
  readonly unsupported?: Partial<Record<Ability, string>>;
  /** How many times each crash is acted, with another seed each time. Default 1; more where the outcome depends on chance. */
  readonly seeds?: number;
  /** @param seed for places that leave something to chance */
  place(seed: number): Promise<StoragePlace> | StoragePlace;
}

/** One rule of the storage port, and how to see that it holds. */
export interface StorageCase {
  readonly name: string;
  readonly needs: readonly Ability[];
  /** Rejects when the rule is broken. */
  run(scene: Scene): Promise<void>;
}

/** Makes places for one case and clears them away afterwards. */
export interface Scene {
  readonly seeds: number;
  /** A fresh place with every ability that the case needs. Its storage is open and empty. */
  empty(seed?: number): Promise<Required<StoragePlace>>;
  /** The same with the key `loci.json`, by which an adapter may know a store that it is to open once more. */
  store(seed?: number): Promise<Required<StoragePlace>>;
  /** Opens a storage that the place gave. */
  open(storage: Promise<Storage>): Promise<Storage>;
}
