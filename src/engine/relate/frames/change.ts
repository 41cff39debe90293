import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { isName, isOf, type Persons } from '../read/owner.js';
import type { Token } from '../read/token.js';
import type { Clause, Frame, Owner, Replacement } from '../statement.js';
import { asPhone, type Collected, frame, hanging, known, none, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

/** What people do themselves: "my brother moved to Genoa". */
const goes = /^(?:move|relocate|switch|migrate|upgrade|convert|transition|promote)$/;
const moving = /^(?:move|relocate|shift|switch|transfer|migrate)$/;
const naming = /^(?:name|surname|lastname)$/;
const towards = /^(?:to|into|until|till|for|at|with|in)$/;

/** Words for how people live together. */
function partnered(pack: LanguagePack): ReadonlyMap<string, string> | undefined {
  return pack.groups.find(({ name }) => name === 'relationship')?.values;
}

/** "The demo has been pushed to 19 May", "we moved the retro to Mondays", "I've set the thermostat to 21". */
export function changeFrames(parsed: Parsed, collected: Collected): void {
  const { predicate, subject, tokens } = parsed;
  const setting = predicate.main?.concept === 'set';
  if (!predicate.changed && !setting) return;
  // "Ana and I got married in Rome": where people marry is nothing that they have become.
  if (predicate.changed && partnered(parsed.pack)?.has(predicate.changed.base)) return;
  const behind = objects(parsed);
  const passive = tokens
    .slice(predicate.at, predicate.behind)
    .some((token) => token.kind === 'be' || token.base === 'get');
  const object = behind.find((chunk) => chunk.preposition === '' && !chunk.head.quantity);
  const purpose = behind.find(({ preposition, head }) => preposition === 'for' && !head.quantity);
  const what = passive || !object ? (subject ?? purpose) : object;
  const value =
    behind.find((chunk) => chunk !== what && towards.test(chunk.preposition)) ??
    behind.find((chunk) => chunk !== what && chunk.preposition === '' && chunk.head.quantity);
  if (
    !what ||
    !value ||
    (!passive && what === subject && isPerson(parsed, what) && goes.test(predicate.changed?.base ?? ''))
  )
    return;
  // "Ana and I switched to Vodafone": what two people do is no value of one of them.
  if (
    what === subject &&
    tokens.slice(0, predicate.at).some(({ kind, entry }) => kind === 'pronoun' && entry?.person === 'self')
  )
    return;
  const told = predicate.changed !== undefined || setting;
  // "My wife changed her name to Anna": the name of a person goes by who it is.
  const named = subject && naming.test(what.head.base) && what.whose === 'third' ? subject : what;
  const name = slotName(named, parsed, what === subject ? hanging(what, parsed) : []);
  const worth = readValue(value, parsed.pack, name.key);
  collected.frames.push(frame(name, worth, parsed, true, told));
  // "I moved my spare key to the shed": "I keep my spare key under the pot".
  if (moving.test(predicate.changed?.base ?? '') && object?.whose === 'self' && !value.head.quantity && object === what)
    collected.frames.push({
      ...known(
        'stored at',
        { ...worth, kind: worth.kind === 'place' ? 'noun' : worth.kind },
        parsed,
        true,
        told,
        new Set(object.tokens.filter(({ base }) => base !== 'all').map(({ concept }) => concept)),
      ),
      owner: parsed.persons.i,
    });
  // "Migrated my blog to Ghost": "my blog runs on WordPress".
  if (
    moving.test(predicate.changed?.base ?? '') &&
    object === what &&
    value.tokens.some(isName) &&
    value.determiner === ''
  )
    collected.frames.push({
      ...known(
        'hosting',
        { ...worth, kind: 'name' },
        parsed,
        true,
        told,
        new Set(object.tokens.map(({ concept }) => concept)),
      ),
      owner: parsed.persons.i,
    });
  // "I changed my login to a passkey", "we switched to Zed for editing": the noun names what a verb fills.
  for (const { head, whose } of [named, ...(purpose ? [purpose] : [])]) {
    const slot = parsed.pack.slotOf.get(head.concept);
    if (slot === undefined || collected.frames.some((other) => other.slot === slot)) continue;
    const owner = whose === 'self' || parsed.owner.kind !== 'person' ? parsed.persons.i : parsed.owner;
    collected.frames.push({
      ...known(slot, { ...worth, kind: worth.kind === 'place' ? 'noun' : worth.kind }, parsed, true, told),
      owner,
    });
  }
  collected.used.add(value);
}

/**
 * "We changed insurers, we're with Veritas now", "the venue changed, it's the old mill": the slot stands in one clause and its value in the next.
 */
export function changeAcross(before: Clause, after: Clause, persons: Persons, pack: LanguagePack): Frame | undefined {
  const used = useAs(before, after);
  if (used) return frameOf(used.what, used.value, persons, pack);
  const { changed } = before.predicate;
  const gained = changed ? undefined : newThing(before);
  const it =
    after.predicate.concept === 'be' &&
    after.predicate.sign > 0 &&
    /^(?:it|that)$/.test(after.tokens[after.predicate.at - 1]?.word ?? '');
  if (gained && (after.predicate.at >= after.tokens.length || it)) {
    const value = after.chunks.find(({ at }) => !it || at >= after.predicate.behind);
    return frameOf(gained, value, persons, pack, before.owner.kind === 'person' ? before.owner : undefined);
  }
  // "I had my bike repainted, it's green now", "I switched therapists, I'm seeing Dr Hahn now"
  const renewed = it && after.cues.has('now') && !before.predicate.ended && before.owner.kind !== 'person';
  const seen = changed && /^(?:see|use|with)$/.test(after.predicate.concept) && after.cues.has('now');
  if (
    !(changed || renewed) ||
    before.predicate.sign < 0 ||
    before.frames.length > 0 ||
    !(after.predicate.concept === 'be' || seen) ||
    after.predicate.sign < 0
  )
    return undefined;
  const opener = after.tokens[after.predicate.at - 1]?.word;
  const shares = opener === undefined && after.predicate.main?.form === 'gerund';
  if (after.subject || !(shares || /^(?:it|we|i|they|he|she|and)$/.test(opener ?? ''))) return undefined;
  const object = before.chunks.find((chunk) => chunk.at >= before.predicate.behind && chunk.preposition === '');
  const named = object && naming.test(object.head.base) && object.whose === 'third';
  const what = (named ? undefined : object) ?? before.subject;
  const value = after.chunks.find((chunk) => chunk.at >= after.predicate.behind);
  if (!what && value && /^(?:in|at)$/.test(value.preposition) && /^(?:move|relocate)/.test(changed?.base ?? ''))
    return frameOf('home', value, persons, pack, after.owner);
  if (!what || !value || value.head.concept === what.head.concept) return undefined;
  return frameOf(what, value, persons, pack, before.owner.kind === 'person' && !named ? before.owner : undefined);
}

/** "Use jo@example.com from now on, it's my main email". */
function useAs(before: Clause, after: Clause): { readonly what: Chunk; readonly value: Chunk } | undefined {
  if (
    !before.command ||
    before.predicate.concept !== 'use' ||
    before.predicate.sign < 0 ||
    after.predicate.concept !== 'be' ||
    after.predicate.sign < 0
  )
    return undefined;
  const value = before.chunks.find(({ at }) => at >= before.predicate.behind);
  const what = after.chunks.find(({ at }) => at >= after.predicate.behind);
  return value && what?.whose === 'self' && /^(?:it|that)$/.test(after.tokens[after.predicate.at - 1]?.word ?? '')
    ? { what, value }
    : undefined;
}

/** "I have a new number", "we got a new landlord". */
function newThing({ chunks, predicate, tokens }: Clause): Chunk | undefined {
  if (
    !/^(?:have|get|see|use|find|hire|choos|give|receiv|set|issu|assign)$/.test(predicate.concept) ||
    predicate.sign < 0
  )
    return undefined;
  const last = chunks[chunks.length - 1];
  if (last === undefined || !/^an?$/.test(last.determiner) || last.preposition !== '') return undefined;
  const isNew = last.tokens.some(({ base }) => base === 'new') && tokens[tokens.length - 1] === last.head;
  return isNew ? last : undefined;
}

function frameOf(
  what: Chunk | 'home',
  value: Chunk | undefined,
  persons: Persons,
  pack: LanguagePack,
  whose?: Owner,
): Frame | undefined {
  if (value === undefined) return undefined;
  const name =
    what === 'home' ? { slot: what, key: what, of: none, owner: persons.i } : slotName(what, { persons, pack });
  const worth = readValue({ ...value, preposition: '' }, pack, name.key);
  const { slot, key, of, owner: own } = asPhone(name, worth);
  const owner = whose ?? own;
  return {
    slot,
    key,
    of,
    owner,
    value: worth,
    single: true,
    change: true,
    abstract: pack.attributes.has(key),
    sign: 1,
  };
}

function isPerson({ persons }: Parsed, chunk: Chunk): boolean {
  return isOf(chunk, persons) !== undefined && chunk.tokens.some((token) => token.entry?.person);
}

/** Values that a clause says are gone: "from tea", "instead of taking the bus", "not Wednesday", "replaced the ThinkPad". */
export function readReplacements(parsed: Parsed): Replacement[] {
  const { chunks, predicate, tokens } = parsed;
  const found: Replacement[] = [];
  const behind = objects(parsed);
  // German switches on to something.
  const onto = parsed.pack.verbFinal ? /^(?:to|into|with|by|for|on)$/ : /^(?:to|into|with|by|for)$/;
  const to = behind.find((chunk) => onto.test(chunk.preposition));
  const object = behind.find((chunk) => chunk.preposition === '');
  for (const chunk of chunks) {
    if (
      (chunk.preposition === 'from' || (chunk.preposition === 'off' && predicate.changed && object)) &&
      chunk.at >= predicate.behind &&
      to &&
      (predicate.changed || carries(parsed, chunk, object))
    ) {
      found.push({ gone: chunk, instead: to, how: 'from-to' });
    } else if (/^(?:instead of|rather than|in place of|in lieu of)$/.test(chunk.preposition)) {
      found.push({ gone: chunk, instead: object, how: 'instead' });
    } else if (chunk.preposition === 'over' && predicate.concept === 'prefer' && object && tokens.some(isNow)) {
      found.push({ gone: chunk, instead: object, how: 'instead' });
    } else if (
      chunk.negated &&
      chunk.preposition !== 'without' &&
      chunk.at >= predicate.behind &&
      isContrast(tokens, chunk, predicate.behind)
    ) {
      found.push({ gone: chunk, instead: undefined, how: 'contrast' });
    }
  }
  const verb = predicate.main;
  if (predicate.ended?.verb && object) {
    const instead = behind.find((chunk) => chunk.preposition === 'for' && chunk.at > object.at && !chunk.head.quantity);
    if (instead) found.push({ gone: object, instead, how: 'from-to' });
  }
  if (verb?.entry?.cue === 'handover' && giving.test(verb.base)) {
    if (to && parsed.subject) found.push({ gone: parsed.subject, instead: to, how: 'handover' });
  } else if (verb?.entry?.cue === 'handover') {
    const from = behind.find((chunk) => chunk.preposition === 'from');
    if (verb.base.startsWith('take over') || verb.base === 'succeed') {
      const gone = from ?? (verb.base === 'take over' ? undefined : object);
      if (gone) found.push({ gone, instead: parsed.subject, how: 'handover' });
    } else if (
      !object &&
      to &&
      parsed.subject &&
      tokens.slice(predicate.at, predicate.behind).some(({ kind }) => kind === 'be')
    ) {
      // "The old form was replaced by a new one"
      found.push({ gone: parsed.subject, instead: to, how: 'from-to' });
    } else if (object) found.push({ gone: object, instead: to ?? parsed.subject, how: to ? 'from-to' : 'handover' });
  }
  if (predicate.changed?.base === 'rename' && object && to && parsed.owner.kind === 'self')
    found.push({ gone: object, instead: to, how: 'from-to' });
  if (predicate.changed && /^(?:swap|trade|exchange)$/.test(predicate.changed.base) && object) {
    const instead = behind.find((chunk) => chunk.preposition === 'for');
    if (instead) found.push({ gone: object, instead, how: 'from-to' });
  }
  return found;
}

/** "The rent went from 900 to 950", "I've gone from Vim to Zed", "I took my insurance from A over to B": not "I went from Rome to Paris". */
function carries({ predicate, owner, pack }: Parsed, from: Chunk, object: Chunk | undefined): boolean {
  if (predicate.concept === 'go')
    return (
      owner.kind === 'thing' ||
      (predicate.tense === 'perfect' &&
        !from.tokens.some(({ concept, base }) => pack.places.has(concept) || pack.places.has(base)))
    );
  return /^(?:take|bring|carri|transfer|port)$/.test(predicate.concept) && object?.whose === 'self';
}

const giving = /^(?:hand over|pass on)$/;

function isNow({ entry }: Token): boolean {
  return entry?.cue === 'now' || entry?.cue === 'corrected';
}

/** A comma, then "not": "at 9 pm, not 8". */
function isContrast(tokens: readonly Token[], chunk: Chunk, from: number): boolean {
  for (let i = chunk.at; i >= Math.max(0, chunk.at - 3); i--) {
    const token = tokens[i];
    if (token?.kind !== 'negation') continue;
    // "Use spaces not tabs": behind a noun it is no denial of the verb.
    const previous = tokens[i - 1];
    return (
      token.gap.includes(',') ||
      (i - 1 >= from &&
        token.word === 'not' &&
        previous !== undefined &&
        /^(?:noun|unknown|either)$/.test(previous.kind))
    );
  }
  return false;
}
