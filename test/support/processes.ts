import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script in one file, so that processes start in a moment. `remove` takes it away again. */
export interface Bundle {
  readonly path: string;
  remove(): void;
}

/** @param entry the URL of a TypeScript file */
export async function bundle(entry: URL): Promise<Bundle> {
  const source = fileURLToPath(entry);
  const folder = mkdtempSync(join(tmpdir(), 'loci-script-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
  return {
    path: join(folder, `${basename(source, '.ts')}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts a bundled script as a process that speaks by messages. */
export function start(script: Bundle, args: readonly string[]): ChildProcess {
  const child = fork(script.path, [...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  // A process that was killed can no longer be written to, which is no failure of a test.
  child.on('error', () => {});
  return child;
}

/** Sends a process a message and waits for the next one that it sends; `undefined` sends nothing. */
export function exchange(child: ChildProcess, message?: string): Promise<unknown> {
  const answer = new Promise<unknown>((resolve) => child.once('message', resolve));
  if (message !== undefined) child.send(message);
  return answer;
}

/** Ends a process for good, also one that is stopped. */
export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** The paths, below a folder, of all files that hold some bytes. Files and folders that vanish meanwhile are passed over. */
export function filesWith(folder: string, text: string): string[] {
  return filesBelow(folder).filter((path) => ifThere(() => readFileSync(join(folder, path)).includes(text)) ?? false);
}

function filesBelow(folder: string): string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name)).map((path) => join(entry.name, path));
    return entry.isFile() ? [entry.name] : [];
  });
}

function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
