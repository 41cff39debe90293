// Build the library into dist/: plain tsc, one file for one file, after a check that the engine is pure.
// dist/ is emptied first, so a deleted source leaves nothing behind in the package.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const cwd = fileURLToPath(new URL('..', import.meta.url));

rmSync(`${cwd}/dist`, { recursive: true, force: true });
for (const project of ['tsconfig.engine.json', 'tsconfig.build.json']) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const bin = `${cwd}/dist/src/node/bin.js`;
if (existsSync(bin)) chmodSync(bin, 0o755);
