import { describe, expect, test } from 'vitest';
import { place } from './harness.js';

const here = place();

const contentsOf = async (question: string): Promise<readonly string[]> =>
  Object(await here.json(['recall', question])).hits.map(({ content }: { content: string }) => content);

describe('remember relates', () => {
  test('says what was replaced and how to undo it, and restore undoes it', async () => {
    const nine = await here.remember('My train leaves at nine.');
    const { out } = await here.loci(['remember', 'My train leaves at ten.']);
    const [, ten = ''] =
      /^stored (\S+), replaces \S+ \(updates: rescheduled\)\n {2}no longer: My train leaves at nine\.?\n {2}undo: /.exec(
        out,
      ) ?? [];
    expect(out).toContain(`undo: loci restore ${nine}\n`);
    expect(await contentsOf('train')).toEqual(['My train leaves at ten.']);
    const undone = await here.loci(['restore', nine, '--reason', 'misheard']);
    expect(undone.out).toMatch(new RegExp(`^stored \\S+, replaces ${ten} \\(updates: misheard\\)\n`));
    expect(await contentsOf('train')).toEqual(['My train leaves at nine.']);
    expect(await here.loci(['restore', 'nobody'])).toMatchObject({ code: 1, out: '' });
  });

  test('stores beside with --no-relate', async () => {
    await here.remember('My train leaves at nine.');
    await here.remember('My train leaves at ten.', '--no-relate');
    expect(await contentsOf('train')).toHaveLength(2);
  });

  test('says what is known already, and what is not stored', async () => {
    const id = await here.remember('I like oolong tea.');
    expect((await here.loci(['remember', 'I like oolong tea.'])).out).toBe(`duplicate ${id} is known already\n`);
    const gated = await here.loci(['remember', 'Forget that I like oolong tea.']);
    expect(gated).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^not stored: .+; loci forget --description does that\n$/),
    });
    expect(await here.json(['remember', 'Forget that I like oolong tea.'])).toMatchObject({ status: 'gated', id: '' });
  });
});

describe('resolve', () => {
  /** Two memories that may not agree; the ids, older first. */
  const doubtful = async (): Promise<readonly [string, string]> => {
    const older = await here.remember('Rent is 500 euros and the deposit is 1000 euros.');
    const newer = await here.remember('Rent is 550 euros.');
    return [older, newer];
  };

  test('remember, status and lint name what is open; --both settles it', async () => {
    const [older, newer] = await doubtful();
    expect((await here.loci(['status'])).out).toContain('open questions: 1; see loci lint\n');
    const lint = await here.loci(['lint']);
    expect(lint.code).toBe(0);
    expect(lint.out).toContain(`loci resolve ${older} ${newer} --both, or --replace\n`);
    expect(lint.out).toContain('  older: Rent is 500 euros');
    expect(lint.out).toContain('  newer: Rent is 550 euros');
    expect(await here.json(['resolve', older, newer, '--both'])).toEqual({ pair: [older, newer], choice: 'both' });
    expect((await here.loci(['status'])).out).not.toContain('open question');
    expect((await here.loci(['lint'])).out).not.toContain('open question');
    expect(await contentsOf('rent')).toHaveLength(2);
  });

  test('--replace lets the newer one hold, in whatever order the ids stand', async () => {
    const older = await here.remember('Rent is 500 euros and the deposit is 1000 euros.');
    const { out } = await here.loci(['remember', 'Rent is 550 euros.']);
    expect(out).toMatch(new RegExp(`\nmay not agree with ${older} \\(slot\\): `));
    const [, newer = ''] = /^stored (\S+)/.exec(out) ?? [];
    expect(out).toContain(`  the new one holds: loci resolve ${older} ${newer} --replace\n`);
    const settled = await here.loci(['resolve', newer, older, '--replace']);
    expect(settled).toEqual({ code: 0, out: 'settled: the newer one replaces the older one\n', err: '' });
    expect(await contentsOf('rent')).toEqual(['Rent is 550 euros.']);
    expect(await here.loci(['resolve', newer, older, '--both'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('improve', () => {
  test('merges what says the same, after a look with --dry-run', async () => {
    await here.remember('I like oolong tea.');
    await here.remember('I like oolong tea.', '--no-relate');
    const preview = await here.loci(['improve', '--dry-run']);
    expect(preview.out).toMatch(/^would merge \S+ into \S+\n/);
    expect(await contentsOf('oolong')).toHaveLength(2);
    expect((await here.loci(['improve'])).out).toMatch(/^merged \S+ into \S+\n/);
    expect(await contentsOf('oolong')).toHaveLength(1);
    expect((await here.loci(['improve'])).out).toBe('nothing to improve\n');
  });
});
