import { MemoryError } from '../../model/errors.js';
import { type FileSystem, temporaryName } from '../../ports/file-system.js';
import type { Key } from '../../ports/storage.js';
import { codeOf, isNoRoom, patiently, storageLost } from './failures.js';
import { removeStage, Stages, stageOf } from './stages.js';

/** Files that systems and tools lay into any folder. They are passed over, although some of their names could be keys. */
export const strangers: ReadonlySet<string> = new Set(['.DS_Store', 'desktop.ini', 'Thumbs.db', '.gitignore']);

/** One of these shows that a folder is a store, even a damaged one. */
const storeNames = new Set(['loci.json', 'head', 'tail']);

/** A temporary file lives for milliseconds; after this long its process id belongs to somebody else, or the writer hangs. */
const temporaryMillis = 3_600_000;

/** The folder `path` lies in. */
export const parentOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')));

/** A store's folder on a disk: which sub-folders are known, where temporary files are, and whether it is still there. */
export class StoreFolder {
  readonly fs: FileSystem;
  /** Absolute, links resolved. */
  readonly root: string;
  /** Whether the disk has hard links, and with them a way to let a whole file appear under a name at one moment. */
  readonly hasLinks: boolean;
  readonly stages: Stages = new Stages(this);
  /** Sub-folders that were seen to be real folders. */
  readonly #seen = new Set<string>();
  /** Sub-folders whose own name is on the disk. */
  readonly #durable = new Set<string>();

  private constructor(fs: FileSystem, root: string, hasLinks: boolean) {
    this.fs = fs;
    this.root = root;
    this.hasLinks = hasLinks;
  }

  /**
   * Makes the folder if it is missing, and clears away what dead writers left. A store that can only be read is opened all the same.
   *
   * @throws MemoryError `not_a_store` when the path is a file, or a folder with other things in it
   */
  static async open(fs: FileSystem, path: string): Promise<StoreFolder> {
    const root = await makeRoot(fs, path);
    checkIsStore(fs, root);
    const temporaries = `${root}/tmp`;
    if (fs.status(temporaries) === undefined) await unlessReadOnly(async () => makeFolder(fs, temporaries));
    if ((fs.status(temporaries) ?? fs.status(root))?.kind !== 'folder') throw notAFolder();
    const folder = new StoreFolder(fs, root, await probeLinks(fs, temporaries));
    await unlessReadOnly(() => folder.sweep());
    return folder;
  }

  /** The path of a key, or of a folder of keys. */
  pathOf(key: string): string {
    return `${this.root}/${key}`;
  }

  /** Whether there is a file under `key`. */
  has(key: Key): boolean {
    const path = this.pathOf(key);
    return this.hasFolderOf(path) && this.fs.status(path)?.kind === 'file';
  }

  /** A path for a new temporary file or folder. */
  temporary(): string {
    return `${this.root}/tmp/${this.fs.newName()}`;
  }

  /** The folder for temporary files, made if it is missing. */
  async temporaries(): Promise<string> {
    await this.makeFolderOf(this.temporary());
    return `${this.root}/tmp`;
  }

  /** @throws MemoryError `storage_lost` when the folder is gone. A missing folder is never made again. */
  checkThere(): void {
    if (this.fs.status(this.root)?.kind !== 'folder') throw storageLost();
  }

  /**
   * Whether the folder of `path` is there and a real one. Nothing is read or written through a link: it could lead out of
   * the store.
   */
  hasFolderOf(path: string): boolean {
    const folder = parentOf(path);
    if (folder === this.root || this.#seen.has(folder)) return true;
    if (!this.hasFolderOf(folder)) return false;
    const found = this.fs.status(folder);
    if (found === undefined) return false;
    if (found.kind !== 'folder') throw notAFolder();
    this.#seen.add(folder);
    return true;
  }

  /** Makes the folder of `path` if it is missing. When this resolves its name is as durable as what will be put into it. */
  async makeFolderOf(path: string): Promise<void> {
    const folder = parentOf(path);
    if (folder === this.root || this.#durable.has(folder)) return;
    await this.makeFolderOf(folder);
    if (!this.hasFolderOf(path)) {
      this.checkThere();
      makeFolder(this.fs, folder);
    }
    // Another process may have made it a moment ago, so it is flushed in any case, once.
    await this.fs.syncFolder(parentOf(folder));
    this.#durable.add(folder);
  }

  /** Forgets what was known about sub-folders: one of them turned out to be missing. */
  doubtFolders(): void {
    this.#seen.clear();
    this.#durable.clear();
  }

  /**
   * Takes the folder away when no file is left in it, as after the store was destroyed. A file of anybody's keeps it, and so
   * does whatever resists: an empty folder does no harm.
   */
  removeIfEmpty(): void {
    const { fs, root } = this;
    const folders = (path: string): readonly string[] | undefined => {
      const found: string[] = [];
      for (const { name, kind } of fs.list(path) ?? []) {
        const below = kind === 'folder' ? folders(`${path}/${name}`) : undefined;
        if (below === undefined) return undefined;
        found.push(...below);
      }
      return [...found, path];
    };
    try {
      for (const path of folders(root) ?? []) fs.removeFolder(path);
    } catch {
      // Somebody may just be putting something there.
    }
  }

  /**
   * Removes temporary files whose writers are dead, stages of which the key is gone, and other names of files whose key is being
   * removed: a writer that was stopped between its two names would keep the bytes.
   *
   * @param identities of files being removed
   */
  async sweep(identities: ReadonlySet<string> = new Set()): Promise<void> {
    const { fs, root } = this;
    let removed = false;
    const sweepFile = (path: string, isOld: (millis: number) => boolean) => {
      const found = fs.status(path);
      if (found === undefined || !(isOld(found.ageMillis) || identities.has(found.identity))) return;
      removeFile(fs, path);
      removed = true;
    };
    for (const { name } of fs.list(`${root}/tmp`) ?? []) {
      const path = `${root}/tmp/${name}`;
      const stage = stageOf(name);
      if (stage === undefined) {
        if (temporaryName.test(name)) sweepFile(path, (millis) => fs.isGone(name) || millis > temporaryMillis);
      } else if (fs.isGone(stage.writer) || !this.has(stage.key)) {
        removeStage(fs, path);
        removed = true;
      } else if (identities.size > 0) {
        for (const file of fs.list(path) ?? []) sweepFile(`${path}/${file.name}`, () => false);
      }
    }
    if (removed) await fs.syncFolder(`${root}/tmp`);
  }
}

const notAFolder = (): MemoryError => new MemoryError('unavailable', 'A folder of the store is a file or a link.');

/** Whether the file was there. */
export function removeFile(fs: FileSystem, path: string): boolean {
  try {
    fs.remove(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Makes one folder; that somebody else makes it at the same time is fine. */
function makeFolder(fs: FileSystem, path: string): void {
  try {
    fs.makeFolder(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Does `work`; that nothing may be changed here, or a folder is closed to us, is fine: its owner answers for it. */
async function unlessReadOnly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

async function makeRoot(fs: FileSystem, path: string): Promise<string> {
  const missing: string[] = [];
  let known = path;
  while (fs.realPath(known) === undefined && parentOf(known) !== known) {
    missing.unshift(known);
    known = parentOf(known);
  }
  for (const folder of missing) makeFolder(fs, folder);
  // Another process may have made the folder a moment ago, so its name is flushed in any case, unless a head in it shows that it was:
  // whoever made that had opened the folder before.
  if (missing.length > 0 || (fs.list(`${path}/head`) ?? []).length === 0) {
    for (const folder of [path, ...missing]) await unlessReadOnly(() => fs.syncFolder(parentOf(folder)));
  }
  const root = fs.realPath(path);
  if (root === undefined) throw new MemoryError('unavailable', 'The memory folder cannot be made.');
  return root;
}

function checkIsStore(fs: FileSystem, root: string): void {
  const entries = fs.status(root)?.kind === 'folder' ? fs.list(root) : undefined;
  if (entries === undefined) throw new MemoryError('not_a_store', 'The path of the memory folder is not a folder.');
  if (entries.some(({ name }) => storeNames.has(name))) return;
  const foreign = entries.some(({ name }) => {
    if (name === 'tmp')
      return (fs.list(`${root}/tmp`) ?? []).some(
        (file) => !temporaryName.test(file.name) && stageOf(file.name) === undefined,
      );
    return name !== 'lock' && !strangers.has(name);
  });
  if (!foreign) return;
  throw new MemoryError('not_a_store', 'The folder has other files in it and is no memory store; choose an empty one.');
}

/** Tries on two files of its own, so that a later failure to link is known to be a passing one. */
async function probeLinks(fs: FileSystem, folder: string): Promise<boolean> {
  const [first, second] = [`${folder}/${fs.newName()}`, `${folder}/${fs.newName()}`];
  try {
    fs.create(first).close();
    await patiently(100, () => fs.link(first, second));
    return true;
  } catch (error) {
    // A full disk must open, too, and tells nothing about links. Many codes tell that there are none: EPERM, ENOTSUP,
    // EOPNOTSUPP, ENOSYS, EXDEV, EACCES, and EISDIR on Windows.
    return isNoRoom(error);
  } finally {
    for (const path of [first, second]) await unlessReadOnly(async () => void removeFile(fs, path));
  }
}
