import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf, place } from './harness.js';

const here = place();

function file(name: string, content: string): string {
  const path = join(here.folder, name);
  writeFileSync(path, content);
  return path;
}

const saved = '1. [2024-04-26]. User loves dogs.\n\n2. [2024-04-27]. User lives in Porto.\n';

describe('import', () => {
  test('takes a file over, makes the store, and adds nothing the second time', async () => {
    const path = file('memories.txt', saved);
    const first = await here.loci(['import', path, '--format', 'chatgpt-memories']);
    expect(first).toMatchObject({ code: 0, out: 'chatgpt-memories: 2 added, 0 updated, 0 unchanged\n' });
    const second = Object(await here.json(['import', path, '--format', 'chatgpt-memories']));
    expect(second).toMatchObject({ format: 'chatgpt-memories', dryRun: false, added: 0, unchanged: 2, failed: [] });
    const [hit] = Object(await here.json(['recall', 'dogs'])).hits;
    expect(hit).toMatchObject({
      source: 'import:memories.txt',
      provenance: 'transferred',
      eventTime: Date.UTC(2024, 3, 26),
    });
  });

  test('reads a pipe, and knows the format by itself', async () => {
    const lines = '{"memory":"User loves dogs.","id":"m1"}\n{"memory":"User lives in Porto.","id":"m2"}\n';
    const { code, out } = await here.loci(['import', '-', '--name', 'from mem0'], { stdin: lines });
    expect({ code, out }).toEqual({ code: 0, out: 'mem0: 2 added, 0 updated, 0 unchanged\n' });
    expect(Object(await here.json(['recall', 'dogs'])).hits[0].source).toBe('import:from mem0');
  });

  test('tries with --dry-run and makes no store', async () => {
    const path = file('memories.txt', saved);
    const { code, out } = await here.loci(['import', path, '--dry-run']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^added {2}User loves dogs\.\nadded {2}User lives in Porto\.\ndry run, chatgpt-memories: 2 added, 0 updated, 0 unchanged\n$/,
    );
    expect(existsSync(here.store)).toBe(false);
  });

  test('reports what could not be read, entry by entry, and fails', async () => {
    const path = file('memories.jsonl', '{"memory":"User loves dogs.","id":"m1"}\nnot JSON\n{"memory":"","id":"m2"}\n');
    const { code, out, err } = await here.loci(['import', path]);
    expect({ code, out }).toEqual({ code: 1, out: 'mem0: 1 added, 0 updated, 0 unchanged, 2 failed\n' });
    expect(err).toMatch(/^line 2: invalid: .+\nline 3: content_empty: .+\nnote: .+ \(2 times, first at line 1\)\n$/);
    const again = await here.loci(['import', path, '--json']);
    expect(again).toMatchObject({ code: 1, err: '' });
    expect(documentOf(again.out)).toMatchObject({ added: 0, unchanged: 1, failed: [{ line: 2 }, { line: 3 }] });
  });

  test.each([
    ['a file that is missing', 'nowhere.txt', 'not-found'],
    ['a folder', '.', 'unavailable'],
  ])('fails for %s, and makes no store', async (_what, name, error) => {
    const { code, err } = await here.loci(['import', join(here.folder, name)]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^loci: ${error}: .+\\.\n$`));
    expect(existsSync(here.store)).toBe(false);
  });

  test('fails for a file that nobody understands, and makes no store', async () => {
    const { code, err } = await here.loci(['import', file('x.txt', 'just some prose')]);
    expect(code).toBe(1);
    expect(err).toContain('loci: invalid: ');
    expect(existsSync(here.store)).toBe(false);
  });

  test('names the file that the user named, and the option that helps', async () => {
    const missing = join(here.folder, 'nowhere.txt');
    expect((await here.loci(['import', missing])).err).toBe(`loci: not-found: There is no file ${missing}.\n`);
    expect((await here.loci(['import', here.folder])).err).toContain(`${here.folder} is a folder; name a file`);
    const prose = file('prose.txt', 'just some prose');
    const { err } = await here.loci(['import', prose]);
    expect(err).toContain(`loci: invalid: ${prose}: The text was not recognised`);
    expect(err).toContain('Say which with --format.');
    expect(err).not.toContain('path');
    const cut = await here.loci(['import', file('cut.json', '{\n  "results": [\n    {"memory": "a"')]);
    expect(cut.err).toMatch(/not valid JSON; it may have been cut off\.\n$/);
  });

  test('counts in words, and the items of a list as items', async () => {
    const path = file('two.json', JSON.stringify([{ id: 1, memory: 'tea' }, { id: 2 }]));
    const { code, err } = await here.loci(['import', path]);
    expect(code).toBe(1);
    expect(err).toMatch(/^item 2: invalid: .+\nnote: .+ \(once, at item 1\)\n$/);
  });

  test('takes one user of a file of mem0', async () => {
    const records = ['ada', 'ben'].map((user_id, id) => ({ id, memory: `I am ${user_id}`, user_id }));
    const path = file('mem0.json', JSON.stringify(records));
    const all = await here.loci(['import', path, '--dry-run']);
    expect(all.err).toMatch(/another user than the first record .+ \(once, at item 2\)/);
    const one = await here.loci(['import', path, '--from-user', 'ben']);
    expect(one).toMatchObject({ code: 0, out: 'mem0: 1 added, 0 updated, 0 unchanged\n' });
    expect((await here.loci(['recall', 'who', 'am', 'I'])).out).not.toContain('ada');
  });

  test('needs a file at a terminal', async () => {
    expect(await here.loci(['import'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('export', () => {
  test('writes lines that another store takes over whole', async () => {
    const first = await here.remember('tea at nine', '--tag', 'tea');
    await here.loci(['amend', first, 'tea at ten\n🎈']);
    await here.loci(['forget', await here.remember('a secret')]);
    const { code, out, err } = await here.loci(['export']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n')).toHaveLength(5);

    const other = { env: { LOCI_STORE: join(here.folder, 'other') } };
    expect(await here.json(['import'], { stdin: out, ...other })).toMatchObject({
      added: 2,
      tombstones: 1,
      failed: [],
      notes: [],
    });
    expect(await here.json(['inspect'], other)).toEqual(await here.json(['inspect']));
  });

  test('writes a file as a whole, for its owner only, over an older one', async () => {
    await here.remember('tea at nine');
    const path = file('backup.jsonl', 'older');
    const { code, out } = await here.loci(['export', path]);
    expect({ code, out }).toEqual({ code: 0, out: `exported 1 memories to ${path}\n` });
    const bytes = readFileSync(path);
    expect(await here.json(['export', path])).toEqual({ file: path, records: 1, bytes: bytes.length });
    expect(bytes.toString()).toContain('tea at nine');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(here.folder).sort()).toEqual(['backup.jsonl', 'store']);
  });

  test('fails where no file can be, and leaves an older export as it was', async () => {
    const path = file('backup.jsonl', 'older');
    expect(await here.loci(['export', path])).toMatchObject({
      code: 1,
      err: expect.stringContaining('loci: not-found: '),
    });
    expect(readFileSync(path, 'utf8')).toBe('older');
    await here.remember('tea at nine');
    const { code, err } = await here.loci(['export', join(here.folder, 'no', 'such', 'folder')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^loci: unavailable: The file of the export cannot be written \(ENOENT\)\.\n$/);
    expect(readdirSync(here.folder).sort()).toEqual(['backup.jsonl', 'store']);
  });

  test('is one JSON document with --json, which can be imported, too', async () => {
    await here.remember('tea at nine');
    const { out } = await here.loci(['export', '--json']);
    expect(documentOf(out)).toEqual([
      expect.objectContaining({ loci: 'export' }),
      expect.objectContaining({ content: 'tea at nine' }),
      expect.objectContaining({ loci: 'end', records: 1 }),
    ]);
    const other = { env: { LOCI_STORE: join(here.folder, 'other') } };
    expect(await here.json(['import'], { stdin: out, ...other })).toMatchObject({ format: 'loci', added: 1 });
  });

  test('stops when nobody reads any more', async () => {
    await here.remember('tea at nine');
    for (const options of [['--json'], []]) {
      const { code, err } = await here.loci(['export', ...options], { readsWrites: 0 });
      expect({ code, err }).toEqual({ code: 0, err: '' });
    }
  });
});
