/** The search index alone, without storage: build, search, fold, erase, load. Usage: npm run bench:index -- [memories] */
import type { RecordFacts } from '../src/engine/search/facts.js';
import { SpaceIndex } from '../src/engine/search/space-index.js';
import { makeCorpus } from './corpus.js';

const count = Number(process.argv[2] ?? 100_000);
const { memories, queries } = makeCorpus(count);
const characters = memories.reduce((sum, memory) => sum + memory.length, 0);

/** On a machine that others use, too, `cpu` is the figure that tells: milliseconds of processor time. */
function time<T>(work: () => T): { ms: number; cpu: number; result: T } {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { ms, cpu: (user + system) / 1000, result };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function row(name: string, value: string): void {
  console.log(`| ${name} | ${value} |`);
}

/** Conversations of 20 memories, one a day. */
const momentOf = (ordinal: number) => 1.6e12 + Math.floor(ordinal / 20) * 86_400_000;
const facts: RecordFacts = {
  sessionOf: (ordinal) => 1 + Math.floor(ordinal / 20),
  isTurn: () => true,
  momentOf,
  isReadable: () => true,
};

const heap = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const before = heap();
const build = time(() => {
  const index = SpaceIndex.empty();
  for (const [ordinal, content] of memories.entries()) index.add(ordinal, { content }, momentOf(ordinal));
  index.pages();
  return index;
});
const index = build.result;
const held = heap() - before;

const rounds = 3;
const taken: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const text of queries) {
    const { ms } = time(() => index.search({ text, limit: 10 }));
    if (round > 0) taken.push(ms);
  }
}
const inSessions: number[] = [];
for (const text of queries) inSessions.push(time(() => index.search({ text, limit: 10, facts, now: 1.7e12 })).ms);
const explained = queries.map((text) => time(() => index.search({ text, limit: 10, explain: true })).ms);

console.log(
  `\n${count.toLocaleString('en')} memories, ${(characters / 1e6).toFixed(1)} MB of text\n\n| what | figure |\n|---|---|`,
);
row('build', `${build.ms.toFixed(0)} ms, ${build.cpu.toFixed(0)} ms of processor time`);
row(
  'index bytes',
  `${(index.bytes / 1e6).toFixed(2)} MB, ${(index.bytes / count).toFixed(1)} per memory, ${index.pages().length} segments`,
);
row('memory held', `${(held / 1e6).toFixed(1)} MB (exact only with --expose-gc)`);
row('search p50 / p95', `${percentile(taken, 0.5).toFixed(3)} / ${percentile(taken, 0.95).toFixed(3)} ms`);
row(
  'in sessions p50 / p95',
  `${percentile(inSessions, 0.5).toFixed(3)} / ${percentile(inSessions, 0.95).toFixed(3)} ms`,
);
row(
  'with explain p50 / p95',
  `${percentile(explained, 0.5).toFixed(3)} / ${percentile(explained, 0.95).toFixed(3)} ms`,
);

const pages = index.pages().map((page, i) => ({ key: `idx/${i}`, bytes: page.bytes().slice() }));
const loads = Array.from({ length: 5 }, () => time(() => SpaceIndex.load(pages, () => 'active')));
row(
  'load',
  `${percentile(
    loads.map(({ ms }) => ms),
    0.5,
  ).toFixed(2)} ms`,
);
const loaded = SpaceIndex.load(pages, () => 'active');
row(
  'load and first search',
  `${time(() => SpaceIndex.load(pages, () => 'active').search({ text: queries[0] ?? '', limit: 10 })).ms.toFixed(2)} ms`,
);

const erasures = Array.from({ length: 50 }, (_, i) => time(() => loaded.erase([i * Math.floor(count / 50)])).ms);
row('erase one p50 / p95', `${percentile(erasures, 0.5).toFixed(2)} / ${percentile(erasures, 0.95).toFixed(2)} ms`);

const alternating = memories.slice(0, 2000).map(
  (content, i) =>
    time(() => {
      loaded.add(count + i, { content });
      loaded.search({ text: queries[i % queries.length] ?? '', limit: 10 });
    }).ms,
);
row(
  'add one and search p50 / p95 / most',
  `${[0.5, 0.95, 1].map((share) => percentile(alternating, share).toFixed(2)).join(' / ')} ms`,
);
row(
  'retire',
  `${(
    time(() => {
      for (let i = 0; i < 1000; i++) loaded.retire(i * 7 + 1);
    }).ms
  ).toFixed(2)} µs each`,
);
