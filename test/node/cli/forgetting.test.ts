import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf, place } from './harness.js';

const here = place();

const standingOf = async (id: string, ...scope: string[]) => Object(await here.json(['get', id, ...scope])).standing;

/** Whether any file of the store has the text in it. */
function isOnDisk(text: string): boolean {
  return readdirSync(here.store, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
  );
}

describe('forget', () => {
  test('erases by ids, for good, and says what went', async () => {
    const [first, second] = [await here.remember('the zanzibar secret'), await here.remember('another secret')];
    expect(isOnDisk('zanzibar')).toBe(true);
    const outcome = await here.json(['forget', first, second]);
    expect(outcome).toMatchObject({ status: 'forgotten', ids: [first, second], already: [], derived: [] });
    expect(isOnDisk('zanzibar')).toBe(false);
    expect(await standingOf(first)).toBe('forgotten');
    const again = await here.loci(['forget', first]);
    expect(again).toEqual({ code: 0, out: `nothing to forget\nforgotten before: ${first}\n`, err: '' });
  });

  test('fails for an unknown id, and then forgets nothing', async () => {
    const id = await here.remember('kept');
    const { code, out, err } = await here.loci(['forget', id, 'nobody']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('loci: not-found: There is no memory with this id that this user and agent may see.\n');
    expect(await standingOf(id)).toBe('active');
  });

  test('shows with --dry-run what would go', async () => {
    const id = await here.remember('kept');
    const { code, out, err } = await here.loci(['forget', id, '--dry-run']);
    expect({ code, out, err }).toEqual({ code: 0, out: `would forget:\n  ${id}  kept\n`, err: '' });
    expect(await standingOf(id)).toBe('active');
    const escaping = await here.remember('red \u001b[31m\nand more');
    expect((await here.loci(['forget', escaping, '--dry-run'])).out).toBe(
      `would forget:\n  ${escaping}  red \\u001b[31m and more\n`,
    );
    expect(await here.json(['forget', id, '--dry-run'])).toMatchObject({ status: 'forgotten', ids: [id] });
  });

  test('shows the texts of what stays and shares rare words with what went', async () => {
    const gone = await here.remember('The quagga stands in the attic.', '--no-relate');
    const stays = await here.remember('Feed the quagga on Mondays.', '--no-relate');
    const { out } = await here.loci(['forget', gone]);
    expect(out).toBe(
      `forgot ${gone}\nnot forgotten, but shares rare words:\n  ${stays}  Feed the quagga on Mondays.\n`,
    );
  });

  test('by words: one good match, none, or several', async () => {
    const hose = await here.remember('garden hose in the shed');
    const ladders = [await here.remember('ladder one'), await here.remember('ladder two')];
    expect(await here.loci(['forget', '--query', 'zebra'])).toEqual({ code: 0, out: 'nothing to forget\n', err: '' });
    expect(await here.json(['forget', '--query', 'garden hose'])).toMatchObject({ status: 'forgotten', ids: [hose] });

    const several = await here.loci(['forget', '--query', 'ladder', '--json']);
    expect(several.code).toBe(1);
    expect(several.err).toMatch(/^loci: ambiguous: .+\.\n$/);
    const { status, ids, candidates } = Object(documentOf(several.out));
    expect([status, ids, candidates.length]).toEqual(['ambiguous', [], 2]);
    expect((await here.loci(['forget', '--query', 'ladder'])).out).toContain(ladders[0]);
    const all = Object(await here.json(['forget', '--query', 'ladder', '--all']));
    expect([...all.ids].sort()).toEqual([...ladders].sort());
  });

  test.each([
    ['a session', ['--session', 's1'], ['--session', 's1']],
    ['a source', ['--source', 'chat'], ['--source', 'chat']],
    ['an external id', ['--external-id', 'e1'], ['--external-id', 'e1']],
    ['a reference', ['--ref', 'doc:7'], ['--ref', 'doc:7']],
    ['a time', ['--event-time', '2020-01-01'], ['--before', '2021-01-01']],
  ])('by %s', async (_what, given, named) => {
    const [gone, kept] = [await here.remember('fig one', ...given), await here.remember('fig two')];
    expect(await here.json(['forget', ...named])).toMatchObject({ status: 'forgotten', ids: [gone] });
    expect(await standingOf(kept)).toBe('active');
  });

  test('several conditions narrow, wherever --session stands', async () => {
    const inSession = await here.remember('fig one', '--session', 's1', '--source', 'chat');
    await here.remember('fig two', '--session', 's2', '--source', 'chat');
    expect(await here.json(['forget', '--session', 's1', '--source', 'other'])).toMatchObject({ status: 'none' });
    const { code } = await here.loci(['--session', 's1', 'forget', '--source', 'chat']);
    expect(code).toBe(0);
    expect(await standingOf(inSession)).toBe('forgotten');
    expect(Object(await here.json(['recall', 'fig'])).hits).toHaveLength(1);
  });

  test('by the words of a person, which must be plain, and may be tried first', async () => {
    const tone = await here.remember('I prefer a casual tone for my updates.');
    const standup = await here.remember('The standup is at 9:30.');
    const words = ['forget', '--description', 'Forget my casual tone preference.'];
    expect(await here.json([...words, '--dry-run'])).toMatchObject({ status: 'forgotten', dryRun: true, ids: [tone] });
    expect(await standingOf(tone)).toBe('active');
    const said = await here.json([...words, '--reason', 'asked for']);
    expect(said).toMatchObject({ status: 'forgotten', dryRun: false, ids: [tone], reason: 'asked for' });
    expect(await here.loci(['forget', '--description', 'When is the standup?'])).toMatchObject({ code: 0, err: '' });
    expect(await standingOf(standup)).toBe('active');

    for (const text of ['ladder one', 'ladder two']) await here.remember(text);
    const several = await here.loci(['forget', '--description', 'Forget the ladder.', '--json']);
    expect([several.code, Object(documentOf(several.out)).status]).toEqual([1, 'ambiguous']);
    expect(several.err).not.toContain('--all');
    const unclear = await here.loci(['forget', '--description', 'The standup is not at ten.']);
    expect(unclear).toMatchObject({ code: 1, out: expect.stringContaining(standup) });
    expect(unclear.err).toMatch(/^loci: unclear: .+\.\n$/);
    for (const more of [['--all'], ['--query', 'x'], ['an-id']])
      expect(await here.loci([...words, ...more])).toMatchObject({ code: 2, out: '' });
  });

  test('by a topic or a name, one or with --all every one', async () => {
    const ids = [await here.remember('Greta plays chess.'), await here.remember('Greta likes rye bread.')];
    expect((await here.loci(['forget', '--entity', 'Greta'])).code).toBe(1);
    expect(await here.json(['forget', '--topic', 'rye bread'])).toMatchObject({ ids: [ids[1]] });
    expect(await here.json(['forget', '--entity', 'Greta', '--all'])).toMatchObject({ ids: [ids[0]] });
  });

  test('a whole user only with --yes', async () => {
    const ana = await here.remember('fig of Ana', '--user', 'ana');
    const local = await here.remember('fig');
    const refused = await here.loci(['forget', '--all-of-user', 'ana']);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--yes') });
    expect(await here.json(['forget', '--all-of-user', 'ana', '--dry-run'])).toMatchObject({ ids: [ana] });
    expect(await standingOf(ana, '--user', 'ana')).toBe('active');
    expect(await here.loci(['forget', '--all-of-user', 'ana', '--user', 'bea', '--yes'])).toMatchObject({ code: 2 });
    expect(await here.json(['forget', '--all-of-user', 'ana', '--yes'])).toMatchObject({
      status: 'forgotten',
      ids: [ana],
    });
    expect(await standingOf(ana, '--user', 'ana')).toBe('forgotten');
    expect(await standingOf(local)).toBe('active');
  });

  test('without anything to forget is used wrongly', async () => {
    await here.remember('kept');
    for (const argv of [['forget'], ['forget', '--all'], ['forget', '--reason', 'why', '--yes']]) {
      expect(await here.loci(argv)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('Usage: loci forget'),
      });
    }
  });

  test('refuses a reason that repeats what is erased', async () => {
    const id = await here.remember('the zanzibar secret');
    const { code, err } = await here.loci(['forget', id, '--reason', 'about Zanzibar']);
    expect(code).toBe(1);
    expect(err).toMatch(/^loci: invalid: /);
    expect(err).not.toMatch(/zanzibar/i);
  });
});
