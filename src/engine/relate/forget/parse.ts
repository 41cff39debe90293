import { fold } from '../../text/fold.js';
import { forgetWords, workEverywhere } from './languages.js';
import { type ForgetMarks, forgetMarks } from './no-spaces.js';
import type { ForgetWords } from './words.js';

/** What a text asks to forget. */
export type ForgetRequest =
  | {
      readonly kind: 'forget';
      /** What shall go, in the words of the text. */
      readonly referent: string;
      /** The words can only mean forgetting; without it they may be an order of another sort ("drop the formal tone", "delete the branch"). */
      readonly sure: boolean;
      /** An order that holds from now on ("stop using emoji"), which may end what was held. */
      readonly lasting?: true;
    }
  | {
      /** It asks to forget, but does not say what; or it asks in the form of a question, which deletes nothing. */
      readonly kind: 'ask';
      readonly sure: boolean;
      /** What a question of manners names: "can you forget my address?" */
      readonly referent?: string;
    }
  /** It removes one thing and states another: "delete my number, use my email". That is a statement, and nothing is forgotten. */
  | { readonly kind: 'correct'; readonly sure: false };

/** How much the words before the referent say. */
type Force = 'sure' | 'removing' | 'loose' | 'only' | 'lasting';

interface Grammar {
  readonly lead: RegExp;
  /** In the order in which they are tried. */
  readonly verbs: readonly (readonly [Force, RegExp])[];
  readonly around: readonly RegExp[];
  readonly behind: readonly (readonly [Force, RegExp])[];
  readonly never: RegExp;
  readonly asking: RegExp;
  readonly known: RegExp;
  readonly owned: RegExp;
  readonly personal: RegExp | undefined;
  readonly recorded: RegExp | undefined;
  readonly label: RegExp | undefined;
  readonly henceforth: RegExp | undefined;
  readonly work: RegExp;
  readonly elsewhere: RegExp;
  readonly memory: RegExp;
  readonly about: RegExp;
  readonly tail: RegExp;
  readonly instead: RegExp;
  readonly stating: RegExp | undefined;
  /** Where the referent ends: at the next sentence, or where a reason begins. */
  readonly reason: RegExp;
  readonly pointing: ReadonlySet<string>;
}

const edge = '(?![\\p{L}\\p{N}-])';
const begin = '(?<![\\p{L}\\p{N}-])';
/** Not the stop of a title, an initial or a short ordinal: "Dr. Weber's number", "die 2. Adresse". */
const sentenceEnd = `(?:[!?;]|(?<!${begin}(?:\\p{L}|\\p{N}{1,2}|[dmhfns]r|mrs|ms|prof|st|no|jr|mme|mlle|sra|dra|sig|dott))\\.)\\s`;
const either = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const starting = (force: Force, patterns: readonly string[] | undefined): readonly (readonly [Force, RegExp])[] =>
  patterns === undefined || patterns.length === 0 ? [] : [[force, new RegExp(`^${either(patterns)}${edge}`, 'u')]];
const ending = (force: Force, patterns: readonly string[] | undefined): readonly (readonly [Force, RegExp])[] =>
  patterns === undefined ? [] : [[force, new RegExp(`${begin}${either(patterns)}[\\s.!?]*$`, 'u')]];

function grammarOf(words: ForgetWords): Grammar {
  return {
    lead: new RegExp(`^${words.lead}${edge}[\\s,.!:;-]*`, 'u'),
    verbs: [
      ...starting('sure', words.sure),
      ...starting('lasting', words.lasting),
      ...starting('removing', words.removing),
      ...starting('only', words.only),
      ...starting('loose', words.loose),
    ],
    around: (words.around ?? []).map((pattern) => new RegExp(`^${pattern}${edge}`, 'u')),
    behind: [...ending('sure', words.behind), ...ending('only', words.removingBehind)],
    never: new RegExp(`${begin}${either(words.never)}${edge}`, 'u'),
    asking: new RegExp(words.asking, 'u'),
    known: new RegExp(`^(?:${words.known})`, 'u'),
    owned: new RegExp(`^(?:${words.owned})`, 'u'),
    personal: words.personal === undefined ? undefined : new RegExp(`^(?:${words.personal})`, 'u'),
    recorded: words.recorded === undefined ? undefined : new RegExp(`^(?:${words.recorded})$`, 'u'),
    henceforth: words.henceforth === undefined ? undefined : new RegExp(`${begin}(?:${words.henceforth})${edge}`, 'u'),
    label: words.label === undefined ? undefined : new RegExp(`[\\s,]+(?:${words.label})$`, 'u'),
    work: new RegExp(
      `${begin}(?:${workEverywhere}|${words.work})(?:e?[sn]?|er|i)${edge}(?! (?:number|names?|address|password|details))`,
      'u',
    ),
    elsewhere: new RegExp(`${begin}(?:${words.elsewhere})`, 'u'),
    memory: new RegExp(`[\\s,]+(?:${words.memory})${edge}`, 'u'),
    about: new RegExp(`^${either(words.about)}${edge}[\\s,:]*`, 'u'),
    tail: new RegExp(`[\\s,]+${either([...words.tail, words.memory])}[\\s.!]*$`, 'u'),
    instead: new RegExp(`[,;.!-]\\s*(?:and |but |und |et |y |e |en |и )?${words.instead}`, 'u'),
    stating: words.stating === undefined ? undefined : new RegExp(`${begin}${words.stating}`, 'u'),
    reason: new RegExp(
      `${sentenceEnd}|\\n|(?:,| [-\u2013\u2014:]+)\\s*${words.reason}${edge}|\\s${words.because}${edge}`,
      'u',
    ),
    pointing: new Set(words.pointing),
  };
}

const grammars: readonly Grammar[] = forgetWords.map(grammarOf);

const quotes = /^\s*["\u201c\u201e\u00ab\u00bb\u201d'\u2018].*["\u201c\u201d\u00ab\u00bb'\u2019]\s*[.!]?\s*$/su;
/** What somebody forgot or removed reads like the order once its accents are gone. */
const past = /^(?:olvid|borr|elimin|quit|oubli|supprim|effac)é(?:e?s?)(?!\p{L})/iu;
/** A request is short; a long text that begins so is something else. */
const longest = 300;

/**
 * Reads a request to forget: "forget what I said about my address", "vergiss meine Adresse", 「住所を忘れて」. A verb that only removes is surely
 * one where its object is something that a memory holds: what is mine or somebody's, what is the case, everything about somebody. A question never deletes, a
 * quotation neither, and "do not forget to …" is none. Undefined when the text is no request, or when a new value follows, which is a correction.
 */
export function parseForgetRequest(text: string): ForgetRequest | undefined {
  const request = readRequest(text);
  return request?.kind === 'forget' && isLeft(request.referent, text) ? { kind: 'ask', sure: request.sure } : request;
}

/** Whether a text asks that something shall not be forgotten, or not now: then nobody need be asked what it means. */
export function asksToKeep(text: string): boolean {
  const folded = fold(text);
  const request = readRequest(text);
  return (
    grammars.some(({ never }) => never.test(folded)) ||
    forgetMarks.some(({ never }) => never.test(text)) ||
    (request?.kind === 'forget' && isLeft(request.referent, text))
  );
}

/** What a request names is what shall stay, or goes another day, or the request is taken back. */
function isLeft(referent: string, text: string): boolean {
  return sparing.test(fold(referent)) || waiting.test(fold(referent)) || takenBack.test(fold(text));
}

/** "Everything but my address", "nothing about my work": in the languages that are read, folded. */
const sparing =
  /(?<!\p{L})(?:(?:every|any)thing\b.{0,30}?\bbut|all\b.{0,30}?\bbut|except|excluding|excepting|other than|apart from|aside from|besides|save for|nothing|none|ausser|bis auf|abgesehen von|nichts|sauf|excepte|hormis|rien|salvo|excepto|menos|nada|tranne|eccetto|fuorche|niente|nulla|exceto|behalve|niets|кроме|ничего)(?!\p{L})|除了|以外/u;
/** "My address when I move", "my address if he asks"; not "what I ate when I was ill". */
const waiting =
  /^(?!what|when|where|who|how|why|if|that|the (?:time|day|year)|was|wann|wo|dass)\S.*\s(?:when|once|as soon as|if|unless|wenn|sobald|falls) (?:i|we|you|he|she|it|they|my|our|the|ich|wir|du|er|sie|es|mein\p{L}*) \p{L}/u;
/** "Forget my address. Actually don't", "wait, no". */
const takenBack =
  /[.,;:!?…\u2013\u2014-]\s*(?:(?:actually|wait|oh|sorry|hm+|on second thoughts?|ach|halt|warte|moment|doch)[,.!]?\s*)*(?:no(?:pe)?|don'?t|do not|never ?mind|just kidding|only joking|nein|(?:doch |lieber )?nicht|non|nao|niet|net|нет)(?:[,.!]?\s*(?:wait|no|don'?t|do (?:it|that)|keep (?:it|that)|please|nicht|doch))*[\s.!]*$/u;

function readRequest(text: string): ForgetRequest | undefined {
  const trimmed = text.trim().replace(/^\u00bf\s*/, '');
  if (trimmed === '' || trimmed.length > longest || quotes.test(trimmed) || past.test(trimmed)) return undefined;
  const asks = /[?\uff1f]/.test(trimmed);
  const folded = fold(trimmed);
  // Offsets of the two differ where folding changes lengths; the referent is then given folded.
  const source = folded.length === trimmed.length ? trimmed : folded;
  let perhaps: ForgetRequest | undefined;
  for (const grammar of grammars) {
    if (asks && !grammar.asking.test(folded)) continue;
    const found = inWords(folded, source, grammar, asks);
    if (found === null || found?.sure) return found ?? undefined;
    // Languages share verbs: "elimina che fumo" says little in Spanish.
    perhaps ??= found;
  }
  if (perhaps !== undefined) return perhaps;
  for (const marks of forgetMarks) {
    const found = inMarks(trimmed, marks);
    if (found) return found;
  }
  return undefined;
}

/** Null: it is the opposite or a correction, so no other language need be tried. */
function inWords(folded: string, source: string, grammar: Grammar, asks: boolean): ForgetRequest | null | undefined {
  let at = 0;
  for (let lead = grammar.lead.exec(folded); lead && lead[0].length > 0; lead = grammar.lead.exec(folded.slice(at)))
    at += lead[0].length;
  const [force, from, to] =
    before(folded, at, grammar) ??
    around(folded, grammar) ??
    around(folded, grammar, at) ??
    behind(folded, at, grammar) ??
    [];
  if (force === undefined || from === undefined) return undefined;
  if (grammar.never.test(folded)) return null;
  const object = folded.slice(from, to);
  const stop = grammar.reason.exec(object);
  const found = referentOf(folded, source, from, stop ? from + stop.index : (to ?? folded.length), grammar);
  const named = object.slice(0, stop?.index).trim();
  const held = isHeld(named, source.slice(from, stop ? from + stop.index : to).trim(), force, grammar);
  if (force === 'only' && !held && (found !== '' || to !== undefined)) return undefined;
  if (asks && !held && found !== '') return undefined;
  // "Forget Paris is my favourite film" states something.
  if (!held && grammar.stating?.test(object) && !grammar.about.test(object.trimStart())) return null;
  if (grammar.instead.test(object)) return force === 'removing' ? { kind: 'correct', sure: false } : null;
  // "Scratch that, Tuesday works better": what follows is stated in its place.
  const pointer = /^\s*(\p{L}+)\s*[,;:]\s*(?=\S+ \S+ \S)/u.exec(object);
  if (
    pointer?.[1] !== undefined &&
    grammar.pointing.has(pointer[1]) &&
    (stop?.index ?? object.length) > pointer[0].length
  )
    return force === 'removing' ? { kind: 'correct', sure: false } : null;
  const sure = force === 'sure' || held || (found === '' && force !== 'lasting');
  if (asks) return found === '' ? { kind: 'ask', sure } : { kind: 'ask', sure, referent: found };
  if (found === '') return { kind: 'ask', sure };
  const lasts = force === 'lasting' || (!sure && grammar.henceforth?.test(folded) === true);
  return { kind: 'forget', referent: found, sure, ...(lasts ? { lasting: true } : {}) };
}

/** The force of a request, where its object begins, and where it ends unless that is left open. */
type Span = readonly [Force, number, number?];

function before(folded: string, at: number, { verbs }: Grammar): Span | undefined {
  const rest = folded.slice(at);
  for (const [force, pattern] of verbs) {
    const match = pattern.exec(rest);
    if (match) return [force, at + match[0].length];
  }
  return undefined;
}

function around(folded: string, grammar: Grammar, at = 0): Span | undefined {
  for (const pattern of grammar.around) {
    const match = pattern.exec(folded.slice(at));
    const object = match?.[1];
    if (match === null || object === undefined) continue;
    const from = at + match[0].indexOf(object);
    return ['only', from, from + object.length];
  }
  return undefined;
}

function behind(folded: string, at: number, { behind: verbs, stating }: Grammar): Span | undefined {
  if (at === 0) return undefined;
  for (const [force, pattern] of verbs) {
    const match = pattern.exec(folded);
    if (match && match.index > at && !stating?.test(folded.slice(at, match.index))) return [force, at, match.index];
  }
  return undefined;
}

const name = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u;

/** Whether the object is something that a memory holds. */
function isHeld(folded: string, source: string, force: Force, grammar: Grammar): boolean {
  const object = folded.replace(/^[\s,:]+|[\s,.!?:]+$/g, '');
  const bare = ` ${object}`.replace(grammar.tail, '').trim();
  if (grammar.memory.test(` ${object}`) || grammar.known.test(object) || quoted.test(object)) return true;
  if (grammar.elsewhere.test(object)) return false;
  if (force !== 'lasting' && (grammar.recorded?.test(object) || grammar.recorded?.test(bare))) return true;
  if (grammar.work.test(object)) return false;
  if (force === 'loose' || force === 'lasting')
    return force === 'loose' && grammar.owned.test(object) && grammar.personal?.test(object) === true;
  return (
    grammar.owned.test(object) ||
    told.test(object) ||
    (force !== 'only' && name.test(source.replace(/^[\s,:]+|[\s,.!?]+$/g, '')))
  );
}

/** The words of a memory: delete "I drink coffee". */
const quoted = /^["\u201c\u201e\u00ab].+ .+["\u201d\u201c\u00bb]$/u;
/** "The phone number I gave you." */
const told = /\bi(?:'ve| have)? (?:just )?(?:told|gave|given|mentioned|shared)\b/;

/** The referent without what says nothing; empty where it only points. */
function referentOf(folded: string, source: string, from: number, to: number, grammar: Grammar): string {
  let start = from;
  let end = to;
  const skip = () => {
    while (start < end && /[\s,:.!-]/.test(folded.charAt(start))) start++;
    while (end > start && /[\s,.!?;:-]/.test(folded.charAt(end - 1))) end--;
  };
  skip();
  for (let cut = true; cut; ) {
    cut = false;
    const part = folded.slice(start, end);
    if (grammar.pointing.has(part)) return '';
    const about = grammar.about.exec(part);
    const tail = grammar.tail.exec(` ${part}`);
    if (about && about[0].length > 0) {
      start += about[0].length;
      cut = true;
    } else if (tail) {
      end = Math.max(start, start + tail.index - 1);
      cut = true;
    } else {
      // "The rule" is all that is named, "the tabs rule" is about tabs.
      const label = grammar.label?.exec(part);
      if (label && /[ '-]/.test(part.slice(0, label.index))) end = start + label.index;
    }
    skip();
  }
  const referent = source.slice(start, end).trim();
  return grammar.pointing.has(folded.slice(start, end)) ? '' : referent;
}

function inMarks(text: string, marks: ForgetMarks): ForgetRequest | undefined {
  const before = marks.before?.exec(text);
  const after = before ? null : marks.behind?.exec(text);
  const match = before ?? after;
  if (!match || marks.never.test(text) || marks.instead.test(text)) return undefined;
  const manners = marks.asking.test(text);
  if (!manners && marks.asks.test(text)) return undefined;
  let referent = before ? text.slice(match[0].length) : text.slice(0, match.index);
  for (const pattern of marks.strip) referent = referent.replace(pattern, '').trim();
  const sure = !marks.work.test(referent);
  if (manners && !sure) return undefined;
  if (marks.pointing.test(referent)) return { kind: 'ask', sure };
  return manners ? { kind: 'ask', sure, referent } : { kind: 'forget', referent, sure };
}
