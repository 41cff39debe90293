import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { CliIo } from '../../../src/node/cli/io.js';
import { main } from '../../../src/node/cli/main.js';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** What is piped in; without it a person sits at the terminal. */
  readonly stdin?: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether stdout is a terminal. */
  readonly terminal?: boolean;
  /** The reader of stdout goes after so many writes. */
  readonly readsWrites?: number;
  /** What writing to stdout fails with. */
  readonly outputFails?: Error;
  readonly signal?: AbortSignal;
}

/** A folder for each test, and a store in it that commands use by themselves. */
export interface Place {
  readonly folder: string;
  readonly store: string;
  /** Runs one command with the store of this place, in this process. */
  loci(argv: readonly string[], surroundings?: Surroundings): Promise<Outcome>;
  /** Runs one command with `--json`, which must succeed, and reads its answer. */
  json(argv: readonly string[], surroundings?: Surroundings): Promise<unknown>;
  /** Remembers a text and returns its id. */
  remember(text: string, ...options: string[]): Promise<string>;
}

export function place(): Place {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loci-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const here: Place = {
    get folder() {
      return folder;
    },
    get store() {
      return join(folder, 'store');
    },
    loci: (argv, surroundings = {}) =>
      run(argv, { ...surroundings, env: { LOCI_STORE: here.store, ...surroundings.env } }),
    async json(argv, surroundings) {
      const { code, out, err } = await here.loci(['--json', ...argv], surroundings);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return documentOf(out);
    },
    async remember(text, ...options) {
      return idOf(await here.json(['remember', ...options, '--', text]));
    },
  };
  return here;
}

/** The one JSON document that an output is. */
export function documentOf(out: string): unknown {
  expect(out.endsWith('\n')).toBe(true);
  return JSON.parse(out);
}

export function idOf(document: unknown): string {
  expect(document).toMatchObject({ id: expect.any(String) });
  return Object(document).id;
}

export async function run(argv: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const said = { out: '', err: '' };
  const { stdin, env = {}, terminal = false, readsWrites = Number.POSITIVE_INFINITY, outputFails } = surroundings;
  let writes = 0;
  const text = (chunk: string | Uint8Array) => (typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk));
  const io: CliIo = {
    stdin: () => bytesOf(stdin ?? ''),
    stdinIsTerminal: stdin === undefined,
    stdout: {
      isTerminal: terminal,
      async write(chunk) {
        if (outputFails !== undefined) throw outputFails;
        if (writes++ >= readsWrites) return false;
        said.out += text(chunk);
        return true;
      },
    },
    stderr: {
      isTerminal: false,
      async write(chunk) {
        said.err += text(chunk);
        return true;
      },
    },
    env,
    signal: surroundings.signal ?? new AbortController().signal,
  };
  return { code: await main(argv, io), ...said };
}

async function* bytesOf(given: string | Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof given === 'string') yield new TextEncoder().encode(given);
  else if (given instanceof Uint8Array) yield given;
  else yield* given;
}
