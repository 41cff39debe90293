import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { programWith } from '../../../src/node/cli/program.js';
import { run } from './harness.js';

const path = fileURLToPath(new URL('../../../docs/cli.md', import.meta.url));
const heading = '## Commands\n';

/** What stands below the heading: the help of the program and of each command. */
async function reference(): Promise<string> {
  const names = programWith(() => {}, {}).commands.map((command) => command.name());
  const parts = [`\n\`\`\`text\n${(await run(['--help'])).out}\`\`\`\n`];
  for (const name of names) parts.push(`\n### ${name}\n\n\`\`\`text\n${(await run([name, '--help'])).out}\`\`\`\n`);
  return parts.join('');
}

test('docs/cli.md holds the help of every command (after a change: vitest -u)', async () => {
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(heading);
  expect(at).toBeGreaterThan(0);
  await expect(text.slice(0, at + heading.length) + (await reference())).toMatchFileSnapshot(path);
});
