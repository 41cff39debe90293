import { expect, test } from 'vitest';
import { createMemory } from '../../src/facade/memory.js';
import type { AdoptCommand, PortableRecord, RememberCommand } from '../../src/model/commands.js';
import { isRecordId } from '../../src/model/ids.js';
import type { ExportQuery } from '../../src/model/queries.js';
import { fakeDriver } from './fake-driver.js';

function record(id: string): PortableRecord {
  if (!isRecordId(id)) throw new Error('bad id');
  return {
    id,
    standing: 'active',
    kind: 'fact',
    provenance: 'self',
    storedAt: 1000,
    confidence: 1,
    derivedFrom: [],
    payload: { content: `says ${id}` },
  };
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const pages = {
  export: ({ from }: ExportQuery) => (from === 0 ? { records: [record('a')], next: 1 } : { records: [record('b')] }),
};

test('an export is pulled page by page, and an import adopts it with its ids', async () => {
  const source = fakeDriver(pages);
  const file = await bytesOf(createMemory(source, { scope: { user: 'ada' }, now: () => 0 }).export());
  expect(source.seen).toMatchObject([{ from: 0, access: { user: 'ada' } }, { from: 1 }]);
  expect(new TextDecoder().decode(file)).toContain('1970-01-01T00:00:00.000Z');

  const target = fakeDriver({
    adopt: ({ records }: AdoptCommand) => ({ outcomes: records.map(({ id }) => ({ id, status: 'stored' })) }),
  });
  const imported = await createMemory(target).import(file);
  expect(imported).toMatchObject({ format: 'loci', dryRun: false, added: 2, failed: [] });
  expect(target.seen).toMatchObject([{ type: 'adopt', dryRun: false, records: [record('a'), record('b')] }]);
});

test('memories of another system are remembered, item by item and without revival; a dry run says so to the engine', async () => {
  const driver = fakeDriver({
    remember: ({ items }: RememberCommand) => items.map(() => ({ id: '', status: 'stored', superseded: [] })),
  });
  const source = JSON.stringify([{ id: '1', memory: 'Likes tea', created_at: '2024-01-01T00:00:00Z' }]);
  const progress: [number, number][] = [];
  const imported = await createMemory(driver).import(source, {
    format: 'mem0',
    name: 'dump.json',
    dryRun: true,
    onProgress: (done, total) => progress.push([done, total]),
  });
  expect(imported).toMatchObject({ format: 'mem0', dryRun: true, added: 1, preview: [{ content: 'Likes tea' }] });
  expect(driver.seen).toMatchObject([
    { onExisting: 'amend', revive: false, itemwise: true, dryRun: true, items: [{ source: 'import:dump.json' }] },
  ]);
  expect(progress).toEqual([[1, 1]]);
});

test('an abort ends both', async () => {
  const signal = AbortSignal.abort();
  const memory = createMemory(fakeDriver(pages));
  await expect(memory.import('x', { signal })).rejects.toMatchObject({ code: 'aborted' });
  await expect(bytesOf(memory.export({ signal }))).rejects.toMatchObject({ code: 'aborted' });
  const controller = new AbortController();
  const pieces = memory.export({ signal: controller.signal })[Symbol.asyncIterator]();
  const first = pieces.next();
  controller.abort();
  await expect(first).rejects.toMatchObject({ code: 'aborted' });
});
