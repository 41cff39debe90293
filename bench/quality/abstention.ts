import type { Answered } from './measure.js';
import { auc, calibrationError } from './metrics.js';
import type { Group, RetrievalSet } from './sets.js';
import type { Subject } from './subjects.js';

/**
 * Whether the relevance of the best hit tells a question that the store can answer from one that it cannot: each question is asked in its
 * own group's store and in the next group's, with the names of the speakers masked in both, for who is known is too easy to tell. The
 * calibration error compares the best hit's relevance with whether it is an answer, over both.
 */
export async function abstention(
  set: RetrievalSet,
  subjects: readonly Subject[],
  own: readonly Answered[],
): Promise<{ readonly auc: number; readonly error: number }> {
  const at = (place: number) => subjects[place % subjects.length];
  const relevanceOf = async (subject: Subject | undefined, text: string, now: number | null | undefined) =>
    (await subject?.({ text, now: now ?? null }))?.[0]?.relevance ?? 0;
  const known: number[] = [];
  const foreign: number[] = [];
  if (subjects.length > 1) {
    for (const [place, group] of set.groups.entries()) {
      const mask = masking(group);
      for (const { text, now, relevant } of group.queries) {
        if (relevant.length === 0) continue;
        const masked = mask(text);
        known.push(await relevanceOf(at(place), masked, now));
        foreign.push(await relevanceOf(at(place + 1), masked, now));
      }
    }
  }
  const pairs = [
    ...own.map(({ top }) => ({ promised: top?.relevance ?? 0, came: top?.relevant ?? false })),
    ...foreign.map((promised) => ({ promised, came: false })),
  ];
  return { auc: foreign.length === 0 ? Number.NaN : auc(known, foreign), error: calibrationError(pairs) };
}

/** Of the questions that a set's stores have no answer to: how many there are, get hits by default, and get one as likely as not an answer. */
export async function unanswerable(
  set: RetrievalSet,
  subjects: readonly Subject[],
): Promise<{ readonly asked: number; readonly answered: number; readonly sure: number }> {
  let [asked, answered, sure] = [0, 0, 0];
  for (const [place, { queries }] of set.groups.entries()) {
    for (const { text, now, relevant } of queries) {
      if (relevant.length > 0) continue;
      const best = (await subjects[place]?.({ text, now: now ?? null }))?.[0];
      asked++;
      if (best !== undefined) answered++;
      if ((best?.relevance ?? 0) >= 0.5) sure++;
    }
  }
  return { asked, answered, sure };
}

/** Takes the names of a group's speakers out of a question. */
export function masking({ docs }: Group): (text: string) => string {
  const names = new Set(docs.flatMap(({ speaker }) => speaker?.split(/\s+/) ?? []));
  for (const role of ['user', 'assistant']) names.delete(role);
  if (names.size === 0) return (text) => text;
  const pattern = new RegExp(
    `\\b(?:${[...names].map((name) => name.replace(/\W/g, '\\$&')).join('|')})\\b(?:['’]s)?`,
    'giu',
  );
  return (text) => text.replace(pattern, 'they');
}
