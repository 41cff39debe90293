import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Memory } from '../../../facade/memory.js';
import type { LintReport, Stats } from '../../../model/queries.js';
import type { Perform } from '../call.js';
import { type OpenQuestion, openQuestionsOf } from '../open-questions.js';
import { onOneLine } from '../terminal.js';

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
    const memory = await call.memory('expect');
    const stats = await memory.stats({ all: call.options.all === true });
    const questions = call.output.json ? [] : await questionsOf(memory, stats);
    await call.output.answer({ store: call.folder, ...stats }, () => statusOf(call.folder, stats, questions.length));
    return 0;
  });
}

function lintCommand(program: Command, perform: Perform): void {
  const command = program
    .command('lint')
    .description('Look for faults in the store. Fails when it finds an error.')
    .option('--strict', 'fail on warnings, too');
  perform<{ readonly strict?: boolean }>(command, async (call) => {
    const memory = await call.memory('expect');
    const report = await memory.lint({ strict: call.options.strict === true });
    // Where texts are damaged, the faults are what matters.
    const questions = call.output.json || !report.ok ? [] : await openQuestionsOf(memory);
    await call.output.answer(report, () => reportOf(report, questions));
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

/** In a larger store they are for `lint` to look for. */
const mostLookedThrough = 20_000;

/** The open questions, unless looking for them takes long or a text is damaged: the status is told in any case. */
async function questionsOf(memory: Memory, { records }: Stats): Promise<readonly OpenQuestion[]> {
  return records.active > mostLookedThrough ? [] : openQuestionsOf(memory).catch(() => []);
}

function statusOf(folder: string, { records, spaces, storage, index, lastError }: Stats, questions: number): string {
  const { active, superseded, forgotten } = records;
  return [
    `store: ${folder}`,
    `memories: ${active} active, ${superseded} superseded, ${forgotten} forgotten`,
    `spaces: ${spaces}`,
    `storage: ${storage.kind}, ${storage.durability}, generation ${storage.generation}, ${storage.state}`,
    ...(storage.quarantined === 0 ? [] : [`damaged and put aside: ${storage.quarantined}; see loci lint`]),
    ...(questions === 0 ? [] : [`open questions: ${questions}; see loci lint`]),
    `search index: ${index.units === 0 ? 'not loaded yet; the first search loads it' : `${index.units} texts, ${index.terms} words`}`,
    ...(lastError === undefined ? [] : [`last error: ${lastError.code}: ${lastError.message}`]),
  ].join('\n');
}

function reportOf({ findings }: LintReport, questions: readonly OpenQuestion[]): string {
  const faults = findings.map(
    ({ level, check, detail, ids }) => `${level}: ${check}: ${detail}${ids.length === 0 ? '' : ` ${ids.join(', ')}`}`,
  );
  const open = questions.map(
    ({ older, newer }) =>
      `open question: these may not agree; settle with loci resolve ${older.id} ${newer.id} --both, or --replace\n` +
      `  older: ${onOneLine(older.summary)}\n  newer: ${onOneLine(newer.summary)}`,
  );
  return [...(faults.length === 0 ? ['no findings'] : faults), ...open].join('\n');
}
