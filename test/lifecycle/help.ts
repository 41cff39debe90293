import { type HandleOptions, type Memory, memoryStorage, openMemory } from '../../src/index.js';
import type { NewMemory } from '../../src/model/parse/memory.js';

/** A memory whose clock moves by one minute with every write and whose ids count. */
export async function fresh(options: HandleOptions = {}): Promise<Memory> {
  let now = Date.UTC(2026, 0, 1);
  let ids = 0;
  return openMemory({
    storage: memoryStorage(),
    now: () => {
      now += 60_000;
      return now;
    },
    newId: () => `id${++ids}`,
    ...options,
  });
}

/** Everything that a handle holds true now, newest first. */
export async function current(memory: Memory): Promise<readonly string[]> {
  return (await memory.recent(100)).map(({ content }) => content);
}

/** Says things one after another; the answers in order. */
export async function say(memory: Memory, ...texts: readonly (string | NewMemory)[]) {
  const outcomes = [];
  for (const text of texts) outcomes.push(await memory.remember(text));
  return outcomes;
}

/** What a question finds, best first. */
export async function asked(memory: Memory, question: string): Promise<readonly string[]> {
  return (await memory.recall(question)).map(({ content }) => content);
}

/** Everything that any way of asking says, as one text. */
export async function everything(memory: Memory, question: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of memory.export()) chunks.push(chunk);
  const answers = [
    await memory.recall(question, { limit: 100, explain: true }),
    await memory.search(question, { limit: 100, includeSuperseded: true, explain: true }),
    await memory.inspect({ limit: 1000 }),
    Buffer.concat(chunks).toString('utf8'),
  ];
  return JSON.stringify(answers);
}
