import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { documentOf, type Outcome, place } from './harness.js';

/** The program as a process of its own: what cannot be seen from within. */

const here = place();
const bin = fileURLToPath(new URL('../../../src/node/bin.ts', import.meta.url));
const node = [process.execPath, '--import', 'tsx', bin] as const;
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

function start(command: string, args: readonly string[]): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(command, args, { env: { ...process.env, LOCI_STORE: here.store }, stdio: 'pipe' });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? -1, ...said });
    });
  });
  return { child, ended };
}

function loci(argv: readonly string[], stdin?: string): Promise<Outcome> {
  const { child, ended } = start(node[0], [...node.slice(1), ...argv]);
  child.stdin?.end(stdin);
  return ended;
}

/** A line of a shell in which `loci` is the program. */
function shell(line: string): Promise<Outcome> {
  const { child, ended } = start('sh', [
    '-c',
    `loci() { ${node.map((part) => `'${part}'`).join(' ')} "$@"; }; ${line}`,
  ]);
  child.stdin?.end();
  return ended;
}

test('keeps what is piped in exactly, and answers with one document', async () => {
  const stored = await loci(['remember', '-', '--json'], 'multi\nline ünïcode 🎈');
  expect(stored).toMatchObject({ code: 0, err: '' });
  const found = await loci(['search', 'ünïcode', '--json']);
  expect(found).toMatchObject({ code: 0, err: '' });
  expect(documentOf(found.out)).toMatchObject({ hits: [{ content: 'multi\nline ünïcode 🎈' }] });
  expect(await loci(['get', 'bad-id'])).toMatchObject({ code: 1, out: '' });
  expect(await loci(['get', 'bad-id', '--frobnicate'])).toMatchObject({ code: 2, out: '' });
});

test('keeps what several processes remember at once', async () => {
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
  const outcomes = await Promise.all(texts.map((text) => loci(['remember', text])));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ code: 0, err: '' });
  const { records } = Object(await here.json(['inspect']));
  expect(records.map(({ content }: { content: string }) => content).sort()).toEqual([...texts].sort());
  expect(await here.json(['lint'])).toEqual({ ok: true, findings: [] });
});

test.skipIf(process.platform === 'win32')('says nothing when the reader of its output goes away', async () => {
  const lines = Array.from({ length: 3000 }, (_, i) =>
    JSON.stringify({ id: `m${i}`, memory: `fig ${i} ${'x'.repeat(200)}` }),
  );
  expect(await here.json(['import'], { stdin: lines.join('\n') })).toMatchObject({ added: 3000 });
  for (const command of ['export', 'export --json', 'inspect --limit 1000 --json']) {
    const { code, out, err } = await shell(`{ loci ${command}; echo "ended with $?" >&2; } | head -c 10`);
    expect({ code, err }).toEqual({ code: 0, err: 'ended with 0\n' });
    expect(out).toHaveLength(10);
  }
});

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'ends on %s while it waits for a text',
  async (signal) => {
    const { child, ended } = start(node[0], [...node.slice(1), 'remember', '-']);
    // More than fits between two processes: when it is gone, the other one reads.
    await new Promise((resolve) => child.stdin?.write('half a text '.repeat(60_000), resolve));
    child.kill(signal);
    expect(await ended).toEqual({ code: signal === 'SIGINT' ? 130 : 143, out: '', err: '' });
    expect(existsSync(join(here.store, 'loci.json'))).toBe(false);
  },
);
