import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from '../../src/node/storage/file.js';

let folder: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loci-race-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a writer; resolves with what it was told is its own, once it has been killed. */
function writer(name: string, millis: number): Promise<number[]> {
  const script = fileURLToPath(new URL('./race-writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let out = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.on('data', (text) => {
    if (out === '') setTimeout(() => child.kill('SIGKILL'), millis);
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      children.delete(child);
      if (signal === 'SIGKILL') resolve(out.split('\n').filter(Boolean).map(Number));
      else reject(new Error(`the writer ended by itself: ${errors}`));
    });
  });
}

const rounds = process.env.LOCI_LONG ? 40 : 2;

test('processes that are killed at any moment share a folder: each key has one owner, and nothing acknowledged is lost', async () => {
  const owners = new Map<number, string>();
  for (let round = 0; round < rounds; round++) {
    const names = ['a', 'b', 'c'].map((letter) => `${letter}${round}`);
    const told = await Promise.all(names.map((name) => writer(name, 150 + Math.random() * 300)));
    for (const [i, numbers] of told.entries()) {
      expect(numbers.length).toBeGreaterThan(0);
      for (const n of numbers) {
        expect(owners.has(n), `key ${n} has two owners`).toBe(false);
        owners.set(n, names[i] ?? '');
      }
    }
  }
  const storage = fileStorage(folder);
  await storage.open();
  // All writers are dead, so nothing of theirs is left under a name that is no key.
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  for (const [n, name] of owners) {
    const text = `${name} ${n}`.padEnd(2_000, '.');
    expect(readFileSync(join(folder, `tail/${n}`), 'utf8')).toBe(text);
  }
  const keys: string[] = [];
  for await (const key of storage.list('tail/')) keys.push(key);
  for (const key of keys) {
    const [, name = '', number = ''] = /^(\w+) (\d+)\.*$/.exec(readFileSync(join(folder, key), 'utf8')) ?? [];
    expect(key).toBe(`tail/${number}`);
    if (keys.includes(`rec/${name}/${number}`)) expect((await storage.read([`rec/${name}/${number}`])).size).toBe(1);
  }
  expect(keys.length - owners.size).toBeLessThanOrEqual(3 * rounds);
});
