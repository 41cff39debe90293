import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

export interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
}

export interface Consumer {
  /** A folder of its own, outside of the project, in which the packed package is installed. */
  readonly root: string;
  /** The installed package. */
  readonly installed: string;
  readonly manifest: Manifest;
  /** What the package holds, as paths from its root. */
  readonly files: readonly string[];
  /** Runs a module in plain Node and returns what it printed. */
  node(source: string): string;
  write(path: string, text: string): string;
  dispose(): void;
}

/** Packs the built package and installs it as a user would get it; its dependencies are those of the project. */
export function installPacked(): Consumer {
  if (!existsSync(join(project, 'dist/src/index.js'))) throw new Error('dist/ is missing: run `npm run build` first.');
  const root = mkdtempSync(join(tmpdir(), 'loci-consumer-'));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', root], {
    cwd: project,
    encoding: 'utf8',
  });
  const [pack] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  const modules = join(root, 'node_modules');
  const installed = join(modules, 'loci');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(root, pack.filename), '--strip-components=1', '-C', installed]);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  // @types/node for the consumer that is a Node program.
  for (const name of [...Object.keys(manifest.dependencies), '@types/node', 'undici-types']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(project, 'node_modules', name), join(modules, name));
  }
  const write = (path: string, text: string) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{ "type": "module", "private": true }');
  return {
    root,
    installed,
    manifest,
    files: pack.files.map((file) => file.path),
    node: (source) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', source], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    write,
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
