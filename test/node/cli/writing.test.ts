import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentOf, idOf, place } from './harness.js';

const here = place();

const contentOf = async (id: string) => Object(await here.json(['get', id])).content;

describe('remember', () => {
  test('stores a text, makes the store, and says the id', async () => {
    expect(existsSync(here.store)).toBe(false);
    const { code, out, err } = await here.loci(['remember', 'Ana moved to Porto']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, id = ''] = /^stored (\S+)\n$/.exec(out) ?? [];
    expect(await contentOf(id)).toBe('Ana moved to Porto');
  });

  test('joins words that were not quoted', async () => {
    expect(await contentOf(idOf(await here.json(['remember', 'Ana', 'moved  to', 'Porto'])))).toBe(
      'Ana moved  to Porto',
    );
  });

  test.each([
    ['several lines', 'multi\nline ünïcode 🎈'],
    ['white space around', '  \t a text \r\n\n'],
    ['a byte order mark', '\ufeffmarked'],
    ['control characters', 'red \u001b[31m\u0000\u009b end'],
    ['a dash', '- '],
  ])('stores what is piped in exactly: %s', async (_what, text) => {
    const explicit = idOf(await here.json(['remember', '-'], { stdin: text }));
    expect(await contentOf(explicit)).toBe(text);
    const silent = idOf(await here.json(['remember', '--external-id', 'x'], { stdin: text }));
    expect(await contentOf(silent)).toBe(text);
  });

  test('puts bytes together that come in pieces within a character', async () => {
    const bytes = new TextEncoder().encode('a 🎈 b');
    const stdin = (async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte);
    })();
    expect(await contentOf(idOf(await here.json(['remember', '-'], { stdin })))).toBe('a 🎈 b');
  });

  test('takes every detail', async () => {
    const details = [
      '--kind',
      'preference',
      '--tag',
      'tea',
      '--tag',
      'Morning Habit',
      '--ref',
      'document:a:b',
      '--source',
      'chat',
    ];
    const more = ['--category', 'drinks', '--speaker', 'Ana', '--external-id', 'e1', '--event-time', '2024-05-01'];
    const id = await here.remember('Tea first', ...details, ...more, '--ttl', '30d', '--importance', '0.5');
    const record = Object(await here.json(['get', id]));
    expect(record).toMatchObject({
      content: 'Tea first',
      kind: 'preference',
      tags: ['tea', 'morning-habit'],
      refs: [{ type: 'document', id: 'a:b' }],
      source: 'chat',
      category: 'drinks',
      speaker: 'Ana',
      externalId: 'e1',
      eventTime: Date.UTC(2024, 4, 1),
      importance: 0.5,
    });
    expect(record.expiresAt - record.storedAt).toBe(30 * 86_400_000);
  });

  test('answers as the library does', async () => {
    const first = await here.json(['remember', 'Tea at nine', '--external-id', 'e1']);
    expect(first).toMatchObject({ id: expect.any(String), status: 'stored', superseded: [] });
    const second = await here.json(['remember', 'Tea at ten', '--external-id', 'e1']);
    expect(second).toMatchObject({ id: expect.any(String), status: 'amended', superseded: [idOf(first)] });
    const third = await here.loci(['remember', 'Tea at ten', '--external-id', 'e1']);
    expect(third.out).toBe(`unchanged ${idOf(second)}\n`);
  });

  test.each([['a blank text', ['remember', ' '], 'content_empty']])(
    'refuses %s, and makes no store',
    async (_what, argv, error) => {
      const { code, out, err } = await here.loci(argv);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(new RegExp(`^loci: ${error}: .+\\.\n$`));
      expect(existsSync(here.store)).toBe(false);
    },
  );

  test.each([
    ['bytes that are no UTF-8', Uint8Array.of(0x66, 0xff), 'invalid'],
    ['more than a memory holds', `${'é'.repeat(512 * 1024)}!`, 'content_too_large'],
    ['nothing where - asked for it', '', 'content_empty'],
  ])('refuses %s', async (_what, stdin, error) => {
    const { code, err } = await here.loci(['remember', '-'], { stdin });
    expect(code).toBe(1);
    expect(err).toContain(`loci: ${error}: `);
  });

  test('stops reading a pipe that never ends', async () => {
    let given = 0;
    const stdin = (async function* () {
      for (;;) {
        given += 65_536;
        yield new Uint8Array(65_536).fill(0x61);
      }
    })();
    const { code, err } = await here.loci(['remember'], { stdin });
    expect(code).toBe(1);
    expect(err).toContain('content_too_large');
    expect(given).toBeLessThan(2 * 1024 * 1024);
  });

  test('keeps the memories of users and agents apart', async () => {
    await here.remember('Ana likes figs', '--user', 'ana');
    await here.remember('the agent likes figs', '--user', 'ana', '--agent', 'planner');
    const seen = async (...scope: string[]) =>
      Object(await here.json(['recall', 'figs', ...scope]))
        .hits.map(({ content }: { content: string }) => content)
        .sort();
    expect(await seen()).toEqual([]);
    expect(await seen('--user', 'Ana')).toEqual([]);
    expect(await seen('--user', 'ana')).toEqual(['Ana likes figs']);
    expect(await seen('--user', 'ana', '--agent', 'planner')).toEqual(['Ana likes figs', 'the agent likes figs']);
  });
});

describe('amend', () => {
  test('replaces a text, by words or by a pipe', async () => {
    const first = await here.remember('Bruno prefers the window seat');
    const second = Object(await here.json(['amend', first, 'Bruno prefers', 'the aisle seat', '--reason', 'knee']));
    expect(second).toMatchObject({ id: expect.any(String), status: 'amended', superseded: [first] });
    const third = Object(await here.json(['amend', second.id, '-'], { stdin: 'Bruno\nstands\n' }));
    expect(await contentOf(third.id)).toBe('Bruno\nstands\n');
    const { out } = await here.loci(['amend', third.id, 'Bruno walks']);
    expect(out).toMatch(
      new RegExp(`^amended \\S+, replaces ${third.id}\n  no longer: Bruno stands\n  undo: loci restore ${third.id}\n$`),
    );
  });

  test('fails for an unknown id and without a store', async () => {
    expect(await here.loci(['amend', 'nobody', 'text'])).toMatchObject({ code: 1, out: '' });
    expect(existsSync(here.store)).toBe(false);
    await here.remember('something');
    const { code, out, err } = await here.loci(['amend', 'nobody', 'text', '--json']);
    expect(code).toBe(1);
    expect(err).toContain('loci: not-found: ');
    expect(documentOf(out)).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('edit', () => {
  test('changes details and clears them', async () => {
    const id = await here.remember('Bruno prefers the window seat', '--tag', 'travel', '--category', 'habits');
    const edited = await here.loci(['edit', id, '--tag', 'train', '--no-category', '--meta', '{"a":1}', '--ttl', '1d']);
    expect(edited).toEqual({ code: 0, out: `updated ${id}\n`, err: '' });
    const record = Object(await here.json(['get', id]));
    expect(record).toMatchObject({ tags: ['train'], meta: { a: 1 }, expiresAt: expect.any(Number) });
    expect(record.category).toBeUndefined();
    await here.json(['edit', id, '--no-tags', '--no-ttl', '--importance', '0.5']);
    expect(await here.json(['get', id])).toMatchObject({ tags: [], importance: 0.5 });
    expect(Object(await here.json(['get', id])).expiresAt).toBeUndefined();
  });
});
