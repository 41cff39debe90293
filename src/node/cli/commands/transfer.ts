import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import type { Imported } from '../../../exchange/run.js';
import { type ImportFormat, importFormats } from '../../../exchange/types.js';
import { isMemoryError, MemoryError } from '../../../model/errors.js';
import { compact } from '../../../model/parse/memory.js';
import { isRecord } from '../../../model/parse/value.js';
import type { Perform } from '../call.js';
import { exportToFile, exportToOutput } from '../export.js';
import { text } from '../options.js';
import { onOneLine } from '../terminal.js';

interface ImportOptions {
  readonly format?: ImportFormat | 'auto';
  readonly name?: string;
  readonly dryRun?: boolean;
  readonly fromUser?: string;
}

/** `import` and `export`. */
export function transferCommands(program: Command, perform: Perform): void {
  const importing = program
    .command('import')
    .description('Take over memories from a file. Makes the store when there is none; a repeat adds nothing.')
    .argument('[file]', 'the file; - or nothing reads what is piped in')
    .addOption(new Option('--format <format>', 'of the file (default: auto)').choices(['auto', ...importFormats]))
    .option('--name <name>', "the source is import:<name> (default: the file's name)", text(256))
    .option('--from-user <name>', 'only what belongs to this user of the file (mem0)')
    .option('--dry-run', 'say what would be added, and change nothing');
  perform<ImportOptions>(importing, async (call) => {
    const { format, dryRun, fromUser } = call.options;
    const [file] = call.args;
    const piped = file === undefined || file === '-';
    if (file === undefined && call.io.stdinIsTerminal) call.misused('the file is missing; name it, or pipe it in');
    const name = call.options.name ?? (piped ? undefined : basename(file));
    const memory = await call.memory(dryRun === true ? 'imagine' : 'make');
    const source = piped ? call.io.stdin() : await readable(file);
    const outcome = await memory
      .import(source, compact({ format, fromUser, name, dryRun, signal: call.io.signal }))
      .catch((error: unknown) => {
        throw piped ? error : aboutFile(error, file, format);
      });
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
  let isFolder = false;
  try {
    await access(file, constants.R_OK);
    isFolder = (await stat(file)).isDirectory();
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing
      ? new MemoryError('not-found', `There is no file ${onOneLine(file)}.`, { cause: error })
      : new MemoryError('unavailable', `The file ${onOneLine(file)} cannot be read.`, { cause: error });
  }
  if (isFolder)
    throw new MemoryError(
      'unavailable',
      `${onOneLine(file)} is a folder; name a file, such as conversations.json in it.`,
    );
  return createReadStream(file);
}

/** What is wrong with a file as a whole, with the name that the user gave, and what to type when the format helps. */
function aboutFile(error: unknown, file: string, format: string | undefined): unknown {
  if (!isMemoryError(error) || !isRecord(error.data)) return error;
  const { field } = error.data;
  if (field !== 'source' && field !== 'format') return error;
  const help = field === 'format' && (format ?? 'auto') === 'auto' ? ' Say which with --format.' : '';
  return new MemoryError(error.code, `${onOneLine(file)}: ${error.message}${help}`, { data: error.data, cause: error });
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
  const entries = (preview ?? []).map(({ status, content }) => `${status}  ${onOneLine(content)}`);
  return [...entries, `${dryRun ? 'dry run, ' : ''}${format}: ${counts.join(', ')}`].join('\n');
}

function problemsOf({ failed, notes, unit }: Imported): string {
  return [
    ...failed.map(({ line, code, message }) => `${unit} ${line}: ${code}: ${message}`),
    ...notes.map(({ message, count, lines }) => {
      const place = `${unit} ${lines[0] ?? 1}`;
      return `note: ${message} (${count === 1 ? `once, at ${place}` : `${count} times, first at ${place}`})`;
    }),
  ].join('\n');
}
