import { CommanderError } from 'commander';
import { Running } from './call.js';
import type { CliIo } from './io.js';
import { Output } from './output.js';
import { programWith } from './program.js';

/** Exit codes. Finding nothing is no failure. */
const failed = 1;
const misused = 2;

/**
 * Runs one command of the command line.
 *
 * @param argv the arguments after the name of the program
 * @returns the exit code: 0 fine, 1 failed, 2 used wrongly, 128 + number of the signal when interrupted
 */
export async function main(argv: readonly string[], io: CliIo): Promise<number> {
  const output = new Output(io);
  const running = new Running(io, output);
  const said = { out: '', error: '' };
  const program = programWith(running.perform, {
    writeOut: (text) => {
      said.out += text;
    },
    writeErr: (text) => {
      said.error += text;
    },
  });

  const work = async (): Promise<number> => {
    try {
      await program.parseAsync(argv, { from: 'user' });
      await running.close();
      return running.exitCode;
    } catch (error) {
      await running.close().catch(() => {});
      if (io.signal.aborted) return failed;
      if (!(error instanceof CommanderError)) {
        await output.failure(error);
        return failed;
      }
      await output.help(said.out);
      await output.note(said.error);
      return error.exitCode === 0 ? 0 : misused;
    }
  };
  const interrupted = interruption(io.signal);
  const exitCode = await Promise.race([work(), interrupted.code]);
  interrupted.end();
  if (io.signal.aborted) await running.close().catch(() => {});
  return exitCode;
}

/** The exit code of an interrupt, if one comes. */
function interruption(signal: AbortSignal): { readonly code: Promise<number>; end(): void } {
  let listener = () => {};
  const code = new Promise<number>((resolve) => {
    listener = () => resolve(typeof signal.reason === 'number' ? signal.reason : failed);
  });
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener);
  return { code, end: () => signal.removeEventListener('abort', listener) };
}
