import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocks, entries, project } from './blocks.js';

const found = blocks();
const runnable = found.filter(({ browserOnly }) => !browserOnly);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loci-docs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are examples to check', () => {
  expect(found.length).toBeGreaterThan(10);
  expect(runnable.length).toBeLessThan(found.length);
});

test('every example has the right types', () => {
  const files = found.map(({ source }, at) => {
    const path = join(folder, `typed-${at}.ts`);
    writeFileSync(path, source);
    return path;
  });
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: ['node'],
    typeRoots: [join(project, 'node_modules/@types')],
    paths: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, [join(project, path)]])),
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  });
  // Of the examples alone: the source itself is checked with the project.
  const problems = files.flatMap((file, at) => {
    const parsed = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(parsed), ...program.getSemanticDiagnostics(parsed)].map(
      ({ messageText }) => `${found[at]?.at}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
  expect(problems).toEqual([]);
}, 60_000);

test('every example that Node can run prints what it says', () => {
  runnable.forEach(({ source }, at) => {
    const mapped = source.replace(/from '(loci[\w/]*)'/g, (_, name: string) => {
      const path = entries[name];
      if (path === undefined) throw new Error(`${name} is no entry of the package.`);
      return `from '${pathToFileURL(join(project, path)).href}'`;
    });
    writeFileSync(join(folder, `run-${at}.mts`), mapped);
  });
  // Each in a folder of its own, one after the other, in one process.
  writeFileSync(
    join(folder, 'main.mts'),
    `import { mkdtempSync } from 'node:fs';
import { format } from 'node:util';
const all = [];
const print = console.log;
for (let at = 0; at < ${runnable.length}; at++) {
  process.chdir(mkdtempSync(${JSON.stringify(join(folder, 'place-'))}));
  const printed = [];
  console.log = (...values) => printed.push(format(...values));
  try {
    await import(new URL('run-' + at + '.mts', import.meta.url).href);
  } catch (error) {
    printed.push(String(error?.stack ?? error));
  }
  all.push(printed);
}
print(JSON.stringify(all));
`,
  );
  const args = [
    '--import',
    pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href,
    join(folder, 'main.mts'),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect(stderr).toBe('');
  const printed: unknown = JSON.parse(stdout);
  expect(Object.fromEntries(runnable.map(({ at }, i) => [at, Object(printed)[i]]))).toEqual(
    Object.fromEntries(runnable.map(({ at, prints }) => [at, prints])),
  );
}, 60_000);
