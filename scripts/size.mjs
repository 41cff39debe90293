// `npm run size`: what loci/browser costs an application that opens, writes and reads, worker included, minified and
// gzipped, no models.
// Exits 1 above the limit.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// A guard against growth that nobody notices: raise it only with a reason.
const limit = 104_000;
const cwd = fileURLToPath(new URL('..', import.meta.url));
// Inside the project, so that the bare name `loci/browser` resolves the way it does for a user.
const root = mkdtempSync(join(cwd, 'dist', 'size-'));
try {
  const entry = join(root, 'entry.js');
  writeFileSync(entry, "import { openMemory } from 'loci/browser'\nglobalThis.openMemory = openMemory\n");
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const files = [result].flat().flatMap((part) => part.output);
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  // What the page loads at once: the entry and what it imports statically.
  const first = new Set([...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported);
  const rows = files
    .filter((file) => /\.m?js$/.test(file.fileName))
    .map((file) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      const loaded = first.has(file.fileName)
        ? 'at once'
        : /\bworker\b/.test(file.fileName)
          ? 'by the worker'
          : 'on demand';
      return { file: file.fileName, loaded, minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
    });
  console.table(rows);
  // On demand: languages (called all) and what decides commands, each for the worker and for pages without one, that engine, foreign files.
  const total = rows.reduce((sum, row) => (row.loaded === 'on demand' ? sum : sum + row.gzipped), 0);
  console.log(`${total} bytes gzipped, at most ${limit} wanted`);
  process.exitCode = total <= limit ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
