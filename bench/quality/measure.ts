/** Runs questions against subjects and keeps what each is worth. */
import type { SearchOptions } from '../../src/index.js';
import { type Outcome, outcomeOf } from './metrics.js';
import type { Group, Question, RetrievalSet } from './sets.js';
import type { Found, Subject } from './subjects.js';

export interface Answered extends Outcome {
  readonly set: string;
  readonly category: string;
  /** Groups with even places are half A, on which choices are made; the others confirm. Sets of one group are halved by question. */
  readonly half: 'A' | 'B';
  /** For update questions whose newer and older documents are both found: whether a newer one comes first. */
  readonly newerFirst: boolean | undefined;
  readonly top: { readonly relevance: number; readonly relevant: boolean } | undefined;
}

/** Every question of a set that has an answer, in order. */
export async function answer(
  set: RetrievalSet,
  subjects: readonly Subject[],
  options: SearchOptions = {},
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [place, group] of set.groups.entries()) {
    const subject = subjects[place];
    if (subject === undefined) continue;
    for (const [index, question] of group.queries.entries()) {
      if (question.relevant.length === 0) continue;
      const found = await subject(question, options);
      const half = (set.groups.length > 1 ? place : index) % 2 === 0 ? 'A' : 'B';
      answers.push({ ...judge(question, found), set: set.name, category: question.category, half });
    }
  }
  return answers;
}

function judge(question: Question, found: readonly Found[]) {
  const ids = found.map(({ id }) => id);
  const first = found[0];
  return {
    ...outcomeOf(ids, question.relevant),
    newerFirst: orderOf(question, ids),
    top: first && { relevance: first.relevance, relevant: question.relevant.includes(first.id) },
  };
}

function orderOf({ newer = [], older = [] }: Question, ids: readonly string[]): boolean | undefined {
  const first = (wanted: readonly string[]) => ids.findIndex((id) => wanted.includes(id));
  const [n, o] = [first(newer), first(older)];
  return n < 0 || o < 0 ? undefined : n < o;
}

export async function prepare<T>(groups: readonly Group[], make: (group: Group) => T | Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (const group of groups) made.push(await make(group));
  return made;
}
