import { compareValues } from '../frames/value.js';
import type { LanguagePack } from '../lexicon/pack.js';
import { type Quantity, sameQuantity } from '../read/quantity.js';
import type { Frame } from '../statement.js';
import { isBreak } from './break.js';
import { type Evidence, type Pair, strong, weak } from './evidence.js';
import { compareSlotOwners } from './owners.js';

/** Slots of a person's life that a plan does not change yet. */
const lasting = /^(?:home|employer|job|school|study|manager|spouse|relationship|commute)$/;

/** The same slot with another value, or the same value denied. */
export function slotEvidence(pair: Pair, pack: LanguagePack): Evidence | undefined {
  let best: Evidence | undefined;
  for (const older of pair.older.frames) {
    for (const newer of pair.newer.frames) {
      const found = compare(older, newer, pair, pack);
      if (found?.strong) return found;
      best ??= found;
    }
  }
  return best;
}

/** What only follows from what was said, and the values that it rules out. */
const implies: ReadonlyMap<string, RegExp> = new Map([
  ['employed', /^unemployed$/],
  ['omnivore', /^(?:vegan|vegetarian|pescatarian)$/],
]);

/** How what narrows a newer slot lies to that of an older one. */
export function compareNarrowing(
  older: ReadonlySet<string>,
  newer: ReadonlySet<string>,
): 'same' | 'apart' | 'narrower' | 'wider' {
  let extra = 0;
  let missing = 0;
  for (const term of newer) if (!older.has(term)) extra++;
  for (const term of older) if (!newer.has(term)) missing++;
  if (extra > 0 && missing > 0) return 'apart';
  return extra > 0 ? 'narrower' : missing > 0 ? 'wider' : 'same';
}

function compare(older: Frame, newer: Frame, pair: Pair, pack: LanguagePack): Evidence | undefined {
  if (older.key !== newer.key) return undefined;
  const owner = compareSlotOwners(older.owner, newer.owner);
  const narrowing = compareNarrowing(older.of, newer.of);
  if (owner === 'different' || narrowing === 'apart' || narrowing === 'narrower') return undefined;
  // "Ana's birthday is in May", "my birthday is in June": whose it is sets them apart, unless a change is told.
  const others = older.owner.kind === 'thing' && pair.older.owner.kind === 'person' && newer.owner.kind === 'self';
  if (narrowing === 'wider' && others && !pair.told && !newer.change) return undefined;
  const { slot } = newer;
  const implied = implies.get(newer.value.member);
  if (implied && newer.value.group === older.value.group && !implied.test(older.value.member)) return undefined;
  const values = compareValues(older.value, newer.value);
  const allergy = older.key.startsWith('allergy:');
  if (allergy || values === 'same') {
    if (older.sign === newer.sign) return undefined;
    if (owner === 'unclear') return weak('contradicts', 'negated', 'unclear-owner', slot);
    if (pair.newer.predicate.ended && isBreak(pair.newer, pack))
      return weak('contradicts', 'negated', 'weak-evidence', slot);
    return narrowing === 'same'
      ? strong('contradicts', 'negated', slot)
      : weak('contradicts', 'negated', 'wider-scope', slot);
  }
  if (older.sign < 0 || newer.sign < 0) return undefined;
  // "I take ibuprofen", "I take insulin now": people take many things.
  if (older.key === 'takes' && !(older.value.kind === 'group' && newer.value.kind === 'group')) return undefined;
  if (values === 'finer') return newer.change ? weak('updates', 'new-value', 'weak-evidence', slot) : undefined;
  const rivals = values === 'other' || (values === 'apart' && older.abstract && newer.abstract);
  if (rivals && !newer.change && !pair.told && older.value.kind !== 'quantity' && stays(older, pair)) return undefined;
  if (!rivals) return newer.change ? weak('updates', 'new-value', 'weak-evidence', slot) : undefined;
  if (older.value.kind !== 'quantity' && otherDays(pair)) return undefined;
  const reason =
    older.value.kind === 'quantity'
      ? isDate(older)
        ? 'rescheduled'
        : 'amount-changed'
      : older.value.group === 'status'
        ? 'status-changed'
        : 'new-value';
  if (owner === 'unclear') return weak('updates', reason, 'unclear-owner', slot);
  const told = pair.told || newer.change;
  if (pair.newer.predicate.tense === 'future' && lasting.test(newer.slot))
    return weak('updates', reason, 'planned', slot);
  const exclusive = older.value.kind === 'group' && newer.value.kind === 'group';
  const measured = older.value.kind === 'quantity' && newer.value.kind === 'quantity';
  const vague =
    !newer.abstract &&
    (older.value.kind === 'noun' ||
      older.value.kind === 'adjective' ||
      newer.value.kind === 'noun' ||
      newer.value.kind === 'adjective');
  // "I use Figma", "I use Penpot now": perhaps both, unless the old one is named as gone.
  const subject = older.slot === 'study' && !older.single;
  const many =
    (subject || /^(?:uses|takes|wears|plays|speaks|drinks|eats|reading|car)$/.test(older.slot)) && !newer.change;
  if (many && !pair.newer.cues.has('instead') && !pair.newer.cues.has('corrected'))
    return weak('updates', reason, 'many-valued', slot);
  if (!told && !exclusive && !measured && (vague || !(older.single || newer.single)))
    return weak('updates', reason, 'many-valued', slot);
  if (narrowing === 'wider')
    return told && !named(older, newer, pair) && ![...older.of].some((term) => sort.test(term))
      ? strong('updates', reason, slot)
      : weak('updates', reason, 'wider-scope', slot);
  return strong('updates', reason, slot);
}

/** People have one of each: "my billing address", "my new address". Concepts. */
const sort = /^(?:bill|ship|deliveri|invoic|postal|mail|privat|person|work|offic|busi|home|holidai|temporari|school)$/;

/** "I write my code in Python", "I write my Python code in PyCharm": the old value still stands in the newer clause. */
function stays({ value }: Frame, { newer }: Pair): boolean {
  const gone = newer.replacements.some((one) => one.gone.tokens.some(({ concept }) => value.terms.has(concept)));
  return !gone && value.terms.size > 0 && [...value.terms].every((term) => newer.terms.has(term));
}

/** "On Mondays I work from home", "on Tuesdays I work at the office". */
function otherDays({ older, newer }: Pair): boolean {
  const days = (quantities: readonly Quantity[]) => quantities.filter(({ kind }) => kind === 'weekday');
  const ours = days(older.quantities);
  const theirs = days(newer.quantities);
  return ours.length > 0 && theirs.length > 0 && !ours.some((day) => theirs.some((other) => sameQuantity(day, other)));
}

/** Whether a name narrows the older slot: "the budget for Heron" and then only "the budget" may be two budgets. */
function named(older: Frame, newer: Frame, pair: Pair): boolean {
  return [...older.of].some((term) => !newer.of.has(term) && pair.older.names.has(term));
}

function isDate({ value }: Frame): boolean {
  return value.quantities.some(
    ({ kind }) => kind === 'date' || kind === 'weekday' || kind === 'time' || kind === 'day',
  );
}
