/**
 * English words that say how a sentence is built, not what it is about. They are left out of the index except where they carry
 * meaning (see `analyse`), and out of a query unless it has nothing else. `may` is a month and stays a word.
 */
const stopWords = new Set(
  (
    'a an the this that these those is are was were be been being am do does did doing done have has had having ' +
    'i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself ' +
    'it its itself they them their theirs themselves one ' +
    'of in on at by for with about to from into onto upon as than then and or but if so because while ' +
    'what which who whom whose when where why how there here ' +
    'will would shall should can could just also too very eg ie etc'
  ).split(' '),
);

/** Indexed wherever they stand, because they turn a statement round; but a query that has other words does without them. */
const negations = new Set(['not', 'no', 'nor']);

/** Whether a folded word is a stop word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether a text has an English stop word. */
export function hasStopWords(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some(isStopWord);
}

/** Whether a folded word is a negation. */
export function isNegation(word: string): boolean {
  return negations.has(word);
}

/** All of both. */
export const functionWords: readonly string[] = [...stopWords, ...negations];
