import { asNumber, asObject, asText, invalid, isRecord, sortOf } from '../../model/parse/value.js';
import type { FileSystem } from '../../ports/file-system.js';
import { type Change, checkChange, checkKeys, isKey, type Key, notOpen, type Storage } from '../../ports/storage.js';
import { commitFiles } from './commit.js';
import { asMemoryError, codeOf } from './failures.js';
import { StoreFolder, strangers } from './folder.js';
import { absolutePath, nodeFileSystem } from './node-file-system.js';

export interface FileStorageOptions {
  /** The disk. Default: that of this machine. */
  readonly fs?: FileSystem;
  /**
   * How long a name that cannot be given or taken for the moment (virus scanners, backup programs) is tried again, in
   * milliseconds, 0 to 10,000. Default 5,000.
   */
  readonly retryMillis?: number;
}

/**
 * A storage in a folder: each key is a file below it, readable by its owner only. The folder is made if it is missing; one
 * that holds other files is refused with `not_a_store`, and one without any file is taken away again when it is closed. Several
 * processes may use one folder at once.
 *
 * @param folder relative to the working directory at the time of this call
 * @throws MemoryError `invalid`
 */
export function fileStorage(folder: string, options: FileStorageOptions = {}): Storage {
  const path = asText(folder, 'folder', 4096);
  if (path.includes('\0')) throw invalid('folder', 'has a NUL character');
  const { fs, retryMillis } = asObject(options, 'options', ['fs', 'retryMillis']);
  if (fs !== undefined && !isRecord(fs)) throw invalid('fs', `must be a file system, not ${sortOf(fs)}`);
  if (retryMillis !== undefined) asNumber(retryMillis, 'retryMillis', 0, 10_000);
  return new FileStorage(path, options);
}

/** Whether `prefix` is a folder that keys can be in, with its slash: `''`, `tail/` … */
const isFolderOfKeys = (prefix: string): boolean => prefix === '' || isKey(`${prefix}0`);

class FileStorage implements Storage {
  readonly traits = { kind: 'file', durability: 'synced', physicalErase: 'bytes' } as const;
  readonly #path: string;
  readonly #retryMillis: number;
  readonly #newFileSystem: () => FileSystem;
  #opening: Promise<StoreFolder> | undefined;
  #folder: StoreFolder | undefined;
  readonly #commits = new Set<Promise<void>>();

  constructor(path: string, { fs, retryMillis }: FileStorageOptions) {
    this.#path = fs ? path : absolutePath(path);
    this.#newFileSystem = () => fs ?? nodeFileSystem();
    this.#retryMillis = retryMillis ?? 5_000;
  }

  async open(): Promise<void> {
    this.#opening ??= StoreFolder.open(this.#newFileSystem(), this.#path);
    const opening = this.#opening;
    try {
      const folder = await opening;
      if (this.#opening === opening) this.#folder = folder;
    } catch (error) {
      if (this.#opening === opening) this.#opening = undefined;
      throw asMemoryError(error);
    }
  }

  async read(keys: readonly Key[]): Promise<Map<Key, Uint8Array>> {
    const folder = this.#opened();
    checkKeys(keys);
    try {
      const found = new Map<Key, Uint8Array>();
      for (const key of keys) {
        const value = readKey(folder, key);
        const bytes = value instanceof Promise ? await value : value;
        if (bytes !== undefined) found.set(key, bytes);
      }
      if (found.size < keys.length) folder.checkThere();
      return found;
    } catch (error) {
      throw failureIn(folder, error);
    }
  }

  async *list(prefix: string, after?: Key): AsyncGenerator<Key> {
    const folder = this.#opened();
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (!isFolderOfKeys(start)) return;
    try {
      yield* keysBelow(folder, start, prefix, after);
    } catch (error) {
      throw failureIn(folder, error);
    }
  }

  async commit(change: Change): Promise<void> {
    const folder = this.#opened();
    checkChange(change);
    const commit = commitFiles(folder, change, this.#retryMillis);
    this.#commits.add(commit);
    try {
      await commit;
    } catch (error) {
      throw failureIn(folder, error);
    } finally {
      this.#commits.delete(commit);
    }
  }

  async close(): Promise<void> {
    const folder = this.#folder;
    this.#opening = undefined;
    this.#folder = undefined;
    await Promise.allSettled(this.#commits);
    folder?.stages.close();
    folder?.removeIfEmpty();
  }

  #opened(): StoreFolder {
    if (this.#folder === undefined) throw notOpen();
    return this.#folder;
  }
}

/** Whatever failed: when the store's folder is gone, that is the reason. */
function failureIn(folder: StoreFolder, error: unknown): Error {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    try {
      folder.checkThere();
    } catch (lost) {
      return asMemoryError(lost);
    }
  }
  return asMemoryError(error);
}

function readKey(folder: StoreFolder, key: Key): Uint8Array | undefined | Promise<Uint8Array | undefined> {
  const path = folder.pathOf(key);
  if (!folder.hasFolderOf(path)) return undefined;
  const found = folder.fs.status(path);
  // Links are not followed: one could lead out of the store.
  return found?.kind === 'file' ? folder.fs.read(path, found.size) : undefined;
}

/** Depth first; a folder sorts as its name with a slash, so that keys come in the order of whole keys. */
function* keysBelow(folder: StoreFolder, start: string, prefix: string, after: string | undefined): Generator<Key> {
  const path = folder.pathOf(start);
  const entries = folder.hasFolderOf(path) ? folder.fs.list(path.slice(0, -1)) : undefined;
  if (entries === undefined) return folder.checkThere();
  const names = entries
    .filter(({ name, kind }) => kind !== 'other' && !strangers.has(name))
    .map(({ name, kind }) => (kind === 'folder' ? `${name}/` : name));
  for (const name of names.sort()) {
    const key = `${start}${name}`;
    if (name.endsWith('/')) {
      const mayHoldKeys = key.startsWith(prefix) || prefix.startsWith(key);
      const isBehind = after !== undefined && after > key && !after.startsWith(key);
      if (isFolderOfKeys(key) && mayHoldKeys && !isBehind) yield* keysBelow(folder, key, prefix, after);
    } else if (isKey(key) && key.startsWith(prefix) && (after === undefined || key > after)) {
      yield key;
    }
  }
}
