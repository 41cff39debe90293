import { isName } from '../read/owner.js';
import type { Value } from '../statement.js';
import { type Collected, frame, hanging, known, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

/** Slots that everyday events fill without naming them: a new job, the way to work, a school, a home, a colour. */
export function everydayFrames(parsed: Parsed, collected: Collected): void {
  jobs(parsed, collected);
  firstDay(parsed, collected);
  holders(parsed, collected);
  doings(parsed, collected);
  eating(parsed, collected);
  commute(parsed, collected);
  workPlace(parsed, collected);
  working(parsed, collected);
  schooling(parsed, collected);
  renaming(parsed, collected);
  newHome(parsed, collected);
  colouring(parsed, collected);
}

/** The member of an exclusive group as a value. */
function ofGroup(group: string, member: string, term = member): Value {
  return { terms: new Set([term]), head: term, quantities: [], kind: 'group', group, member };
}

/** "I started a new job as a baker at Loaf", "she got a position with Loaf". */
function jobs(parsed: Parsed, collected: Collected): void {
  const { chunks, predicate, pack } = parsed;
  const job = chunks.find(
    (chunk) =>
      /^(?:job|position|role)$/.test(chunk.head.base) && chunk.at >= predicate.behind && chunk.preposition === '',
  );
  const gained = /^(?:begin|get|find|take|land|accept|have|receiv)$/.test(predicate.concept);
  if (!job || !gained || predicate.sign < 0) return;
  const change = predicate.concept !== 'have';
  const as = chunks.find((chunk) => chunk.preposition === 'as' && chunk.at > job.at);
  const at = chunks.find((chunk) => /^(?:at|with)$/.test(chunk.preposition) && chunk.at > job.at);
  if (as) collected.frames.push(known('job', readValue(as, pack), parsed, true, change));
  if (at) collected.frames.push(known('employer', readValue(at, pack), parsed, true, change));
  if (change) collected.frames.push(known('employment', ofGroup('employment', 'employed'), parsed, true, true));
  for (const chunk of [as, at]) if (chunk) collected.used.add(chunk);
}

/** "Today was my first day at Bosch". */
function firstDay(parsed: Parsed, collected: Collected): void {
  const { chunks, predicate, tokens } = parsed;
  const day = chunks.find(
    ({ at, head, whose, tokens: words }) =>
      /^(?:day|week)$/.test(head.base) &&
      (whose === 'self' || at === 0) &&
      words.some(({ quantity }) => quantity?.kind === 'ordinal' && quantity.value === 1),
  );
  const at =
    day &&
    chunks.find((chunk) => chunk.at > day.at && /^(?:at|with)$/.test(chunk.preposition) && chunk.tokens.some(isName));
  if (
    !at ||
    predicate.sign < 0 ||
    predicate.tense === 'future' ||
    tokens.some(({ base }) => /school|university|college|gym/.test(base))
  )
    return;
  collected.frames.push({
    ...known('employer', readValue(at, parsed.pack), parsed, true, true),
    owner: parsed.persons.i,
  });
  collected.used.add(at);
}

/** "I'm seeing a new therapist, Dr. Okafor", "we hired a new baker, Ana": who it is now stands behind the role. */
function holders(parsed: Parsed, collected: Collected): void {
  const { predicate, pack, owner } = parsed;
  if (!/^(?:have|get|see|use|find|hire|choos|lead)$/.test(predicate.concept) || predicate.sign < 0) return;
  const behind = objects(parsed);
  const role = behind.find(
    ({ tokens, determiner }) => /^an?$/.test(determiner) && tokens.some(({ base }) => base === 'new'),
  );
  // "Lena took over as my manager"
  const { subject } = parsed;
  const as = behind.find(({ preposition, whose }) => preposition === 'as' && whose === 'self');
  if (predicate.main?.base === 'take over' && as?.head.entry?.person && subject?.tokens.some(isName)) {
    const taken = slotName(as, parsed);
    collected.frames.push(frame(taken, readValue(subject, pack, taken.key), parsed, true, true));
    collected.used.add(as);
    return;
  }
  const who =
    role && behind.find((chunk) => chunk.at > role.at && chunk.preposition === '' && chunk.tokens.some(isName));
  if (!role || !who || who.determiner !== '') return;
  const name = slotName(role, parsed);
  const whose = owner.kind === 'person' ? { ...name, owner } : name;
  collected.frames.push(frame(whose, readValue(who, pack, name.key), parsed, true, true));
  collected.used.add(role).add(who);
}

const flesh = /^(?:meat|beef|pork|chicken|poultry|lamb|bacon|ham|sausage|steak|turkey)$/;

/** "I eat meat again": no longer what leaves meat out. */
function eating(parsed: Parsed, collected: Collected): void {
  const { predicate, tokens, owner } = parsed;
  if (predicate.concept !== 'eat' || predicate.sign < 0 || owner.kind === 'thing') return;
  const told = tokens.some(({ entry }) => entry?.cue === 'again' || entry?.cue === 'now');
  if (told && objects(parsed).some(({ head, preposition }) => preposition === '' && flesh.test(head.base)))
    collected.frames.push(known('diet', ofGroup('diet', 'omnivore', 'meat'), parsed, true, true));
}

const states: ReadonlyMap<string, string> = new Map([
  ['reopen', 'open'],
  ['resum', 'in progress'],
  ['heal', 'fixed'],
  ['repair', 'fixed'],
  ['fix', 'fixed'],
  ['open', 'open'],
  ['close', 'closed'],
  ['finish', 'done'],
  ['complet', 'done'],
  ['resolv', 'done'],
  ['pai', 'paid'],
  ['settl', 'paid'],
  ['ship', 'shipped'],
  ['cancel', 'cancelled'],
  ['releas', 'released'],
  ['approv', 'approved'],
  ['arriv', 'delivered'],
]);

/** "The migration finished", "they reopened the bridge": the state in which a thing is left. */
function doings(parsed: Parsed, collected: Collected): void {
  const { predicate, subject, tokens } = parsed;
  const verb = predicate.main;
  const member = verb && (states.get(verb.concept) ?? (/^(?:end|finish)$/.test(verb.base) ? 'done' : undefined));
  if (!verb || member === undefined || verb.form !== 'past' || predicate.tense === 'future') return;
  if (predicate.sign < 0 && predicate.ended !== verb) return;
  // "I finished reading the report" says nothing of the report.
  if (tokens.slice(tokens.indexOf(verb) + 1).some((token) => token.verb && token.form === 'gerund')) return;
  // "The shop closed early last Friday": once, and not for good.
  if (tokens.some(({ quantity }) => quantity && quantity.kind !== 'relative')) return;
  const passive = tokens
    .slice(predicate.at, predicate.behind)
    .some(({ kind, base }) => kind === 'be' || base === 'get');
  const object = objects(parsed).find(({ preposition, head }) => preposition === '' && !head.quantity);
  const what = passive ? undefined : (object ?? subject);
  if (!what || what.head.entry?.person || (what === subject && parsed.owner.kind === 'self')) return;
  const name = slotName(what, parsed, what === subject ? hanging(what, parsed) : []);
  const value = ofGroup('status', member, verb.concept);
  collected.frames.push({ ...frame(name, value, parsed, true, true), sign: 1 });
}

const riding: ReadonlyMap<string, string> = new Map([
  ['cycl', 'bicycle'],
  ['bike', 'bicycle'],
  ['bicycl', 'bicycle'],
  ['drive', 'car'],
  ['walk', 'foot'],
  ['run', 'foot'],
  ['jog', 'foot'],
]);

/** "I take the bus to work", "I cycle to the office". */
function commute(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, pack } = parsed;
  if (owner.kind === 'thing') return;
  const behind = objects(parsed);
  const work = behind.find(
    (chunk) => chunk.preposition === 'to' && /^(?:work|office|school|university)$/.test(chunk.head.base),
  );
  if (!work) return;
  const group = pack.groups.find(({ name }) => name === 'transport');
  const vehicle = behind.find(
    (chunk) => group?.values.has(chunk.head.base) && (chunk.preposition === '' || chunk.preposition === 'by'),
  );
  const member = vehicle ? group?.values.get(vehicle.head.base) : riding.get(predicate.concept);
  if (member === undefined) return;
  const value = ofGroup('transport', member);
  collected.frames.push(known('commute', value, parsed, true));
  collected.used.add(work);
}

/** "I work from home", "I'm back in the office": where somebody works. */
function workPlace(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, tokens } = parsed;
  if (owner.kind === 'thing' || (predicate.concept !== 'work' && predicate.concept !== 'be')) return;
  const behind = objects(parsed);
  const home = behind.find((chunk) => chunk.head.base === 'home' && chunk.preposition === 'from');
  const office = behind.find((chunk) => chunk.head.base === 'office' && /^(?:in|at|from)$/.test(chunk.preposition));
  const remote = tokens.find((token) => /^(?:remote|remotely|hybrid|onsite)$/.test(token.word));
  const back = tokens.some((token) => token.base === 'back' || token.base === 'fulltime' || token.base === 'per day');
  if (predicate.concept === 'be' && !(office && back) && !remote) return;
  const member =
    home || remote?.word.startsWith('remote') ? 'remote' : remote ? remote.word : office ? 'onsite' : undefined;
  if (member === undefined) return;
  collected.frames.push(known('workplace', ofGroup('work mode', member), parsed, true));
  for (const chunk of [home, office]) if (chunk) collected.used.add(chunk);
}

/** "The lift works": its status is that of a thing that is not broken. */
function working(parsed: Parsed, collected: Collected): void {
  const { predicate, subject, owner } = parsed;
  if (predicate.concept !== 'work' || owner.kind !== 'thing' || !subject || objects(parsed).length > 0) return;
  const name = slotName(subject, parsed, hanging(subject, parsed));
  collected.frames.push(frame(name, ofGroup('status', 'working', 'work'), parsed, false));
}

/** "My son goes to Oakfield school", "he started at Birchwood school". */
function schooling(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, pack } = parsed;
  if (owner.kind === 'thing') return;
  const school = objects(parsed).find(
    (chunk) =>
      chunk.tokens.length > 1 &&
      chunk.tokens.some(({ word }) =>
        /^(?:school|university|college|kindergarten|nursery|uni|primary|elementary|grammar|academy|preschool)$/.test(
          word,
        ),
      ),
  );
  if (!school || !/^(?:go|attend|begin|enrol|switch|transfer|move|chang|studi)$/.test(predicate.concept)) return;
  const change = !/^(?:go|attend|studi)$/.test(predicate.concept);
  collected.frames.push(known('school', readValue(school, pack), parsed, true, change));
  collected.used.add(school);
}

/** "I got my own place in York", "we bought a house in Haarlem". */
function newHome(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, pack, tokens } = parsed;
  if (
    owner.kind === 'thing' ||
    !/^(?:get|find|rent|sign|bui|settl|move)$/.test(predicate.concept) ||
    predicate.sign < 0
  )
    return;
  const behind = objects(parsed);
  const dwelling = behind.find((chunk) => /^(?:place|flat|apartment|house|home|studio|room)$/.test(chunk.head.base));
  if (dwelling && /^(?:bui|rent)$/.test(predicate.concept)) {
    const member = predicate.concept === 'bui' ? 'own' : 'rent';
    const bought = predicate.concept === 'bui' && predicate.tense !== 'present';
    if (member === 'rent' || bought)
      collected.frames.push(known('housing', ofGroup('housing', member), parsed, true, bought));
  }
  const where = behind.find((chunk) => chunk.preposition === 'in' && chunk.tokens.some(isName));
  if (!dwelling || !where || predicate.tense === 'present') return;
  // Who buys a house need not live there.
  if (predicate.concept === 'bui' && !tokens.some(({ base }) => base === 'move')) return;
  collected.frames.push(known('home', readValue(where, pack), parsed, true, true));
  collected.used.add(where);
}

/** "I dyed my hair red", "we painted the door blue". */
function colouring(parsed: Parsed, collected: Collected): void {
  const { predicate, pack } = parsed;
  if (!/^(?:dye|paint|color|repaint)$/.test(predicate.main?.base ?? '')) return;
  const [object] = objects(parsed);
  const colour = object?.tokens[object.tokens.length - 1];
  const group = pack.groups.find(({ name }) => name === 'colour');
  const member = colour && group?.values.get(colour.base);
  const rest = object?.tokens.filter((token) => token !== colour) ?? [];
  const head = rest[rest.length - 1];
  if (!object || !member || !head) return;
  const name = slotName({ ...object, tokens: rest, head }, parsed);
  collected.frames.push(frame(name, ofGroup('colour', member, colour.concept), parsed, true, true));
}

/** "We renamed our app to Cirrus": the name of the app. */
function renaming(parsed: Parsed, collected: Collected): void {
  const { predicate, pack } = parsed;
  if (predicate.changed?.base !== 'rename') return;
  const behind = objects(parsed);
  const what = behind.find((chunk) => chunk.preposition === '');
  const value = behind.find((chunk) => chunk !== what && (chunk.preposition === 'to' || chunk.preposition === 'as'));
  if (!what || !value) return;
  const name = slotName(what, parsed);
  collected.frames.push(
    frame(
      { ...name, slot: 'name', key: 'name', of: new Set([...name.of, name.key]) },
      readValue(value, pack),
      parsed,
      true,
      true,
    ),
  );
}
