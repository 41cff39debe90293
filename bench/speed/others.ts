/** Other search libraries at the same work, in memory, with a stemmer and stop words where they have a place for them. */
import { type AnyOrama, create, insertMultiple, load, save, search } from '@orama/orama';
import { stemmer as oramaStemmer } from '@orama/stemmers/english';
import { stopwords as oramaStopwords } from '@orama/stopwords/english';
import { Index as FlexIndex } from 'flexsearch';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { makeCorpus } from '../corpus.js';
import { bytesHeld, type Figures, percentile, queryTimes, timed } from './measure.js';

interface Subject<I> {
  readonly subject: string;
  build(memories: readonly string[]): I | Promise<I>;
  search(index: I, query: string): unknown;
  /** The index as text, for libraries that can save it. */
  readonly save?: (index: I) => string | Promise<string>;
  readonly load?: (saved: string) => I | Promise<I>;
}

const stopWords = new Set(oramaStopwords);
const stems = new Map<string, string>();

function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word);
    stems.set(word, stem);
  }
  return stem;
}

const miniOptions = {
  fields: ['content'],
  processTerm: (term: string) => {
    const word = term.toLowerCase();
    return stopWords.has(word) ? null : stemOf(word);
  },
};

export const miniSearch: Subject<MiniSearch> = {
  subject: 'MiniSearch',
  build: (memories) => {
    const index = new MiniSearch(miniOptions);
    index.addAll(memories.map((content, id) => ({ id, content })));
    return index;
  },
  search: (index, query) => index.search(query).slice(0, 10),
  save: (index) => JSON.stringify(index),
  load: (saved) => MiniSearch.loadJSON(saved, miniOptions),
};

const oramaIndex = (): AnyOrama =>
  create({
    schema: { content: 'string' } as const,
    components: {
      tokenizer: { language: 'english', stemming: true, stemmer: oramaStemmer, stopWords: oramaStopwords },
    },
  });

export const orama: Subject<AnyOrama> = {
  subject: 'Orama',
  build: async (memories) => {
    const index = oramaIndex();
    await insertMultiple(
      index,
      memories.map((content) => ({ content })),
      1000,
    );
    return index;
  },
  search: (index, term) => search(index, { term, limit: 10 }),
  save: async (index) => JSON.stringify(await save(index)),
  load: async (saved) => {
    const index = oramaIndex();
    await load(index, JSON.parse(saved));
    return index;
  },
};

export const flexSearch: Subject<FlexIndex> = {
  subject: 'FlexSearch',
  build: (memories) => {
    const index = new FlexIndex({
      tokenize: 'strict',
      encode: (text: string) =>
        (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word)).map(stemOf),
    });
    memories.forEach((content, id) => {
      index.add(id, content);
    });
    return index;
  },
  search: (index, query) => index.search(query, { limit: 10, suggest: true }),
};

export async function measureOther<I>(subject: Subject<I>, count: number): Promise<Figures> {
  const { memories, queries } = makeCorpus(count);
  const textBytes = memories.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const { ms: build, result } = await timed(async () => ({ index: await subject.build(memories) }));
  const holder: { index?: I } = result;
  const times = await queryTimes(queries, (query) => holder.index !== undefined && subject.search(holder.index, query));
  const { save, load } = subject;
  const saved = save === undefined || holder.index === undefined ? undefined : await save(holder.index);
  let open: number | undefined;
  let held = Number.NaN;
  if (saved !== undefined && load !== undefined) {
    delete holder.index;
    const before = bytesHeld();
    const loaded = await timed(async () => {
      const fresh = await load(saved);
      await subject.search(fresh, queries[0] ?? '');
      return fresh;
    });
    open = loaded.ms;
    held = bytesHeld() - before;
    await subject.search(loaded.result, queries[1] ?? '');
  } else {
    const whole = bytesHeld();
    delete holder.index;
    held = whole - bytesHeld();
  }
  return {
    subject: subject.subject,
    memories: count,
    textBytes,
    build,
    searchP50: percentile(times, 0.5),
    searchP95: percentile(times, 0.95),
    held,
    ...(open === undefined ? {} : { openAndFirst: open }),
    ...(saved === undefined ? {} : { disk: Buffer.byteLength(saved) }),
  };
}
