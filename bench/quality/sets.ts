/**
 * Retrieval sets: `{ name, groups: [{ id, docs, queries }] }`, each group one store. They are read from the folder named by
 * `LOCI_BENCH_DATA`, which is not part of the project, and from `bench/facts`, which is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Doc {
  readonly id: string;
  readonly text: string;
  /** A name, or user / assistant. */
  readonly speaker?: string;
  /** Milliseconds UTC. */
  readonly time?: number | null;
  /** A group of turns. */
  readonly session?: number;
  readonly seq?: number;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  /** Empty where the store has no answer. */
  readonly relevant: readonly string[];
  readonly category: string;
  /** The moment of asking. */
  readonly now?: number | null;
  /** In questions about updates: these should rank before `older`. */
  readonly newer?: readonly string[];
  readonly older?: readonly string[];
}

export interface Group {
  readonly id: string;
  readonly docs: readonly Doc[];
  readonly queries: readonly Question[];
}

export interface RetrievalSet {
  readonly name: string;
  readonly groups: readonly Group[];
}

const own = fileURLToPath(new URL('../facts', import.meta.url));

/** All sets found in the folder and below it, in order of their names; the folder of `LOCI_BENCH_DATA` first. */
export function readSets(): RetrievalSet[] {
  const folder = process.env.LOCI_BENCH_DATA;
  return [...(folder === undefined ? [] : setsIn(folder)), ...setsIn(own)];
}

function setsIn(folder: string): RetrievalSet[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.flatMap((name) => {
    const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return isSet(value) ? [value] : [];
  });
}

/** Other files may lie beside the sets. */
function isSet(value: unknown): value is RetrievalSet {
  return typeof value === 'object' && value !== null && 'name' in value && 'groups' in value;
}

export const howToGetThem = `No data sets: set LOCI_BENCH_DATA to a folder of files of the form
{ name, groups: [{ id, docs: [{ id, text, speaker?, time, session, seq }], queries: [{ id, text, relevant, category, now }] }] }
(times in milliseconds UTC or null). They can be made from
  LoCoMo      https://github.com/snap-research/locomo            CC BY-NC 4.0; one document per turn, the caption of an image in brackets
  REALTALK    https://github.com/danny911kr/REALTALK             real chats of 21 days
  BEAM        https://huggingface.co/datasets/Mohammadta/BEAM    the 100K split; user and assistant turns
  MemDaily    https://github.com/nuster1128/MemSim               Chinese; one document per message
  Cranfield   http://ir.dcs.gla.ac.uk/resources/test_collections/cran/   one group of all abstracts
None of them is shipped with loci. Without them only bench/facts, which is our own, is measured.`;
