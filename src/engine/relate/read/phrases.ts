import type { LanguagePack, Phrase } from '../lexicon/pack.js';
import { isNamedByPlace } from './named.js';
import { makeToken, merge, type Token } from './token.js';

const endsStretch = /[.;!?:]/;
/** A particle that is further behind its verb belongs to something else. */
const furthestParticle = 5;

/** Puts one token in place of each phrase that the pack knows, and of rates such as `a month`. */
export function readPhrases(words: readonly Token[], pack: LanguagePack): Token[] {
  const tokens = timeFirst(words);
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const match = phraseAt(tokens, i, pack);
    if (match) {
      const { phrase, length } = match;
      // "Raised it up to 26k" says to what.
      if (/^(?:up|down) to$/.test(phrase.entry.base) && isChanging(found)) {
        found.push(tokens[i + length - 1] as Token);
        i += length;
        continue;
      }
      found.push(length === 1 ? overlaid(token, phrase) : merge(tokens.slice(i, i + length), phrase.entry, token.form));
      i += length;
      continue;
    }
    const rate = rateAt(tokens, i, pack);
    if (rate) {
      found.push(rate);
      i += 2;
      continue;
    }
    found.push(token);
    i++;
  }
  joinParticles(found, pack);
  joinByColon(found, pack);
  standAlone(found);
  corrects(found);
  return found;
}

/** Whether a verb of change stands in the sentence so far. */
function isChanging(found: readonly Token[]): boolean {
  for (let i = found.length - 1; i >= 0; i--) {
    const { entry, initial } = found[i] as Token;
    if (entry?.cue === 'changed') return true;
    if (initial) return false;
  }
  return false;
}

/** "Is now due" for what "now is due" says, so that a phrase with "be" stands together. */
function timeFirst(words: readonly Token[]): readonly Token[] {
  let tokens: Token[] | undefined;
  for (let i = 0; i + 2 < words.length; i++) {
    const [be, time] = [words[i] as Token, words[i + 1] as Token];
    if (be.kind !== 'be' || be.initial || !/^(?:now|currently|nowadays)$/.test(time.word) || time.gap !== '') continue;
    tokens ??= [...words];
    tokens[i] = { ...time, gap: be.gap };
    tokens[i + 1] = { ...be, gap: '' };
  }
  return tokens ?? words;
}

interface Match {
  readonly phrase: Phrase;
  readonly length: number;
}

function phraseAt(tokens: readonly Token[], i: number, pack: LanguagePack): Match | undefined {
  const token = tokens[i] as Token;
  const byBase = pack.phrases.get(token.base);
  const byWord = token.word === token.base ? undefined : pack.phrases.get(token.word);
  return (byWord && longest(tokens, i, byWord, pack)) ?? (byBase && longest(tokens, i, byBase, pack));
}

function longest(
  tokens: readonly Token[],
  i: number,
  phrases: readonly Phrase[],
  pack: LanguagePack,
): Match | undefined {
  for (const phrase of phrases) {
    if (phrase.words.length === 1 && ((tokens[i] as Token).joined || isNamedByPlace(tokens, i, pack))) continue;
    const length = lengthAt(tokens, i, phrase);
    const next = tokens[i + length];
    // "I believe in luck", "the plan to the left"
    if (length > 1 && phrase.words[0] === 'i' && next?.gap === '' && next.kind === 'preposition') continue;
    if (
      length > 1 &&
      phrase.entry.cue === 'tentative' &&
      (next?.quantity !== undefined || /^(?:determiner|possessive)$/.test(next?.kind ?? '')) &&
      phrase.words.at(-1) === 'to'
    )
      continue;
    // "I'm calling Ana" is about a call.
    if (phrase.entry.kind === 'be' && tokens[i + length - 1]?.form === 'gerund') continue;
    if (length > 0 && !(isNaming(phrase) && !isNamed(next))) return { phrase, length };
  }
  return undefined;
}

/** How many tokens a phrase takes here, words that add nothing passed over ("I'm really into jazz"); 0 when it is not here. */
function lengthAt(tokens: readonly Token[], i: number, { words }: Phrase): number {
  let at = i;
  for (const [k, word] of words.entries()) {
    let token = tokens[at];
    while (k > 0 && isIdle(token) && token?.word !== word && token?.gap === '') token = tokens[++at];
    // "Starting next month" beside "starting <date>"
    const span = word === '<date>' && /^(?:this|next)$/.test(token?.word ?? '') && tokens[at + 1];
    if (span && spans.test(span.base)) {
      at += 2;
      continue;
    }
    if (!token || (token.base !== word && token.word !== word) || token.owning) return 0;
    if (k > 0 && /[,.;!?:]/.test(token.gap)) return 0;
    at++;
  }
  return at - i;
}

const spans = /^(?:week|month|year|quarter|term|season|summer|winter|spring|autumn)$/;

/** A word that may stand inside a phrase: "nearly done" is not done. */
function isIdle(token: Token | undefined): boolean {
  return token?.kind === 'filler' && !/^(?:nearly|almost|hardly|barely)$/.test(token.word);
}

/** "is called Rex", but not "being called at night". */
function isNaming({ entry }: Phrase): boolean {
  return entry.kind === 'be' && entry.concept === 'name';
}

function isNamed(next: Token | undefined): boolean {
  if (!next || /[,.;]/.test(next.gap)) return false;
  return /^(?:noun|unknown|either|adjective|possessive|determiner)$/.test(next.kind);
}

/** A single word keeps its own form, class and place and gains what the phrase table says of it. */
function overlaid(token: Token, { entry }: Phrase): Token {
  return {
    ...token,
    base: entry.base,
    concept: entry.concept,
    kind: entry.kind,
    entry: { ...token.entry, ...entry, form: token.form },
  };
}

/** `a month`, `per day`, `each week` behind a number: one term, so that a rate compares with another. */
function rateAt(tokens: readonly Token[], i: number, pack: LanguagePack): Token | undefined {
  const token = tokens[i] as Token;
  if (!/^(?:a|an|per|each|every|the)$/.test(token.word) || token.gap.includes(',')) return undefined;
  const next = tokens[i + 1];
  const unit = next?.gap === '' && next.form === 'base' ? pack.units.get(next.word) : undefined;
  const afterNumber = tokens.slice(Math.max(0, i - 3), i).some(({ quantity }) => quantity && quantity.kind !== 'time');
  const frequency = /^(?:per|each|every)$/.test(token.word);
  if (unit === undefined || !next || (!afterNumber && !frequency)) return undefined;
  const rate = makeToken(pack, `per ${unit}`, token.start, next.end, token.gap);
  rate.kind = 'adverb';
  rate.concept = `per ${unit}`;
  return rate;
}

/** Brings together a verb and the particle behind its object: `turned the alarm off`. */
function joinParticles(tokens: Token[], pack: LanguagePack): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const particles = pack.separable.get(token.base);
    if (!particles) continue;
    for (let k = i + 2; k < Math.min(tokens.length, i + 1 + furthestParticle); k++) {
      const candidate = tokens[k] as Token;
      if (endsStretch.test(candidate.gap)) break;
      const entry = particles.get(candidate.word);
      // "Take my wife off the list"
      if (entry && candidate.word === 'off' && token.base === 'take') {
        tokens[i] = {
          ...token,
          base: entry.base,
          concept: entry.concept,
          kind: entry.kind,
          entry: { ...entry, form: token.form },
        };
        break;
      }
      const next = tokens[k + 1];
      // "put the keys back in the drawer" has its particle; "put the keys on the table" has a preposition.
      const closes =
        next?.gap !== '' ||
        /^(?:last|this|next)$/.test(next.word) ||
        /^(?:conjunction|subordinator|preposition|adverb|filler)$/.test(next.kind) ||
        next.quantity;
      // "She turned 12 on Sunday"
      if (candidate.word === 'on' && tokens[k - 1]?.quantity && next?.quantity) continue;
      if (!entry || candidate.joined || !closes) continue;
      tokens[i] = {
        ...token,
        base: entry.base,
        concept: entry.concept,
        kind: entry.kind,
        entry: { ...entry, form: token.form },
      };
      tokens.splice(k, 1);
      break;
    }
  }
}

/** "Sorry, meant 4 pm for the meeting": a correction. */
function corrects(tokens: Token[]): void {
  const at = tokens.findIndex(({ kind }) => kind !== 'filler' && kind !== 'conjunction');
  const token = tokens[at];
  const next = tokens[at + 1];
  // "No, the office is in Kiel"
  if (token?.word === 'no' && next?.gap === ',' && tokens.length > 3) {
    const entry = { base: 'no', concept: 'no', kind: 'filler', form: 'base', cue: 'corrected' } as const;
    tokens[at] = { ...token, kind: entry.kind, base: '<no>', entry };
    return;
  }
  if (token?.word !== 'meant' || next?.gap !== '' || next.word === 'to') return;
  const entry = { base: 'i mean', concept: 'i mean', kind: 'adverb', form: 'base', cue: 'corrected' } as const;
  tokens[at] = { ...token, base: entry.base, concept: entry.concept, kind: entry.kind, entry };
}

/** "Autosave is on", "renewal is off": with nothing behind it that it could govern, the word says a state. */
function standAlone(tokens: Token[]): void {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    const from = leavesBehind(tokens, i);
    if (from !== undefined) {
      const verb = tokens[from] as Token;
      const entry = { base: 'be off', concept: 'be off', kind: 'verb', form: verb.form, cue: 'ended' } as const;
      tokens.splice(from, i - from + 1, merge(tokens.slice(from, i + 1), entry, verb.form));
      i = from;
      continue;
    }
    const state = states.get(token.word);
    if (!state || token.kind !== 'preposition') continue;
    const alone = next?.gap !== '' || /^(?:preposition|conjunction|subordinator|adverb|filler)$/.test(next.kind);
    const joined = tokens.slice(Math.max(0, i - 3), i).some((before) => before.kind === 'be');
    // "I'm off for coffee"
    const leaves = token.word === 'off' && tokens.slice(Math.max(0, i - 3), i).some(isPerson);
    if (alone && joined && !leaves)
      tokens[i] = {
        ...token,
        kind: 'adjective',
        concept: state.concept,
        entry: { ...state, base: token.base, kind: 'adjective', form: 'base' },
      };
  }
}

/** Whoever goes, comes, swears … off something leaves it. */
const departing = /^(?:be|go|come|get|have get|swear|wean|stay|keep|move|migrate|switch|transition|shift)$/;
const vehicles = /^(?:bus|train|tram|plane|ferry|boat|metro|subway|coach|flight|phone|bike|bicycle|horse|road|track)$/;

/**
 * "I'm off sugar", "we migrated off AWS", "I'm over it", "I'm done being vegetarian": where the verb stands, when the word at `i` says that what follows is
 * left behind.
 */
function leavesBehind(tokens: readonly Token[], i: number): number | undefined {
  const { word, gap } = tokens[i] as Token;
  const next = tokens[i + 1];
  if (gap !== '' || next?.gap !== '' || next.quantity) return undefined;
  let from = i - 1;
  while (isIdle(tokens[from]) || tokens[from]?.word === 'right' || tokens[from]?.word === 'all') from--;
  const verb = tokens[from];
  if (!verb) return undefined;
  if (word === 'done' || word === 'finished' || word === 'through')
    return verb.kind === 'be' && next.form === 'gerund' && tokens[i + 2]?.gap === '' ? from : undefined;
  if (!/^(?:noun|either|unknown|determiner|possessive|pronoun|adjective)$/.test(next.kind)) return undefined;
  if (word === 'over') return verb.kind === 'be' && isPerson(tokens[from - 1]) ? from : undefined;
  if (word !== 'off' || !departing.test(verb.base)) return undefined;
  return tokens.slice(i + 1, i + 3).some(({ base }) => vehicles.test(base)) ? undefined : from;
}

const states: ReadonlyMap<string, { readonly concept: string; readonly sign?: -1; readonly cue?: 'ended' }> = new Map([
  ['on', { concept: 'enabl' }],
  ['off', { concept: 'enabl', sign: -1, cue: 'ended' }],
  ['over', { concept: 'over', cue: 'ended' }],
]);

/** "Birthday: 14 October" says what "birthday is 14 October" says. */
function joinByColon(tokens: Token[], pack: LanguagePack): void {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.gap !== ':') continue;
    let from = i - 1;
    while (from > 0 && tokens[from]?.gap === '' && !tokens[from]?.initial) from--;
    const label = tokens.slice(from, i);
    let to = i + 1;
    while (to < tokens.length && tokens[to]?.gap === '') to++;
    if (label.length > 5 || !label.every(names) || tokens.slice(i, to).some(speaks)) continue;
    const is = makeToken(pack, 'is', token.start, token.end, '');
    tokens.splice(i, 1, is, { ...token, gap: '', initial: false });
    i++;
  }
}

/** A word that may stand in a label. */
function names({ kind, entry, quantity }: Token): boolean {
  return !quantity && !entry?.cue && /^(?:noun|either|unknown|adjective|possessive|determiner|preposition)$/.test(kind);
}

/** A word with which a sentence of its own stands behind the colon. */
function speaks({ kind, entry, word }: Token): boolean {
  if (entry?.cue === 'ended' || word === 'no') return true;
  return kind === 'be' || kind === 'have' || kind === 'do' || kind === 'modal' || kind === 'pronoun' || kind === 'verb';
}

function isPerson(token: Token | undefined): boolean {
  return token?.entry?.person === 'self';
}
