import { describe, expect, test } from 'vitest';
import type { FileSystem } from '../../src/ports/file-system.js';
import { allStorageCases, runCase } from '../../src/testing/storage-suite.js';
import { simulatedPlace } from '../contracts/storage-places.js';
import { flushingAtLink } from '../support/flushing.js';

/** The complaints of all cases about a folder storage whose disk does not do what `change` leaves out. */
async function complaints(change: (fs: FileSystem) => FileSystem): Promise<string[]> {
  const found: string[] = [];
  for (const each of allStorageCases.filter((each) => each.name !== 'large values')) {
    const subject = { name: each.name, seeds: 20, place: (seed: number) => simulatedPlace(seed, change) };
    await runCase(each, subject).catch((error: Error) => found.push(error.message));
  }
  return found;
}

/** Leaves out the flush of files whose key is of such a kind. */
const withoutFileFlush =
  (pattern: RegExp) =>
  (fs: FileSystem): FileSystem =>
    flushingAtLink(fs, (path) => !pattern.test(path));

/** Leaves out the flush of folders whose path matches. */
const withoutFolderFlush =
  (pattern: RegExp) =>
  (fs: FileSystem): FileSystem => ({
    ...fs,
    syncFolder: async (path) => (pattern.test(path) ? undefined : fs.syncFolder(path)),
  });

describe('on a disk that loses what was not flushed', () => {
  test('nothing is lost when every flush is done', async () => {
    expect(await complaints((fs) => fs)).toEqual([]);
  });

  const omissions: [what: string, (fs: FileSystem) => FileSystem, complaint: RegExp][] = [
    ['the bytes of put', withoutFileFlush(/\/(rec|log|idx\/new)\//), /(rec|log|idx).* is (damaged|missing)/],
    ['the bytes of create', withoutFileFlush(/\/(head|tail)\//), /(head|tail).* is (damaged|missing)/],
    ['the names of put', withoutFolderFlush(/\/(rec|log|idx\/new)$/), /(rec|log|idx).* is missing/],
    ['the name of create', withoutFolderFlush(/\/(head|tail)$/), /(head|tail).* is missing|does not show/],
    ['the names of new folders', withoutFolderFlush(/\/store$/), /is missing|does not show/],
    ['the names of folders in folders', withoutFolderFlush(/\/idx$/), /idx.* is missing/],
    ['the name of the store', withoutFolderFlush(/\/home$/), /does not show|is missing/],
    ['removals', withoutFolderFlush(/\/rec$/), /came back|removed bytes are there/],
  ];
  test.each(omissions)('something is lost when %s are not flushed', async (_what, change, complaint) => {
    expect((await complaints(change)).join('\n')).toMatch(complaint);
  });
});
