import { MemoryError } from '../../model/errors.js';
import type { Call } from './call.js';

/** More than any memory may hold, even without a last character that was cut: an endless pipe ends here, and is refused. */
const mostBytes = 1024 * 1024 + 4;

/**
 * The text of a command: its words, or what is piped in, exactly. `-` asks for the pipe; without words a pipe is read by
 * itself.
 */
export async function contentOf(call: Call<object>, words: readonly string[]): Promise<string> {
  const [first, ...rest] = words;
  const dash = first === '-' && rest.length === 0;
  if (first !== undefined && !dash) return words.join(' ');
  if (!dash && call.io.stdinIsTerminal) call.misused('the text is missing; write it, or pipe it in');
  const text = decoded(await bytesOf(call.io.stdin()));
  if (text === '' && !dash) call.misused('the text is missing; write it, or pipe it in');
  return text;
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Every character counts, a byte order mark too. A text that was cut at the limit may end within a character. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, {
      stream: bytes.length >= mostBytes,
    });
  } catch (error) {
    throw new MemoryError('invalid', 'What was piped in is not UTF-8 text.', { cause: error });
  }
}
