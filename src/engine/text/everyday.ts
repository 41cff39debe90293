import { termsOf } from './analyse.js';
import { english } from './everyday-english.js';
import { paraphrases } from './everyday-paraphrases.js';
import type { RelatedTerm } from './families.js';
import { type LanguagePack, registeredPacks, stemmingLanguages } from './languages.js';
import { analyseWord } from './words.js';

/** What a member of a class, a word of the same meaning and one of a paraphrase are worth beside the word asked for. By measurement. */
const weights = { member: 0.5, synonym: 0.6, paraphrase: 0.2 } as const;

let entries: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map();
/** Of how many packs the entries are. */
let readFrom = -1;

/**
 * Terms that may answer a question which asks for `term`: members of an everyday class (pet: dog, cat …) and words of the same meaning.
 * A single ideograph stands for all terms that begin with it. For the side of the query; the tables are read at the first call.
 */
export function membersOf(term: string): RelatedTerm[] {
  const packs = registeredPacks();
  if (readFrom !== packs.length) {
    readFrom = packs.length;
    entries = read([{ code: 'en', everyday: `${english}\n${paraphrases}` }, ...packs]);
  }
  return Array.from(entries.get(term) ?? [], ([other, weight]) => {
    const prefix = isLoneSign(other);
    return { term: other, weight, ...(prefix ? { prefix } : {}) };
  });
}

/** The same terms without their weights and without those that stand for others. */
export function membersOfClass(term: string): string[] {
  return membersOf(term).flatMap(({ term: other, prefix }) => (prefix ? [] : [other]));
}

function read(packs: readonly Pick<LanguagePack, 'code' | 'everyday'>[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const add = (head: string, member: string, weight: number) => {
    if (head === member) return;
    const own = found.get(head) ?? new Map<string, number>();
    own.set(member, Math.max(weight, own.get(member) ?? 0));
    found.set(head, own);
  };
  for (const { code, everyday = '' } of packs) {
    const language = stemmingLanguages().find((own) => own.code === code);
    // The first term that a word gives; of several ideographs their first pair.
    const termOf = (word: string) => analyseWord(word, language).terms[0] ?? word;
    const termsIn = (words: string) =>
      words.split(' ').map(/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(words) ? termOf : firstTerm);
    for (const line of everyday.split('\n')) {
      const [heads = '', given = ''] = line.split(/[:=~] ?/);
      const member = line.includes('~') ? weights.paraphrase : weights.member;
      const members = termsIn(given);
      const asked = heads === '' ? members : termsIn(heads);
      for (const head of asked) {
        for (const other of asked) add(head, other, weights.synonym);
        if (heads !== '') for (const own of members) add(head, own, member);
      }
    }
  }
  return found;
}

function firstTerm(word: string): string {
  return termsOf(word)[0] ?? word;
}

function isLoneSign(term: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(term);
}
