import type { Chunk } from '../read/chunks.js';
import { isName } from '../read/owner.js';
import { isCommand } from '../read/predicate.js';
import type { Frame, Value } from '../statement.js';
import { type Collected, frame, hanging, known, none, objects, type Parsed, slotName } from './parts.js';
import { readValue } from './value.js';

const yes: Value = { terms: none, head: '', quantities: [], kind: 'noun', group: '', member: '' };

/** Slots that a word makes by itself: allergies, what one is called, styles, being married. */
export function specialFrames(parsed: Parsed, collected: Collected): void {
  allergies(parsed, collected);
  styles(parsed, collected);
  contacts(parsed, collected);
  life(parsed, collected);
  jobs(parsed, collected);
  commute(parsed, collected);
  workPlace(parsed, collected);
  working(parsed, collected);
  schooling(parsed, collected);
  renaming(parsed, collected);
  newHome(parsed, collected);
  colouring(parsed, collected);
}

/** "allergic to X", "X allergy", "an allergy to X": each thing is a slot of its own, which is true or not. */
function allergies(parsed: Parsed, collected: Collected): void {
  const { chunks, tokens, predicate } = parsed;
  const to = tokens.findIndex(
    (token) => token.base === 'allergic' || token.base === 'allergic to' || token.base === 'intolerant to',
  );
  const push = (thing: string, concept: string, terms: ReadonlySet<string>) => {
    const found: Frame = {
      ...known(`allergy:${thing}`, { ...yes, terms }, parsed, true),
      key: `allergy:${concept}`,
      sign: predicate.sign,
    };
    collected.frames.push(found);
  };
  for (const chunk of chunks) {
    const named = chunk.head.base === 'allergy' || chunk.head.base === 'intolerance';
    if (named || chunk.head.base === 'intolerant') {
      const things = chunk.tokens.filter((token) => token !== chunk.head && token.kind !== 'adjective');
      for (const token of things.slice(-1)) push(token.base, token.concept, termsOf(chunk));
      if (things.length === 0 && named) {
        const behind = chunks.find((other) => other.preposition === 'to' && other.at > chunk.at);
        if (behind) push(behind.head.base, behind.head.concept, termsOf(behind));
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

function termsOf(chunk: Chunk): ReadonlySet<string> {
  return new Set(chunk.tokens.map(({ concept }) => concept));
}

/** "a casual tone", "short answers", "dark mode" as somebody wishes or orders it. */
function styles(parsed: Parsed, collected: Collected): void {
  const { chunks, predicate, pack, tokens, owner } = parsed;
  const wished =
    pack.liking.has(predicate.concept) ||
    /^(?:want|need|use|give|keep|write|repli|make|displai|set|enabl|be|send|speak|switch|turn|)$/.test(
      predicate.concept,
    );
  if (!wished || (owner.kind !== 'self' && owner.kind !== 'you' && owner.kind !== 'thing')) return;
  for (const group of pack.groups) {
    if (!group.strict) continue;
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
      if (!head && bare && isCommand(tokens, predicate.at) && bold.test(group.name)) {
        const value: Value = {
          terms: new Set([token.concept]),
          head: token.concept,
          quantities: [],
          kind: 'group',
          group: group.name,
          member,
        };
        collected.frames.push(known(group.name, value, parsed, true));
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
  const amount = tokens.find(
    (token) => token.quantity?.kind === 'number' || token.quantity?.kind === 'measure',
  )?.quantity;
  if (verb.base === 'turn' && amount && (amount.unit === '' || amount.unit === 'year')) {
    const value: Value = { ...yes, quantities: [{ ...amount, kind: 'measure', unit: 'year' }], kind: 'quantity' };
    collected.frames.push(known('age', value, parsed, true, true));
  }
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
  for (const chunk of [as, at]) if (chunk) collected.used.add(chunk);
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
  const value: Value = {
    terms: new Set([member]),
    head: member,
    quantities: [],
    kind: 'group',
    group: 'transport',
    member,
  };
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
  const back = tokens.some((token) => token.base === 'back' || token.base === 'fulltime');
  if (predicate.concept === 'be' && !(office && back) && !remote) return;
  const member =
    home || remote?.word.startsWith('remote') ? 'remote' : remote ? remote.word : office ? 'onsite' : undefined;
  if (member === undefined) return;
  collected.frames.push(
    known('workplace', { ...yes, terms: new Set([member]), kind: 'group', group: 'work mode', member }, parsed, true),
  );
  for (const chunk of [home, office]) if (chunk) collected.used.add(chunk);
}

/** "The lift works": its status is that of a thing that is not broken. */
function working(parsed: Parsed, collected: Collected): void {
  const { predicate, subject, owner } = parsed;
  if (predicate.concept !== 'work' || owner.kind !== 'thing' || !subject || objects(parsed).length > 0) return;
  const name = slotName(subject, parsed, hanging(subject, parsed));
  collected.frames.push(
    frame(name, { ...yes, terms: new Set(['work']), kind: 'group', group: 'status', member: 'working' }, parsed, false),
  );
}

/** "My son goes to Oakfield school", "he started at Birchwood school". */
function schooling(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, pack } = parsed;
  if (owner.kind === 'thing') return;
  const school = objects(parsed).find(
    (chunk) =>
      /^(?:school|university|college|kindergarten|nursery|uni)$/.test(chunk.head.base) && chunk.tokens.length > 1,
  );
  if (!school || !/^(?:go|attend|begin|enrol|switch|transfer|move|chang|studi)$/.test(predicate.concept)) return;
  const change = !/^(?:go|attend|studi)$/.test(predicate.concept);
  collected.frames.push({ ...known('school', readValue(school, pack), parsed, true, change), key: 'schooling' });
  collected.used.add(school);
}

/** "I got my own place in York", "we bought a house in Haarlem". */
function newHome(parsed: Parsed, collected: Collected): void {
  const { predicate, owner, pack } = parsed;
  if (owner.kind === 'thing' || !/^(?:get|bui|find|rent|sign)$/.test(predicate.concept) || predicate.sign < 0) return;
  const behind = objects(parsed);
  const dwelling = behind.find((chunk) => /^(?:place|flat|apartment|house|home|studio|room)$/.test(chunk.head.base));
  const where = behind.find((chunk) => chunk.preposition === 'in' && chunk.tokens.some(isName));
  if (!dwelling || !where || predicate.tense === 'present') return;
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
  collected.frames.push(
    frame(
      name,
      { ...yes, terms: new Set([colour.concept]), kind: 'group', group: 'colour', member },
      parsed,
      true,
      true,
    ),
  );
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
