import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Memory } from '../../facade/memory.js';
import { MemoryError } from '../../model/errors.js';
import type { Scope } from '../../model/scope.js';
import type { CliIo } from './io.js';
import type { Missing } from './memory.js';
import type { Output } from './output.js';

/** The options that every command has. */
export interface CommonOptions {
  readonly store?: string;
  readonly user?: string;
  readonly agent?: string;
  readonly session?: string;
  readonly space?: string;
  readonly json?: boolean;
}

/** One call of one command. */
export interface Call<T> {
  readonly args: readonly string[];
  readonly options: T & CommonOptions;
  readonly io: CliIo;
  readonly output: Output;
  /** The absolute path of the store's folder. */
  readonly folder: string;
  readonly scope: Scope;
  /** The memory of this call, which is closed after it. @param scope instead of the call's */
  memory(missing: Missing, scope?: Scope): Promise<Memory>;
  /** Ends the call: the way it was written cannot be understood. */
  misused(message: string): never;
}

/** What a command does. A number is the exit code, nothing means 0. */
export type Work<T> = (call: Call<T>) => Promise<number | undefined>;

/** Gives a command its work, which runs when the command was called. */
export type Perform = <T>(command: Command, work: Work<T>) => void;

/** The part of a call that its caller keeps: what to close, and how it went. */
export class Running {
  readonly #io: CliIo;
  readonly #output: Output;
  #memory: Memory | undefined;
  exitCode = 0;

  constructor(io: CliIo, output: Output) {
    this.#io = io;
    this.#output = output;
  }

  readonly perform: Perform = <T>(command: Command, work: Work<T>): void => {
    command.action(async () => {
      this.exitCode = (await work(this.#call<T>(command))) ?? 0;
    });
  };

  async close(): Promise<void> {
    await this.#memory?.close();
  }

  #call<T>(command: Command): Call<T> {
    // What stands after the command's name is nearer than what stands before it.
    const options: T & CommonOptions = {
      ...command.parent?.opts<CommonOptions>(),
      ...command.opts<T & CommonOptions>(),
    };
    const { user, agent, session, space } = options;
    const scope: Scope = {
      ...(user === undefined ? {} : { user }),
      ...(agent === undefined ? {} : { agent }),
      ...(session === undefined ? {} : { session }),
      ...(space === undefined ? {} : { space }),
    };
    const folder = resolve(options.store ?? (this.#io.env.LOCI_STORE || 'memory'));
    this.#output.json = options.json === true;
    return {
      args: command.args,
      options,
      io: this.#io,
      output: this.#output,
      folder,
      scope,
      memory: async (missing, other = scope) => {
        // The engine is loaded when it is needed: help and mistakes answer at once.
        const { memoryIn } = await import('./memory.js');
        if (this.#io.signal.aborted) throw new MemoryError('aborted', 'The command was interrupted.');
        this.#memory = memoryIn(folder, missing, other);
        return this.#memory;
      },
      misused: (message) => command.error(`loci: usage: ${message}`),
    };
  }
}
