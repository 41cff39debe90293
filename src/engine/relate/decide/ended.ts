import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { isName } from '../read/owner.js';
import type { Clause } from '../statement.js';
import { isBreak } from './break.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { contentOf, coverage, framing, isLiking } from './pair.js';
import { isNarrower, isPartOfList, targetsOf } from './targets.js';

/** "I no longer want the summaries", "we dropped Jenkins", "I gave up smoking", "the contract expired". */
export function endedEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  const { older, newer } = pair;
  if (!newer.predicate.ended || newer.predicate.sign > 0 || older.predicate.sign < 0) return undefined;
  const targets = targetsOf(newer);
  const letting = newer.predicate.main?.base === 'let' ? newer.predicate.main.concept : '';
  const verbal = [...newer.verbs].filter(
    (verb) => !framing.has(verb) && !isLiking(verb) && verb !== letting && !parting.test(verb),
  );
  // "I no longer wash my dog" ends nothing of "I have a dog".
  if (verbal.some((verb) => !older.terms.has(verb) && !alike(verb, older.verbs))) return undefined;
  const met = targets.filter(
    (chunk) =>
      (older.terms.has(chunk.head.concept) && !isOtherSort(chunk, older, pack)) ||
      (general.test(chunk.head.base) &&
        chunk.tokens.some((token) => token !== chunk.head && older.heads.has(token.concept))),
  );
  // "I'm a smoker", "I quit smoking"
  const isWhat = older.predicate.concept === 'be' && verbal.some((verb) => older.heads.has(verb));
  if (met.length === 0 && !isWhat && !verbal.some((verb) => older.verbs.has(verb))) return undefined;
  if (targets.length > 0 && met.length === 0) return undefined;
  if (met.some((chunk) => !general.test(chunk.head.base) && isNarrower(chunk, older.terms, pack.neutral)))
    return undefined;
  const rest = targets.filter(
    (chunk) => !met.includes(chunk) && !chunk.head.quantity && !general.test(chunk.head.base),
  );
  if (
    rest.length > 0 &&
    rest.some((chunk) => !/^(?:at|in|for|with|as|to|on)$/.test(chunk.preposition) || met.length === 0)
  ) {
    return weak('contradicts', 'ended', 'weak-evidence');
  }
  // "Stopped the iron, still on vitamin D"
  const kept = newer.tokens.findIndex(({ word }) => /^(?:still|keeping|staying)$/.test(word));
  const gone = met
    .filter(({ at }) => kept < 0 || at < kept)
    .flatMap(({ tokens }) => tokens.map(({ concept }) => concept));
  if (isPartOfList(older, newer.terms) || isPartOfList(older, new Set(gone)) || (kept >= 0 && gone.length === 0))
    return weak('contradicts', 'ended', 'part-of-older');
  // "I dropped out of Leeds" ends "I study physics at Leeds".
  // "I'm done with Bean There" ends "my favourite coffee shop is Bean There", "I'm off coffee" "I drink coffee on Mondays".
  const valued = older.frames.some(
    ({ slot, key, value, single }) =>
      (/^(?:employer|school|study)$/.test(slot) || (single && !pack.singleRoles.has(key))) &&
      met.some(
        ({ head, tokens }) => value.terms.has(head.concept) && (tokens.some(isName) || older.names.has(head.concept)),
      ),
  );
  const [object] = older.chunks.filter(({ at, head }) => at >= older.predicate.behind && !head.quantity);
  const consumed =
    verbal.length === 0 &&
    consuming.test(older.predicate.concept) &&
    met.some(({ head }) => head.concept === object?.head.concept);
  if (coverage(pair) < 0.5 && !valued && !consumed) return undefined;
  if (
    !concerns(
      pair,
      met.flatMap(({ head, tokens }) =>
        general.test(head.base) ? tokens.map(({ concept }) => concept) : [head.concept],
      ),
    )
  )
    return weak('contradicts', 'ended', 'weak-evidence');
  // "Our competitor migrated off AWS": what no table knows may be somebody else.
  const { subject } = newer;
  const other =
    subject?.head.kind === 'unknown' && !met.includes(subject) && newer.predicate.ended === newer.predicate.main;
  if (other && older.owner.kind === 'self' && !older.terms.has(subject.head.concept))
    return weak('contradicts', 'ended', 'unclear-owner');
  if (isBreak(newer, pack)) return weak('contradicts', 'ended', 'weak-evidence');
  return isAhead(newer) ? weak('contradicts', 'ended', 'planned') : strong('contradicts', 'ended');
}

/** "In May my neighbour moves out": by a day that is named, and so perhaps to come. */
function isAhead({ predicate: { ended, main, tense }, quantities }: Clause): boolean {
  return (
    ended !== undefined &&
    ended === main &&
    ended.form === 'third' &&
    tense === 'present' &&
    quantities.some(({ kind }) => kind === 'date' || kind === 'weekday' || kind === 'day')
  );
}

/** "I'm back from holiday", "the car is out of the garage": where one was, one is no longer. */
export function returnedEvidence({ older, newer }: Pair): Evidence | undefined {
  const { predicate, chunks, tokens } = newer;
  const comes =
    /^(?:be|come|get|return|have|bring|pick)$/.test(predicate.concept) &&
    predicate.sign > 0 &&
    predicate.tense !== 'future';
  if (!comes || older.predicate.concept !== 'be' || older.predicate.sign < 0 || older.predicate.tense !== 'present')
    return undefined;
  const left = chunks.find(
    ({ preposition, at }) =>
      at >= predicate.behind &&
      ((preposition === 'from' && tokens.some(({ word }) => word === 'back')) ||
        (preposition === 'of' && tokens.some(({ word }, i) => word === 'out' && i < at))),
  );
  const was = older.chunks.find(
    ({ preposition, at }) => at >= older.predicate.behind && /^(?:in|on|at)$/.test(preposition),
  );
  if (left === undefined || was === undefined || left.head.concept !== was.head.concept) return undefined;
  const what = older.subject?.head.concept;
  const got = chunks.find(({ at, preposition }) => at >= predicate.behind && preposition === '');
  const mine =
    what === newer.subject?.head.concept ||
    (newer.owner.kind === 'self' && what !== undefined && what === got?.head.concept);
  return mine ? strong('contradicts', 'ended') : undefined;
}

/** "My museum membership" beside "a gym membership": of what is had of many sorts, the words before it tell which. */
function isOtherSort({ head, tokens }: Chunk, older: Clause, pack: LanguagePack): boolean {
  if (!general.test(head.base)) return false;
  const sort = tokens.filter((token) => token !== head && !token.quantity && !pack.neutral.has(token.concept));
  return sort.length > 0 && !sort.some(({ concept }) => older.terms.has(concept));
}

/** What is done with a thing to be rid of it says nothing of what was done with it before. Concepts. */
const parting = /^(?:give|close)$/;

/** Words for having something, whatever it is: "quit my job at X", "ended my X subscription". */
const general = /^(?:job|position|role|membership|subscription|account|habit|use|plan|contract|fear|thing|stuff)$/;

/** Whether what ended is the object or subject of the older clause, not a word beside: "coffee" of "coffee ice cream". */
function concerns({ older }: Pair, heads: readonly string[]): boolean {
  if (heads.length === 0) return true;
  return (
    heads.some((head) => older.heads.has(head) || older.verbs.has(head)) ||
    contentOf(older.terms, older).length <= 1 ||
    older.chunks.some(
      ({ head, tokens }) => general.test(head.base) && tokens.some(({ concept }) => heads.includes(concept)),
    )
  );
}

const consuming = /^(?:eat|drink|consum|smoke|take|plai|learn|studi|practic|practis)$/;

/** Verbs that say the same of a habit. */
const habits: readonly ReadonlySet<string>[] = [
  new Set('eat drink take consum have try tast'.split(' ')),
  new Set('use run work write build'.split(' ')),
  new Set('go attend visit plai do practis practic train join come particip'.split(' ')),
  new Set('own have possess keep drive ride'.split(' ')),
  new Set('live resid stai'.split(' ')),
  new Set('pai subscrib have use'.split(' ')),
];

export function alike(verb: string, others: ReadonlySet<string>): boolean {
  return habits.some((habit) => habit.has(verb) && [...others].some((other) => habit.has(other)));
}
