import { termsOf } from '../text/analyse.js';
import { fold } from '../text/fold.js';
import { packOf } from './language.js';
import type { LanguagePack } from './lexicon/pack.js';
import type { Clause, Frame, Statement } from './statement.js';

/**
 * Whether somebody who asks to forget `asked` ("my phone number", "that I drink coffee") surely means what `said` says: all of it is said, it is
 * said of the owner of the memory where `asked` is the owner's, and not just in passing. Any doubt says no, since forgetting is for good and
 * a person can be asked.
 */
export function isSurelyMeant(asked: Statement, said: Statement): boolean {
  const pack = packOf(said.language);
  if (pack === undefined || packOf(asked.language) === undefined) return isSaidInWords(asked.text, said.text);
  const wanted = termsIn(asked.clauses);
  const clauses = said.clauses.filter((clause) => [...wanted].some((term) => says(clause, term, pack)));
  const isSaid = (term: string) => clauses.some((clause) => says(clause, term, pack));
  if (wanted.size === 0 || ![...wanted].every(isSaid)) return false;
  const heads = headsOf(asked);
  const about = clauses.filter((clause) => heads.some((head) => says(clause, head, pack)));
  if (isDenial(asked) !== about.some(({ predicate }) => predicate.sign < 0) && statesSomething(asked)) return false;
  if (isOwners(asked) && !about.some((clause) => heads.some((head) => isOfSelf(clause, head, wanted, pack))))
    return false;
  if (about.some((clause) => [...wanted].some((term) => isPoint(clause, term, pack)))) return true;
  const isAside = about.every((clause) => heads.some((head) => isInPassing(clause, head)));
  return !isAside && fills(wanted, termsIn(said.clauses));
}

/** Languages without a pack: every word is said, by somebody who speaks of themselves where that is asked for. */
function isSaidInWords(asked: string, said: string): boolean {
  if (firstPerson.test(fold(asked)) && fold(said).includes(fold(asked))) return true;
  const wanted = new Set(termsOf(asked).filter((term) => !firstPerson.test(term)));
  const found = new Set(termsOf(said));
  if (wanted.size === 0 || ![...wanted].every((term) => found.has(term))) return false;
  return (!firstPerson.test(fold(asked)) || firstPerson.test(fold(said))) && fills(wanted, found);
}

/** I, my and our in the languages whose requests to forget are read. */
const firstPerson =
  /(?<!\p{L})(?:i|my|our|ich|mein\p{L}*|unser\p{L}*|je|j|mon|ma|mes|notre|nos|yo|mis?|nuestr[oa]s?|eu|meus?|minhas?|noss[oa]s?|io|mi[oae]|miei|nostr[oaie]|ik|mijn|ons|onze)(?!\p{L})|[我私僕俺]/u;

function termsIn(clauses: readonly Clause[]): ReadonlySet<string> {
  return new Set(clauses.flatMap(({ terms }) => [...terms]));
}

/** What a request is about: the nouns that its phrases describe, or all that it says. */
function headsOf({ clauses }: Statement): readonly string[] {
  const heads = clauses.flatMap(({ chunks, terms }) => {
    const [first] = chunks;
    return first !== undefined && terms.has(first.head.concept) ? [first.head.concept] : [];
  });
  return heads.length > 0 ? heads : [...termsIn(clauses)];
}

/** "My phone number", "where I live": what is asked for is the owner's own. "My sister's number" is hers. */
function isOwners({ clauses }: Statement): boolean {
  return clauses.some(
    ({ chunks, tokens }) =>
      chunks.some(({ whose, owner }) => whose === 'self' && owner === undefined) ||
      tokens.some(({ kind, entry }) => kind === 'pronoun' && entry?.person === 'self'),
  );
}

function statesSomething({ clauses }: Statement): boolean {
  return clauses.some(
    ({ predicate, subject, tokens }) => predicate.at < tokens.length && (predicate.at > 0 || subject !== undefined),
  );
}

function isDenial({ clauses }: Statement): boolean {
  return clauses.some(({ predicate }) => predicate.sign < 0);
}

function says(clause: Clause, term: string, pack: LanguagePack): boolean {
  return clause.terms.has(term) || clause.frames.some((frame) => isCalled(frame, term, pack));
}

/** Whether people ask for a slot by this word: where somebody lives is an address. */
function isCalled({ slot, key }: Frame, term: string, pack: LanguagePack): boolean {
  if (key === term) return true;
  // `allergy:penicillin` is asked for by both.
  const names = slot.split(':');
  const words = names.flatMap(
    (name) => pack.slotWords.get(name) ?? pack.slotWords.get(name.slice(name.lastIndexOf(' ') + 1)) ?? [],
  );
  return [...names, ...words].some((word) => (pack.words.get(word)?.concept ?? pack.stem(word)) === term);
}

/** The thing is said to be the owner's: by the slot, by a possessive, or because the clause is about the owner. */
function isOfSelf(clause: Clause, term: string, wanted: ReadonlySet<string>, pack: LanguagePack): boolean {
  const frames = clause.frames.filter((frame) => isCalled(frame, term, pack));
  if (frames.length > 0)
    return frames.some(({ owner, of }) => owner.kind === 'self' && [...of].every((narrower) => wanted.has(narrower)));
  if (clause.owner.kind === 'self') return true;
  return clause.chunks.some(
    ({ head, whose, owner }) => head.concept === term && whose === 'self' && owner === undefined,
  );
}

/** What a clause is about by its form: a slot that it fills, or its subject. */
function isPoint(clause: Clause, term: string, pack: LanguagePack): boolean {
  return (
    clause.frames.some((frame) => isCalled(frame, term, pack)) ||
    clause.subject?.tokens.some(({ concept }) => concept === term) === true
  );
}

/** "Learn Italian before our trip": the trip only says when. */
function isInPassing({ chunks }: Clause, term: string): boolean {
  return chunks.some(({ head, preposition }) => head.concept === term && whenever.has(preposition));
}

const whenever = new Set([
  'before',
  'after',
  'during',
  'until',
  'till',
  'since',
  'vor',
  'nach',
  'wahrend',
  'bis',
  'seit',
]);

/** What is asked for makes up half of what is said. */
function fills(wanted: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const found = [...wanted].filter((term) => said.has(term)).length;
  return found >= said.size / 2 || (found > 0 && said.size <= 3);
}
