import { MemoryError } from '../../model/errors.js';
import type { NewFile } from '../../ports/file-system.js';
import type { Change, Entry, Key } from '../../ports/storage.js';
import { codeOf, patiently } from './failures.js';
import { parentOf, removeFile, type StoreFolder } from './folder.js';

interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Files held open at once. */
const atOnce = 32;

function conflict(cause: unknown): MemoryError {
  return new MemoryError('conflict', 'The key of this commit exists already.', { cause });
}

/**
 * One commit on a disk that may lose, at any moment, whatever was not flushed: both the bytes of files and the names in
 * folders. So the order is: bytes and names of `put`, then the name of `create`, then the removals, each flushed before the
 * next begins.
 *
 * @param budgetMillis how long names that cannot be given or taken for the moment are tried again
 */
export async function commitFiles(folder: StoreFolder, change: Change, budgetMillis: number): Promise<void> {
  const { put = [], create, remove = [] } = change;
  if (put.length > 0 || create !== undefined) await writeAndPublish(folder, put, create, budgetMillis);
  if (remove.length > 0) await removeKeys(folder, remove, budgetMillis);
}

async function writeAndPublish(
  folder: StoreFolder,
  put: readonly Entry[],
  create: Entry | undefined,
  budgetMillis: number,
): Promise<void> {
  const made: string[] = [];
  const pages = put.map(({ key, bytes }) => ({ path: folder.pathOf(key), bytes }));
  const whole = create && folder.hasLinks ? { path: folder.temporary(), bytes: create.bytes } : undefined;
  try {
    // The flushes run side by side: a file system with a journal then does most of them as one.
    await writeFiles(folder, whole ? [...pages, whole] : pages, made);
    await syncFolders(folder, new Set(pages.map(({ path }) => parentOf(path))));
    if (create !== undefined) {
      const path = folder.pathOf(create.key);
      await folder.makeFolderOf(path);
      if (whole) await linkWhole(folder, whole, path, budgetMillis, made);
      else await createInPlace(folder, { path, bytes: create.bytes }, made);
    }
  } catch (error) {
    for (const path of made) tidy(folder, path);
    throw error;
  }
  // From here on the key shows: what fails now leaves the outcome to be looked up.
  try {
    if (create !== undefined) await folder.fs.syncFolder(parentOf(folder.pathOf(create.key)));
  } finally {
    if (whole) tidy(folder, whole.path);
  }
}

/** Writes fresh files; resolves when their bytes are on the disk. Paths that came to be are added to `made`. */
async function writeFiles(folder: StoreFolder, files: readonly FileToWrite[], made: string[]): Promise<void> {
  for (let start = 0; start < files.length; start += atOnce) {
    const open: NewFile[] = [];
    try {
      for (const { path, bytes } of files.slice(start, start + atOnce)) {
        const file = await createFile(folder, path);
        open.push(file);
        made.push(path);
        await file.write(bytes);
      }
      const flushes = await Promise.allSettled(open.map((file) => file.sync()));
      for (const flush of flushes) if (flush.status === 'rejected') throw flush.reason;
    } finally {
      for (const file of open) file.close();
    }
  }
}

async function createFile(folder: StoreFolder, path: string): Promise<NewFile> {
  await folder.makeFolderOf(path);
  try {
    return folder.fs.create(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  // A sub-folder that was there is gone. It is made again only if the store itself still is there.
  folder.doubtFolders();
  await folder.makeFolderOf(path);
  return folder.fs.create(path);
}

async function syncFolders(folder: StoreFolder, paths: ReadonlySet<string>): Promise<void> {
  const flushes = await Promise.allSettled([...paths].map((path) => folder.fs.syncFolder(path)));
  for (const flush of flushes) if (flush.status === 'rejected') throw flush.reason;
}

/** Gives a whole, flushed file its name: readers see all of it or nothing, and only one writer succeeds. */
async function linkWhole(
  folder: StoreFolder,
  whole: FileToWrite,
  path: string,
  budgetMillis: number,
  made: string[],
): Promise<void> {
  const { fs } = folder;
  for (let attempt = 1; ; attempt++) {
    try {
      return await patiently(budgetMillis, () => fs.link(whole.path, path));
    } catch (error) {
      const code = codeOf(error);
      // A network file system may have linked the file and lost the answer.
      if (code === 'EEXIST' && fs.status(path)?.identity === fs.status(whole.path)?.identity) return;
      if (code === 'EEXIST') throw conflict(error);
      if (code !== 'ENOENT' || attempt === 3) throw error;
    }
    // A folder is gone, or somebody who cannot see this process took the temporary file for that of a dead one.
    folder.doubtFolders();
    await folder.makeFolderOf(path);
    if (fs.status(whole.path) === undefined) await writeFiles(folder, [whole], made);
  }
}

/**
 * Without hard links: the name comes first and the bytes after it. A reader may see a part, and so may everybody after a
 * crash; checksums within the values tell.
 */
async function createInPlace(folder: StoreFolder, file: FileToWrite, made: string[]): Promise<void> {
  try {
    await writeFiles(folder, [file], made);
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? conflict(error) : error;
  }
}

async function removeKeys(folder: StoreFolder, keys: readonly Key[], budgetMillis: number): Promise<void> {
  const { fs } = folder;
  const folders = new Set<string>();
  const identities = new Set<string>();
  let left = budgetMillis;
  let failure: unknown;
  for (const path of keys.map((key) => folder.pathOf(key))) {
    if (!folder.hasFolderOf(path)) continue;
    // Also when the file is missing: another writer may have taken its name away and not flushed that yet.
    folders.add(parentOf(path));
    const found = fs.status(path);
    if (found === undefined || found.kind === 'folder') continue;
    if (found.links > 1) identities.add(found.identity);
    try {
      await patiently(left, () => removeFile(fs, path));
    } catch (error) {
      failure ??= error;
      left = 0;
    }
  }
  folder.checkThere();
  await folder.sweep(identities);
  // Else a loss of power would bring the bytes back.
  await syncFolders(folder, folders);
  if (failure !== undefined) throw failure;
}

/** Removes what this commit made. What resists is no key, or a fresh one that nothing names: a later sweep takes it. */
function tidy(folder: StoreFolder, path: string): void {
  try {
    removeFile(folder.fs, path);
  } catch {
    // The failure that is being reported matters more.
  }
}
