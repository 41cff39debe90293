import type { FileStatus, FileSystem, FolderEntry, NewFile } from '../ports/file-system.js';
import { seededRandom } from './random.js';

export interface SimulatedDiskOptions {
  /** Decides what a loss of power takes. Default 1. */
  readonly seed?: number;
  /** Whether a file can have several names. Default true. */
  readonly hardLinks?: boolean;
}

/** What becomes of bytes and names that were not flushed when the power went. */
export type Fate = 'random' | 'kept' | 'lost';

/** A failure as a file system reports it. */
export class SimulatedFailure extends Error {
  override readonly name = 'SimulatedFailure';
  /** POSIX, or `CRASHED` when the simulated machine is off. */
  readonly code: string;

  constructor(code: string, path: string) {
    super(`${code}: ${path}`);
    this.code = code;
  }
}

interface File {
  readonly kind: 'file';
  readonly id: number;
  bytes: Uint8Array;
  /** What the disk has for sure. */
  flushed: Uint8Array;
}

interface Folder {
  readonly kind: 'folder';
  readonly id: number;
  names: Map<string, File | Folder>;
  /** What the disk has for sure. */
  flushed: Map<string, File | Folder>;
}

/**
 * A disk that keeps its word and no more: the bytes of a file are safe after `sync`, the names in a folder after
 * `syncFolder`. What was not flushed when the power goes may be there, torn, empty or lost, each by itself.
 */
export interface SimulatedDisk {
  /** The file system as one process sees it. After a crash it fails for ever; ask for a new one after `restart`. */
  fileSystem(): FileSystem;
  /** The power goes instead of the `n`-th change from now on: 1 is the next one. */
  crashAt(n: number): void;
  /** How many changes there have been. */
  readonly changes: number;
  /** Cuts the power if it is still on, and switches it on again: every process is gone, and so is what `fate` takes. Default `random`. */
  restart(fate?: Fate): void;
  /** From now on only so many bytes can be added; `undefined`: as many as wanted, which is the default. */
  setRoom(bytes: number | undefined): void;
  /** All bytes that can be reached through a name, of all files one after the other. */
  rawBytes(): Uint8Array;
  /** Replaces the bytes of a file, flushed ones as well, as decay does. `undefined` takes the file away. */
  damage(path: string, change: (bytes: Uint8Array) => Uint8Array | undefined): void;
  /** Removes a folder with everything in it. */
  removeTree(path: string): void;
}

/** @see SimulatedDisk */
export function simulatedDisk({ seed = 1, hardLinks = true }: SimulatedDiskOptions = {}): SimulatedDisk {
  const random = seededRandom(seed);
  let ids = 0;
  let processes = 0;
  let changes = 0;
  let crashAfter = Number.POSITIVE_INFINITY;
  let room: number | undefined;
  let running = new Set<string>();
  let isOff = false;

  const newFolder = (): Folder => ({ kind: 'folder', id: ids++, names: new Map(), flushed: new Map() });
  const root = newFolder();

  function find(path: string): File | Folder | undefined {
    let at: File | Folder | undefined = root;
    for (const name of path.split('/')) {
      if (name === '') continue;
      if (at?.kind !== 'folder') return undefined;
      at = at.names.get(name);
    }
    return at;
  }

  function folderOf(path: string): { folder: Folder; name: string } {
    const cut = path.lastIndexOf('/');
    const folder = find(path.slice(0, cut));
    if (folder === undefined) throw new SimulatedFailure('ENOENT', path);
    if (folder.kind !== 'folder') throw new SimulatedFailure('ENOTDIR', path);
    return { folder, name: path.slice(cut + 1) };
  }

  /** Gives `what` a fresh name. */
  function name(path: string, what: File | Folder): void {
    const { folder, name } = folderOf(path);
    if (folder.names.has(name)) throw new SimulatedFailure('EEXIST', path);
    folder.names.set(name, what);
  }

  /** Every folder and file that has a name, each name once. */
  function* everything(folder: Folder = root): Generator<File | Folder> {
    for (const entry of folder.names.values()) {
      yield entry;
      if (entry.kind === 'folder') yield* everything(entry);
    }
  }

  const keeps = (fate: Fate): boolean => fate === 'kept' || (fate === 'random' && random() < 0.5);

  function settleFile(file: File, fate: Fate): void {
    if (file.bytes !== file.flushed && !keeps(fate)) {
      const torn = fate === 'random' && random() < 0.5 ? Math.floor(random() * file.bytes.length) : 0;
      file.bytes = torn > file.flushed.length ? file.bytes.slice(0, torn) : file.flushed;
    }
    file.flushed = file.bytes;
  }

  function settleFolder(folder: Folder, fate: Fate): void {
    const after = new Map(folder.flushed);
    for (const name of new Set([...folder.names.keys(), ...folder.flushed.keys()])) {
      const wanted = folder.names.get(name);
      if (wanted === folder.flushed.get(name) || !keeps(fate)) continue;
      if (wanted === undefined) after.delete(name);
      else after.set(name, wanted);
    }
    folder.names = after;
    folder.flushed = new Map(after);
    for (const entry of after.values()) if (entry.kind === 'folder') settleFolder(entry, fate);
  }

  function fileSystem(): FileSystem {
    const process = `${++processes}`;
    let names = 0;
    running.add(process);

    const alive = (): void => {
      if (isOff || !running.has(process)) throw new SimulatedFailure('CRASHED', '');
    };
    const change = (): void => {
      alive();
      changes++;
      isOff = --crashAfter <= 0;
      alive();
    };

    function newFile(file: File, path: string): NewFile {
      return {
        write(bytes) {
          change();
          const fits = room === undefined ? bytes.length : Math.min(bytes.length, room);
          if (room !== undefined) room -= fits;
          const longer = new Uint8Array(file.bytes.length + fits);
          longer.set(file.bytes);
          longer.set(bytes.subarray(0, fits), file.bytes.length);
          file.bytes = longer;
          if (fits < bytes.length) throw new SimulatedFailure('ENOSPC', path);
        },
        async sync() {
          change();
          file.flushed = file.bytes;
        },
        close() {},
      };
    }

    return {
      newName: () => `sim-${process}-disk-${names++}`,
      isGone: (name) => !running.has(name.split('-')[1] ?? ''),
      realPath(path) {
        alive();
        return find(path) && path;
      },
      status(path): FileStatus | undefined {
        alive();
        const found = find(path);
        if (found === undefined) return undefined;
        let links = 0;
        for (const entry of everything()) if (entry === found) links++;
        const size = found.kind === 'file' ? found.bytes.length : 0;
        return { kind: found.kind, size, links, identity: `${found.id}`, ageMillis: 0 };
      },
      read(path) {
        alive();
        const found = find(path);
        if (found?.kind === 'folder') throw new SimulatedFailure('EISDIR', path);
        return found && new Uint8Array(found.bytes);
      },
      list(path): readonly FolderEntry[] | undefined {
        alive();
        const found = find(path);
        return found?.kind === 'folder' ? [...found.names].map(([name, { kind }]) => ({ name, kind })) : undefined;
      },
      makeFolder(path) {
        change();
        name(path, newFolder());
      },
      create(path) {
        change();
        const empty = new Uint8Array();
        const file: File = { kind: 'file', id: ids++, bytes: empty, flushed: empty };
        name(path, file);
        return newFile(file, path);
      },
      link(from, to) {
        change();
        const found = find(from);
        if (found?.kind !== 'file') throw new SimulatedFailure('ENOENT', from);
        if (!hardLinks) throw new SimulatedFailure('EPERM', to);
        name(to, found);
      },
      remove(path) {
        change();
        const { folder, name } = folderOf(path);
        if (!folder.names.delete(name)) throw new SimulatedFailure('ENOENT', path);
      },
      removeFolder(path) {
        change();
        const { folder, name } = folderOf(path);
        const found = folder.names.get(name);
        if (found?.kind !== 'folder') throw new SimulatedFailure(found ? 'ENOTDIR' : 'ENOENT', path);
        if (found.names.size > 0) throw new SimulatedFailure('ENOTEMPTY', path);
        folder.names.delete(name);
      },
      async syncFolder(path) {
        change();
        const found = find(path);
        if (found?.kind !== 'folder') throw new SimulatedFailure('ENOENT', path);
        found.flushed = new Map(found.names);
      },
    };
  }

  return {
    fileSystem,
    crashAt(n) {
      crashAfter = n;
    },
    get changes() {
      return changes;
    },
    restart(fate = 'random') {
      const files = new Set([...everything()].filter((entry) => entry.kind === 'file'));
      settleFolder(root, fate);
      // A name that comes back brings a file that had none.
      for (const entry of everything()) if (entry.kind === 'file') files.add(entry);
      for (const file of files) settleFile(file, fate);
      running = new Set();
      isOff = false;
      crashAfter = Number.POSITIVE_INFINITY;
    },
    setRoom(bytes) {
      room = bytes;
    },
    rawBytes() {
      const files = [...everything()].filter((entry) => entry.kind === 'file');
      const all = new Uint8Array(files.reduce((sum, file) => sum + file.bytes.length, 0));
      let length = 0;
      for (const file of files) {
        all.set(file.bytes, length);
        length += file.bytes.length;
      }
      return all;
    },
    damage(path, change) {
      const { folder, name } = folderOf(path);
      const file = folder.names.get(name);
      if (file?.kind !== 'file') throw new SimulatedFailure('ENOENT', path);
      const bytes = change(new Uint8Array(file.bytes));
      if (bytes !== undefined) {
        file.bytes = file.flushed = bytes;
        return;
      }
      folder.names.delete(name);
      folder.flushed.delete(name);
    },
    removeTree(path) {
      const { folder, name } = folderOf(path);
      folder.names.delete(name);
      folder.flushed.delete(name);
    },
  };
}
