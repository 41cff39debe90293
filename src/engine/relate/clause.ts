import { readReplacements } from './frames/change.js';
import { readFrames } from './frames/read.js';
import type { Cue, LanguagePack } from './lexicon/pack.js';
import { type Chunk, readChunks } from './read/chunks.js';
import type { Stretch } from './read/clauses.js';
import { contentOf } from './read/content.js';
import { isHearsay } from './read/hearsay.js';
import { isName, ownerOf, type Persons, person, readOwner } from './read/owner.js';
import { isCommand } from './read/predicate.js';
import { readScope } from './read/scope.js';
import type { Token } from './read/token.js';
import type { Clause, Owner, Predicate } from './statement.js';

/** Reads clause `i` of a text whose stretches and predicates are known. */
export function readClause(
  stretches: readonly Stretch[],
  predicates: readonly Predicate[],
  i: number,
  persons: Persons,
  pack: LanguagePack,
): Clause {
  const stretch = stretches[i] as Stretch;
  const predicate = predicates[i] as Predicate;
  const { tokens } = stretch;
  const chunks = readChunks(tokens);
  const subject = subjectOf(chunks, predicate);
  // "and plays boules" has the subject of the clause before.
  const leader = stretch.shares && !subject && i > 0 ? i - 1 : i;
  const [led, leading] = [predicates[leader] as Predicate, stretches[leader] as Stretch];
  const said = leader === i ? chunks : readChunks(leading.tokens);
  const leads = leader === i ? subject : subjectOf(said, led);
  const owner = toldApart(readOwner(leading.tokens, leads, led, persons), leads, said, led);
  const parsed = { tokens, chunks, subject, predicate, owner, persons, pack };
  const mine = tokens.some(({ kind, entry }) => kind === 'pronoun' && entry?.person === 'self');
  const whose = (mine ? undefined : namedBehind(stretches[i + 1], persons)) ?? affected(parsed, persons);
  const { frames, used, owner: meant } = readFrames(whose ? { ...parsed, owner: whose } : parsed);
  return {
    role: stretch.role,
    sentence: stretch.sentence,
    tokens,
    chunks,
    subject,
    predicate,
    owner: meant ?? whose ?? owner,
    cues: cuesOf(tokens, predicate),
    ...contentOf(parsed),
    scope: readScope(chunks, used, parsed),
    frames,
    replacements: readReplacements(parsed),
    hearsay: isHearsay(stretches, i),
    command: predicate.at < tokens.length && isCommand(tokens, predicate.at),
  };
}

/** "My grandmother on my mother's side", "my friend from school": without a name, what stands behind tells them from others. */
function toldApart(owner: Owner, subject: Chunk | undefined, chunks: readonly Chunk[], predicate: Predicate): Owner {
  if (!subject || owner.kind !== 'person' || owner.names.length > 0 || subject.head.entry?.person === undefined)
    return owner;
  const behind = chunks.find(({ at, preposition }) => at > subject.at && at < predicate.at && preposition !== '');
  if (!behind || behind.head.quantity) return owner;
  const { head } = behind.owner ?? behind;
  return { ...owner, apart: `${behind.preposition} ${head.concept}` };
}

/** "Not allergic to nuts: Tom." */
function namedBehind(next: Stretch | undefined, persons: Persons): Owner | undefined {
  const [name] = next?.tokens ?? [];
  if (name === undefined || next?.tokens.length !== 1 || !name.gap.includes(':') || !isName(name)) return undefined;
  return persons.selfNames.has(name.word) ? undefined : person(name.word, [name.word]);
}

/** Verbs of doing something for a thing of somebody's. Concepts. */
const restoring = /^(?:fix|repair|mend|reopen|approv|deliv|ship|replac)$/;

/** "They moved the class", "my doctor took me off aspirin", "the landlord raised my rent": it is about whose it is, not about who did it. */
function affected(
  { tokens, chunks, subject, predicate, owner }: Pick<Clause, 'tokens' | 'chunks' | 'subject' | 'predicate' | 'owner'>,
  persons: Persons,
): Owner | undefined {
  const { main, changed, ended } = predicate;
  if (main === undefined || persons.i.kind !== 'self') return undefined;
  if (main !== changed && main !== ended && !restoring.test(main.concept)) return undefined;
  if (owner.kind !== 'person' && owner.kind !== 'third') return undefined;
  const next = tokens[predicate.behind];
  if (next !== undefined && /^(?:me|us)$/.test(next.word)) return persons.i;
  const object = chunks.find((chunk) => chunk.at >= predicate.behind && chunk !== subject);
  if (object === undefined || object.preposition !== '') return undefined;
  const they = !subject && tokens.slice(0, predicate.at).some(({ word }) => word === 'they');
  return object.whose === 'self' || (they && object.determiner === 'the') ? ownerOf(object, persons) : undefined;
}

function subjectOf(chunks: readonly Chunk[], predicate: Predicate): Chunk | undefined {
  return chunks.find((chunk) => chunk.at < predicate.at && chunk.preposition === '' && !isAdverbial(chunk));
}

/** "On Mondays", "this week": says when, and is no subject. */
function isAdverbial(chunk: Chunk): boolean {
  return chunk.head.quantity !== undefined && /date|time/.test(chunk.head.base);
}

function cuesOf(tokens: readonly Token[], predicate: Predicate): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const token of tokens) {
    const cue = token.entry?.cue;
    if (!token.verb && (token.kind === 'verb' || token.kind === 'either')) continue;
    if (cue !== undefined && (cue !== 'ended' || token === predicate.ended)) cues.add(cue);
  }
  return cues;
}
