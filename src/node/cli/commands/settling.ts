import type { Command } from 'commander';
import type { Improved } from '../../../model/commands.js';
import { compact } from '../../../model/parse/memory.js';
import type { Perform } from '../call.js';
import { becameOf } from '../describe-outcome.js';
import { reason } from '../options.js';

/** `restore`, `resolve` and `improve`: what was replaced, what is open, what says the same. */
export function settlingCommands(program: Command, perform: Perform): void {
  restoreCommand(program, perform);
  resolveCommand(program, perform);
  improveCommand(program, perform);
}

function restoreCommand(program: Command, perform: Perform): void {
  const command = program
    .command('restore')
    .description('Undo that a memory was replaced: a new one says what the old one said. Never for a forgotten one.')
    .argument('<id>', 'the id of the memory that was replaced')
    .option('--reason <text>', 'why, at most 120 characters', reason);
  perform<{ readonly reason?: string }>(command, async (call) => {
    const { reason } = call.options;
    const memory = await call.memory('expect');
    const outcome = await memory.restore(call.args[0] ?? '', compact({ reason }));
    const said = call.output.json ? '' : await becameOf(memory, outcome);
    await call.output.answer(outcome, () => said);
    return 0;
  });
}

function resolveCommand(program: Command, perform: Perform): void {
  const command = program
    .command('resolve')
    .description('Settle two memories that may not agree; loci lint lists them.')
    .argument('<a>', 'the id of one of them')
    .argument('<b>', 'the id of the other one')
    .option('--both', 'both hold')
    .option('--replace', 'the newer one replaces the older one');
  perform<{ readonly both?: boolean; readonly replace?: boolean }>(command, async (call) => {
    const { both, replace } = call.options;
    if ((both === true) === (replace === true)) call.misused('say which: --both or --replace');
    const choice = both === true ? 'both' : 'replace';
    const [a = '', b = ''] = call.args;
    await (await call.memory('expect')).resolve([a, b], choice);
    await call.output.answer({ pair: [a, b], choice }, () =>
      choice === 'both' ? 'settled: both hold' : 'settled: the newer one replaces the older one',
    );
    return 0;
  });
}

function improveCommand(program: Command, perform: Perform): void {
  const command = program
    .command('improve')
    .description('Merge memories that say the same, and derive patterns from what several say.')
    .option('--dry-run', 'say what would change, and change nothing');
  perform<{ readonly dryRun?: boolean }>(command, async (call) => {
    const dryRun = call.options.dryRun === true;
    const outcome = await (await call.memory('expect')).improve({ dryRun });
    await call.output.answer(outcome, () => improvedOf(outcome, dryRun));
    return 0;
  });
}

function improvedOf({ merged, derived }: Improved, dryRun: boolean): string {
  if (merged.length + derived.length === 0) return 'nothing to improve';
  const would = dryRun ? 'would ' : '';
  return [
    ...merged.map(
      ({ id, superseded }) => `${would}merge${dryRun ? '' : 'd'} ${superseded.join(', ')} into ${id || 'a new one'}`,
    ),
    ...derived.map(
      ({ id, sources }) => `${would}derive${dryRun ? '' : 'd'} ${id || 'a pattern'} from ${sources.join(', ')}`,
    ),
  ].join('\n');
}
