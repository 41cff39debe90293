/** Where text and bytes go. */
export interface Sink {
  readonly isTerminal: boolean;
  /** Resolves when the bytes were taken: `false` when nobody reads any more, as behind `head -1`. @throws when they could not be written */
  write(chunk: string | Uint8Array): Promise<boolean>;
}

/** Everything that the command line knows of the process around it; tests hand in their own. */
export interface CliIo {
  /** Opened only when something wants to be read from it. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Whether a person types at the other end, instead of a pipe or a file. */
  readonly stdinIsTerminal: boolean;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by an interrupt; the reason is the exit code. */
  readonly signal: AbortSignal;
}
