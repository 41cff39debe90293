import { isMemoryError, MemoryError } from '../../model/errors.js';
import type { CliIo } from './io.js';
import { jsonShownSafely, shownSafely } from './terminal.js';

/**
 * What a command says. Answers go to stdout, as text or as one JSON document; everything else goes to stderr. Text never
 * reaches a terminal with its control characters.
 */
export class Output {
  readonly #io: CliIo;
  /** Whether the answer is one JSON document. */
  json = false;
  #answered = false;
  #readerGone = false;

  constructor(io: CliIo) {
    this.#io = io;
  }

  /** Nobody reads stdout any more, so there is nothing left to do for an answer. */
  get readerGone(): boolean {
    return this.#readerGone;
  }

  get toTerminal(): boolean {
    return this.#io.stdout.isTerminal;
  }

  /** The one answer of a command. @param text lines for people, when they are asked for */
  async answer(value: unknown, text: () => string): Promise<void> {
    this.#answered = true;
    await this.write(this.json ? `${jsonShownSafely(value)}\n` : lines(text()));
  }

  /** A piece of an answer that is written as it comes. @throws MemoryError `unavailable`, `quota` */
  async write(chunk: string | Uint8Array): Promise<void> {
    this.#answered = true;
    if (this.#readerGone) return;
    try {
      this.#readerGone = !(await this.#io.stdout.write(chunk));
    } catch (error) {
      throw new MemoryError('unavailable', 'The answer could not be written to the output.', { cause: error });
    }
  }

  /** Help and the like: text for stdout in any case. */
  async help(text: string): Promise<void> {
    if (text !== '') await this.write(lines(text));
  }

  /** Something that is not the answer. */
  async note(text: string): Promise<void> {
    if (text === '') return;
    // When stderr is gone, nobody can be told.
    await this.#io.stderr.write(lines(text)).catch(() => false);
  }

  /** Says why a command failed; with `json` the document on stdout says it, too, unless there was an answer already. */
  async failure(error: unknown): Promise<void> {
    const { code, message } = described(error);
    await this.note(`loci: ${code}: ${message}`);
    if (code === unexpected && this.#io.env.LOCI_DEBUG && error instanceof Error) await this.note(error.stack ?? '');
    if (!this.json || this.#answered) return;
    try {
      await this.answer({ error: { code, message } }, () => '');
    } catch {
      // The failure was the output's own.
    }
  }
}

const unexpected = 'unexpected';

function described(error: unknown): { readonly code: string; readonly message: string } {
  if (isMemoryError(error)) return error.toData();
  // Its message might hold memory text.
  const name = error instanceof Error ? error.name : typeof error;
  return { code: unexpected, message: `loci failed (${name}); set LOCI_DEBUG=1 to see where.` };
}

function lines(text: string): string {
  const safe = shownSafely(text);
  return safe === '' || safe.endsWith('\n') ? safe : `${safe}\n`;
}
