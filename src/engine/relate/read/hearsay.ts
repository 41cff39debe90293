import type { Stretch } from './clauses.js';
import type { Token } from './token.js';

/** Verbs by which somebody says or believes something; what they learn from looking (show, confirm, find) is no hearsay. */
const reporting =
  /^(?:say|tell|tell me|tell us|claim|think|believe|assume|guess|suspect|hear|swear|insist|mention|joke|lie|reckon|suppose|expect|write|write that|say that|report|report that|argue|suggest|assert|rumor|allege|state|post|tweet|ask|remember|imply|hint|wish|hope|feel|fear|sag(?:t|te|en|ten)|mein(?:t|te|en|ten)|glaub(?:t|te|en|ten)|denk(?:t|en)|dachten?|behaupte[tn]?|behauptete|erzahl(?:t|te|en|ten)|erzähl(?:t|te|en|ten)|vermutet?|vermutete)$/;
/** Whoever of these has the verb, it is not so. */
const imagining = /^(?:dream|dreamt|dreamed|imagine|imagin|pretend|fantasize|fantasise)$/;
/** What is told in these is made up. Words. */
const fictions =
  /^(?:story|stories|tale|dream|dreams|novel|game|film|movie|play|roleplay|fiction|fantasy|scenario|simulation|fanfic|script|comic|manga|anime|joke|rumor|rumour|rumors|rumours|example|hypothetical|exercise|lyrics|song|poem)$/;
const opening =
  /^(?:hypothetically|allegedly|supposedly|reportedly|fictionally|imagine|pretend|suppose|say|rumor|rumour)$/;

/** Whether a clause is only said, believed, dreamt or made up by somebody, or nearly came about: it need not be so. */
export function isHearsay(stretches: readonly Stretch[], i: number): boolean {
  const { sentence, tokens } = stretches[i] as Stretch;
  if (isUnreal(stretches, sentence)) return true;
  const before: Token[] = [];
  for (let k = 0; k < i; k++) if (stretches[k]?.sentence === sentence) before.push(...(stretches[k]?.tokens ?? []));
  // "He told me to stop, so I did": what follows from it is told for itself.
  const madeUp = before.some(
    ({ base, word, gap }) => imagining.test(base) || imagining.test(word) || /["“„«]/.test(gap),
  );
  if (!madeUp && tokens[0]?.base === 'so' && /^(?:i|we)$/.test(tokens[1]?.word ?? '')) before.length = 0;
  return isTold(before, true) || isTold(tokens, false) || isMadeUp([...before, ...tokens]) || isNearly(tokens);
}

/** What the beginning of a sentence says of all that follows in it: that it is hoped, doubted, made up, or not so. */
const unreal = new RegExp(
  `^(?:(?:but|and|well|oh|aber|und) )?(?:${[
    'it (?:be|is|was|has) (?:just )?(?:not true|untrue|a lie|a myth|possible|conceivable|unlikely)',
    'it almost happened',
    '(?:nobody|no one) (?:ever )?(?:tell|told|said|say)',
    'i (?:hope|pray|dream|dreamt|dreamed|doubt|wonder|lied|lie|pretend|imagined?)(?: that| whether| if| when)? (?:that|whether|if|when|i|we|my|our|they|the|he|she|it)',
    'i(?: am| be)? (?:afraid|scared) that <measure',
    'i wish(?! to| you)',
    'whether (?:i|we|my)',
    '(?:maybe|perhaps|possibly|conceivably)(?! you)',
    '(?:let us|let me|we) (?:pretend|imagine|suppose|assume|say that)',
    'for example|for instance|imagine|suppose|in my dream|in a dream|in another life',
    '(?:i|we) (?:wrote|write|am writing|read|saw|made up|invented) (?:a|an|this|the) (?:short )?(?:story|novel|book|film|poem|scene|joke)',
    'in (?:a|the|my) (?:story|novel|book|film|game|joke)',
    'tell me what to do (?:if|when)',
    'vielleicht|hoffentlich|angeblich|zum beispiel|stell dir vor|nehmen wir an|in meinem traum',
    'ich (?:hoffe|bezweifle|traumte|wunschte|wunsche mir|frage mich)',
    'es (?:stimmt nicht|ist nicht wahr)',
    'niemand hat mir gesagt',
  ].join('|')})\\b`,
);
const conditional = /^(?:(?:but|and) )?if .*\bwould\b|\bwould .*\bif\b|\bunless\b|^wenn .*\b(?:ware|wurde)\b/;
const kidding = /\b(?:just|only) (?:kidding|joking)$|^(?:kidding|joking|jk|april fools?)$|\bnur (?:spass|ein scherz)$/;

/** At the end of a sentence: so long only, or nowhere where it counts. */
const passing =
  /\bonly <date>$|<date> only$|\bin (?:the|a|my|this) (?:game|story|dream|film|movie|novel|play)$|\bwhen (?:i|we) (?:was|were|be) (?:an? )?(?:child|children|kid|kids|young|little|small|teenager|students?)$|\b(?:(?:this|next|last) (?:week|month|weekend|summer|winter|spring|autumn) only|only (?:this|next|last) (?:week|month|weekend)|as a joke|as a prank|in theory|on paper|in (?:the )?test environment|nur heute|nur diese woche)$/;

/** "I quit coffee for one day"; not "I haven't smoked for three weeks". */
function isBrief(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  if (before?.word !== 'for' || last?.quantity?.kind !== 'measure') return false;
  return (
    /^(?:day|week|hour|minute)$/.test(last.quantity.unit) &&
    !(
      tokens.some(({ base }) => base === 'have') &&
      tokens.some(({ kind, word }) => kind === 'negation' || /^(?:been|be|off)$/.test(word))
    )
  );
}

function isUnreal(stretches: readonly Stretch[], sentence: number): boolean {
  const words = (which: (at: number) => boolean) =>
    stretches
      .filter((stretch) => which(stretch.sentence))
      .flatMap(({ tokens }) => tokens.map(({ word }) => word))
      .join(' ');
  const said = words((at) => at === sentence);
  return (
    passing.test(said) ||
    isBrief(stretches.filter((stretch) => stretch.sentence === sentence).flatMap(({ tokens }) => tokens)) ||
    unreal.test(said) ||
    conditional.test(said) ||
    kidding.test(said) ||
    kidding.test(words((at) => at === sentence + 1))
  );
}

/** A verb of saying that somebody has; in the same clause something must follow it that has a verb of its own. */
function isTold(tokens: readonly Token[], whole: boolean): boolean {
  for (const [i, token] of tokens.entries()) {
    if (token.base === 'accord to' || (token.word === 'according' && tokens[i + 1]?.word === 'to')) return true;
    if (i === 0 && opening.test(token.word)) return true;
    if (!token.verb && !(reporting.test(token.base) && (whole || starts(tokens[i + 1])))) continue;
    const followed = whole || tokens.slice(i + 2).some((other) => other.verb && other.form !== 'gerund');
    if (!followed) continue;
    if (imagining.test(token.base) || imagining.test(token.word)) return true;
    if (reporting.test(token.base) && !bySelf(tokens, i)) return true;
  }
  return false;
}

function starts(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'pronoun' || token.kind === 'possessive' || token.base === 'that');
}

/** "I think", "I said": what one says of oneself counts; what one heard or was told does not. */
function bySelf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.base === 'hear') return false;
  const start = tokens.slice(0, at);
  const passive = start.some(({ kind }) => kind === 'be');
  if (passive) return false;
  // "I never said I work there"
  if (
    /^(?:say|tell|claim|mention|write|state)$/.test(token.base) &&
    start.some(({ kind, word }) => kind === 'negation' || word === 'never')
  )
    return false;
  const speaks = start.some(({ word }) => word === 'i' || word === 'we' || word === 'ich' || word === 'wir');
  // An order: "tell the team", "remember that".
  return (
    speaks || start.every(({ kind }) => kind === 'filler' || kind === 'negation' || kind === 'do' || kind === 'modal')
  );
}

/** "I nearly moved": it did not come about. "Nearly 40" is another matter. */
function isNearly(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, i) => word === 'beinahe' || (/^(?:nearly|almost)$/.test(word) && tokens[i + 1]?.verb === true),
  );
}

/** "In the story", "in my dream", "for example". */
function isMadeUp(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    if (token.verb || !(fictions.test(token.base) || fictions.test(token.word))) return false;
    for (let k = i - 1; k >= Math.max(0, i - 4); k--) {
      const other = tokens[k] as Token;
      if (other.verb) return false;
      if (other.word === 'in' || other.word === 'for') return true;
    }
    return false;
  });
}
