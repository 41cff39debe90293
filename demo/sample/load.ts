import type { Memory } from 'loci/browser';
import { type SampleMemory, sample } from './memories.js';

/** What the sample's memories name as their source, so that they can be forgotten together. */
const source = 'sample';

export async function isLoaded(memory: Memory): Promise<boolean> {
  return (await memory.search('', { source, limit: 1 })).hits.length > 0;
}

/** Remembers the sample in one commit, then corrects it as life did. Answers how many memories were told. */
export async function loadSample(memory: Memory): Promise<number> {
  const told = await memory.rememberBatch(
    sample.map(({ corrections: _, drawn: __, ...told }, at) => ({ ...told, source, externalId: `sample:${at + 1}` })),
    { relate: false },
  );
  const corrections = sample.flatMap(({ corrections = [] }, at) =>
    corrections.map((correction) => ({ at, ...correction })),
  );
  const heads = told.map(({ id }) => id);
  for (const { at, on, content, reason } of corrections.sort((a, b) => a.on.localeCompare(b.on))) {
    const amended = await memory.amend(heads[at] ?? '', content, { eventTime: on, reason });
    heads[at] = amended.id;
  }
  const drawn = sample.flatMap((memories, at) => excerptOf(memories, heads[at] ?? ''));
  for (const excerpt of drawn) await memory.remember({ ...excerpt, source, relate: false });
  return told.length + corrections.length + drawn.length;
}

/** The sentence that is remembered by itself too: forgetting it blanks it in the text that it was drawn from. */
function excerptOf({ content, drawn, eventTime }: SampleMemory, id: string) {
  if (drawn === undefined) return [];
  const start = content.indexOf(drawn);
  return [{ content: drawn, eventTime, derivedFrom: { id, start, end: start + drawn.length }, tags: ['home'] }];
}
