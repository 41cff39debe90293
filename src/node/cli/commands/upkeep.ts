import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { LintReport, Stats } from '../../../model/queries.js';
import type { Perform } from '../call.js';

function init(program: Command, perform: Perform): void {
  const command = program.command('init').description('Make an empty store, unless there is one already.');
  perform(command, async (call) => {
    const created = !existsSync(join(call.folder, 'loci.json'));
    await (await call.memory('make')).stats();
    const outcome = { store: call.folder, created };
    await call.output.answer(outcome, () => `${created ? 'made a store in' : 'there is a store in'} ${call.folder}`);
    return 0;
  });
}

/** The commands about the store itself: the first one, and those at the end of the help. */
export const upkeepCommands = {
  init,
  rest(program: Command, perform: Perform): void {
    statusCommand(program, perform);
    lintCommand(program, perform);
    compactCommand(program, perform);
    reindexCommand(program, perform);
  },
};

function statusCommand(program: Command, perform: Perform): void {
  const command = program
    .command('status')
    .description('Show what the store holds and how it is.')
    .option('--all', 'count all users');
  perform<{ readonly all?: boolean }>(command, async (call) => {
    const stats = await (await call.memory('expect')).stats({ all: call.options.all === true });
    await call.output.answer({ store: call.folder, ...stats }, () => statusOf(call.folder, stats));
    return 0;
  });
}

function lintCommand(program: Command, perform: Perform): void {
  const command = program
    .command('lint')
    .description('Look for faults in the store. Fails when it finds an error.')
    .option('--strict', 'fail on warnings, too');
  perform<{ readonly strict?: boolean }>(command, async (call) => {
    const report = await (await call.memory('expect')).lint({ strict: call.options.strict === true });
    await call.output.answer(report, () => reportOf(report));
    return report.ok ? 0 : 1;
  });
}

function compactCommand(program: Command, perform: Perform): void {
  const command = program.command('compact').description('Rewrite the store without what is no longer needed.');
  perform(command, async (call) => {
    await (await call.memory('expect')).compact();
    await call.output.answer({ compacted: true }, () => 'compacted');
    return 0;
  });
}

function reindexCommand(program: Command, perform: Perform): void {
  const command = program.command('reindex').description('Build the search index anew from the texts.');
  perform(command, async (call) => {
    await (await call.memory('expect')).reindex();
    await call.output.answer({ reindexed: true }, () => 'reindexed');
    return 0;
  });
}

function statusOf(folder: string, { records, spaces, storage, index, lastError }: Stats): string {
  const { active, superseded, forgotten } = records;
  return [
    `store: ${folder}`,
    `memories: ${active} active, ${superseded} superseded, ${forgotten} forgotten`,
    `spaces: ${spaces}`,
    `storage: ${storage.kind}, ${storage.durability}, generation ${storage.generation}, ${storage.state}`,
    ...(storage.quarantined === 0 ? [] : [`damaged and put aside: ${storage.quarantined}; see loci lint`]),
    `index in use: ${index.units} units, ${index.terms} terms, ${index.analyser}`,
    ...(lastError === undefined ? [] : [`last error: ${lastError.code}: ${lastError.message}`]),
  ].join('\n');
}

function reportOf({ findings }: LintReport): string {
  if (findings.length === 0) return 'no findings';
  return findings
    .map(
      ({ level, check, detail, ids }) => `${level}: ${check}: ${detail}${ids.length === 0 ? '' : ` ${ids.join(', ')}`}`,
    )
    .join('\n');
}
