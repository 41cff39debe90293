import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentOf, place, run } from './harness.js';

const here = place();

describe('wrong usage', () => {
  test.each([
    ['no command', []],
    ['an unknown command', ['rember', 'x']],
    ['an unknown flag', ['recall', 'x', '--frobnicate']],
    ['an unknown flag before the command', ['--frobnicate', 'recall', 'x']],
    ['a flag of another command', ['recall', 'x', '--as-of', '2024-01-01']],
    ['a missing argument', ['recall']],
    ['a missing id', ['get']],
    ['too many arguments', ['get', 'a', 'b']],
    ['a flag without its value', ['recall', 'x', '--limit']],
    ['a limit that is no number', ['recall', 'x', '--limit', 'ten']],
    ['a limit out of range', ['recall', 'x', '--limit', '101']],
    ['a negative limit', ['inspect', '--limit', '-5']],
    ['an unknown kind', ['recall', 'x', '--kind', 'rumour']],
    ['an unknown kind to remember', ['remember', 'x', '--kind', 'rumour']],
    ['an unknown standing', ['inspect', '--standing', 'upright']],
    ['an unknown format', ['import', 'x', '--format', 'word']],
    ['a duration without a unit', ['remember', 'x', '--ttl', '30']],
    ['an importance out of range', ['remember', 'x', '--importance', '1.5']],
    ['a reference without an id', ['remember', 'x', '--ref', 'doc']],
    ['a time to live of nothing', ['remember', 'x', '--ttl', '0s']],
    ['no text at a terminal', ['remember']],
    ['nothing to edit', ['edit', 'x']],
    ['tags and no tags', ['edit', 'x', '--tag', 'a', '--no-tags']],
    ['one id to resolve', ['resolve', 'a', '--both']],
    ['no choice to resolve by', ['resolve', 'a', 'b']],
    ['both choices to resolve by', ['resolve', 'a', 'b', '--both', '--replace']],
    ['no new text at a terminal', ['amend', 'x']],
    ['strict for status', ['status', '--strict']],
    ['an argument for lint', ['lint', 'x']],
  ])('%s: exit code 2, the reason and the usage on stderr', async (_what, argv) => {
    const { code, out, err } = await here.loci(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/Usage: loci /);
    if (argv.length > 0) expect(err).toMatch(/^loci: usage: .+\n/);
  });

  test.each([
    ['--event-time', ['remember', 'x', '--event-time', 'yesterday']],
    ['--event-time', ['amend', 'x', 'y', '--event-time', '2024-02-30']],
    ['--tag', ['remember', 'x', '--tag', 'ä']],
    ['--tag', ['recall', 'x', '--tag', 'ä']],
    ['--any-tag', ['search', 'x', '--any-tag', 'ä']],
    ['--tag', ['edit', 'x', '--tag', 'ä']],
    ['--ref', ['remember', 'x', '--ref', 'DOC:1']],
    ['--ref', ['recall', 'x', '--ref', 'doc:']],
    ['--ref', ['forget', '--ref', 'doc: ']],
    ['--user', ['recall', 'x', '--user', 'a\u0007b']],
    ['--user', ['--user', ' ', 'recall', 'x']],
    ['--session', ['forget', '--session', '']],
    ['--store', ['status', '--store', '']],
    ['--speaker', ['remember', 'x', '--speaker', 'n'.repeat(300)]],
    ['--source', ['import', 'x', '--name', ' '], '--name'],
    ['--category', ['search', 'x', '--category', ' ']],
    ['--since', ['recall', 'x', '--since', 'noon']],
    ['--until', ['recall', 'x', '--until', '2024-05-01T10:00']],
    ['--as-of', ['history', 'x', '--as-of', 'May']],
    ['--before', ['forget', '--before', 'May']],
    ['--query', ['forget', '--query', ' ']],
    ['--reason', ['restore', 'x', '--reason', 'r'.repeat(121)]],
    ['--importance', ['edit', 'x', '--importance', '2']],
    ['--meta', ['edit', 'x', '--meta', '{']],
  ])('a bad value of %s is wrong usage, names the option and makes no store', async (flag, argv, other = flag) => {
    const { code, out, err } = await here.loci(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^loci: usage: option '${other} `));
    expect(existsSync(here.store)).toBe(false);
  });

  test('an empty pipe is no text', async () => {
    expect(await here.loci(['remember'], { stdin: '' })).toMatchObject({ code: 2, out: '' });
  });

  test('suggests what was meant', async () => {
    expect((await here.loci(['rember', 'x'])).err).toContain('Did you mean remember?');
    expect((await here.loci(['recall', 'x', '--explian'])).err).toContain('Did you mean --explain?');
  });
});

describe('help and version', () => {
  test.each([[['--help']], [['help']], [['recall', '--help']], [['help', 'recall']], [['recall', '-h', '--json']]])(
    'loci %j goes to stdout',
    async (argv) => {
      const { code, out, err } = await here.loci(argv);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^Usage: loci /);
    },
  );

  test('names the exit codes and the place of the store', async () => {
    const { out } = await here.loci(['--help']);
    expect(out).toContain('LOCI_STORE');
    expect(out).toContain('Exit codes');
  });

  test('prints the version of the package', async () => {
    const { default: manifest } = await import('../../../package.json', { with: { type: 'json' } });
    expect(await here.loci(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });
});

describe('output', () => {
  test('with --json every failure is one document, too', async () => {
    const { code, out, err } = await here.loci(['recall', 'x', '--json']);
    expect(code).toBe(1);
    expect(documentOf(out)).toEqual({ error: { code: 'not-found', message: expect.any(String) } });
    expect(err).toMatch(/^loci: not-found: .+\.\n$/);
  });

  test('a reader that goes away is no failure', async () => {
    await here.remember('tea');
    for (const argv of [['inspect'], ['recall', 'tea'], ['status', '--json'], ['--help']]) {
      expect(await here.loci(argv, { readsWrites: 0 })).toEqual({ code: 0, out: '', err: '' });
    }
  });

  test('an answer that cannot be written is one', async () => {
    await here.remember('tea');
    const { code, err } = await here.loci(['inspect', '--json'], { outputFails: new Error('ENOSPC') });
    expect(code).toBe(1);
    expect(err).toBe('loci: unavailable: The answer could not be written to the output.\n');
  });
});

describe('an interrupt', () => {
  test('ends a command that waits for its text, and nothing is stored', async () => {
    await here.remember('kept');
    const interrupt = new AbortController();
    const stdin = (async function* () {
      yield new TextEncoder().encode('half a ');
      interrupt.abort(130);
      await new Promise(() => {});
    })();
    expect(await here.loci(['remember', '-'], { stdin, signal: interrupt.signal })).toEqual({
      code: 130,
      out: '',
      err: '',
    });
    expect(Object(await here.json(['inspect'])).records).toHaveLength(1);
  });

  test('ends it, even if the text comes afterwards', async () => {
    const interrupt = new AbortController();
    let told = () => {};
    const stdin = (async function* () {
      yield new TextEncoder().encode('half a ');
      interrupt.abort(130);
      await new Promise<void>((resolve) => {
        told = resolve;
      });
      yield new TextEncoder().encode('text');
    })();
    expect((await here.loci(['remember', '-'], { stdin, signal: interrupt.signal })).code).toBe(130);
    told();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(here.store)).toBe(false);
  });

  test('lets a write finish, and closes the store', async () => {
    const interrupt = new AbortController();
    const running = here.loci(['remember', 'tea'], { signal: interrupt.signal });
    setTimeout(() => interrupt.abort(143), 5);
    expect([0, 143]).toContain((await running).code);
    const { code, err } = await here.loci(['lint']);
    expect(code === 0 || err.includes('There is no memory store')).toBe(true);
  });

  test('that came before the start is heeded', async () => {
    const { code } = await run(['recall', 'x'], { env: { LOCI_STORE: here.store }, signal: AbortSignal.abort(130) });
    expect(code).toBe(130);
  });
});
