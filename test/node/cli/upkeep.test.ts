import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf, place } from './harness.js';

const here = place();

describe('a store that is missing', () => {
  test.each([
    ['recall', ['recall', 'x']],
    ['search', ['search', 'x']],
    ['get', ['get', 'x']],
    ['inspect', ['inspect']],
    ['history', ['history', 'x']],
    ['forget', ['forget', 'x']],
    ['export', ['export']],
    ['status', ['status']],
    ['lint', ['lint']],
    ['compact', ['compact']],
    ['reindex', ['reindex']],
  ])('%s fails and makes none', async (_name, argv) => {
    for (const setUp of [() => {}, () => mkdirSync(here.store)]) {
      setUp();
      const { code, out, err } = await here.loci(argv);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(
        `loci: not-found: There is no memory store in ${here.store}; name its folder with --store, or make one with loci init.\n`,
      );
    }
    expect(readdirSync(here.store)).toEqual([]);
  });

  test('is not mistaken for one that lost its identity', async () => {
    await here.remember('something');
    rmSync(join(here.store, 'loci.json'));
    for (const argv of [['recall', 'x'], ['remember', 'x'], ['init']]) {
      const { code, err } = await here.loci(argv);
      expect(code).toBe(1);
      expect(err).toMatch(/^loci: not_a_store: /);
    }
    expect(existsSync(join(here.store, 'loci.json'))).toBe(false);
  });

  test('a folder of something else is left alone', async () => {
    mkdirSync(here.store);
    writeFileSync(join(here.store, 'diary.txt'), 'mine');
    for (const argv of [['init'], ['remember', 'x']]) {
      expect(await here.loci(argv)).toMatchObject({ code: 1, err: expect.stringMatching(/^loci: not_a_store: /) });
    }
    expect(readdirSync(here.store)).toEqual(['diary.txt']);
  });
});

describe('where the store is', () => {
  test('--store, before or after the command, wins over LOCI_STORE', async () => {
    const other = join(here.folder, 'other');
    await here.loci(['remember', 'one', '--store', other]);
    await here.loci(['--store', other, 'remember', 'two']);
    expect(existsSync(here.store)).toBe(false);
    expect(Object(await here.json(['inspect', '--store', other])).records).toHaveLength(2);
  });
});

describe('init', () => {
  test('makes an empty store once', async () => {
    expect(await here.json(['init'])).toEqual({ store: here.store, created: true });
    await here.remember('kept');
    expect(await here.json(['init'])).toEqual({ store: here.store, created: false });
    expect(await here.loci(['init'])).toEqual({ code: 0, out: `there is a store in ${here.store}\n`, err: '' });
    expect(Object(await here.json(['inspect'])).records).toHaveLength(1);
  });
});

describe('status', () => {
  test('counts one user or all', async () => {
    const first = await here.remember('tea at nine');
    await here.loci(['amend', first, 'tea at ten']);
    await here.remember('figs', '--user', 'ana');
    expect(await here.json(['status'])).toMatchObject({
      store: here.store,
      records: { active: 1, superseded: 1, forgotten: 0 },
      storage: { kind: 'file', durability: 'synced', quarantined: 0, state: 'ok' },
    });
    expect(await here.json(['status', '--all'])).toMatchObject({ spaces: 2, records: { active: 2, superseded: 1 } });
    const { out } = await here.loci(['status']);
    expect(out).toContain(`store: ${here.store}\nmemories: 1 active, 1 superseded, 0 forgotten\n`);
  });
});

describe('lint', () => {
  test('finds nothing in a sound store', async () => {
    await here.remember('tea');
    expect(await here.json(['lint'])).toEqual({ ok: true, findings: [] });
    expect(await here.loci(['lint', '--strict'])).toEqual({ code: 0, out: 'no findings\n', err: '' });
  });

  test('tells what may be out of date, and fails for it with --strict alone', async () => {
    for (const target of ['Heron', 'Osprey']) await here.remember(`The deploy target is ${target}.`, '--no-relate');
    const warned = await here.loci(['lint']);
    expect(warned).toMatchObject({ code: 0, out: expect.stringMatching(/^warning: stale-pair: /), err: '' });
    const strict = await here.loci(['lint', '--strict', '--json']);
    expect([strict.code, Object(documentOf(strict.out)).ok]).toEqual([1, false]);
  });

  test('fails on damage', async () => {
    for (const text of ['one', 'two']) await here.remember(text);
    const [page = ''] = readdirSync(join(here.store, 'rec'));
    writeFileSync(join(here.store, 'rec', page), 'damaged');
    const { code, out, err } = await here.loci(['lint', '--json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const report = Object(documentOf(out));
    expect(report.ok).toBe(false);
    expect(report.findings).toContainEqual(expect.objectContaining({ level: 'error' }));
    expect((await here.loci(['lint'])).out).toMatch(/^error: \S+: .+\n/);
  });
});

describe('compact and reindex', () => {
  test('leave everything as it was', async () => {
    await here.remember('tea at nine');
    const before = await here.json(['export']).then((lines) => Object(lines)[1]);
    expect(await here.json(['compact'])).toEqual({ compacted: true });
    expect(await here.json(['reindex'])).toEqual({ reindexed: true });
    expect(await here.loci(['compact'])).toEqual({ code: 0, out: 'compacted\n', err: '' });
    expect(Object(await here.json(['recall', 'tea'])).hits).toHaveLength(1);
    expect(await here.json(['export']).then((lines) => Object(lines)[1])).toEqual(before);
  });
});
