import { describe, expect, test } from 'vitest';
import { documentOf, place } from './harness.js';

const here = place();

const contentsOf = (document: unknown): readonly string[] =>
  Object(document).hits.map(({ content }: { content: string }) => content);

describe('recall', () => {
  test('shows what answers, best first, with its id', async () => {
    const id = await here.remember(
      'Ana moved to Porto',
      '--tag',
      'home',
      '--source',
      'chat',
      '--event-time',
      '2024-05-01',
    );
    await here.remember('Bruno likes tea');
    const { code, out, err } = await here.loci(['recall', 'where', 'is Porto']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^1\. Ana moved to Porto\n {3}\S+ {2}fact {2}2024-05-01 {2}relevance \d\.\d\d {2}#home {2}source chat\n$/,
    );
    expect(out).toContain(id);
    expect(await here.json(['recall', 'where is Porto'])).toEqual({
      hits: [expect.objectContaining({ id, content: 'Ana moved to Porto', relevance: expect.any(Number) })],
      filteredOut: 0,
      skipped: [],
    });
  });

  test('finds nothing, and that is fine', async () => {
    await here.remember('Bruno likes tea');
    expect(await here.loci(['recall', 'zebra'])).toEqual({ code: 0, out: 'nothing found\n', err: '' });
    expect(await here.json(['recall', 'zebra'])).toEqual({ hits: [], filteredOut: 0, skipped: [] });
  });

  test('takes a question from a pipe', async () => {
    await here.remember('Bruno likes tea');
    expect(contentsOf(await here.json(['recall', '-'], { stdin: 'tea?\n' }))).toEqual(['Bruno likes tea']);
  });

  test('filters', async () => {
    await here.remember('fig one', '--kind', 'note', '--tag', 'a', '--event-time', '2024-01-01', '--source', 's1');
    await here.remember('fig two', '--kind', 'fact', '--tag', 'b', '--event-time', '2024-02-01', '--category', 'c1');
    await here.remember(
      'fig three',
      '--kind',
      'episodic',
      '--tag',
      'a',
      '--tag',
      'b',
      '--event-time',
      '2024-03-01',
      '--ref',
      'doc:7',
    );
    const found = async (...filters: string[]) =>
      [...contentsOf(await here.json(['recall', 'fig', ...filters]))].map((text) => text.slice(4)).sort();
    expect(await found()).toEqual(['one', 'three', 'two']);
    expect(await found('--limit', '1')).toHaveLength(1);
    expect(await found('--kind', 'note', '--kind', 'fact')).toEqual(['one', 'two']);
    expect(await found('--tag', 'a')).toEqual(['one', 'three']);
    expect(await found('--tag', 'a', '--tag', 'b')).toEqual(['three']);
    expect(await found('--any-tag', 'a', '--any-tag', 'b')).toEqual(['one', 'three', 'two']);
    expect(await found('--since', '2024-02-01')).toEqual(['three', 'two']);
    expect(await found('--until', '2024-02-01')).toEqual(['one']);
    expect(await found('--source', 's1')).toEqual(['one']);
    expect(await found('--category', 'c1')).toEqual(['two']);
    expect(await found('--ref', 'doc:7')).toEqual(['three']);
    expect(await found('--ref', 'doc')).toEqual(['three']);
    expect(await found('--ref', 'doc:8')).toEqual([]);
  });

  test('says what was below a floor', async () => {
    await here.remember('fig');
    await here.remember('fig and many other words besides that make it matter less to a question of that length');
    const { out } = await here.loci(['recall', 'fig tree', '--min-relevance', '0.99']);
    expect(out).toBe('nothing found\n2 below the floor\n');
  });

  test('explains a score by parts that add up to it', async () => {
    await here.remember('garden hose in the shed');
    const [hit] = Object(await here.json(['recall', 'garden hose', '--explain'])).hits;
    const sum = hit.why.reduce((total: number, { delta }: { delta: number }) => total + delta, 0);
    expect(sum).toBeCloseTo(hit.score, 6);
    const { out } = await here.loci(['recall', 'garden hose', '--explain']);
    expect(out).toContain(`   ${hit.score.toFixed(6)} score, from\n   +`);
  });

  test('keeps to a session when told so', async () => {
    await here.remember('fig of today', '--session', 's2', '--kind', 'episodic');
    await here.remember('fig of yesterday', '--session', 's1', '--kind', 'episodic');
    expect(contentsOf(await here.json(['recall', 'fig', '--session', 's2', '--sessions', 'none']))).toEqual([
      'fig of today',
    ]);
    expect(contentsOf(await here.json(['recall', 'fig', '--session', 's2', '--sessions', 'all']))).toHaveLength(2);
  });
});

describe('search', () => {
  test('takes a text that starts with a dash after --', async () => {
    await here.remember('the flag -v means verbose');
    await here.remember('another one');
    expect(contentsOf(await here.json(['search', '--', '-v']))).toEqual(['the flag -v means verbose']);
    expect(await here.loci(['search', '-v'])).toMatchObject({ code: 2, out: '' });
  });

  test('lists the newest first without words, in pages', async () => {
    for (const text of ['one', 'two', 'three']) await here.remember(text);
    const first = Object(await here.json(['search', '--limit', '2']));
    expect(contentsOf(first)).toEqual(['three', 'two']);
    const second = await here.json(['search', '--limit', '2', '--cursor', first.cursor]);
    expect(contentsOf(second)).toEqual(['one']);
    const { out } = await here.loci(['search', '--limit', '2']);
    expect(out).toContain(`more with --cursor ${first.cursor}\n`);
    expect(await here.loci(['search', '--cursor', 'nonsense'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('invalid_cursor'),
    });
  });

  test('reaches what was replaced', async () => {
    const first = await here.remember('tea at nine', '--event-time', '2024-01-01');
    await here.loci(['amend', first, 'tea at ten', '--event-time', '2024-06-01']);
    expect(contentsOf(await here.json(['search', 'tea']))).toEqual(['tea at ten']);
    const all = await here.loci(['search', 'tea', '--include-superseded']);
    expect(all.out).toContain('fact, superseded');
    expect(contentsOf(await here.json(['search', 'tea', '--as-of', '2024-03-01']))).toEqual(['tea at nine']);
  });
});

describe('get, inspect and history', () => {
  test('get shows all details and then the content', async () => {
    const id = await here.remember(
      'two\nlines',
      '--tag',
      'a',
      '--tag',
      'b',
      '--event-time',
      '2024-05-01',
      '--ref',
      'doc:7',
    );
    const { code, out } = await here.loci(['get', id]);
    expect(code).toBe(0);
    expect(out).toContain(`id: ${id}\nstanding: active\n`);
    expect(out).toContain('tags: a, b\nrefs: [{"type":"doc","id":"7"}]\n');
    expect(out).toContain('eventTime: 2024-05-01T00:00:00.000Z\n');
    expect(out.endsWith('\n\ntwo\nlines\n')).toBe(true);
  });

  test.each(['get', 'history'])('%s fails for an unknown id, whatever it looks like', async (command) => {
    await here.remember('something');
    for (const id of ['bad-id', '../../evil', '__proto__', 'CON', 'a\u0000b', 'x'.repeat(300), '']) {
      const { code, out, err } = await here.loci([command, id, '--json']);
      expect(code).toBe(1);
      expect(err).toMatch(/^loci: not-found: .+\.\n$/);
      expect(documentOf(out)).toEqual({ error: { code: 'not-found', message: expect.any(String) } });
    }
  });

  test('inspect lists every standing, one line for each, in pages', async () => {
    const [first, gone] = [await here.remember('tea at\n nine'), await here.remember('a secret')];
    await here.loci(['amend', first, 'tea at ten']);
    await here.loci(['forget', gone, '--reason', 'asked for']);
    const { out, err } = await here.loci(['inspect']);
    expect(err).toBe('');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\S+ {2}active {6}fact {8}\d{4}-\d\d-\d\d {2}tea at ten$/);
    expect(lines[1]).toMatch(new RegExp(`^${gone} {2}forgotten {3}fact {8}\\d{4}-\\d\\d-\\d\\d {2}asked for$`));
    expect(lines[2]).toMatch(new RegExp(`^${first} {2}superseded {2}fact {8}\\d{4}-\\d\\d-\\d\\d {2}tea at nine$`));

    expect(await here.json(['inspect', '--standing', 'forgotten'])).toEqual({
      records: [expect.objectContaining({ id: gone })],
    });
    const page = Object(await here.json(['inspect', '--limit', '2']));
    expect(page.records).toHaveLength(2);
    const short = await here.loci(['inspect', '--limit', '2']);
    expect(short.out.trimEnd().split('\n')).toHaveLength(2);
    expect(short.err).toBe(`more with --cursor ${page.cursor}\n`);
    expect(await here.json(['inspect', '--cursor', page.cursor])).toEqual({
      records: [expect.objectContaining({ id: first })],
    });
  });

  test('history shows the versions, oldest first', async () => {
    const first = await here.remember('tea at nine');
    const { id } = Object(await here.json(['amend', first, 'tea at ten', '--reason', 'clocks changed']));
    const versions = Object(await here.json(['history', first]));
    expect(versions.map(({ id, standing }: { id: string; standing: string }) => [id, standing])).toEqual([
      [first, 'superseded'],
      [id, 'active'],
    ]);
    const { out } = await here.loci(['history', id]);
    expect(out).toMatch(
      /^\S+ {2}superseded {2}\S+Z\n {2}tea at nine\n\S+ {2}active {2}\S+Z {2}because: clocks changed\n {2}tea at ten\n$/,
    );
    expect(await here.json(['history', id, '--as-of', '2000-01-01'])).toEqual([]);
  });
});
