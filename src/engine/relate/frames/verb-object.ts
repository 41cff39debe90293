import type { LanguagePack } from '../lexicon/pack.js';
import type { Chunk } from '../read/chunks.js';
import { isName, thing } from '../read/owner.js';
import type { Frame, Value } from '../statement.js';
import { type Collected, frame, hanging, known, none, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

/** Verbs by which somebody holds a role: "Dana leads Osprey". Concepts. */
const holding = /^(?:lead|handl|manag|run|own|approv|chair|coordin|overse|maintain|organ|cover|review|teach|head)$/;

/** The concept of "is due". */
const deadline = 'deadlin';

/** Frames of verbs whose object is a value: live in, work at, log in with. */
export function verbFrames(parsed: Parsed, collected: Collected): void {
  const { predicate, pack, owner, subject } = parsed;
  const verb = predicate.main;
  if (!verb || verb.kind === 'be' || predicate.ended === verb) return;
  const behind = objects(parsed);
  const of = owner.kind === 'thing' || owner.kind === 'person' ? termsOfSubject(parsed) : none;
  for (const chunk of behind) {
    const key = chunk.preposition === '' ? verb.concept : `${verb.concept} ${chunk.preposition}`;
    const slot = pack.verbSlots.get(key);
    if (!slot || (slot.personal && owner.kind === 'thing') || (chunk.head.quantity && !/time|birthday/.test(slot.slot)))
      continue;
    // "Settled into the flat in Antwerp": where the flat is stands behind it.
    if (
      slot.slot === 'home' &&
      places.test(chunk.head.base) &&
      behind.some(({ at, tokens }) => at > chunk.at && tokens.some(isName))
    )
      continue;
    // "I call Ana at three" is about a call.
    const next = parsed.tokens[predicate.behind];
    if (slot.slot === 'way of address' && chunk.preposition === '' && next?.kind !== 'pronoun') continue;
    // "I joined a new gym"
    if (slot.slot === 'employer' && verb.concept === 'join' && leisure.test(chunk.head.base)) continue;
    if (slot.slot === 'home' && slot.change && (!isPlace(chunk) || movesThing(behind, chunk))) continue;
    if (collected.frames.some((other) => other.key === slot.slot)) continue;
    // "I keep my keys in the bowl": where the keys are, and nothing else.
    const [what] = behind;
    const about =
      /^(?:stored at|assignee|supplier|payment method|reply language|written in)$/.test(slot.slot) &&
      what !== chunk &&
      what?.preposition === ''
        ? new Set([...of, ...what.tokens.map(({ concept }) => concept)])
        : of;
    if (chunk.joined || (chunk.preposition === '' && !slot.change && behind[0] !== chunk)) continue;
    collected.frames.push(
      known(slot.slot, together(chunk, behind, pack, groupOf(slot.slot)), parsed, slot.single, slot.change, about),
    );
    collected.used.add(chunk);
  }
  if (verb.concept === deadline) {
    const day = behind.find((chunk) => chunk.head.quantity);
    if (day) {
      collected.frames.push({
        ...known('deadline', readValue(day, pack), parsed, true, false, termsOfSubject(parsed, true)),
        key: deadline,
        owner: thing,
      });
      collected.used.add(day);
    }
  }
  asSlot(parsed, collected, behind);
  if (subject && holding.test(verb.concept)) holder(parsed, collected, subject, behind);
}

/** "To Antwerp", "to a village": not "to passwords", which is where things move. */
function isPlace({ head, tokens }: Chunk): boolean {
  return head.kind === 'unknown' || tokens.some(({ capital }) => capital) || places.test(head.base);
}

/** "I moved the file to …": what moves is not who speaks. */
function movesThing(behind: readonly Chunk[], { at }: Chunk): boolean {
  return behind.some(
    (chunk) => chunk.at < at && chunk.preposition === '' && !chunk.head.quantity && !houses.test(chunk.head.base),
  );
}

const houses = /^(?:house|home|flat|apartment|family|week|month|year|summer|winter|spring|autumn)$/;

const leisure =
  /^(?:gym|club|choir|band|class|course|church|group|league|party|union|library|society|waitlist|list|pool|forum|call|meeting)$/;

const places =
  /^(?:flat|apartment|house|home|city|town|village|country|place|suburb|island|farm|street|studio|neighborhood)$/;

/** The group whose values a slot of the verb table takes. */
function groupOf(slot: string): string {
  if (slot === 'commute') return 'transport';
  return slot === 'reply language' || slot === 'speaks' ? 'spoken language' : slot;
}

/** "with email and password" is one value. */
function together(chunk: Chunk, behind: readonly Chunk[], pack: LanguagePack, group: string): Value {
  const value = readValue(chunk, pack, '', group);
  const terms = new Set(value.terms);
  for (let i = behind.indexOf(chunk) + 1; behind[i]?.joined; i++) {
    for (const token of behind[i]?.tokens ?? []) if (!token.quantity) terms.add(token.concept);
  }
  const kind = value.kind === 'place' ? 'noun' : value.kind;
  if (terms.size === value.terms.size) return { ...value, kind };
  return { ...value, terms, kind: kind === 'group' ? 'noun' : kind };
}

/** What the subject is, when it is no person that the owner of the clause already names. */
function termsOfSubject(parsed: Parsed, always = false): ReadonlySet<string> {
  const { subject } = parsed;
  if (!subject || (!always && parsed.owner.kind === 'person')) return none;
  const name = slotName(subject, parsed, hanging(subject, parsed));
  return new Set([...name.of, name.key]);
}

/** "I use Helix as my editor", "we have Ivo as our team lead". */
function asSlot(parsed: Parsed, collected: Collected, behind: readonly Chunk[]): void {
  const { pack } = parsed;
  const as = behind.find(
    (chunk) => chunk.preposition === 'as' && (chunk.whose !== undefined || chunk.determiner === 'the'),
  );
  const value = behind.find(
    (chunk) => chunk !== as && (chunk.preposition === '' || chunk.preposition === 'to') && !chunk.head.quantity,
  );
  if (!as || !value) return;
  const name = slotName(as, parsed);
  if (name.former) return;
  collected.frames.push(
    frame(name, readValue(value, pack, name.key), parsed, true, parsed.predicate.changed !== undefined),
  );
  collected.used.add(value).add(as);
}

/** "Dana leads Osprey": who leads it is one person. */
function holder(parsed: Parsed, collected: Collected, subject: Chunk, behind: readonly Chunk[]): void {
  const { predicate, tokens } = parsed;
  const verb = predicate.main;
  const passive = tokens[predicate.at]?.kind === 'be';
  const by = passive ? behind.find((chunk) => chunk.preposition === 'by') : undefined;
  const what = by ? subject : behind.find((chunk) => chunk.preposition === '');
  const who = by ?? subject;
  if (!what || !verb || (passive && !by) || !who.tokens.some((token) => isName(token) || token.entry?.person)) return;
  const of = new Set(what.tokens.map((token) => token.concept));
  const held: Frame = {
    slot: `${verb.base} ${what.tokens.map(({ base }) => base).join(' ')}`,
    key: `hold ${verb.concept}`,
    of,
    value: { ...readValue(who, parsed.pack), kind: 'name' },
    single: false,
    abstract: false,
    change: tokens.some((token) => token.entry?.cue === 'handover'),
    sign: predicate.sign,
    owner: thing,
  };
  collected.frames.push(held);
  if (by) collected.used.add(by);
}
