import type { Predicate, StatementType } from '../statement.js';
import type { Stretch } from './clauses.js';
import { isCommand, isUnreal } from './predicate.js';
import type { Token } from './token.js';

const inverts = /^(?:i|we|you|he|she|it|they|there|this|that)$/;
const wonders = /^(?:wonder|remind|ask)$/;
const quoted = /["“„«»”]([^"“”„«»]{8,})["”“«»]/g;

/**
 * What the sentence of a clause does. A question, a quotation and something only imagined change nothing that is known.
 *
 * @param end what stands behind the last word of the sentence
 */
export function actOf(
  stretches: readonly Stretch[],
  predicates: readonly Predicate[],
  i: number,
  end: string,
  text: string,
): StatementType {
  const stretch = stretches[i] as Stretch;
  const predicate = predicates[i] as Predicate;
  const { tokens } = stretch;
  if (isQuoted(tokens, stretches, text)) return 'quote';
  // "Sourdough? I'm done with that" names what it speaks of.
  const topic =
    tokens.length <= 3 &&
    predicate.at === tokens.length &&
    i + 1 < stretches.length &&
    !tokens.some(({ kind }) => kind === 'question');
  if ((end.includes('?') && !topic) || asks(tokens, predicate.at))
    return isPoliteCommand(tokens, end.includes('?')) ? 'command' : 'question';
  if (isImagined(stretches, predicates, i)) return 'hypothetical';
  return isCommand(tokens, predicate.at) ? 'command' : 'statement';
}

/** A question without its mark: "what tone do I prefer", "am I allergic to nuts", "I wonder whether". */
function asks(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findIndex((token) => token.kind !== 'filler' && token.kind !== 'conjunction');
  const first = tokens[start];
  const next = tokens[start + 1];
  if (!first) return false;
  const auxiliary =
    first.kind === 'be' ||
    first.kind === 'do' ||
    first.kind === 'modal' ||
    (first.kind === 'have' && first.form !== 'gerund');
  // "Had I studied physics" imagines.
  const had = first.kind === 'have' && first.form === 'past';
  if (
    auxiliary &&
    !had &&
    first.word !== 'be' &&
    next &&
    (inverts.test(next.word) || (first.kind === 'be' && next.kind === 'possessive'))
  )
    return true;
  const asking = first.kind === 'question' || /^(?:who|which|where|when|whose|what|how|why)$/.test(first.word);
  if (asking) {
    for (let i = start + 1; i < Math.min(tokens.length, start + 6); i++) {
      const token = tokens[i] as Token;
      const helps = token.kind === 'be' || token.kind === 'do' || token.kind === 'modal';
      if (helps)
        return i === start + 1 ? true : inverts.test(tokens[i + 1]?.word ?? '') || tokens[i + 1]?.kind === 'possessive';
      if (token.kind === 'pronoun') return false;
    }
    return first.word === 'who' && tokens[start + 1]?.verb === true;
  }
  const verb = tokens[at];
  if (verb?.base === 'wonder' && tokens[at - 1]?.word === 'i') return true;
  return (
    verb !== undefined &&
    wonders.test(verb.base) &&
    tokens.some((token) => token.kind === 'question' || token.base === 'whether' || token.base === 'if')
  );
}

/** "Could you please reply in German?", "Can you stop using emojis from now on?" */
function isPoliteCommand(tokens: readonly Token[], marked: boolean): boolean {
  const first = tokens.find((token) => token.kind !== 'filler');
  const you = tokens[1]?.word === 'you' || tokens[2]?.word === 'you';
  if (first?.kind !== 'modal' || !you) return false;
  return tokens.some(
    (token) =>
      /^(?:please|pls|plz)$/.test(token.word) ||
      token.entry?.cue === 'now' ||
      token.entry?.cue === 'instead' ||
      // "Could you stop with the emojis"
      (!marked && token.base === 'stop'),
  );
}

/** "If I ever win, I'd …", "had I studied", "I wish …". */
function isImagined(stretches: readonly Stretch[], predicates: readonly Predicate[], i: number): boolean {
  const { tokens, role, sentence } = stretches[i] as Stretch;
  const predicate = predicates[i] as Predicate;
  if (tokens.some((token) => token.entry?.cue === 'hypothetical')) return true;
  const [first, second] = tokens;
  if (first?.form === 'past' && (first.kind === 'have' || first.word === 'were') && second?.kind === 'pronoun')
    return true;
  if (isUnreal(predicate, tokens) && !prefers(tokens, predicate.at)) return true;
  // The condition of something imagined is imagined too.
  return (
    role === 'condition' &&
    stretches.some(
      (other, k) =>
        k !== i &&
        other.sentence === sentence &&
        other.role === 'main' &&
        isUnreal(predicates[k] as Predicate, other.tokens),
    )
  );
}

/** "I'd rather", "I would prefer", "I'd like": a wish that holds now. */
function prefers(tokens: readonly Token[], at: number): boolean {
  const modal = tokens[at];
  const next = tokens[at + 1];
  if (modal?.word === 'might' || modal?.word === 'may' || modal?.word === 'could') return true;
  return next !== undefined && /^(?:rather|prefer|like|love|appreciate)$/.test(next.base);
}

/** Whether all of it, or what somebody is said to have said, stands in quotation marks. */
function isQuoted(tokens: readonly Token[], whole: readonly Stretch[], text: string): boolean {
  if (!/["“„«]/.test(text)) return false;
  for (const match of text.matchAll(quoted)) {
    const start = match.index;
    const end = start + match[0].length;
    const inside = tokens.filter((token) => token.start >= start && token.end <= end);
    if (!inside.some((token) => token.verb)) continue;
    const told = whole.some((stretch) =>
      stretch.tokens.some((token) => token.entry?.cue === 'says' && (token.start < start || token.end > end)),
    );
    if (told || (start <= 1 && end >= text.trimEnd().length - 2)) return true;
  }
  return false;
}
