import { fold } from '../../text/fold.js';
import { type ForgetWords, forgetWords } from './languages.js';
import { type ForgetMarks, forgetMarks } from './no-spaces.js';

/** What a text asks to forget. */
export type ForgetRequest =
  | {
      readonly kind: 'forget';
      /** What shall go, in the words of the text. */
      readonly referent: string;
      /** The words can only mean forgetting; without it they may be an order of another sort ("drop the formal tone", "stop using emoji"). */
      readonly sure: boolean;
    }
  /** It asks to forget, but does not say what. */
  | { readonly kind: 'ask'; readonly sure: boolean };

interface Grammar {
  readonly words: ForgetWords;
  readonly lead: RegExp;
  readonly sure: RegExp;
  readonly loose: RegExp;
  readonly behind: RegExp | undefined;
  readonly never: RegExp;
  readonly about: RegExp;
  readonly tail: RegExp;
  readonly instead: RegExp;
  readonly stating: RegExp | undefined;
  /** Where the referent ends: at the next sentence, or where a reason begins. */
  readonly reason: RegExp;
  readonly pointing: ReadonlySet<string>;
}

const edge = '(?![\\p{L}\\p{N}-])';
const either = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const grammars: readonly Grammar[] = forgetWords.map((words) => ({
  words,
  lead: new RegExp(`^${words.lead}${edge}[\\s,.!:;-]*`, 'u'),
  sure: new RegExp(`^${either(words.sure)}${edge}`, 'u'),
  loose: new RegExp(`^${either(words.loose)}${edge}`, 'u'),
  behind: words.behind && new RegExp(`${either(words.behind)}[\\s.!]*$`, 'u'),
  never: new RegExp(`(?<![\\p{L}\\p{N}])${either(words.never)}${edge}`, 'u'),
  about: new RegExp(`^${either(words.about)}${edge}[\\s,:]*`, 'u'),
  tail: new RegExp(`[\\s,]+${either(words.tail)}[\\s.!]*$`, 'u'),
  instead: new RegExp(`[,;.!-]\\s*(?:and |but |und |et |y |e |en |и )?${words.instead}`, 'u'),
  stating: words.stating === undefined ? undefined : new RegExp(words.stating, 'u'),
  reason: new RegExp(`[.!;]\\s|\\n|,\\s*${words.reason}${edge}`, 'u'),
  pointing: new Set(words.pointing),
}));

const quotes = /^\s*["“„«»”'‘].*["“”«»'’]\s*[.!]?\s*$/su;
/** A request is short; a long text that begins so is something else. */
const longest = 300;

/**
 * Reads a request to forget: "forget what I said about my address", "vergiss meine Adresse", 「住所を忘れて」. A question never deletes, a quotation neither,
 * and "do not forget to …" is none. Undefined when the text is no request, or when a new value follows, which is a correction.
 */
export function parseForgetRequest(text: string): ForgetRequest | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest || /[?？]/.test(trimmed) || quotes.test(trimmed)) return undefined;
  const folded = fold(trimmed);
  // Offsets of the two differ where folding changes lengths; the referent is then given folded.
  const source = folded.length === trimmed.length ? trimmed : folded;
  for (const grammar of grammars) {
    const found = inWords(folded, source, grammar);
    if (found !== undefined) return found ?? undefined;
  }
  for (const marks of forgetMarks) {
    const found = inMarks(trimmed, marks);
    if (found) return found;
  }
  return undefined;
}

/** Null: it is the opposite or a correction, so no other language need be tried. */
function inWords(folded: string, source: string, grammar: Grammar): ForgetRequest | null | undefined {
  let at = 0;
  for (let lead = grammar.lead.exec(folded); lead && lead[0].length > 0; lead = grammar.lead.exec(folded.slice(at)))
    at += lead[0].length;
  const rest = folded.slice(at);
  const sure = grammar.sure.exec(rest);
  const request = sure ?? grammar.loose.exec(rest);
  if (!request) return behind(folded, source, grammar);
  if (grammar.never.test(folded)) return null;
  const start = at + request[0].length;
  const object = folded.slice(start);
  if (grammar.instead.test(object)) return null;
  // "Forget Paris is my favourite film" states something.
  if (grammar.stating?.test(object) && !grammar.about.test(object.trimStart())) return null;
  const stop = grammar.reason.exec(object);
  return referentOf(folded, source, start, stop ? start + stop.index : folded.length, grammar, sure !== null);
}

function behind(folded: string, source: string, grammar: Grammar): ForgetRequest | null | undefined {
  const match = grammar.behind?.exec(folded);
  if (!match) return undefined;
  if (grammar.never.test(folded)) return null;
  const lead = grammar.lead.exec(folded)?.[0].length ?? 0;
  if (lead === 0 && folded.split(/\s+/).length > 6) return undefined;
  return referentOf(folded, source, lead, match.index, grammar, true);
}

function referentOf(
  folded: string,
  source: string,
  from: number,
  to: number,
  grammar: Grammar,
  sure: boolean,
): ForgetRequest {
  let start = from;
  let end = to;
  const skip = () => {
    while (start < end && /[\s,:.!-]/.test(folded.charAt(start))) start++;
    while (end > start && /[\s,.!;:-]/.test(folded.charAt(end - 1))) end--;
  };
  skip();
  for (let cut = true; cut; ) {
    cut = false;
    const part = folded.slice(start, end);
    if (grammar.pointing.has(part)) return { kind: 'ask', sure };
    const about = grammar.about.exec(part);
    const tail = grammar.tail.exec(` ${part}`);
    if (about && about[0].length > 0) {
      start += about[0].length;
      cut = true;
    } else if (tail) {
      end = start + tail.index - 1;
      if (end < start) end = start;
      cut = true;
    }
    skip();
  }
  const referent = source.slice(start, end).trim();
  return referent === '' || grammar.pointing.has(folded.slice(start, end))
    ? { kind: 'ask', sure }
    : { kind: 'forget', referent, sure };
}

function inMarks(text: string, marks: ForgetMarks): ForgetRequest | undefined {
  const before = marks.before?.exec(text);
  const after = before ? null : marks.behind?.exec(text);
  const match = before ?? after;
  if (!match || marks.never.test(text) || marks.asks.test(text) || marks.instead.test(text)) return undefined;
  let referent = before ? text.slice(match[0].length) : text.slice(0, match.index);
  for (const pattern of marks.strip) referent = referent.replace(pattern, '').trim();
  return marks.pointing.test(referent) ? { kind: 'ask', sure: true } : { kind: 'forget', referent, sure: true };
}
