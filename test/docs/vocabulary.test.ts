import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasons } from '../../src/engine/relate/decide/reason.js';
import { errorCodes, memoryStorage, openMemory } from '../../src/index.js';
import { relations } from '../../src/model/commands.js';
import { parseSearch } from '../../src/model/parse/query.js';
import { toAccess } from '../../src/model/parse/scope.js';
import { project } from './blocks.js';

const api = readFileSync(join(project, 'docs/api.md'), 'utf8');
const relating = readFileSync(join(project, 'docs/relating.md'), 'utf8');

test('docs/relating.md explains every reason and no other, and names every relation', () => {
  const table = relating.slice(relating.indexOf('| reason '));
  expect([...table.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, reason]) => reason)).toEqual([...reasons]);
  for (const relation of relations) expect(relating).toContain(`\`${relation}\``);
});

test('docs/api.md lists every error code with its meaning', () => {
  const rows = [...api.matchAll(/^\| `([\w-]+)` +\| (yes|no) +\| (.*?) +\|$/gm)].map(([, ...row]) => row);
  const known = Object.entries(errorCodes).map(([code, { retryable, meaning }]) => [
    code,
    retryable ? 'yes' : 'no',
    meaning,
  ]);
  expect(rows).toEqual(known);
});

test('docs/api.md names every verb', async () => {
  const memory = await openMemory({ storage: memoryStorage() });
  const verbs = [
    ...Object.keys(memory).filter((verb) => verb !== 'spaces'),
    ...Object.keys(memory.spaces).map((verb) => `spaces.${verb}`),
  ];
  expect(verbs.length).toBeGreaterThan(20);
  for (const verb of verbs) expect(api, verb).toMatch(new RegExp(`\`${verb}\\(|memory\\.${verb}\\(`));
  await memory.close();
});

test('the defaults of recall are those that docs/api.md names', () => {
  const { query, verbosity } = parseSearch(toAccess({}), 'x');
  const named = (option: string) =>
    new RegExp(`^\\| \`${option}\` +\\| (.*?) +\\|`, 'm').exec(api)?.[1]?.replace(/[`']/g, '');
  expect(named('limit')).toBe(String(query.limit));
  expect(named('minRelevance')).toBe(String(query.minRelevance));
  expect(named('confidenceFloor')).toBe(String(query.confidenceFloor));
  expect(named('sessions')).toBe(query.filter.sessions);
  expect(named('verbosity')).toBe(verbosity);
  expect(named('explain')).toBe(String(query.explain));
});

test('docs/api.md explains every field of the receipt of a forget', () => {
  const source = readFileSync(join(project, 'src/model/outcomes.ts'), 'utf8');
  const declared = /interface Forgotten \{(.*?)^\}/ms.exec(source)?.[1] ?? '';
  const fields = [...declared.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name);
  const table = api.slice(api.indexOf('| field of the receipt, `Forgotten`')).split('\n\n')[0] ?? '';
  expect(fields).toContain('alsoMentioned');
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).toSorted()).toEqual(fields.toSorted());
});
