/** What is measured: loci through its public verbs, plain BM25+ and MiniSearch, all over the same documents. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { registerAllLanguages } from '../../src/engine/text/packs/all.js';
import { type Memory, memoryStorage, openMemory, type SearchOptions } from '../../src/index.js';
import type { Doc, Group, Question } from './sets.js';

export interface Found {
  readonly id: string;
  /** 0 to 1; loci alone says it. */
  readonly relevance: number;
}

/** Answers a question with at most 20 documents, best first. */
export type Subject = (question: Pick<Question, 'text' | 'now'>, options?: SearchOptions) => Promise<readonly Found[]>;

registerAllLanguages();

/** A store with a group's documents, filled as a chat application would: speaker, session and time where the data has them. */
export async function lociOf(group: Group): Promise<Subject> {
  const memory = await openMemory({ storage: memoryStorage() });
  await fill(memory, group.docs);
  return async ({ text, now }, options = {}) => {
    const asked = { limit: 20, ...(now == null ? {} : { now }), ...options };
    const { hits } = await memory.search(text, asked);
    return hits.map(({ externalId = '', relevance }) => ({ id: externalId, relevance }));
  };
}

async function fill(memory: Memory, docs: readonly Doc[]): Promise<void> {
  // Cranfield has two empty abstracts.
  const inOrder = docs.filter(({ text }) => text.trim() !== '').sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const items = inOrder.map((doc) => ({
    content: doc.text,
    externalId: doc.id,
    ...(doc.speaker === undefined ? {} : { speaker: doc.speaker, kind: 'episodic' as const }),
    ...(doc.session === undefined ? {} : { session: String(doc.session) }),
    ...(doc.time == null ? {} : { eventTime: doc.time }),
  }));
  const { failed } = await memory.rememberAll(items);
  if (failed.length > 0) throw new Error(`${failed.length} documents were refused`);
}

const stopWords = new Set(
  'a an the of in on at to for and or is are was were be been i you he she it we they my your his her its our their me him them this that these those with as by from do does did have has had what which who whom whose when where why how will would can could should not no'.split(
    ' ',
  ),
);

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => stemmer(word));
}

/** The speaker is part of the text, as in the published baselines. */
function spoken(doc: Doc): string {
  return doc.speaker === undefined ? doc.text : `${doc.speaker}: ${doc.text}`;
}

/** BM25+ (k1 1.2, b 0.75, delta 1) over Porter stems without stop words. */
export function plainBm25(group: Group): Subject {
  const docs = group.docs.map((doc) => ({ id: doc.id, terms: stems(spoken(doc)) }));
  const average = docs.reduce((sum, { terms }) => sum + terms.length, 0) / docs.length;
  const postings = new Map<string, Map<number, number>>();
  docs.forEach(({ terms }, i) => {
    for (const term of terms) {
      const own = postings.get(term) ?? new Map<number, number>();
      own.set(i, (own.get(i) ?? 0) + 1);
      postings.set(term, own);
    }
  });
  return async ({ text }) => {
    const scores = new Map<number, number>();
    for (const term of new Set(stems(text))) {
      const own = postings.get(term);
      if (own === undefined) continue;
      const idf = Math.log(1 + (docs.length - own.size + 0.5) / (own.size + 0.5));
      for (const [i, tf] of own) {
        const length = docs[i]?.terms.length ?? 0;
        const weight = (tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * length) / average)) + 1;
        scores.set(i, (scores.get(i) ?? 0) + idf * weight);
      }
    }
    const ranked = [...scores].sort(([x, a], [y, b]) => b - a || y - x).slice(0, 20);
    return ranked.map(([i]) => ({ id: docs[i]?.id ?? '', relevance: 0 }));
  };
}

/** MiniSearch with the same stemmer and stop words. */
export function miniSearch(group: Group): Subject {
  const index = new MiniSearch({
    fields: ['text'],
    processTerm: (term) => (stopWords.has(term.toLowerCase()) ? null : stemmer(term.toLowerCase())),
  });
  index.addAll(group.docs.map((doc) => ({ id: doc.id, text: spoken(doc) })));
  return async ({ text }) =>
    index
      .search(text)
      .map(({ id }) => ({ id: String(id), relevance: 0 }))
      .slice(0, 20);
}
