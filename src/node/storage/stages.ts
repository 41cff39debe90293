import { MemoryError } from '../../model/errors.js';
import { type FileSystem, temporaryName } from '../../ports/file-system.js';
import { isKey, type Key } from '../../ports/storage.js';
import { codeOf } from './failures.js';

/** What a stage needs of the store's folder. */
interface Place {
  readonly fs: FileSystem;
  temporary(): string;
  makeFolderOf(path: string): Promise<void>;
  has(key: Key): boolean;
}

/** How often files are looked for that a writer adds while its stage is being taken away. */
const mostLooks = 1000;

/**
 * Where the files of commits that hold only under a key come to be: a folder of one writer for one key, below `tmp`. It is made
 * before the key is looked at, and never made again under the same name. So whoever removes the key, and then the folders that
 * belong to it, leaves a writer that was stopped in the middle no place to put anything into: neither a file nor, by a link
 * from here, a name elsewhere.
 */
export class Stages {
  readonly #folder: Place;
  readonly #paths = new Map<Key, string>();

  constructor(folder: Place) {
    this.#folder = folder;
  }

  /** The folder for files under `key`. @throws MemoryError `conflict` when the key is gone */
  async pathFor(key: Key): Promise<string> {
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    const { fs } = this.#folder;
    const path = `${this.#folder.temporary()}+${key.replaceAll('/', '+')}`;
    await this.#folder.makeFolderOf(path);
    const made = this.#paths.get(key);
    if (made !== undefined) return made;
    fs.makeFolder(path);
    if (!this.#folder.has(key)) {
      removeStage(fs, path);
      throw keyIsGone();
    }
    for (const [other, ended] of this.#paths) this.isEnded(other, ended);
    this.#paths.set(key, path);
    return path;
  }

  /** Whether somebody took the stage away. Then the next one for this key, if the key is still there, is another. */
  isEnded(key: Key, path: string): boolean {
    if (this.#folder.fs.status(path)?.kind === 'folder') return false;
    if (this.#paths.get(key) === path) this.#paths.delete(key);
    return true;
  }

  /** Takes all of them away. What resists goes with its key. */
  close(): void {
    for (const [key, path] of this.#paths) {
      try {
        if (!this.isEnded(key, path)) this.#folder.fs.removeFolder(path);
      } catch {
        // The store itself may be gone.
      }
    }
    this.#paths.clear();
  }
}

export function keyIsGone(): MemoryError {
  return new MemoryError('conflict', 'The key that this commit is under is gone.');
}

/** The writer and the key of a stage by its name; `undefined` for other names. */
export function stageOf(name: string): { readonly writer: string; readonly key: Key } | undefined {
  const [writer = '', ...parts] = name.split('+');
  const key = parts.join('/');
  return temporaryName.test(writer) && isKey(key) ? { writer, key } : undefined;
}

/** Takes a stage away with everything in it. When this returns nothing can come to be in it any more. */
export function removeStage(fs: FileSystem, path: string): void {
  for (let look = 1; ; look++) {
    for (const { name, kind } of fs.list(path) ?? []) {
      // A folder in it is nobody's work of ours, and must not keep the rest.
      if (kind === 'folder') removeStage(fs, `${path}/${name}`);
      else ifThere(() => fs.remove(`${path}/${name}`));
    }
    try {
      ifThere(() => fs.removeFolder(path));
      return;
    } catch (error) {
      // Its writer has put something there meanwhile.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) || look === mostLooks) throw error;
    }
  }
}

/** Does `work`; that somebody else has done it already is fine. */
function ifThere(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
