import { createRequire } from 'node:module';
import { Command, type OutputConfiguration } from 'commander';
import type { Perform } from './call.js';
import { forgettingCommands } from './commands/forgetting.js';
import { readingCommands } from './commands/reading.js';
import { settlingCommands } from './commands/settling.js';
import { spacesCommand } from './commands/spaces.js';
import { transferCommands } from './commands/transfer.js';
import { upkeepCommands } from './commands/upkeep.js';
import { writingCommands } from './commands/writing.js';
import { addCommonOptions } from './options.js';

const helpWidth = 100;

/** The whole command line: its commands, options and help. */
export function programWith(perform: Perform, output: OutputConfiguration): Command {
  const program = new Command('loci')
    .description('A memory for assistants that lives in a folder of yours.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    // The same name may mean something else behind a command: `forget --session` names what to forget.
    .enablePositionalOptions()
    .configureOutput({ ...output, getOutHelpWidth: () => helpWidth, getErrHelpWidth: () => helpWidth })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'loci: usage: ')) })
    .addHelpText('after', manual);
  addCommonOptions(program);
  upkeepCommands.init(program, perform);
  writingCommands(program, perform);
  settlingCommands(program, perform);
  readingCommands(program, perform);
  forgettingCommands(program, perform);
  spacesCommand(program, perform);
  transferCommands(program, perform);
  upkeepCommands.rest(program, perform);
  for (const command of program.commands) {
    addCommonOptions(command);
    command.showHelpAfterError(`Usage: loci ${command.name()} ${command.usage()}\nMore: loci ${command.name()} --help`);
  }
  program.showHelpAfterError('Usage: loci <command> [options]\nMore: loci --help');
  return program;
}

const manual = `
The store is the folder of --store, else of the environment variable LOCI_STORE, else ./memory. Only
init, remember and import make one. Options may stand before or after the command; -- ends them, so
that a text may start with a dash.

Exit codes: 0 fine, also when nothing was found; 1 failed; 2 used wrongly.`;

function version(): string {
  const manifest: unknown = createRequire(import.meta.url)('loci/package.json');
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return 'unknown';
  return String(manifest.version);
}
