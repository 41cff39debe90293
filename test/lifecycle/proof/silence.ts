import type { Memory } from '../../../src/index.js';
import type { Truth } from './truth.js';

/** Nothing that anybody can ask says what is not true any more, or what is gone. */
export async function silence(memory: Memory, truth: Truth, most = Number.POSITIVE_INFINITY): Promise<void> {
  const silent = truth.silent();
  const erased = truth.erased();
  const says = (answer: unknown, traces: readonly string[], how: string) => {
    const text = JSON.stringify(answer).toLowerCase();
    for (const trace of traces) if (text.includes(trace)) throw new Error(`${how} says ${trace}`);
  };
  const asked = [...new Set([...truth.superseded, ...truth.forgotten])].slice(-most);
  for (const id of asked) {
    const text = truth.texts.get(id) ?? '';
    const hits = await memory.recall(text, { limit: 100 });
    says(
      hits.map(({ content, summary }) => [content, summary]),
      silent,
      'recall',
    );
    await keepsItsPlace(memory, text);
    for (const options of [
      { explain: true },
      { includeSuperseded: true, explain: true },
      { asOf: Date.UTC(2027, 0, 1) },
    ]) {
      const { hits: found } = await memory.search(text, { limit: 100, ...options });
      // What was matched repeats the question.
      const said = found.map(({ matched: _m, why: _w, ...hit }) => hit);
      says(said, erased, `search ${JSON.stringify(options)}`);
      if (!('includeSuperseded' in options))
        says(
          said.map(({ content, summary }) => [content, summary]),
          silent,
          'search',
        );
      for (const hit of found)
        says(
          hit.matched.filter((word) => isErased(word, erased)),
          erased,
          'matched',
        );
    }
  }
  says(
    (await memory.recent(100)).map(({ content, summary }) => [content, summary]),
    silent,
    'recent',
  );
  for (const standing of ['superseded', 'forgotten'] as const)
    says(await memory.inspect({ limit: 1000, standing }), erased, 'inspect');
  says(await memory.inspect({ limit: 1000 }), erased, 'inspect');
  says(new TextDecoder().decode(await exported(memory)), erased, 'export');
  for (const id of asked.slice(-3)) {
    const history = await memory.history(id).catch(() => []);
    says(history, erased, 'history');
  }
}

/** What does not hold any more takes no place from what does: a short answer is short only where there is nothing more to say. */
async function keepsItsPlace(memory: Memory, text: string): Promise<void> {
  const { hits } = await memory.search(text, { limit: 100, minRelevance: 0 });
  const { hits: few } = await memory.search(text, { limit: 1, minRelevance: 0 });
  if (few.length < Math.min(1, hits.length)) throw new Error('a search for one says nothing, and one for many does');
}

function isErased(word: string, erased: readonly string[]): boolean {
  return erased.some((trace) => word.toLowerCase().includes(trace));
}

export async function exported(memory: Memory): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of memory.export()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
