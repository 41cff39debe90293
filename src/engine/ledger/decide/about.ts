import type { Payload } from '../../../model/records.js';
import { type Statement, slotWords } from '../../relating/rules.js';

/** How many words a record is given for what it is about. */
const mostWords = 12;

/** Words for what a statement is about. */
export function aboutOf(statement: Statement): readonly string[] {
  return slotWords(statement).slice(0, mostWords);
}

/** Words for what was replaced, so that who asks about the old subject finds the new record. Those it has itself are left out. */
export function replacedWords(
  replaced: readonly { readonly held: Payload; readonly statement: Statement }[],
  about: readonly string[],
): Pick<Payload, 'replaced'> {
  const own = new Set(about);
  const words = replaced.flatMap(({ held, statement }) => [
    ...slotWords(statement),
    ...(held.about ?? []),
    ...(held.replaced ?? []),
  ]);
  const more = [...new Set(words)].filter((word) => !own.has(word)).slice(0, mostWords);
  return more.length === 0 ? {} : { replaced: more };
}
