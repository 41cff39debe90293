import { fold } from '../../text/fold.js';
import { scan } from '../../text/scan.js';
import type { LanguagePack } from '../lexicon/pack.js';
import { isNamedByPlace, joinNames } from './named.js';
import { makeToken, type Token } from './token.js';

/** Abbreviations with a full stop before a name. */
const title = /^(?:dr|mr|mrs|ms|prof|st|no|nr|jr|sr|fr|hr)$/;

/** Words that own with an apostrophe always mean "is" behind these. */
const isNotOwning = /^(?:it|that|there|here|what|who|where|when|how|he|she|this|one|everything|something|let)$/;

/** Behind "'s" these show that it was "is". */
const followsIs =
  /^(?:a|an|the|my|your|our|his|her|not|now|no|in|on|at|by|from|to|for|been|never|always|called|named|going|out|off|over|gone|done|back|dead|closed|still|also|just|too|down|up|about)$/;

const shortened: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
  ['m', 'am'],
]);

/** Last parts of compounds that make one word with what stands before: check-up, sign-off. */
const particle = /^(?:ups?|offs?|ins?|outs?|on|down|over|by|away|back|of)$/;

/**
 * The words of a text in order, contractions opened (`don't` is `do` and `not`), compounds taken apart. Runs of scripts without spaces are one
 * token each; emoji are left out.
 */
export function readWords(text: string, pack: LanguagePack): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let initial = true;
  let shouts: boolean | undefined;
  scan(text, (kind, start, end) => {
    if (kind === 'end' || kind === 'opening') {
      initial = true;
      return;
    }
    if (kind === 'picture') return;
    let gap = start > last ? text.slice(last, start).replace(/\s+/g, '') : '';
    last = end;
    const before = tokens[tokens.length - 1]?.word ?? '';
    if (gap === '.' && (title.test(before) || (pack.verbFinal && /^\d{1,2}$/.test(before)))) {
      gap = '';
      initial = false;
    }
    const raw = text.slice(start, end);
    const capital = raw.charAt(0) !== raw.charAt(0).toLowerCase();
    const first = tokens.length;
    pushWord(tokens, pack, fold(raw), start, end, gap);
    const token = tokens[first];
    if (!token) return;
    const named = pack.verbFinal ? !token.entry : raw !== 'I' && !/^I['’]/.test(raw);
    token.capital = capital && named;
    token.initial = initial;
    // "The US team", "the IT desk": initials, unless all is in capitals.
    if (/^(?:US|IT|WHO)$/.test(raw) && shouts === undefined) shouts = text === text.toUpperCase();
    if (/^(?:US|IT|WHO)$/.test(raw) && shouts === false) {
      token.kind = 'unknown';
      token.entry = undefined;
    }
    // "Room A": a letter as a name, not the article.
    if (raw.length === 1 && capital && raw !== 'I' && !initial) {
      token.kind = 'unknown';
      token.code = true;
    }
    initial = false;
  });
  settleOwning(tokens, pack);
  joinNames(tokens);
  nameByPlace(tokens, pack);
  return tokens;
}

/** "My friend Will": an auxiliary that is a name is no auxiliary. */
function nameByPlace(tokens: readonly Token[], pack: LanguagePack): void {
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'modal' || !isNamedByPlace(tokens, i, pack)) continue;
    token.kind = 'unknown';
    token.entry = undefined;
  }
}

function pushWord(tokens: Token[], pack: LanguagePack, word: string, start: number, end: number, gap: string): void {
  const opened = pack.contractions.get(word) ?? pack.split(word);
  if (opened) {
    for (const [i, part] of opened.entries()) tokens.push(makeToken(pack, part, start, end, i === 0 ? gap : ''));
    return;
  }
  const apostrophe = word.indexOf("'");
  if (apostrophe > 0) {
    const head = word.slice(0, apostrophe);
    const tail = word.slice(apostrophe + 1);
    if (word.endsWith("n't")) {
      tokens.push(makeToken(pack, word.slice(0, -3), start, end, gap), makeToken(pack, 'not', start, end, ''));
      return;
    }
    const verb = shortened.get(tail);
    if (verb !== undefined) {
      tokens.push(makeToken(pack, head, start, end, gap), makeToken(pack, verb, start, end, ''));
      return;
    }
    if (tail === 's') {
      const token = makeToken(pack, head, start, end, gap);
      if (isNotOwning.test(head)) tokens.push(token, makeToken(pack, 'is', start, end, ''));
      else {
        token.owning = true;
        tokens.push(token);
      }
      return;
    }
  }
  if (/[\d@]/.test(word)) {
    const token = makeToken(pack, word, start, end, gap);
    token.code = true;
    tokens.push(token);
    return;
  }
  if (word.includes('-') && !pack.words.has(word)) {
    pushCompound(tokens, pack, word, start, end, gap);
    return;
  }
  tokens.push(makeToken(pack, word.replace(/^'|[.']+$/g, ''), start, end, gap));
}

function pushCompound(
  tokens: Token[],
  pack: LanguagePack,
  word: string,
  start: number,
  end: number,
  gap: string,
): void {
  const parts = word.split('-').filter((part) => part !== '');
  const lastPart = parts[parts.length - 1] ?? '';
  const whole = parts.join('');
  if (pack.words.has(pack.respell(whole)) || particle.test(lastPart) || particle.test(parts[0] ?? '')) {
    tokens.push(makeToken(pack, whole, start, end, gap));
    return;
  }
  for (const [i, part] of parts.entries()) {
    const token = makeToken(pack, part, start, end, i === 0 ? gap : '');
    token.joined = i > 0;
    tokens.push(token);
  }
}

/** Decides whether `X's` owns what follows or says that X is something. */
function settleOwning(tokens: Token[], pack: LanguagePack): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token?.owning) continue;
    const next = tokens[i + 1];
    const verbal =
      next && (next.form === 'gerund' || followsIs.test(next.word) || /^[,;.!?]/.test(next.gap) || next.quantity);
    if (!verbal || next.owning) continue;
    token.owning = false;
    tokens.splice(i + 1, 0, makeToken(pack, 'is', token.start, token.end, ''));
  }
}
