import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemory as openPage } from '../../src/browser.js';
import { isMemoryError, type Memory, memoryStorage, openMemory } from '../../src/index.js';
import { fileStorage, openMemory as openFolder } from '../../src/node/index.js';
import { indexedDBStorage } from '../../src/storage/indexeddb.js';
import { serveMemory } from '../../src/worker.js';
import { oddValues, tellsSecrets } from './odd-values.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loci-odd-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Call = (...args: unknown[]) => unknown;

/** Waits for whatever a call gives, also for an iteration to end. */
async function settled(outcome: unknown): Promise<unknown> {
  const result = await outcome;
  if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) return result;
  for await (const _ of result as AsyncIterable<unknown>) {
    // Only that it ends well is of interest.
  }
  return result;
}

/** What is wrong with how a call fails: it fails by a `MemoryError` that says nothing of the caller's, or not at all. */
async function complaint(call: () => unknown): Promise<string | undefined> {
  try {
    await settled(call());
    return undefined;
  } catch (error) {
    if (!isMemoryError(error)) return error instanceof Error ? `${error.stack}` : String(error);
    return tellsSecrets(error) ? 'tells a secret' : undefined;
  }
}

/** The verbs, by what else they are given. */
const anyMemory = await openMemory({ storage: memoryStorage() });
const ends: readonly string[] = ['close', 'destroy'];
const verbs = [
  ...Object.keys(anyMemory).filter((verb) => !ends.includes(verb) && verb !== 'spaces'),
  ...Object.keys(anyMemory.spaces).map((verb) => `spaces.${verb}`),
];

/** A verb of a memory, or of one of its rooms. */
function verbOf(memory: Memory, path: string): Call {
  const verb = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], memory);
  return verb as Call;
}

describe.each(verbs)('%s', (verb) => {
  test('rejects what it cannot use by a MemoryError, and then nothing has changed', async () => {
    const memory = await openMemory({ storage: memoryStorage() });
    const { id } = await memory.remember('The deploy target is Heron.', { relate: false });
    const other = (await memory.remember('The kettle is new.', { relate: false })).id;
    let commits = 0;
    memory.onChange(() => commits++);
    const call = verbOf(memory, verb);
    const complaints: string[] = [];
    for (const [name, make] of Object.entries(oddValues)) {
      const ways: Readonly<Record<string, () => readonly unknown[]>> = {
        odd: () => [make()],
        'odd, odd': () => [make(), make()],
        'id, odd': () => [other, make()],
        'text, odd': () => ['x', make()],
        'list, odd': () => [[{ content: 'y', relate: false }], make()],
        'pair, odd': () => [[id, other], make()],
        'id, text, odd': () => [id, 'The deploy target is Heron.', make()],
      };
      for (const [way, args] of Object.entries(ways)) {
        const before = commits;
        let failed = true;
        const said = await complaint(async () => {
          await settled(call(...args()));
          failed = false;
        });
        if (said !== undefined) complaints.push(`${verb}(${way}) with ${name}: ${said}`);
        // A load keeps what it stored before its source failed.
        if (failed && commits !== before && verb !== 'rememberAll' && verb !== 'import')
          complaints.push(`${verb}(${way}) with ${name} failed and changed something`);
      }
    }
    expect(complaints).toEqual([]);
    await memory.close();
  });
});

/** Calls with one field of an object that is odd. */
const fields: Readonly<
  Record<string, { readonly names: string; readonly call: (memory: Memory, odd: object) => unknown }>
> = {
  'a memory': {
    names:
      'content kind mistake tags refs source category meta speaker session channel externalId eventTime ttl importance confidence provenance derivedFrom relate',
    call: (memory, odd) => memory.remember({ content: 'x', relate: false, ...odd }),
  },
  'a lesson': {
    names: 'whatHappened correction rootCause severity',
    call: (memory, odd) => memory.remember({ content: 'x', mistake: { whatHappened: 'x', correction: 'y', ...odd } }),
  },
  'a reference': {
    names: 'type id url label',
    call: (memory, odd) => memory.remember({ content: 'x', refs: [{ type: 'a', id: 'b', ...odd }] }),
  },
  details: {
    names: 'tags refs category importance ttl meta',
    call: async (memory, odd) => memory.edit((await memory.remember('x')).id, odd),
  },
  'a search': {
    names:
      'limit minRelevance confidenceFloor verbosity sessions kinds tagsAny tagsAll refType refId category source spaces includePersonal since until now weights explain signal cursor asOf includeSuperseded',
    call: (memory, odd) => memory.search('x', odd),
  },
  'a target': {
    names: 'id ids query topic entity session source externalId ref before user',
    call: (memory, odd) => memory.forget(odd),
  },
  'options of a forget': {
    names: 'reason all dryRun',
    call: (memory, odd) => memory.forget({ query: 'x' }, odd),
  },
  'options of an import': {
    names: 'format dryRun fromUser name onProgress signal',
    call: (memory, odd) => memory.import('{"type":"entity","name":"x","entityType":"y","observations":["z"]}', odd),
  },
  'options of a load': {
    names: 'onProgress signal relate',
    call: (memory, odd) => memory.rememberAll([{ content: 'x' }], odd),
  },
  'a scope': {
    names: 'user agent session channel space',
    call: (memory, odd) => memory.as(odd).recent(),
  },
  'a principal': {
    names: 'id name email via',
    call: (memory, odd) => memory.as({}, { onBehalfOf: { id: 'x', ...odd } }).recent(),
  },
};

describe.each(Object.entries(fields))('%s', (_, { names, call }) => {
  test.each(names.split(' '))('of which %s is odd fails by a MemoryError or not at all', async (field) => {
    const memory = await openMemory({ storage: memoryStorage() });
    const complaints: string[] = [];
    for (const [name, make] of Object.entries(oddValues)) {
      const said = await complaint(() => call(memory, { [field]: make() }));
      if (said !== undefined) complaints.push(`${name}: ${said}`);
    }
    expect(complaints).toEqual([]);
    await memory.close();
  });
});

/** Ways of opening, each ended again where it succeeded. */
const openings: Readonly<Record<string, (odd: unknown) => unknown>> = {
  'openMemory of loci': (odd) => (openMemory as Call)(odd),
  'its storage': (odd) => (openMemory as Call)({ storage: odd }),
  ...Object.fromEntries(
    ['scope', 'actor', 'recall', 'judge', 'now', 'newId'].map((option) => [
      `its ${option}`,
      async (odd: unknown) => {
        const memory = await openMemory({ storage: memoryStorage(), [option]: odd } as never);
        await memory.remember('The deploy target is Heron.');
        await memory.remember('The deploy target may be Osprey.');
        await memory.recall('target');
      },
    ]),
  ),
  'openMemory of loci/node': (odd) => (typeof odd === 'string' ? undefined : (openFolder as Call)(odd)),
  'its options': async (odd) => ((await (openFolder as Call)(join(folder, 'a'), odd)) as Memory).close(),
  'openMemory of loci/browser': (odd) => (openPage as Call)(odd, { fallback: 'memory' }),
  'its options on a page': (odd) => (openPage as Call)('x', odd),
  fileStorage: (odd) => (typeof odd === 'string' ? undefined : (fileStorage as Call)(odd)),
  'its options for a folder': (odd) => (fileStorage as Call)(join(folder, 'b'), odd),
  indexedDBStorage: (odd) => (indexedDBStorage as Call)(odd),
  'its options for a database': (odd) => (indexedDBStorage as Call)('x', odd),
  serveMemory: (odd) => (serveMemory as Call)(odd),
  'the storage that it serves': (odd) => (serveMemory as Call)({ storage: odd }),
};

test.each(Object.entries(openings))('%s fails by a MemoryError or not at all', async (_, open) => {
  const complaints: string[] = [];
  for (const [name, make] of Object.entries(oddValues)) {
    const said = await complaint(() => open(make()));
    if (said !== undefined) complaints.push(`${name}: ${said}`);
  }
  expect(complaints).toEqual([]);
});
