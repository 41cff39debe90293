// `npm run size`: what loci/browser costs an application, worker included, minified and gzipped, no models.
// Exits 1 above the limit.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const limit = 60_000;
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
  const rows = [];
  for (const file of [result].flat().flatMap((part) => part.output)) {
    const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
    if (/\.m?js$/.test(file.fileName)) {
      rows.push({ file: file.fileName, minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length });
    }
  }
  console.table(rows);
  const total = rows.reduce((sum, row) => sum + row.gzipped, 0);
  console.log(`${total} bytes gzipped, at most ${limit} wanted`);
  process.exitCode = total <= limit ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
