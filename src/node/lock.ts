import { type FileSystem, temporaryName } from '../ports/file-system.js';
import { codeOf, sleep } from './storage/failures.js';
import { removeFile } from './storage/folder.js';
import { absolutePath, nodeFileSystem } from './storage/node-file-system.js';

export interface FolderLockOptions {
  /** The disk. Default: that of this machine. */
  readonly fs?: FileSystem;
  /** Waits between two looks at a lock that is taken. */
  readonly sleep?: (millis: number) => Promise<void>;
}

/** A lock file that names no owner is only believed while it is young: its writer may be at it. */
const unreadableMillis = 10_000;

/**
 * A lock between the writers of one folder: the file `lock`, which names its owner. It saves double work and no more: the
 * lock of a dead owner is taken over at once, that of a live one is waited for, and when it does not come in time the work
 * is done without it. A folder that is missing or cannot be written does not keep the work from being done either.
 *
 * @returns the `politely` of a runtime
 */
export function folderLock(
  folder: string,
  options: FolderLockOptions = {},
): <T>(waitMillis: number, work: () => Promise<T>) => Promise<T> {
  const fs = options.fs ?? nodeFileSystem();
  const pause = options.sleep ?? sleep;
  const root = options.fs ? folder : absolutePath(folder);
  const path = `${root}/lock`;

  /** Makes the lock file appear as a whole. `false`: somebody has it. */
  const take = async (owner: string): Promise<boolean> => {
    const temporary = `${root}/tmp/${owner}`;
    try {
      await write(fs, temporary, owner);
      fs.link(temporary, path);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      if (fs.status(path) !== undefined) return false;
      // No hard links here, or no folder for temporary files yet.
      return await write(fs, path, owner);
    } finally {
      removeFile(fs, temporary);
    }
  };

  const ownerOf = async (): Promise<string | undefined> => {
    const bytes = await fs.read(path, 100);
    return bytes && String.fromCharCode(...bytes.subarray(0, 100));
  };

  /** Takes the lock away from an owner that is no more. Whether it is worth trying again at once. */
  const clearIfDead = async (): Promise<boolean> => {
    const owner = await ownerOf();
    if (owner === undefined) return true;
    const isDead = temporaryName.test(owner) ? fs.isGone(owner) : (fs.status(path)?.ageMillis ?? 0) > unreadableMillis;
    return isDead && (await ownerOf()) === owner && removeFile(fs, path);
  };

  const acquire = async (owner: string, waitMillis: number): Promise<boolean> => {
    try {
      for (let waited = 0, step = 1; ; step = Math.min(step * 2, 50)) {
        if (await take(owner)) return true;
        if (await clearIfDead()) continue;
        if (waited >= waitMillis) return false;
        const millis = Math.min(step, waitMillis - waited);
        await pause(millis);
        waited += millis;
      }
    } catch {
      return false;
    }
  };

  const release = async (owner: string): Promise<void> => {
    try {
      if ((await ownerOf()) === owner) removeFile(fs, path);
    } catch {
      // It will be found to be that of a dead process, or waited for in vain.
    }
  };

  return async (waitMillis, work) => {
    const owner = fs.newName();
    const isMine = await acquire(owner, waitMillis);
    try {
      return await work();
    } finally {
      if (isMine) await release(owner);
    }
  };
}

/** `false` when the name is taken. */
async function write(fs: FileSystem, path: string, text: string): Promise<boolean> {
  try {
    const file = fs.create(path);
    try {
      await file.write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    } finally {
      file.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
