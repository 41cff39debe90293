import * as nodeFs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { fileStorage } from '../../src/node/storage/file.js';
import { nodeFileSystem } from '../../src/node/storage/node-file-system.js';
import type { FileSystem } from '../../src/ports/file-system.js';
import type { Storage } from '../../src/ports/storage.js';

/** A folder that does not exist yet, fresh for each test of a file, below one that goes afterwards. */
export interface Site {
  readonly parent: string;
  folder: string;
  /** A storage in the folder, open. @param retryMillis with `fs` only */
  opened(fs?: FileSystem, retryMillis?: number): Promise<Storage>;
  /** The names of its temporary files and folders. */
  temporaries(): string[];
}

export function freshSite(): Site {
  const site = {
    parent: '',
    folder: '',
    async opened(fs?: FileSystem, retryMillis = 5_000) {
      const storage = fileStorage(site.folder, fs ? { fs, retryMillis } : {});
      await storage.open();
      return storage;
    },
    temporaries: () => nodeFs.readdirSync(join(site.folder, 'tmp')),
  };
  beforeEach(() => {
    site.parent = nodeFs.mkdtempSync(join(tmpdir(), 'loci-file-'));
    site.folder = join(site.parent, 'store');
  });
  afterEach(() => nodeFs.rmSync(site.parent, { recursive: true, force: true }));
  return site;
}

export const bytes = Uint8Array.of(1, 2, 3);

/** A change that creates a key. */
export const create = (key: string) => ({ create: { key, bytes } });

/** What a file system fails with. */
export const failure = (code: string) => Object.assign(new Error(code), { code });

export async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return keys;
}

/** The disk of this machine, on which one operation fails as often as told, once `arm` was called. */
export function failing<K extends 'link' | 'remove' | 'create'>(operation: K, code: string, times: number) {
  const fs = nodeFileSystem();
  let left = 0;
  const fail = (): void => {
    if (left-- > 0) throw failure(code);
  };
  const parts: Pick<FileSystem, 'link' | 'remove' | 'create'> = {
    link(from, to) {
      fail();
      fs.link(from, to);
    },
    remove(path) {
      fail();
      fs.remove(path);
    },
    create(path) {
      fail();
      return fs.create(path);
    },
  };
  return {
    fs: { ...fs, [operation]: parts[operation] },
    arm: () => {
      left = times;
    },
  };
}
