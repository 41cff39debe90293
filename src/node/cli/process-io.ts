import { constants } from 'node:os';
import { isatty } from 'node:tty';
import type { CliIo, Sink } from './io.js';

/** The process that this program runs in. The first SIGINT or SIGTERM aborts, so that the store is closed; a second one kills. */
export function processIo(): CliIo {
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => interrupt.abort(128 + constants.signals[name]));
  }
  return {
    stdin: () => {
      // A read that nobody waits for any more would keep the process alive.
      interrupt.signal.addEventListener('abort', () => process.stdin.destroy());
      return process.stdin;
    },
    stdinIsTerminal: isatty(0),
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    env: process.env,
    signal: interrupt.signal,
  };
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // Failures are told to the call-back of the write; without a listener they would end the process as well.
  stream.on('error', () => {});
  return {
    isTerminal: stream.isTTY === true,
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stream.write(chunk, (error) => {
          if (error === null || error === undefined) resolve(true);
          else if (isReaderGone(error)) resolve(false);
          else reject(error);
        });
      }),
  };
}

function isReaderGone(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'EOF' || error.code === 'ERR_STREAM_DESTROYED');
}
