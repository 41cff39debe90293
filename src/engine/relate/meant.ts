import { termsOf } from '../text/analyse.js';
import { fold } from '../text/fold.js';
import { analyseStatement } from './analyse.js';
import { isLiking } from './decide/pair.js';
import { compareValues } from './frames/value.js';
import { packOf } from './language.js';
import type { LanguagePack } from './lexicon/pack.js';
import type { Chunk } from './read/chunks.js';
import { isName } from './read/owner.js';
import { sameQuantity } from './read/quantity.js';
import type { Clause, Frame, Owner, Statement } from './statement.js';

/** Whether a record is what a description means: `perhaps` is a reason to ask, also where another record surely is. */
export type Meant = 'surely' | 'perhaps' | 'not';

/**
 * Whether somebody who asks to forget `description` ("my phone number", "that I drink coffee") means what `said` says. Surely, when all of it is
 * said, it is said of the owner of the memory where it is the owner's, and not just in passing: forgetting is for good, and a person can be asked.
 * Perhaps, when all of it is said in passing, of something narrower ("my first husband" for "my husband"), or could be of anything ("the number").
 */
export function howMeant(description: Statement, said: Statement): Meant {
  const pack = packOf(said.language);
  if (pack === undefined || packOf(description.language) === undefined)
    return isSaidInWords(description.text, said.text) ? 'surely' : 'not';
  // A few words do not show their language.
  const asked =
    description.language === said.language ? description : analyseStatement(description.text, { language: pack.id });
  const wanted = wantedIn(asked);
  const clauses = said.clauses.filter((clause) => [...wanted].some((term) => says(clause, term, pack)));
  const isSaid = (term: string) => clauses.some((clause) => says(clause, term, pack));
  if (wanted.size === 0 || ![...wanted].every(isSaid) || !areCounted(asked, clauses)) return 'not';
  const heads = headsOf(asked);
  const about = clauses.filter((clause) => heads.some((head) => says(clause, head, pack)));
  const isStated = statesSomething(asked);
  if (isStated && isDenial(asked) !== about.some(({ predicate }) => predicate.sign < 0)) return 'not';
  if (isStated && about.every((clause) => isOtherTime(asked, clause))) return 'not';
  if (isStated && about.length > 0 && about.every((clause) => isValuedElse(asked, clause))) return 'not';
  if (!isOfTheirs(asked, about, pack)) return 'not';
  if (isOwners(asked) && !about.some((clause) => heads.some((head) => isOfSelf(clause, head, wanted, pack))))
    return about.some((clause) => heads.some((head) => isHeldBySelf(clause, head))) ? 'perhaps' : 'not';
  if (isVague(asked, wanted) || isYours(asked) || isTitledElse(asked, said)) return 'perhaps';
  if (isStated && about.every((clause) => isDoneByAnother(asked, clause) || isTurned(asked, clause))) return 'perhaps';
  // "I owe my sister 20 euros" is about a debt, "my wife said that" about what she said.
  const isSomebody = asked.clauses.some(({ chunks: [first] }) => first?.head.entry?.person !== undefined);
  if (isSomebody && about.every(({ cues }) => cues.has('says'))) return 'perhaps';
  if (about.some((clause) => answers(asked, clause) || [...wanted].some((term) => isPoint(clause, term, pack))))
    return 'surely';
  const isAside = about.every((clause) => heads.some((head) => isInPassing(clause, head)));
  return !isAside && !isSomebody && fills(wanted, termsIn(said.clauses)) ? 'surely' : 'perhaps';
}

/** "My first husband" is not "my husband Tom": a number that is asked for is said. */
function areCounted({ clauses }: Statement, said: readonly Clause[]): boolean {
  return clauses.every(({ quantities }) =>
    quantities.every((asked) => said.some((clause) => clause.quantities.some((one) => sameQuantity(asked, one)))),
  );
}

/** "What I teach": the clause with the same verb says it. */
function answers({ clauses: [asked] }: Statement, { predicate, owner, chunks }: Clause): boolean {
  if (asked === undefined || owner.kind !== 'self' || asked.owner.kind !== 'self') return false;
  const { concept, main } = asked.predicate;
  return (
    /^(?:what|where|who|whom|which|was|wo|wen)$/.test(asked.tokens[0]?.word ?? '') &&
    main !== undefined &&
    concept === predicate.concept &&
    !/^(?:be|have|do|get|)$/.test(concept) &&
    !isLiking(concept) &&
    chunks.some(({ at }) => at >= predicate.behind)
  );
}

/** "My dog", "my dog Biscuit"; of what is narrower ("my dog food") it is not said. */
function isHeldBySelf({ chunks }: Clause, term: string, exactly = false): boolean {
  return chunks.some(({ head, tokens, whose, owner }) => {
    if (whose !== 'self' || owner !== undefined) return false;
    const said = tokens.find(({ concept }) => concept === term);
    return said !== undefined && (!exactly || said === head || (said.entry?.person !== undefined && isName(head)));
  });
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
  const named = [...terms].filter((term) => !(verbs.has(term) && measuring.test(term)));
  return named.length > 0 ? new Set(named) : terms;
}

/** Verbs of how much something is. Concepts. */
const measuring = /^(?:cost|pai|last|total|amount|be|set|name)$/;

const vague = /^(?:number|name|date|time|place|day|week|month|year|code|word|person|one|thing|address|password|pin)$/;

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

/** "Your favourite colour" is not the owner's. */
function isYours({ clauses }: Statement): boolean {
  return clauses.some(({ chunks }) => chunks.some(({ whose }) => whose === 'you'));
}

/** "That Ben lent me 50 euros" is not "I lent Ben 50 euros". */
function isDoneByAnother({ clauses: [asked] }: Statement, { owner, predicate }: Clause): boolean {
  if (asked === undefined || asked.subject === undefined) return false;
  if (asked.predicate.concept !== predicate.concept || predicate.concept === 'be') return false;
  if (asked.owner.kind !== owner.kind) return asked.owner.kind === 'self' || owner.kind === 'self';
  const names = new Set([...owner.key.split(' '), ...owner.names]);
  return (
    owner.kind === 'person' && ![...asked.owner.key.split(' '), ...asked.owner.names].some((name) => names.has(name))
  );
}

/** "That I prefer coffee to tea" beside "I prefer tea to coffee", "that I fly from Rome" beside "I fly to Rome". */
function isTurned({ clauses }: Statement, { chunks, cues }: Clause): boolean {
  if (cues.has('tentative') && !clauses.some((clause) => clause.cues.has('tentative'))) return true;
  const ways = clauses
    .flatMap((clause) => clause.chunks)
    .flatMap(({ head, preposition }) => {
      const said = chunks.find((chunk) => chunk.head.concept === head.concept);
      return said === undefined || said.preposition === preposition ? [] : [[preposition, said.preposition] as const];
    })
    .filter((pair) => pair.some((preposition) => leading.has(preposition)));
  return ways.length > 1 || ways.some((pair) => pair.every((preposition) => leading.has(preposition)));
}

/** Prepositions that say which way something goes. */
const leading = new Set(['from', 'to', 'into', 'than', 'over', 'von', 'aus', 'nach', 'als', 'statt']);

/** Mrs. Smith is not Mr. Smith. */
function isTitledElse(asked: Statement, said: Statement): boolean {
  const [wanted, found] = [asked, said].map(({ text }) => titles.map((title) => title.test(text)));
  return wanted?.some((is, i) => is && found?.[i] === false && found.includes(true)) === true;
}

const titles = [/\b(?:mr|herrn?|monsieur|señor|signor)\b/i, /\b(?:mrs|ms|miss|frau|madame|señora|signora)\b/i];

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
    clause.quantities.some(({ kind }) => measured[term]?.test(kind))
  );
}

/** Nouns for what only a number says: "the wedding date", "the launch time". */
const measured: Readonly<Record<string, RegExp>> = {
  date: /day|date/,
  time: /time/,
  price: /money/,
  amount: /money|number/,
};

/** Whether people ask for a slot by this word: where somebody lives is an address. */
function isCalled({ slot, key }: Frame, term: string, pack: LanguagePack): boolean {
  if (key === term) return true;
  if (key === 'email' && term === 'address') return false;
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
  const { subject } = clause;
  const isCommon =
    (clause.owner.kind === 'thing' || subject?.head.entry?.person === 'role') &&
    subject?.determiner === 'the' &&
    !subject.owner;
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
  return isHeldBySelf(clause, term, true);
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

/** "That I'm single" beside "I'm married to Leo". */
function isValuedElse({ clauses }: Statement, { frames }: Clause): boolean {
  const asked = clauses.flatMap((clause) => clause.frames).filter(({ value }) => value.kind === 'group');
  return asked.some((frame) => {
    const met = frames.filter(({ key, value }) => key === frame.key && value.kind === 'group');
    return met.length > 0 && met.every(({ value }) => compareValues(value, frame.value) === 'other');
  });
}

/** "Where I live" beside "I used to live in Austin". */
function isOtherTime({ clauses: [asked] }: Statement, { predicate, cues, frames }: Clause): boolean {
  const wasBefore = predicate.tense === 'past' || cues.has('past');
  if (asked === undefined || predicate.changed !== undefined || frames.some(({ change }) => change)) return false;
  if (asked.predicate.tense === 'past') return /present|future/.test(predicate.tense) && !wasBefore;
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

/** "I see a therapist", "we have a nanny": what one does to have somebody. Concepts. */
const keeping = /^(?:see|have|date|visit|hire|emploi)$/;

/** What is had, used or done: "I'm writing a novel", "use tabs". Not what is only liked. */
function objectOf({ predicate, chunks, subject, owner }: Clause): Chunk | undefined {
  if (owner.kind !== 'self' || isLiking(predicate.concept)) return undefined;
  const [first] = chunks.filter((chunk) => chunk.at >= predicate.behind && chunk !== subject);
  const isThing =
    first?.preposition === '' &&
    first.owner === undefined &&
    (first.head.entry?.person === undefined || keeping.test(predicate.concept));
  return isThing ? first : undefined;
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
