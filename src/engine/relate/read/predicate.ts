import type { LanguagePack } from '../lexicon/pack.js';
import type { Predicate } from '../statement.js';
import type { Token } from './token.js';

const passedOver = /^(?:adverb|filler|negation|pronoun)$/;
const auxiliaries = /^(?:be|have|do|modal)$/;
/** Verbs that only lead to the verb that counts: "started taking". */
const leading = /^(?:start|begin|get|continue|keep|come)$/;
const unreal = /^(?:would|could|might|may)$/;

/** Reads the verb group of a clause: what it says, whether it denies it, when it holds. */
export function readPredicate(tokens: readonly Token[], pack: LanguagePack): Predicate {
  const at = tokens.findIndex((token) => token.verb);
  if (at < 0) return verbless(tokens);
  const group = chainFrom(tokens, at);
  const chain = pack.verbFinal ? withFinal(tokens, group) : group;
  let main: Token | undefined;
  let ended: Token | undefined;
  let changed: Token | undefined;
  let sign = 1;
  let going = false;
  const command = isCommand(tokens, at);
  for (const [k, index] of chain.entries()) {
    const token = tokens[index] as Token;
    const last = k === chain.length - 1;
    const cue = token.entry?.cue;
    if (cue === 'negates') sign = -sign;
    // "We stopped selling": what stopped is no second end.
    if (cue === 'ended' && ended !== undefined && token.form === 'gerund') {
      main = token;
      break;
    }
    if (cue === 'ended' && endsNow(tokens, chain, k, pack, command)) {
      ended = token;
      sign = -sign;
    }
    if (cue === undefined && partsWith(tokens, index)) {
      ended = token;
      sign = -sign;
    }
    if (cue === 'changed') changed = token;
    if (last) {
      main = token;
      break;
    }
    if (
      auxiliaries.test(token.kind) ||
      cue === 'ended' ||
      cue === 'negates' ||
      cue === 'tentative' ||
      leading.test(token.base)
    )
      continue;
    // "We finished migrating to Fly"
    if (token.concept === 'end' && (tokens[chain[k + 1] as number] as Token).entry?.cue === 'changed') continue;
    if (token.base === 'go' && token.form === 'gerund' && tokens[index + 1]?.base === 'to') {
      going = true;
      continue;
    }
    main = token;
    break;
  }
  const behind = (group[group.length - 1] ?? at) + 1;
  // "I let my membership expire", "we had the panels removed"
  const lapsed =
    main && /^(?:let|have|get)$/.test(main.base)
      ? tokens
          .slice(behind)
          .find(
            (token) =>
              token.verb &&
              token.entry?.cue === 'ended' &&
              token.form === (main?.base === 'let' ? 'base' : 'past') &&
              token.kind !== 'adverb',
          )
      : undefined;
  if (lapsed) {
    ended = lapsed;
    sign = -sign;
  }
  if (main?.entry?.sign && main !== ended) sign = -sign;
  sign *= negations(tokens, at, behind, pack);
  const over = tokens
    .slice(behind, behind + 3)
    .find((token) => token.entry?.cue === 'ended' && token.kind === 'adjective');
  if (over && !over.entry?.sign) sign = -sign;
  const still = tokens.find((token) => token.entry?.cue === 'ended' && token.kind === 'negation');
  return {
    main,
    concept: main ? (main.kind === 'be' && main.base === 'be' ? 'be' : main.concept) : '',
    sign: sign < 0 ? -1 : 1,
    tense: going ? 'future' : tenseOf(tokens, chain),
    ended:
      ended ??
      still ??
      over ??
      (sign < 0 ? tokens.find((token) => token.entry?.cue === 'ended' && token.kind === 'adverb') : undefined),
    changed,
    at,
    behind,
  };
}

/** "No meetings on Fridays please", "Dark mode, always". */
function verbless(tokens: readonly Token[]): Predicate {
  const denied = tokens.some(
    (token) => token.kind === 'negation' || (token.kind === 'determiner' && token.base === 'no'),
  );
  const ended = tokens.find((token) => token.entry?.cue === 'ended' && !token.verb);
  return {
    main: undefined,
    concept: '',
    sign: denied ? -1 : 1,
    tense: 'present',
    ended: denied ? ended : undefined,
    changed: undefined,
    at: tokens.length,
    behind: tokens.length,
  };
}

/** Indexes of the verbs that follow each other with nothing but adverbs, negations, objects in one word and "to" between. */
function chainFrom(tokens: readonly Token[], at: number): number[] {
  const chain = [at];
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.verb && !/[,;]/.test(token.gap)) chain.push(i);
    else if (!(passedOver.test(token.kind) || (token.base === 'to' && verbSoon(tokens, i))) || token.gap !== '') break;
  }
  return chain;
}

/** "Ich bin nach Porto gezogen": the verb that counts stands at the end. */
function withFinal(tokens: readonly Token[], group: readonly number[]): number[] {
  const last = group[group.length - 1] ?? 0;
  const rest = tokens.flatMap((token, i) => (token.verb && i > last ? [i] : []));
  return [...group, ...rest];
}

function verbSoon(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return next?.verb === true || (next?.kind === 'adverb' && tokens[i + 2]?.verb === true);
}

/** Begins with its verb, politeness and adverbs aside. */
export function isCommand(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  if (
    !verb ||
    (verb.form !== 'base' && !(verb.kind === 'do' && verb.base === 'do')) ||
    verb.kind === 'have' ||
    verb.kind === 'modal'
  )
    return false;
  if (verb.kind === 'be' && verb.word !== 'be') return false;
  for (let i = 0; i < at; i++) {
    const token = tokens[i] as Token;
    if (
      token.kind !== 'filler' &&
      token.kind !== 'adverb' &&
      token.kind !== 'negation' &&
      token.kind !== 'conjunction'
    ) {
      // "From next month on, reply in German": a comma closes what stands in front.
      const closed = tokens.slice(i + 1, at + 1).some(({ gap }) => gap.includes(','));
      if (!closed || token.kind === 'pronoun') return false;
    }
  }
  return !(verb.kind === 'do' && tokens[at + 1]?.kind === 'pronoun');
}

/** Whether a verb of ending says that something ended, rather than that it ends each day at six. */
function endsNow(
  tokens: readonly Token[],
  chain: readonly number[],
  k: number,
  pack: LanguagePack,
  command: boolean,
): boolean {
  const index = chain[k] as number;
  const token = tokens[index] as Token;
  if (token.base === 'leave' && !leavesGroup(tokens, index)) return false;
  // "I got off the train at Ghent"
  if (token.base === 'get off' && tokens.slice(index + 1, index + 3).some(({ base }) => vehicles.test(base)))
    return false;
  if (!pack.endsOnlyInPast.has(token.base)) return true;
  if (token.form === 'past' || token.form === 'gerund') return true;
  const next = tokens[index + 1];
  if (next?.verb && next.form === 'gerund') return true;
  // "The tram doesn't stop here" denies a stop.
  const denied = k > 0 && k === chain.length - 1 && tokens[chain[k - 1] as number]?.kind === 'do';
  return token.form === 'base' && !(denied && token.base === 'stop') && (command || k > 0);
}

/** "I left the chess club", "I left Halbrook": not "I left my keys at home", "I left at nine". */
function leavesGroup(tokens: readonly Token[], index: number): boolean {
  for (let i = index + 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.gap !== '' || token.kind === 'preposition') return false;
    if (groups.test(token.base)) return true;
    // Typed without capitals: "left deloitte"
    if (i === index + 1 && token.kind === 'unknown' && token.form === 'base' && !token.capital)
      return isAtEdge(tokens[i + 1]) || /^(?:noun|unknown|adjective)$/.test(tokens[i + 1]?.kind ?? '');
    if (token.capital && i === index + 1) return tokens[i + 1]?.kind !== 'preposition' || tokens[i + 1]?.base === 'for';
  }
  return false;
}

function isAtEdge(token: Token | undefined): boolean {
  return token === undefined || /[,.;]/.test(token.gap);
}

/** "I closed my account", "I gave my parrot to my aunt": told of the past, and of what is one's own. */
function partsWith(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.form !== 'past' || tokens[index + 1]?.entry?.person !== 'self' || tokens[index + 1]?.kind !== 'possessive')
    return false;
  const rest = tokens.slice(index + 2, index + 6);
  if (token.base === 'close') return rest.some(({ base }) => base === 'account');
  return token.base === 'give' && tokens[index + 3]?.word === 'to';
}

const vehicles = /^(?:bus|train|tram|plane|ferry|boat|metro|subway|coach|flight|phone|bike|bicycle|horse)$/;

const groups =
  /^(?:club|company|firm|team|band|choir|church|school|university|job|party|union|society|association|committee|board|group|league|gym|course|class)$/;

/** -1 when an odd number of words denies the verb. */
function negations(tokens: readonly Token[], at: number, behind: number, pack: LanguagePack): number {
  let sign = 1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.base === 'no' && (token.kind === 'negation' || token.kind === 'determiner')) {
      if (i < at ? isSubjectStart(tokens, i) : pack.verbFinal || i <= behind + 1) sign = -sign;
    } else if (token.kind === 'negation') {
      const contrast = i >= behind && token.gap.includes(',');
      if ((pack.verbFinal || i <= behind) && !contrast) sign = -sign;
    } else if (
      token.kind === 'adjective' &&
      token.entry?.sign &&
      i >= behind &&
      i <= behind + 1 &&
      pack.copulas.has(tokens[behind - 1]?.base ?? '')
    ) {
      sign = -sign;
    } else if (token.entry?.sign && token.kind === 'adverb') sign = -sign;
  }
  return sign;
}

function isSubjectStart(tokens: readonly Token[], i: number): boolean {
  return tokens
    .slice(0, i)
    .every(
      (token) =>
        token.kind === 'filler' || token.kind === 'adverb' || token.kind === 'conjunction' || token.kind === 'pronoun',
    );
}

function tenseOf(tokens: readonly Token[], chain: readonly number[]): Predicate['tense'] {
  const first = tokens[chain[0] ?? 0] as Token;
  if (first.entry?.cue === 'past') return 'past';
  // "I couldn't run this morning" tells of once.
  if (first.word === 'could' && tokens.some((token) => token.kind === 'negation')) return 'past';
  if (first.kind === 'modal')
    return first.word === 'will' || first.word === 'shall' || unreal.test(first.word) ? 'future' : 'present';
  const second = chain.length > 1 ? tokens[chain[1] as number] : undefined;
  if (first.kind === 'have' && second && first.form !== 'past') return 'perfect';
  if (first.form === 'past') return 'past';
  return 'present';
}

/** Whether the clause only imagines: would, could, might. */
export function isUnreal(predicate: Predicate, tokens: readonly Token[]): boolean {
  const first = tokens[predicate.at];
  return first?.kind === 'modal' && unreal.test(first.word);
}
