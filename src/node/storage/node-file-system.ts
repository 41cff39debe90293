import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { uptime } from 'node:os';
import { resolve } from 'node:path';
import type { FileStatus, FileSystem, FolderEntry, NewFile } from '../../ports/file-system.js';
import { codeOf } from './failures.js';

/** Up to here a transfer is done at once: handing it to the thread pool would take longer. */
const smallBytes = 256 * 1024;

/** Clocks that are read twice differ a little. */
const slackMillis = 2_000;

/** Settles as the callback of a Node function says. */
function settled<T>(start: (callback: (error: Error | null, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

/** The result of `work`, or `undefined` when there is nothing at the path. */
function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function status(path: string): FileStatus | undefined {
  const stat = ifThere(() => fs.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  if (stat === undefined) return undefined;
  return {
    kind: kindOf(stat),
    size: Number(stat.size),
    links: Number(stat.nlink),
    identity: `${stat.dev}:${stat.ino}`,
    ageMillis: Date.now() - Number(stat.mtimeMs),
  };
}

/** Reads until the end of the file, which may have grown or shrunk since `size` was told. */
function readNow(file: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let length = 0;
  while (length < size) {
    const more = fs.readSync(file, bytes, length, size - length, null);
    if (more === 0) break;
    length += more;
  }
  return length === size ? bytes : bytes.slice(0, length);
}

async function readLater(file: number, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  try {
    while (length < size) {
      const more = await settled<number>((done) => fs.read(file, bytes, length, size - length, null, done));
      if (more === 0) break;
      length += more;
    }
  } finally {
    fs.closeSync(file);
  }
  return length === size ? bytes : bytes.slice(0, length);
}

function writeNow(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(file, bytes, done);
}

async function writeLater(file: number, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += await settled<number>((callback) => fs.write(file, bytes, done, callback));
  }
}

function newFile(file: number): NewFile {
  return {
    write: (bytes) => (bytes.length <= smallBytes ? writeNow(file, bytes) : writeLater(file, bytes)),
    sync: () => settled<void>((done) => fs.fsync(file, (error) => done(error))),
    close: () => fs.closeSync(file),
  };
}

/** Some platforms keep the names of a folder safe by themselves, and do not let a folder be opened or flushed. */
const foldersSyncThemselves = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF']);

async function syncFolder(path: string): Promise<void> {
  try {
    const folder = fs.openSync(path, 'r');
    try {
      await settled<void>((done) => fs.fsync(folder, (error) => done(error)));
    } finally {
      fs.closeSync(folder);
    }
  } catch (error) {
    const code = codeOf(error);
    const expected = process.platform === 'win32' ? foldersSyncThemselves.has(code) : code === 'EINVAL';
    if (!expected) throw error;
  }
}

/** On Windows `/` separates as well as `\`; elsewhere `\` is a letter like any other. */
const withSlashes = (path: string): string => (process.platform === 'win32' ? path.replaceAll('\\', '/') : path);

/** `path` from the root on, as a {@link FileSystem} wants it. */
export const absolutePath = (path: string): string => withSlashes(resolve(path));

/** When this machine started and when this process did, in milliseconds since 1970. */
function starts(): { machine: number; process: number } {
  const now = Date.now();
  return { machine: now - uptime() * 1000, process: now - process.uptime() * 1000 };
}

/** Whether the process is gone that made a name: `<process id>-<start in base 36>-<random>-<number>`. */
function isGone(name: string): boolean {
  const [id = '', start = ''] = name.split('-');
  const pid = Number(id);
  const started = Number.parseInt(start, 36);
  if (!Number.isInteger(pid) || pid <= 0 || Number.isNaN(started)) return false;
  const own = starts();
  // A process id says nothing after the machine was started anew, and in a container it is often the same again.
  if (started < own.machine - slackMillis) return true;
  if (pid === process.pid) return Math.abs(started - own.process) > slackMillis;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** The disk of this machine. */
export function nodeFileSystem(): FileSystem {
  const writer = `${process.pid}-${Math.round(starts().process).toString(36)}-${randomBytes(4).toString('hex')}`;
  let names = 0;
  return {
    newName: () => `${writer}-${names++}`,
    isGone,
    realPath: (path) => ifThere(() => withSlashes(fs.realpathSync(path))),
    status,
    read(path, size) {
      const file = ifThere(() => fs.openSync(path, 'r'));
      if (file === undefined) return undefined;
      if (size > smallBytes) return readLater(file, size);
      try {
        return readNow(file, size);
      } finally {
        fs.closeSync(file);
      }
    },
    list: (path) =>
      ifThere(() =>
        fs.readdirSync(path, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
      ),
    makeFolder: (path) => fs.mkdirSync(path, 0o700),
    create: (path) => newFile(fs.openSync(path, 'wx', 0o600)),
    link: (from, to) => fs.linkSync(from, to),
    remove: (path) => fs.unlinkSync(path),
    removeFolder: (path) => fs.rmdirSync(path),
    syncFolder,
  };
}
