import type { Comparing, LoadedItem, NewItem, RememberCommand, Remembered } from '../../../model/commands.js';
import { isMemoryError, MemoryError } from '../../../model/errors.js';
import type { Ordinal } from '../../../model/ids.js';
import type { Payload } from '../../../model/records.js';
import type { Digester } from '../../digest.js';
import { isStatement, statementOf, statementOfItem } from '../../relating/facts.js';
import { relate, type Statement } from '../../relating/rules.js';
import type { SpaceIndex } from '../../search/space-index.js';
import { isSettled, type Standpoint, standpointOf } from '../../standpoint.js';
import { externalDigest, externalDigests, holderOf } from '../externals.js';
import { heldFrom, type Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { aboutOf, replacedWords } from './about.js';
import { type DecisionContext, isExpired, textOf } from './context.js';
import { assertChanges, mayChange } from './members.js';
import { byCaller } from './outcome.js';
import { canStandFor, conflictsWith, type Known, relatedNeeds, relateTo } from './relate.js';
import { saidBefore, saidLast, versionsBeside } from './reload.js';
import { sameDetails, sameFact } from './sameness.js';
import { merge, sight } from './sight.js';
import { store } from './store.js';
import { supersede } from './supersede.js';

/** Whether an item is to be related to what is known, which needs the index of the space. */
export function isRelated(item: NewItem): boolean {
  return item.relate === true && isStatement(item.content);
}

/**
 * Records whose payloads the decision compares with: holders of the items' external ids, sources of excerpts, and what a
 * related item may lie to.
 */
export function rememberNeeds(
  view: LedgerView,
  index: SpaceIndex | undefined,
  command: RememberCommand,
  from: Standpoint,
  digest: Digester,
): readonly Ordinal[] {
  const needs: Ordinal[] = [];
  for (const item of command.items) {
    const holder = heldBy(view, item, from, digest);
    if (holder !== undefined && holder.standing !== 'forgotten') needs.push(holder.ordinal);
    const last = holder === undefined ? undefined : saidLast(view, holder);
    if (last?.standing === 'superseded') needs.push(last.ordinal);
    if (holder?.standing === 'active' && !command.revive)
      needs.push(...versionsBeside(view, holder).flatMap((row) => (row.standing === 'superseded' ? row.ordinal : [])));
    for (const { id } of item.derivedFrom) {
      const source = view.ordinalOf(id);
      if (source !== undefined) needs.push(source);
    }
    if (isRelated(item) && holder?.standing !== 'active')
      needs.push(...relatedNeeds(view, index, from, statementOfItem(item, command.access, 0), command.compare));
  }
  return needs;
}

/** Decides every item in turn, each seeing the ones before it. Of an item that fails nothing stays. */
export function decideRemember(context: DecisionContext, command: RememberCommand): readonly LoadedItem[] {
  const { draft, digest, access } = context;
  let known = context;
  return command.items.map((item) => {
    // An item before this one may have given its names their numbers.
    if (!isSettled(known.standpoint)) known = { ...known, standpoint: standpointOf(draft, digest, access) };
    const before = draft.events.length;
    try {
      return decideItem(known, command, item);
    } catch (error) {
      draft.takeBack(before);
      if (command.itemwise && isMemoryError(error)) return { status: 'failed', error: error.toData() };
      throw error;
    }
  });
}

function decideItem(context: DecisionContext, command: RememberCommand, item: NewItem): LoadedItem {
  const holder = heldBy(context.draft, item, context.standpoint, context.digest);
  if (holder === undefined) return storeNew(context, command, item);
  if (holder.standing === 'forgotten')
    return command.revive ? storeNew(context, command, item) : { status: 'forgotten' };
  const held = textOf(context, holder.ordinal);
  if (holder.standing === 'superseded') {
    // What repeats what was corrected since does not bring it back, unless it is compared with what corrected it.
    const compares = command.revive && isRelated(item);
    const repeats = (held !== undefined && sameFact(held, item)) || isRepeated(context, item, holder);
    const outdated = !compares && repeats;
    return outdated ? byCaller(holder.id, 'unchanged') : storeNew(context, command, item);
  }
  const kept = byCaller(holder.id, 'unchanged');
  // What has expired is not recalled any more; saying it again makes it new.
  if (held !== undefined && sameFact(held, item) && !isExpired(holder, context.env.now)) {
    const sameImportance = item.importance === undefined || item.importance === holder.importance;
    if (sameDetails(held, item) && sameImportance) return kept;
    if (command.onExisting === 'error') throw taken();
    return command.onExisting === 'skip' ? kept : update(context, item, holder, held);
  }
  if (held !== undefined && saysAgain(context, item, held)) return kept;
  if (command.revive && isRepeated(context, item, holder)) return kept;
  if (command.onExisting === 'error') throw taken();
  if (command.onExisting === 'skip') return kept;
  const said = command.revive ? 'news' : saidBefore(context, item, holder);
  if (said !== 'news') return said === 'corrected' ? kept : { status: 'forgotten' };
  const more = aboutItem(context, item, held && { row: holder, held });
  return store(context, item, holder, more, command.revive ? 'resent' : 'reloaded');
}

/** Whether an item is what was said last under its external id: a retry, which does not undo what was corrected since. */
function isRepeated(context: DecisionContext, item: NewItem, holder: Row): boolean {
  const last = saidLast(context.draft, holder);
  const said = last?.standing === 'superseded' ? textOf(context, last.ordinal) : undefined;
  return said !== undefined && sameFact(said, item);
}

/** Whether an item was merged into a record under its external id and says the same still. */
function saysAgain({ access, env }: DecisionContext, item: NewItem, held: Payload): boolean {
  const [own] = held.sightings ?? [];
  if (own === undefined || own.externalId === item.externalId) return false;
  if (!isStatement(held.content) || !isStatement(item.content)) return false;
  return relate(statementOf(held, access), statementOfItem(item, access, env.now)).relation === 'duplicate';
}

function storeNew(context: DecisionContext, { compare }: RememberCommand, item: NewItem): Remembered {
  return isRelated(item)
    ? storeRelated(context, item, compare)
    : store(context, item, undefined, aboutItem(context, item));
}

/**
 * Stores an item after it was compared with what is known. What it contradicts or updates is superseded with it; what says the
 * same already gains a sighting instead; where the rules are in doubt, both stay and the question is noted.
 */
function storeRelated(context: DecisionContext, item: NewItem, compare: Comparing | undefined): Remembered {
  const { env, access } = context;
  const statement = statementOfItem(item, access, env.now);
  if (asksToForget(statement)) return { ...byCaller('', 'gated'), decidedBy: 'rules', reason: 'request' };
  if (statement.type !== 'statement' && statement.type !== 'command') {
    const kind = statement.type === 'question' && item.kind === 'fact' ? 'note' : item.kind;
    const reason = statement.type === 'quote' ? 'quotation' : statement.type;
    return { ...store(context, { ...item, kind }, undefined), decidedBy: 'rules', reason };
  }
  const known = relateTo(context, statement, item, compare);
  const replaced = known.filter(({ relation }) => relation === 'contradicts' || relation === 'updates');
  const same = known.filter(({ relation }) => relation === 'duplicate');
  const kept = replaced.length > 0 ? undefined : same.find((one) => canStandFor(one, statement, item));
  return kept === undefined
    ? storeBeside(context, item, statement, known, replaced, same)
    : sayAgain(context, item, kept);
}

/** Reading a statement takes some 50 µs; in a bulk load only those are read that are likely to fill a slot. */
const longestLoaded = 80;
const ofSelf = /\b(?:i|i'm|my|our|we|user|user's|ich|mein|meine|unser|unsere|wir)\b/i;

/** What an item is about that is not related to what is known, and what the record was about that it replaces. */
function aboutItem(
  { env, access }: DecisionContext,
  item: NewItem,
  replaced?: { readonly row: Row; readonly held: Payload },
): Pick<Payload, 'about' | 'replaced'> {
  const isOneOfMany = item.kind === 'episodic' || item.kind === 'chunk';
  if (isOneOfMany || item.content.length > longestLoaded || !(replaced !== undefined || ofSelf.test(item.content)))
    return {};
  const about = aboutOf(statementOfItem(item, access, env.now));
  const was =
    replaced !== undefined && isStatement(replaced.held.content)
      ? replacedWords(
          [{ held: replaced.held, statement: statementOf(replaced.held, access, heldFrom(replaced.row)) }],
          about,
        )
      : {};
  return { ...(about.length === 0 ? {} : { about }), ...was };
}

/** A request to forget is no memory: stored, it would go on saying what it asks to forget. */
function asksToForget({ type }: Statement): boolean {
  return type === 'request';
}

/** The same fact in other words: the record that says it gains a sighting. */
function sayAgain(context: DecisionContext, item: NewItem, { row, held, reason, strengthens }: Known): Remembered {
  const { digest, standpoint, access } = context;
  const external =
    item.externalId === undefined
      ? undefined
      : externalDigest(digest, standpoint.spaceName, access.agent, item.externalId);
  const session = item.session ?? access.session;
  if (strengthens) sight(context, row, held, session === undefined ? item : { ...item, session }, external);
  return { ...byCaller(row.id, 'duplicate'), decidedBy: 'rules', reason };
}

/** A new record, and what that means for the known ones. */
function storeBeside(
  context: DecisionContext,
  item: NewItem,
  statement: Statement,
  known: readonly Known[],
  replaced: readonly Known[],
  same: readonly Known[],
): Remembered {
  const { draft, env } = context;
  // What only an assistant said gives way to the same from somebody else; beside something that is replaced, one record is enough.
  const merged = same.filter(
    (one) =>
      one.row.external === undefined &&
      mayChange(context, one.row) &&
      ((one.statement.voice === 'assistant' && statement.voice !== 'assistant') ||
        (replaced.length > 0 && canStandFor(one, statement, item)) ||
        (item.kind !== one.row.kind && canStandFor(one, statement, { ...item, kind: 'fact' }))),
  );
  const about = aboutOf(statement);
  const reason = replaced[0]?.reason;
  const ordinal = draft.nextOrdinal;
  const stored = store(context, item, undefined, {
    ...(about.length === 0 ? {} : { about }),
    ...replacedWords(replaced, about),
    ...(reason === undefined ? {} : { reason }),
  });
  for (const { row, relation } of replaced)
    supersede(context, row.ordinal, ordinal, relation === 'contradicts' ? 'contradicts' : 'updates');
  for (const one of merged) {
    const own = draft.row(ordinal);
    const held = draft.payloadOf(ordinal);
    // What an assistant said adds nothing to what somebody else says.
    const counts = one.statement.voice !== 'assistant' || statement.voice === 'assistant';
    if (own !== undefined && held !== undefined && counts) merge(context, { row: own, held }, one);
    supersede(context, one.row.ordinal, ordinal, 'merged');
  }
  const open = known.filter(({ relation }) => relation === 'uncertain');
  for (const { row } of open) draft.emit({ type: 'questioned', ordinal, other: row.ordinal, at: env.now });
  const gone = new Set([...replaced, ...merged]);
  const main = replaced[0] ?? same[0] ?? open[0] ?? known.find(({ relation }) => relation === 'extends');
  return {
    ...stored,
    relation: main?.relation ?? 'unrelated',
    decidedBy: 'rules',
    ...(main === undefined ? {} : { reason: main.reason }),
    superseded: [...gone].map(({ row }) => row.id),
    possibleConflicts: conflictsWith(
      known.filter((one) => !gone.has(one)),
      statement,
      item,
    ),
  };
}

function update(context: DecisionContext, item: NewItem, row: Row, held: Payload): Remembered {
  assertChanges(context, row);
  const { tags: _, refs: __, category: ___, ...kept } = held;
  context.draft.emit(
    {
      type: 'edited',
      ordinal: row.ordinal,
      at: context.env.now,
      ...(item.importance === undefined ? {} : { importance: item.importance }),
    },
    { ...kept, ...detailsOf(item), ...(item.meta === undefined ? {} : { meta: item.meta }) },
  );
  return byCaller(row.id, 'updated');
}

function detailsOf(item: NewItem): Pick<Payload, 'tags' | 'refs' | 'category'> {
  return {
    ...(item.tags.length === 0 ? {} : { tags: item.tags }),
    ...(item.refs.length === 0 ? {} : { refs: item.refs }),
    ...(item.category === undefined ? {} : { category: item.category }),
  };
}

function heldBy(view: LedgerView, item: NewItem, from: Standpoint, digest: Digester): Row | undefined {
  return item.externalId === undefined
    ? undefined
    : holderOf(view, from, externalDigests(view, digest, from, item.externalId));
}

function taken(): MemoryError {
  return new MemoryError(
    'conflict',
    'externalId is in use by a memory that differs; pass onExisting: "amend" to replace it.',
    {
      data: { field: 'externalId' },
    },
  );
}
