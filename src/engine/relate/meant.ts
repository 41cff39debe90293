import { termsOf } from '../text/analyse.js';
import { fold } from '../text/fold.js';
import { analyseStatement } from './analyse.js';
import { framing, isLiking } from './decide/pair.js';
import { packOf } from './language.js';
import type { LanguagePack } from './lexicon/pack.js';
import type { Chunk } from './read/chunks.js';
import { isName } from './read/owner.js';
import type { Clause, Frame, Owner, Statement } from './statement.js';

/**
 * Whether somebody who asks to forget `asked` ("my phone number", "that I drink coffee") surely means what `said` says: all of it is said, it is
 * said of the owner of the memory where `asked` is the owner's, and not just in passing. Any doubt says no, since forgetting is for good and
 * a person can be asked.
 */
export function isSurelyMeant(description: Statement, said: Statement): boolean {
  const pack = packOf(said.language);
  if (pack === undefined || packOf(description.language) === undefined)
    return isSaidInWords(description.text, said.text);
  // A few words do not show their language.
  const asked =
    description.language === said.language ? description : analyseStatement(description.text, { language: pack.id });
  const wanted = wantedIn(asked);
  if (isVague(asked, wanted)) return false;
  const clauses = said.clauses.filter((clause) => [...wanted].some((term) => says(clause, term, pack)));
  const isSaid = (term: string) => clauses.some((clause) => says(clause, term, pack));
  if (wanted.size === 0 || ![...wanted].every(isSaid)) return false;
  const heads = headsOf(asked);
  const about = clauses.filter((clause) => heads.some((head) => says(clause, head, pack)));
  if (isDenial(asked) !== about.some(({ predicate }) => predicate.sign < 0) && statesSomething(asked)) return false;
  if (isOwners(asked) && !about.some((clause) => heads.some((head) => isOfSelf(clause, head, wanted, pack))))
    return false;
  if (
    !isOfTheirs(asked, about, pack) ||
    (statesSomething(asked) && about.every((clause) => isOtherTime(asked, clause)))
  )
    return false;
  if (about.some((clause) => [...wanted].some((term) => isPoint(clause, term, pack)))) return true;
  const isAside = about.every((clause) => heads.some((head) => isInPassing(clause, head)));
  return !isAside && fills(wanted, termsIn(said.clauses));
}

/** Languages without a pack: every word is said, by somebody who speaks of themselves where that is asked for. */
function isSaidInWords(asked: string, said: string): boolean {
  if (firstPerson.test(fold(asked)) && fold(said).includes(fold(asked))) return true;
  const wanted = new Set(termsOf(asked).filter((term) => !firstPerson.test(term) && !joints.test(term)));
  const found = new Set(termsOf(said));
  if (wanted.size === 0 || ![...wanted].every((term) => found.has(term))) return false;
  return (!firstPerson.test(fold(asked)) || firstPerson.test(fold(said))) && fills(wanted, found);
}

/** I, my and our in the languages whose requests to forget are read. */
const firstPerson =
  /(?<!\p{L})(?:i|my|our|ich|mein\p{L}*|unser\p{L}*|je|j|mon|ma|mes|notre|nos|yo|mis?|nuestr[oa]s?|eu|meus?|minhas?|noss[oa]s?|io|mi[oae]|miei|nostr[oaie]|ik|mijn|ons|onze)(?!\p{L})|[我私僕俺]/u;

/** What a request names: not the verb of "how much rent we pay", where a noun says it. */
function wantedIn({ clauses }: Statement): ReadonlySet<string> {
  const terms = termsIn(clauses);
  const asks = clauses[0]?.tokens[0];
  if (asks === undefined || !/^(?:how|what|when|which|wie|was|wann|welch\p{L}*)$/u.test(asks.word)) return terms;
  const verbs = new Set(clauses.flatMap((clause) => [...clause.verbs]));
  const named = [...terms].filter((term) => !(verbs.has(term) && framing.has(term)));
  return named.length > 0 ? new Set(named) : terms;
}

const vague = /^(?:number|name|date|time|place|day|week|month|year|code|word|person|one|thing|address)$/;

/** "The number": whose, and of what? "What I wrote in my diary" names where it stands. */
function isVague(asked: Statement, wanted: ReadonlySet<string>): boolean {
  const [first] = asked.clauses[0]?.chunks ?? [];
  if (first !== undefined && !statesSomething(asked) && /^(?:in|on|at|to|from|with)$/.test(first.preposition))
    return true;
  return wanted.size === 1 && !isOwners(asked) && [...wanted].every((term) => vague.test(term));
}

/** Who, what and is, in the languages without a pack. */
const joints = /^(?:qui|que|quel|quell|est|c|quien|es|cual|chi|e|che|quem|wie|is|wat)$/;

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
  return (
    clause.terms.has(term) ||
    clause.frames.some((frame) => isCalled(frame, term, pack)) ||
    clause.quantities.some(({ kind }) => measured.get(term)?.test(kind))
  );
}

/** Nouns for what only a number says: "the wedding date", "the launch time". */
const measured: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^(?:date|day|weekday)$/],
  ['dai', /^(?:date|day|weekday)$/],
  ['time', /^time$/],
  ['price', /^money$/],
  ['amount', /^(?:money|number|measure)$/],
]);

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
  // "The rent is 1450": whoever says so pays it.
  const isCommon = clause.owner.kind === 'thing' && clause.subject?.determiner === 'the' && !clause.subject.owner;
  if (frames.length > 0)
    return frames.some(
      ({ owner, of }) =>
        (owner.kind === 'self' || (isCommon && owner.kind === 'thing')) &&
        [...of].every((narrower) => wanted.has(narrower)),
    );
  if (clause.owner.kind === 'self') {
    const chunk = clause.chunks.find(({ tokens }) => tokens.some(({ concept }) => concept === term));
    // "I feed my neighbour's cat", "I like the name Ines"
    const isElse = chunk?.determiner === 'the' && isLiking(clause.predicate.concept);
    return chunk === undefined || !(chunk.owner !== undefined || chunk.whose === 'third' || isElse);
  }
  return clause.chunks.some(({ head, tokens, whose, owner }) => {
    // "My dog Biscuit"
    const named = tokens.find(({ concept, entry }) => concept === term && entry?.person !== undefined) && isName(head);
    return (head.concept === term || named) && whose === 'self' && owner === undefined;
  });
}

/** "My wife's car" is hers where it is spoken of: not in "my wife hates my car". */
function isOfTheirs({ clauses }: Statement, about: readonly Clause[], pack: LanguagePack): boolean {
  return clauses
    .flatMap(({ chunks }) => chunks)
    .every(({ head, owner }) => {
      if (owner === undefined) return true;
      const who = owner.head.concept;
      const isWho = ({ kind, key, names }: Owner) =>
        kind === 'person' && (key.split(' ').includes(who) || names.includes(who));
      return about.some(
        (clause) =>
          clause.frames.some(
            (frame) => isCalled(frame, head.concept, pack) && (isWho(frame.owner) || frame.of.has(who)),
          ) ||
          clause.chunks.some(
            (chunk) =>
              (chunk.head.concept === head.concept && chunk.owner?.tokens.some(({ concept }) => concept === who)) ||
              (chunk.preposition === 'of' && chunk.head.concept === who),
          ) ||
          (isWho(clause.owner) && !clause.chunks.some((chunk) => chunk.head.concept === head.concept && chunk.whose)),
      );
    });
}

/** "Where I live" beside "I used to live in Austin". */
function isOtherTime({ clauses: [asked] }: Statement, { predicate, cues, frames }: Clause): boolean {
  const wasBefore = predicate.tense === 'past' || cues.has('past');
  if (asked === undefined || predicate.changed !== undefined || frames.some(({ change }) => change)) return false;
  if (asked.predicate.tense === 'past') return predicate.tense === 'present' && !wasBefore;
  return asked.predicate.tense === 'present' && wasBefore;
}

/** What a clause is about by its form: a slot that it fills, or its subject. */
function isPoint(clause: Clause, term: string, pack: LanguagePack): boolean {
  return (
    clause.frames.some((frame) => isCalled(frame, term, pack)) ||
    clause.subject?.tokens.some(({ concept }) => concept === term) === true ||
    objectOf(clause)?.head.concept === term
  );
}

/** What is had, used or done: "I'm writing a novel", "use tabs". Not what is only liked. */
function objectOf({ predicate, chunks, subject, owner }: Clause): Chunk | undefined {
  if (owner.kind !== 'self' || isLiking(predicate.concept)) return undefined;
  const [first] = chunks.filter((chunk) => chunk.at >= predicate.behind && chunk !== subject);
  return first?.preposition === '' && first.owner === undefined ? first : undefined;
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
