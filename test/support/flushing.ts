import type { FileSystem, NewFile } from '../../src/ports/file-system.js';

/**
 * A disk on which the bytes of a file are flushed at the moment in which it gets the name that counts, or never.
 *
 * @param flushes whether the bytes under this path are flushed
 */
export function flushingAtLink(fs: FileSystem, flushes: (path: string) => boolean): FileSystem {
  const files = new Map<string, NewFile>();
  return {
    ...fs,
    create(path) {
      const file = fs.create(path);
      files.set(path, file);
      // The probe for hard links and the lock do without a flush.
      return { ...file, sync: async () => {} };
    },
    link(from, to) {
      // What it does is done when the call returns; that the power goes is seen by the link.
      if (flushes(to))
        files
          .get(from)
          ?.sync()
          .catch(() => undefined);
      fs.link(from, to);
    },
  };
}
