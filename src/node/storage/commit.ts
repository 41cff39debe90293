import { MemoryError } from '../../model/errors.js';
import type { NewFile } from '../../ports/file-system.js';
import type { Change, Entry, Key } from '../../ports/storage.js';
import { codeOf, patiently } from './failures.js';
import { parentOf, removeFile, type StoreFolder } from './folder.js';
import { keyIsGone } from './stages.js';

interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Files held open at once. */
const atOnce = 32;

/** Why a name was not free. What is no file is no value either: whoever looked would never see the key that is said to exist. */
function notFree(folder: StoreFolder, path: string, cause: unknown): MemoryError {
  const found = folder.fs.status(path);
  if (found === undefined || found.kind === 'file')
    return new MemoryError('conflict', 'The key of this commit exists already.', { cause });
  const key = path.slice(folder.root.length + 1);
  const message = 'A folder or a link has the name of the next file of the store; move it away.';
  return new MemoryError('unavailable', message, { cause, data: { key } });
}

/**
 * One commit on a disk that may lose, at any moment, whatever was not flushed: both the bytes of files and the names in
 * folders. So the order is: bytes and names of `put`, then the name of `create`, then the removals, each flushed before the
 * next begins.
 *
 * @param budgetMillis how long names that cannot be given or taken for the moment are tried again
 */
export async function commitFiles(folder: StoreFolder, change: Change, budgetMillis: number): Promise<void> {
  const { put = [], create, remove, under } = change;
  if (put.length > 0 || create !== undefined) await writeAndPublish(folder, change, budgetMillis);
  else if (under !== undefined && !folder.has(under)) throw keyIsGone();
  if (remove !== undefined) await removeKeys(folder, remove, budgetMillis);
}

async function writeAndPublish(folder: StoreFolder, change: Change, budgetMillis: number): Promise<void> {
  const { create, under } = change;
  /** Names that are superfluous once the commit shows. */
  const staged: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const stage = folder.hasLinks && under !== undefined ? await folder.stages.pathFor(under) : undefined;
    try {
      if (folder.hasLinks)
        await publishWhole(folder, change, stage ?? (await folder.temporaries()), budgetMillis, staged);
      else await publishInPlace(folder, change);
      break;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === 3) throw error;
    }
    // A folder is gone, or somebody who cannot see this process took what it had in hand for that of a dead one.
    folder.doubtFolders();
    if (under !== undefined && stage !== undefined) folder.stages.isEnded(under, stage);
  }
  // From here on the key shows: what fails now leaves the outcome to be looked up.
  try {
    if (create !== undefined) await folder.fs.syncFolder(parentOf(folder.pathOf(create.key)));
  } finally {
    for (const path of staged) tidy(folder, path);
  }
}

/**
 * Gives whole, flushed files their names: readers see all of a file or nothing, and only one writer succeeds.
 *
 * @param stage the folder in which they come to be
 * @param staged gets their names in it, which are to be taken away after the commit
 */
async function publishWhole(
  folder: StoreFolder,
  { put = [], create }: Change,
  stage: string,
  budgetMillis: number,
  staged: string[],
): Promise<void> {
  const { fs } = folder;
  const files = (create === undefined ? put : [...put, create]).map(({ key, bytes }) => ({
    path: `${stage}/${fs.newName()}`,
    bytes,
    name: folder.pathOf(key),
  }));
  const pages = files.slice(0, put.length);
  const last = files[put.length];
  const made: string[] = [];
  const written: string[] = [];
  try {
    // The flushes run side by side: a file system with a journal then does most of them as one.
    await writeFiles(folder, files, written);
    for (const { path, name } of pages) {
      await folder.makeFolderOf(name);
      await patiently(budgetMillis, () => fs.link(path, name));
      made.push(name);
    }
    await syncFolders(folder, new Set(pages.map(({ name }) => parentOf(name))));
    if (last !== undefined) await linkFresh(folder, last.path, last.name, budgetMillis);
  } catch (error) {
    for (const path of [...made, ...written]) tidy(folder, path);
    throw error;
  }
  staged.push(...written);
}

/** @throws MemoryError `conflict` when a file has the name, `unavailable` when something else has it */
async function linkFresh(folder: StoreFolder, from: string, to: string, budgetMillis: number): Promise<void> {
  const { fs } = folder;
  await folder.makeFolderOf(to);
  try {
    await patiently(budgetMillis, () => fs.link(from, to));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // A network file system may have linked the file and lost the answer.
    if (fs.status(to)?.identity !== fs.status(from)?.identity) throw notFree(folder, to, error);
  }
}

/**
 * Without hard links: the name comes first and the bytes after it. A reader may see a part, and so may everybody after a
 * crash; checksums within the values tell. A writer that is stopped behind a look at the key it is under goes on all the same.
 */
async function publishInPlace(folder: StoreFolder, { put = [], create, under }: Change): Promise<void> {
  const checkUnder = () => {
    if (under !== undefined && !folder.has(under)) throw keyIsGone();
  };
  const fileOf = ({ key, bytes }: Entry): FileToWrite => ({ path: folder.pathOf(key), bytes });
  const made: string[] = [];
  try {
    checkUnder();
    const pages = put.map(fileOf);
    for (const { path } of pages) await folder.makeFolderOf(path);
    await writeFiles(folder, pages, made);
    await syncFolders(folder, new Set(pages.map(({ path }) => parentOf(path))));
    checkUnder();
    if (create !== undefined) await writeFresh(folder, fileOf(create), made);
  } catch (error) {
    for (const path of made) tidy(folder, path);
    throw error;
  }
}

/** @throws MemoryError `conflict` when a file has the name, `unavailable` when something else has it */
async function writeFresh(folder: StoreFolder, file: FileToWrite, made: string[]): Promise<void> {
  await folder.makeFolderOf(file.path);
  try {
    await writeFiles(folder, [file], made);
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? notFree(folder, file.path, error) : error;
  }
}

/** Writes fresh files into folders that are there; resolves when their bytes are on the disk. Paths that came to be are added to `made`. */
async function writeFiles(folder: StoreFolder, files: readonly FileToWrite[], made: string[]): Promise<void> {
  for (let start = 0; start < files.length; start += atOnce) {
    const open: NewFile[] = [];
    try {
      for (const { path, bytes } of files.slice(start, start + atOnce)) {
        const file = folder.fs.create(path);
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

async function syncFolders(folder: StoreFolder, paths: ReadonlySet<string>): Promise<void> {
  const flushes = await Promise.allSettled([...paths].map((path) => folder.fs.syncFolder(path)));
  for (const flush of flushes) if (flush.status === 'rejected') throw flush.reason;
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
