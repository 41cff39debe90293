import { expect, test } from 'vitest';
import { place } from './harness.js';

const here = place();

test('spaces are made, shared, written to, archived and erased', async () => {
  await here.remember('My bike key is on the hook.', '--user', 'ben');
  const run = async (...argv: string[]) => (await here.loci(argv)).out;
  expect(await run('spaces', '--user', 'ana')).toBe('no shared spaces\n');
  expect(await run('spaces', 'Garden', '--create', '--user', 'ana')).toBe('garden  owner  Garden\n  user:ana  owner\n');
  expect(await run('spaces', 'garden', '--member', 'ben', '--user', 'ana')).toContain('  user:ben  viewer\n');
  expect(await run('spaces', 'garden', '--member', 'ben', '--role', 'editor', '--user', 'ana')).toContain(
    'ben  editor',
  );
  await here.remember('The shed key is under the pot.', '--user', 'ana', '--space', 'garden');
  const found = await run('recall', 'key', '--user', 'ben');
  expect(found).toMatch(/The shed key.*\n.* in garden/);
  expect(found).toContain('My bike key');
  expect(await run('recall', 'key', '--user', 'ben', '--space', 'garden')).not.toContain('bike');
  expect(await here.loci(['recall', 'key', '--user', 'eve', '--space', 'garden'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('space_not_found'),
  });
  expect(await run('spaces', 'garden', '--archive', '--user', 'ana')).toContain('archived');
  expect(await here.loci(['remember', 'x', '--user', 'ben', '--space', 'garden'])).toMatchObject({ code: 1 });
  expect(await run('spaces', 'garden', '--unarchive', '--user', 'ana')).not.toContain('archived');
  expect(await run('spaces', 'garden', '--remove', 'ben', '--user', 'ana')).not.toContain('ben');
  expect(await here.loci(['spaces', 'garden', '--erase', '--user', 'ana'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('confirm_slug_mismatch'),
  });
  const erase = ['spaces', 'garden', '--erase', '--confirm', 'garden', '--user', 'ana'];
  expect(await run(...erase, '--dry-run')).toBe('would erase garden: 1 memories, 1 members\n');
  expect(await run(...erase)).toBe('erased garden: 1 memories, 1 members\n');
  expect(await here.json(['spaces', '--user', 'ana'])).toEqual([]);
});

test('one thing is asked of a space at a time, and it is named', async () => {
  await here.loci(['init']);
  for (const argv of [
    ['--create'],
    ['garden', '--archive', '--erase'],
    ['--member', 'ben'],
    ['g', '--role', 'king'],
    ['garden', '--archive', '--dry-run'],
    ['garden', '--remove', 'ben', '--confirm', 'garden'],
    ['garden', '--slug', 'park'],
  ])
    expect(await here.loci(['spaces', ...argv]), argv.join(' ')).toMatchObject({ code: 2, out: '' });
});
