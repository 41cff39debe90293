import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import type { Imported } from '../../../exchange/run.js';
import { type ImportFormat, importFormats } from '../../../exchange/types.js';
import { MemoryError } from '../../../model/errors.js';
import { compact } from '../../../model/parse/memory.js';
import type { Perform } from '../call.js';
import { exportToFile, exportToOutput } from '../export.js';
import { onOneLine } from '../terminal.js';

interface ImportOptions {
  readonly format?: ImportFormat | 'auto';
  readonly name?: string;
  readonly dryRun?: boolean;
}

/** `import` and `export`. */
export function transferCommands(program: Command, perform: Perform): void {
  const importing = program
    .command('import')
    .description('Take over memories from a file. Makes the store when there is none; a repeat adds nothing.')
    .argument('[file]', 'the file; - or nothing reads what is piped in')
    .addOption(new Option('--format <format>', 'of the file (default: auto)').choices(['auto', ...importFormats]))
    .option('--name <name>', "the source is import:<name> (default: the file's name)")
    .option('--dry-run', 'say what would be added, and change nothing');
  perform<ImportOptions>(importing, async (call) => {
    const { format, dryRun } = call.options;
    const [file] = call.args;
    const piped = file === undefined || file === '-';
    if (file === undefined && call.io.stdinIsTerminal) call.misused('the file is missing; name it, or pipe it in');
    const name = call.options.name ?? (piped ? undefined : basename(file));
    const memory = await call.memory(dryRun === true ? 'imagine' : 'make');
    const source = piped ? call.io.stdin() : await readable(file);
    const outcome = await memory.import(source, compact({ format, name, dryRun, signal: call.io.signal }));
    await call.output.answer(outcome, () => saidOf(outcome));
    if (!call.output.json) await call.output.note(problemsOf(outcome));
    return outcome.failed.length === 0 ? 0 : 1;
  });

  const exporting = program
    .command('export')
    .description('Write everything of the user as JSON Lines; the only true copy of a store in use.')
    .argument('[file]', 'the file, replaced as a whole; - or nothing writes to the output');
  perform(exporting, async (call) => {
    const [file = '-'] = call.args;
    const memory = await call.memory('expect');
    const pieces = memory.export({ signal: call.io.signal });
    if (file === '-') return exportToOutput(pieces, call.output);
    const receipt = await exportToFile(pieces, file);
    await call.output.answer(receipt, () => `exported ${receipt.records} memories to ${file}`);
    return 0;
  });
}

/** @throws MemoryError `not-found`, `unavailable` */
async function readable(file: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing
      ? new MemoryError('not-found', 'There is no file with this name to import.', { cause: error })
      : new MemoryError('unavailable', 'The file to import cannot be read.', { cause: error });
  }
  return createReadStream(file);
}

function saidOf(outcome: Imported): string {
  const { format, dryRun, added, updated, unchanged, forgotten, tombstones, failed, preview } = outcome;
  const counts = [
    `${added} added`,
    `${updated} updated`,
    `${unchanged} unchanged`,
    ...(forgotten === 0 ? [] : [`${forgotten} forgotten before and left out`]),
    ...(tombstones === 0 ? [] : [`${tombstones} forgotten as in the file`]),
    ...(failed.length === 0 ? [] : [`${failed.length} failed`]),
  ];
  const entries = (preview ?? []).map(({ line, status, content }) => `${line}: ${status}  ${onOneLine(content)}`);
  return [...entries, `${dryRun ? 'dry run, ' : ''}${format}: ${counts.join(', ')}`].join('\n');
}

function problemsOf({ failed, notes }: Imported): string {
  return [
    ...failed.map(({ line, code, message }) => `${line}: ${code}: ${message}`),
    ...notes.map(({ message, count, lines }) => `note: ${message} (${count} times, first at ${lines[0] ?? 1})`),
  ].join('\n');
}
