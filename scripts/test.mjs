// `npm test`: everything, on a fresh machine, with one plain line at the end: "N passed, N failed".
// A step that is not a test (browser, build, types, lint) counts as one failure when it fails, and so does a run
// without a single test. --long switches on the long runs; other arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const args = process.argv.slice(2);
const vitestArgs = args.filter((arg) => arg !== '--long');
if (args.includes('--long')) process.env.LOCI_LONG = '1';

const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const reports = mkdtempSync(join(tmpdir(), 'loci-test-'));
const report = join(reports, 'report.json');
const failures = [];
let passed = 0;
let failed = 0;

function step(name, command, commandArgs) {
  console.log(`\n> ${name}`);
  const options = { cwd, stdio: 'inherit', shell: process.platform === 'win32' && command === 'npm' };
  const ok = spawnSync(command, commandArgs, options).status === 0;
  if (!ok) failures.push(name);
  return ok;
}

function countTests(vitestOk) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    failures.push('vitest wrote no report');
    return;
  }
  passed = result.numPassedTests;
  failed = result.numFailedTests;
  // A file that does not load has no tests to fail; it must count all the same.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  for (const file of broken) failures.push(`${file.name} did not run`);
  if (passed + failed === 0) failures.push('no test ran');
  if (!vitestOk && failed + broken.length === 0) failures.push('vitest reported an error outside a test');
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) console.log(`${skipped} skipped (long runs: npm run test:long)`);
}

try {
  process.env.CHROME_PATH = await ensureChromium();
  if (step('build', 'npm', ['run', '--silent', 'build'])) {
    step('typecheck', 'npm', ['run', '--silent', 'typecheck']);
    step('lint', 'npm', ['run', '--silent', 'lint']);
    const vitestOk = step('tests', process.execPath, [
      vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...vitestArgs,
    ]);
    if (!vitestOk) failures.pop(); // its failures are counted one by one
    countTests(vitestOk);
  }
} catch (error) {
  failures.push(error.message);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

for (const failure of failures) console.log(`failed: ${failure}`);
failed += failures.length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
