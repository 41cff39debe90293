import type { Chunk } from '../read/chunks.js';
import { isName } from '../read/owner.js';
import { isCommand } from '../read/predicate.js';
import type { Frame, Value } from '../statement.js';
import { type Collected, hanging, known, none, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

/** The value of a slot that is there or not. */
const yes: Value = { terms: none, head: '', quantities: [], kind: 'noun', group: '', member: '' };

/** Slots that a word makes by itself: allergies, what one is called, styles, being married. */
export function specialFrames(parsed: Parsed, collected: Collected): void {
  allergies(parsed, collected);
  styles(parsed, collected);
  languages(parsed, collected);
  contacts(parsed, collected);
  logins(parsed, collected);
  life(parsed, collected);
}

/** "allergic to X", "X allergy", "an allergy to X": each thing is a slot of its own, which is true or not. */
function allergies(parsed: Parsed, collected: Collected): void {
  const { chunks, tokens } = parsed;
  const to = tokens.findIndex(
    (token) => token.base === 'allergic' || token.base === 'allergic to' || token.base === 'intolerant to',
  );
  const push = (thing: string, concept: string, terms: ReadonlySet<string>, said?: Chunk) => {
    const found: Frame = {
      ...known(`allergy:${thing}`, { ...yes, terms }, parsed, true),
      key: `allergy:${concept}`,
      sign: deniesAllergy(parsed, said) ? -1 : 1,
    };
    collected.frames.push(found);
  };
  for (const chunk of chunks) {
    const named = chunk.head.base === 'allergy' || chunk.head.base === 'intolerance';
    if (named || chunk.head.base === 'intolerant') {
      const things = chunk.tokens.filter((token) => token !== chunk.head && token.kind !== 'adjective');
      for (const token of things.slice(-1)) push(token.base, token.concept, termsOf(chunk), chunk);
      if (things.length === 0 && named) {
        const behind = chunks.find((other) => other.preposition === 'to' && other.at > chunk.at);
        if (behind) push(behind.head.base, behind.head.concept, termsOf(behind), chunk);
      }
    } else if (
      to >= 0 &&
      chunk.at >= to &&
      (chunk.at <= to + 2 || chunk.joined) &&
      !/allerg|intolerant/.test(chunk.head.base)
    ) {
      push(chunk.head.base, chunk.head.concept, termsOf(chunk));
    }
  }
}

/**
 * Whether a clause says that there is no such allergy: "I'm not allergic to X", "I don't have an X allergy", "my X allergy is gone". What it does to
 * somebody, and how bad it is, denies nothing of it: "I no longer worry about it", "it isn't mild".
 */
function deniesAllergy({ predicate, subject, tokens }: Parsed, said: Chunk | undefined): boolean {
  if (predicate.sign > 0 || tokens.some(({ base }) => base === 'not only' || base === 'not just' || base === 'only'))
    return false;
  if (said === undefined) return predicate.concept === 'be' || predicate.at >= tokens.length;
  if (said === subject) {
    const over = predicate.ended !== undefined && (predicate.ended === predicate.main || predicate.main?.kind === 'be');
    return over || tokens.some(({ word }) => word === 'false');
  }
  if (said.preposition !== '' && said.preposition !== 'from') return false;
  return predicate.ended?.verb === true
    ? predicate.ended === predicate.main
    : predicate.at >= tokens.length || /^(?:have|suffer|be)$/.test(predicate.concept);
}

function termsOf(chunk: Chunk): ReadonlySet<string> {
  return new Set(chunk.tokens.map(({ concept }) => concept));
}

/** "a casual tone", "short answers", "dark mode" as somebody wishes or orders it. */
function styles(parsed: Parsed, collected: Collected): void {
  const { chunks, predicate, pack, tokens, owner, subject } = parsed;
  const wished =
    pack.liking.has(predicate.concept) ||
    /^(?:want|need|use|give|keep|write|repli|make|displai|set|enabl|be|send|speak|switch|turn|)$/.test(
      predicate.concept,
    );
  // "My updates have a casual tone"; a dark mode may be had beside a light one.
  const has = predicate.concept === 'have' && owner.kind === 'thing';
  if (!(wished || has) || (owner.kind !== 'self' && owner.kind !== 'you' && owner.kind !== 'thing')) return;
  // "The US team uses imperial units" is no wish of mine.
  if (
    owner.kind === 'thing' &&
    subject &&
    subject.whose !== 'self' &&
    /^(?:want|need|use|prefer|like|write|send|speak)$/.test(predicate.concept)
  )
    return;
  for (const group of pack.groups) {
    if (!group.strict || (has && !/^(?:tone|verbosity)$/.test(group.name))) continue;
    for (const [i, token] of tokens.entries()) {
      const member = group.values.get(token.base);
      if (member === undefined || token.verb) continue;
      const head = chunks.find(
        (chunk) =>
          chunk.tokens.some((other) => other !== token && group.heads.has(other.concept)) &&
          Math.abs(chunk.at - i) <= 4,
      );
      const bare = chunks.find(
        (chunk) => chunk.head === token && chunk.preposition === '' && chunk.tokens.length === 1,
      );
      if (!head && bare && (isCommand(tokens, predicate.at) || asksYou(parsed)) && bold.test(group.name)) {
        const value: Value = {
          terms: new Set([token.concept]),
          head: token.concept,
          quantities: [],
          kind: 'group',
          group: group.name,
          member,
        };
        collected.frames.push({ ...known(group.name, value, parsed, true), owner: parsed.persons.i });
        break;
      }
      if (!head) continue;
      const value: Value = {
        terms: new Set([token.concept]),
        head: token.concept,
        quantities: [],
        kind: 'group',
        group: group.name,
        member,
      };
      const of = new Set(
        head.tokens
          .filter(
            (other) =>
              other !== token &&
              !group.heads.has(other.concept) &&
              !group.values.has(other.base) &&
              !pack.neutral.has(other.concept),
          )
          .map(({ concept }) => concept),
      );
      const owned = { ...known(group.name, value, parsed, true), of };
      collected.frames.push(owner.kind === 'you' ? { ...owned, owner: parsed.persons.i } : owned);
      break;
    }
  }
}

/** "You can be casual", "you should keep it short". */
function asksYou({ owner, predicate, tokens }: Parsed): boolean {
  return owner.kind === 'you' && tokens[predicate.at]?.kind === 'modal';
}

const speaking = /^(?:switch|switch over|chang|speak|talk|repli|write|continu|allow)$/;

/** "Let's switch to Dutch", "talk to me in Dutch": the language that is asked for. */
function languages(parsed: Parsed, collected: Collected): void {
  const { predicate, pack, tokens, chunks } = parsed;
  if (!speaking.test(predicate.concept) || !(isCommand(tokens, predicate.at) || asksYou(parsed))) return;
  if (predicate.sign < 0 || collected.frames.some(({ slot }) => slot === 'reply language')) return;
  // "Write the brochure in Dutch" is about the brochure.
  if (objects(parsed).some(({ preposition, head }) => preposition === '' && !head.quantity && head.base !== 'switch'))
    return;
  const group = pack.groups.find(({ name }) => name === 'spoken language');
  for (const chunk of chunks) {
    const member = group?.values.get(chunk.head.base);
    if (member === undefined || chunk.tokens.length > 1 || !/^(?:in|to|into)$/.test(chunk.preposition)) continue;
    const value = readValue(chunk, pack, '', 'spoken language');
    const owned = known('reply language', value, parsed, true, /^(?:switch|chang|allow)/.test(predicate.concept));
    collected.frames.push({ ...owned, owner: parsed.persons.i });
    collected.used.add(chunk);
    return;
  }
}

/** Groups whose values need no noun in an order: "be formal", "keep it short". */
const bold = /^(?:tone|verbosity|units|temperature unit)$/;

/** "You can email me at …", "reach me at …": the address says by itself what it is. */
function contacts(parsed: Parsed, collected: Collected): void {
  const me = parsed.tokens.findIndex((token) => token.word === 'me' || token.word === 'us');
  if (me < 0) return;
  for (const chunk of objects(parsed)) {
    const code = chunk.tokens.find((token) => token.code);
    if (!code || (chunk.preposition !== 'at' && chunk.preposition !== 'on' && chunk.preposition !== 'under')) continue;
    const slot = code.word.includes('@') ? 'email' : /^\+?[\d-]{6,}$/.test(code.word) ? 'phone number' : '';
    if (slot === '') continue;
    const value = readValue({ ...chunk, tokens: [code], head: code }, parsed.pack);
    collected.frames.push({ ...known(slot, value, parsed, true), sign: 1, owner: parsed.persons.i });
    collected.used.add(chunk);
  }
}

/** "I've set up a passkey to log in", "sign-in goes through Okta": how one gets in, said of it and not by it. */
function logins(parsed: Parsed, collected: Collected): void {
  const { tokens, predicate, pack, subject } = parsed;
  if (predicate.sign < 0 || predicate.ended || collected.frames.some(({ slot }) => slot === 'login method')) return;
  const at = tokens.findIndex(({ concept }) => concept === 'login' || concept === 'signin');
  if (at < 0) return;
  const itself = subject !== undefined && /^(?:login|signin)$/.test(subject.head.concept);
  const group = pack.groups.find(({ name }) => name === 'login method');
  const chunk = objects(parsed).find(
    ({ head, preposition }) =>
      group?.values.has(head.base) || (itself && /^(?:through|via|with|by|using)$/.test(preposition)),
  );
  if (chunk === undefined) return;
  const told = tokens.some(({ entry }) => entry?.cue === 'instead' || entry?.cue === 'now');
  if (!itself && !told) return;
  const value = readValue(chunk, pack, '', 'login method');
  const name = itself ? slotName(subject, parsed, hanging(subject, parsed)) : { of: none, owner: parsed.owner };
  const owner = name.owner.kind === 'thing' ? parsed.persons.i : name.owner;
  collected.frames.push({ ...known('login method', value, parsed, true, told, name.of), owner });
  collected.used.add(chunk);
}

/** Whom one has says how one lives: the word for the person, and the status that goes with it. */
const together: ReadonlyMap<string, string> = new Map([
  ['girlfriend', 'dating'],
  ['boyfriend', 'dating'],
  ['wife', 'married'],
  ['husband', 'married'],
  ['fiance', 'engaged'],
  ['fiancee', 'engaged'],
]);

function singled(parsed: Parsed): Frame {
  const member = 'single';
  const value: Value = { ...yes, terms: new Set([member]), head: member, kind: 'group', group: 'relationship', member };
  return { ...known('relationship', value, parsed, true, true), sign: 1 };
}

/** Being single, engaged, married; turning forty. */
function life(parsed: Parsed, collected: Collected): void {
  const { predicate, tokens, owner, pack } = parsed;
  if (owner.kind !== 'self' && owner.kind !== 'person') return;
  const verb = predicate.main;
  if (!verb) return;
  const group = pack.groups.find(({ name }) => name === 'relationship');
  const status =
    group && tokens.find((token) => group.values.has(token.base) && (token === verb || token.kind === 'adjective'));
  if (group && status && (verb.kind === 'be' || status === verb)) {
    const member = group.values.get(status.base) ?? '';
    const value: Value = {
      terms: new Set([status.concept]),
      head: status.concept,
      quantities: [],
      kind: 'group',
      group: group.name,
      member,
    };
    collected.frames.push(known(group.name, value, parsed, true, verb === status));
  }
  // "We broke up last weekend"
  if (/^(?:break up|split up|separate)(?: with| from)?$/.test(verb.base) && verb === predicate.ended) {
    const left = objects(parsed).filter(
      ({ head }) => !head.quantity && !/^(?:week|weekend|month|year|summer|spring)$/.test(head.base),
    );
    if (left.every(({ head }) => together.has(head.base) || head.base === 'partner' || isName(head)))
      collected.frames.push(singled(parsed));
  }
  const [whom, ...more] = objects(parsed).filter(({ head }) => !head.quantity);
  const as = whom && together.get(whom.head.base);
  if (
    group &&
    as !== undefined &&
    more.length === 0 &&
    whom?.tokens.length === 1 &&
    /^(?:have|get)$/.test(verb.concept)
  ) {
    const value = { ...yes, terms: new Set([as]), head: as, kind: 'group', group: group.name, member: as } as const;
    collected.frames.push(known(group.name, value, parsed, true));
  }
  const amount = tokens.find(
    (token) => token.quantity?.kind === 'number' || token.quantity?.kind === 'measure',
  )?.quantity;
  if (verb.base === 'turn' && amount && (amount.unit === '' || amount.unit === 'year')) {
    const value: Value = { ...yes, quantities: [{ ...amount, kind: 'measure', unit: 'year' }], kind: 'quantity' };
    collected.frames.push(known('age', value, parsed, true, true));
  }
}
