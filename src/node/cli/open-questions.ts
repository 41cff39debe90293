import type { Memory } from '../../facade/memory.js';

/** Two current memories that may not agree, the older one first. */
export interface OpenQuestion {
  readonly older: { readonly id: string; readonly summary: string };
  readonly newer: { readonly id: string; readonly summary: string };
}

/** Every pair that was noted as a possible conflict and that nobody has settled. Reads through all current memories. */
export async function openQuestionsOf(memory: Memory): Promise<readonly OpenQuestion[]> {
  const summaries = new Map<string, string>();
  const pairs: { readonly newer: string; readonly older: string }[] = [];
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = await memory.inspect({ standing: 'active', limit: 1000, ...(cursor === undefined ? {} : { cursor }) });
    for (const { id, summary, openQuestions = [] } of page.records) {
      if (openQuestions.length === 0) continue;
      summaries.set(id, summary);
      // Both of a pair name each other, and the newer one comes first.
      for (const other of openQuestions) if (!summaries.has(other)) pairs.push({ newer: id, older: other });
    }
    cursor = page.cursor;
  }
  const shown = (id: string) => ({ id, summary: summaries.get(id) ?? '' });
  return pairs.map(({ older, newer }) => ({ older: shown(older), newer: shown(newer) }));
}
