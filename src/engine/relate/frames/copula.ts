import type { Chunk } from '../read/chunks.js';
import { isName, isOf, self, thing } from '../read/owner.js';
import { quantity } from '../read/quantity.js';
import type { Value } from '../statement.js';
import { type Collected, frame, hanging, known, none, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

const naming = /^(?:name|nickname)$/;

/** "My X is Y", "X's Y is Z", "the Y of X is Z", "Y is my X", "I'm Y", "X is called Y". */
export function copulaFrames(parsed: Parsed, collected: Collected): void {
  const { predicate, subject, pack } = parsed;
  const verb = predicate.main;
  if (
    !verb ||
    !(
      verb.kind === 'be' ||
      (verb.base === 'live' && parsed.owner.kind === 'thing') ||
      pack.copulas.has(verb.base) ||
      naming.test(verb.concept) ||
      isPlanned(parsed) ||
      stateOf(parsed) ||
      turnedInto(parsed)
    )
  )
    return;
  const behind = objects(parsed);
  const state = stateOf(parsed) ?? turnedInto(parsed);
  const complement = state ?? behind[0];
  if (naming.test(verb.concept)) {
    if (complement) named(parsed, collected, complement);
    return;
  }
  if (!subject) {
    if (complement && parsed.owner.kind !== 'thing') ofPerson(parsed, collected, complement, behind);
    return;
  }
  // "Ana got tired" says how she is, "Ana got a new bike" does not.
  if (!complement || (verb.base === 'get' && complement.determiner !== '' && state === undefined)) return;
  const hung = hanging(subject, parsed);
  if (naming.test(subject.head.concept) && !complement.negated) {
    named(parsed, collected, complement);
    return;
  }
  if (isInverted(subject, complement, hung, behind)) {
    const followers = behind.filter((chunk) => chunk !== complement && /^(?:of|for|at)$/.test(chunk.preposition));
    if (naming.test(complement.head.concept)) nameOf(parsed, collected, complement.owner ?? followers[0], subject);
    else {
      const name = slotName(complement, parsed, followers);
      if (!name.former)
        collected.frames.push(
          frame(name, readValue(subject, pack, name.key), parsed, isSingle(parsed, name.key, complement)),
        );
    }
    collected.used.add(complement);
    collected.owner = thing;
    return;
  }
  if (parsed.owner.kind === 'self' && subject.whose === undefined && !subject.owner) {
    ofPerson(parsed, collected, complement, behind);
    return;
  }
  const name = toldApart(slotName(subject, parsed, hung), parsed);
  collected.used.add(complement);
  if (name.former) return;
  const value = readValue(complement, pack, name.key);
  const told = predicate.tense === 'past' || predicate.tense === 'perfect';
  // "My new employer is Birch": there was another one.
  const renewed =
    subject.whose === 'self' &&
    subject.tokens.some(({ base }) => base === 'new') &&
    isSingle(parsed, name.key, subject);
  const change = (told && complement === state) || renewed;
  collected.frames.push(frame(name, value, parsed, isSingle(parsed, name.key, subject), change));
  aboutPerson(parsed, collected, complement, value);
}

/** "My grandmother on my mother's side" is another one than that on my father's. */
function toldApart<Name extends { readonly of: ReadonlySet<string> }>(name: Name, { owner, subject }: Parsed): Name {
  if (owner.apart === undefined || subject?.head.entry?.person === undefined) return name;
  return { ...name, of: new Set([...name.of, owner.apart]) };
}

/** "The invoice is paid", "issue 88 is closed": a participle that says a state. */
function stateOf({ predicate, tokens, pack }: Parsed): Chunk | undefined {
  const verb = predicate.main;
  const passive = tokens
    .slice(predicate.at, predicate.behind)
    .some((token) => token.kind === 'be' || token.base === 'get');
  const status = verb?.form === 'past' && passive ? pack.groupsOf.get(verb.word) : undefined;
  if (!verb || !status) return undefined;
  return {
    tokens: [{ ...verb, base: verb.word, verb: false, kind: 'adjective' }],
    head: { ...verb, kind: 'adjective' },
    preposition: '',
    determiner: '',
    whose: undefined,
    owner: undefined,
    joined: false,
    negated: false,
    at: predicate.behind,
  };
}

/** "I've gone vegan", "the ticket went live": a value of a group behind a verb of becoming. */
function turnedInto(parsed: Parsed): Chunk | undefined {
  const { predicate, pack } = parsed;
  if (!/^(?:go|turn|become)$/.test(predicate.main?.base ?? '')) return undefined;
  const [first] = objects(parsed);
  return first && first.preposition === '' && first.head.kind !== 'either' && pack.groupsOf.has(first.head.base)
    ? first
    : undefined;
}

/** "The demo is scheduled for 12 May", "the party is held in August". */
function isPlanned({ predicate, tokens }: Parsed): boolean {
  const verb = predicate.main;
  return (
    verb !== undefined && /^(?:schedule|plan|hold|fix|set|book)$/.test(verb.base) && tokens[predicate.at]?.kind === 'be'
  );
}

/** Whether a noun has one value at a time: an attribute, a role that one person fills, or a thing with a measure. */
function isSingle({ pack }: Parsed, key: string, chunk: Chunk): boolean {
  if (chunk.head.form === 'plural' && !pack.attributes.has(key)) return false;
  if (pack.singleRoles.has(key)) return true;
  if (chunk.head.entry?.person) return false;
  return (
    pack.attributes.has(key) || pack.possessions.has(key) || (chunk.determiner === 'the' && pack.professions.has(key))
  );
}

/** "Omar is my manager": a bare name first, and a noun with an owner or an article behind. */
function isInverted(subject: Chunk, complement: Chunk, hung: readonly Chunk[], behind: readonly Chunk[]): boolean {
  if (subject.whose || subject.owner || subject.determiner !== '' || hung.length > 0) return false;
  if (
    complement.preposition !== '' ||
    complement.negated ||
    complement.head.kind === 'adjective' ||
    complement.head.quantity
  )
    return false;
  // "Cardiff is home now"
  const home = complement.head.base === 'home' && complement.tokens.length === 1 && behind.length === 1;
  // "Amira Khan is CEO"
  const office =
    complement.head.entry?.person === 'role' && complement.tokens.length === 1 && subject.tokens.some(isName);
  const owned =
    home ||
    office ||
    complement.whose !== undefined ||
    complement.owner !== undefined ||
    complement.determiner === 'the';
  return owned && !subject.head.quantity && (subject.head.form !== 'plural' || isName(subject.head));
}

/** "My sister is called Ana", "my sister's name is Ana", "I'm called Jo". */
function named(parsed: Parsed, collected: Collected, value: Chunk): void {
  const { subject, predicate } = parsed;
  if (!subject) {
    const form = predicate.main?.kind === 'be' || predicate.main?.base === 'go by' ? 'name' : '';
    if (form && parsed.owner.kind === 'self')
      collected.frames.push(known('name', readValue(value, parsed.pack), parsed, true));
    collected.used.add(value);
    return;
  }
  const owner = naming.test(subject.head.concept) ? (subject.owner ?? hanging(subject, parsed)[0]) : subject;
  nameOf(parsed, collected, owner, value, naming.test(subject.head.concept) ? subject : undefined);
  collected.used.add(value);
}

/** The name of a person goes by the person's role ("my wife is Elif"), that of a thing is its slot `name`. */
function nameOf(parsed: Parsed, collected: Collected, owner: Chunk | undefined, value: Chunk, noun?: Chunk): void {
  const { pack } = parsed;
  const worth = readValue(value, pack);
  if (!owner) {
    const name = noun ? slotName(noun, parsed) : undefined;
    if (name && !name.former)
      collected.frames.push(frame({ ...name, slot: noun?.head.base ?? 'name' }, worth, parsed, true));
    return;
  }
  if (isOf(owner, parsed.persons)?.kind === 'self') {
    collected.frames.push({ ...known('name', worth, parsed, true), owner: self });
    return;
  }
  const name = slotName(owner, parsed);
  if (owner.head.entry?.person) {
    if (!name.former) collected.frames.push(frame(name, worth, parsed, pack.singleRoles.has(name.key)));
    return;
  }
  const of = new Set([...name.of, name.key]);
  collected.frames.push(frame({ ...name, slot: 'name', key: 'name', of }, worth, parsed, true));
}

/** "I'm a nurse", "I'm Jonas", "my son is 5", "I'm at 78 kilos". */
function ofPerson(parsed: Parsed, collected: Collected, complement: Chunk, behind: readonly Chunk[]): void {
  const { pack, predicate } = parsed;
  const value = readValue(complement, pack);
  const change = predicate.main?.base === 'become';
  if (complement.preposition === '' && pack.professions.has(complement.head.concept)) {
    collected.frames.push(known('job', value, parsed, true, change));
    collected.used.add(complement);
    const place = behind.find(
      (chunk) => chunk.preposition === 'at' && (chunk.tokens.some(isName) || chunk.head.kind === 'unknown'),
    );
    if (place) {
      collected.frames.push(known('employer', readValue(place, pack), parsed, true, change));
      collected.used.add(place);
    }
    return;
  }
  if (
    complement.preposition === '' &&
    complement.determiner === '' &&
    // "I'm meeting Sam" is no name.
    complement.tokens.every(isName) &&
    value.kind === 'name'
  ) {
    collected.frames.push(known('name', value, parsed, true));
    return;
  }
  if (complement.preposition === 'in' && pack.attributes.has(complement.head.concept)) {
    // "I'm in time zone UTC+2"
    const name = slotName({ ...complement, tokens: [complement.head] }, parsed);
    const rest = complement.tokens.filter((token) => token !== complement.head);
    const last = rest[rest.length - 1];
    if (last)
      collected.frames.push(
        frame(
          { ...name, owner: parsed.owner },
          readValue({ ...complement, tokens: rest, head: last }, pack),
          parsed,
          true,
        ),
      );
    collected.used.add(complement);
  }
  if (complement.preposition === 'in' && isHomeAgain(parsed, value)) {
    collected.frames.push(known('home', { ...value, kind: 'name' }, parsed, true, true));
    collected.used.add(complement);
  }
  aboutPerson(parsed, collected, complement, value);
}

/** "I'm back in Lisbon now", "I'm in Lisbon these days": a town that the tables know, and no visit. */
function isHomeAgain({ tokens, pack, predicate }: Parsed, { terms }: Value): boolean {
  const now = tokens.find(({ entry }) => entry?.cue === 'now');
  if (now === undefined || predicate.sign < 0 || tokens.some(({ word }) => word === 'for')) return false;
  const stays = /^(?:these day|nowadays)$/.test(now.base) || tokens.some(({ word }) => word === 'back');
  return stays && [...terms].some((term) => pack.places.get(term) === 'town');
}

/** What one says of a person in a word: age, weight, being married. */
function aboutPerson(parsed: Parsed, collected: Collected, complement: Chunk, value: Value): void {
  const { owner, subject } = parsed;
  // "My son's jacket size is 140": the jacket's, and no age.
  if (owner.kind === 'person' && subject?.owner !== undefined && subject.head.entry?.person === undefined) return;
  const [amount] = value.quantities;
  if (owner.kind !== 'thing' && amount && !complement.negated) {
    const years =
      (amount.kind === 'measure' && amount.unit === 'year') ||
      (amount.kind === 'number' && complement.tokens.length === 1 && complement.preposition === '');
    const slot = years
      ? 'age'
      : amount.unit === 'kg' || amount.unit === 'lb'
        ? 'weight'
        : amount.unit === 'cm'
          ? 'height'
          : '';
    const quantities = slot === 'age' ? [quantity('measure', amount.value, 'year')] : value.quantities;
    if (slot !== '')
      collected.frames.push(known(slot, { ...value, kind: 'quantity', terms: none, quantities }, parsed, true));
  }
  const turned = /^(?:become|go|turn|get)$/.test(parsed.predicate.main?.base ?? '');
  // "I go running every morning": when one goes is nothing that one has become.
  if (turned && value.group === 'part of day') return;
  if (value.kind === 'group' && owner.kind !== 'thing')
    collected.frames.push(known(value.group, value, parsed, true, turned));
}
