import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';
import type { FileSystem, NewFile } from '../../src/ports/file-system.js';
import { type StoragePlace, simulatedDisk } from '../../src/testing/index.js';
import { damaged } from './damage.js';

/** A folder on the real disk, whose room can be limited. */
export function folderPlace(): StoragePlace {
  const parent = mkdtempSync(join(tmpdir(), 'loci-storage-'));
  const folder = join(parent, 'store');
  const room: Room = { left: Number.POSITIVE_INFINITY };
  const storage = () => fileStorage(folder, { fs: withRoom(nodeFileSystem(), room) });
  return {
    storage: storage(),
    another: async () => storage(),
    reopen: async () => storage(),
    rawBytes: () =>
      Buffer.concat(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
      ),
    corrupt(key, how) {
      const path = join(folder, key);
      const bytes = damaged(readFileSync(path), how);
      if (bytes === undefined) rmSync(path);
      else if (how === 'cut') truncateSync(path, bytes.length);
      else writeFileSync(path, bytes);
    },
    setRoom(bytes = Number.POSITIVE_INFINITY) {
      room.left = bytes;
    },
    lose: () => rmSync(folder, { recursive: true }),
    dispose: () => rmSync(parent, { recursive: true, force: true }),
  };
}

interface Room {
  left: number;
}

/** A file system with a full disk: writes the first part and then fails, as real ones do. */
export function withRoom(fs: FileSystem, room: Room): FileSystem {
  const limit = (file: NewFile): NewFile => ({
    ...file,
    async write(bytes) {
      const fits = Math.min(bytes.length, room.left);
      room.left -= fits;
      await file.write(bytes.subarray(0, fits));
      if (fits < bytes.length) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    },
  });
  return { ...fs, create: (path) => limit(fs.create(path)) };
}

/** A folder on a simulated disk. @param change stands between the storage and the disk */
export function simulatedPlace(
  seed: number,
  change: (fs: FileSystem) => FileSystem = (fs) => fs,
  hardLinks = true,
): StoragePlace {
  const disk = simulatedDisk({ seed, hardLinks });
  const storage = () => fileStorage('/home/store', { fs: change(disk.fileSystem()), retryMillis: 0 });
  return {
    storage: storage(),
    another: async () => storage(),
    async reopen() {
      disk.restart();
      return storage();
    },
    crashAt: disk.crashAt,
    rawBytes: disk.rawBytes,
    corrupt: (key, how) => disk.damage(`/home/store/${key}`, (bytes) => damaged(bytes, how)),
    setRoom: disk.setRoom,
    lose: () => disk.removeTree('/home/store'),
  };
}
