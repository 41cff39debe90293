/** Done when the call returns, or when its promise settles. */
export type Awaitable<T> = T | Promise<T>;

/** The form of names made by {@link FileSystem.newName}. */
export const temporaryName = /^[0-9a-z]+(-[0-9a-z]+){3}$/;

export interface FolderEntry {
  readonly name: string;
  /** A symbolic link is `other`, whatever it points at. */
  readonly kind: 'file' | 'folder' | 'other';
}

export interface FileStatus {
  readonly kind: FolderEntry['kind'];
  /** Bytes. */
  readonly size: number;
  /** How many names the file has. */
  readonly links: number;
  /** Equal for two names of one file, different for two files. */
  readonly identity: string;
  /** Milliseconds since the last change of its bytes, by the clock of this machine. */
  readonly ageMillis: number;
}

/** A file that this process has just created and still holds open. */
export interface NewFile {
  /** Appends all of `bytes`. */
  write(bytes: Uint8Array): Awaitable<void>;
  /** Resolves when the bytes are on the disk; says nothing about the file's name. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * What a storage in a folder needs of a disk, so that a simulated one can stand in. Names and small reads are done when the
 * call returns, flushes and large transfers later. Paths are joined with `/`.
 *
 * A failure is an error with a POSIX `code` such as `ENOENT`, `EEXIST` or `ENOSPC`. An implementation is a plain object
 * whose members need no `this`, so that a wrapper can replace single ones.
 */
export interface FileSystem {
  /**
   * A name for a temporary file that nobody else has or had: four groups of `[0-9a-z]+` with `-` between them. It tells
   * which process made it.
   */
  newName(): string;
  /** Whether the process that made `name` has surely ended. Doubt means `false`. */
  isGone(name: string): boolean;
  /** The absolute path with links resolved, or `undefined` when there is nothing. */
  realPath(path: string): string | undefined;
  /** Does not follow a link in the last place; `undefined` when there is nothing. */
  status(path: string): FileStatus | undefined;
  /** All bytes in a buffer of their own; `undefined` when there is nothing. @param size as `status` told it, to choose the way */
  read(path: string, size: number): Awaitable<Uint8Array | undefined>;
  /** The entries in no order; `undefined` when there is no such folder. */
  list(path: string): readonly FolderEntry[] | undefined;
  /** Makes one folder that only its owner can use; an existing one is left as it is. The parent must exist. */
  makeFolder(path: string): void;
  /** Makes one empty file that only its owner can use; fails with `EEXIST` when the name is taken. */
  create(path: string): NewFile;
  /** Gives the file `from` the second name `to`; fails with `EEXIST` when that is taken. */
  link(from: string, to: string): void;
  /** Takes the name of a file away. */
  remove(path: string): void;
  /** Takes the name of an empty folder away; fails when there is something in it. */
  removeFolder(path: string): void;
  /** Resolves when the names in the folder are on the disk as they were at the call, as far as the platform can. */
  syncFolder(path: string): Promise<void>;
}
