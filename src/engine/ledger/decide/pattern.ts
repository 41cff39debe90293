import type { Ordinal, RecordId } from '../../../model/ids.js';
import { compact } from '../../../model/parse/memory.js';
import type { Payload } from '../../../model/records.js';
import { headOf } from '../../answer/view.js';
import { isStatement, statementOf } from '../../relating/facts.js';
import { type Statement, slotWords } from '../../relating/rules.js';
import { withoutCorrected } from '../corrected.js';
import { heldFrom, isPattern, type Row } from '../row.js';
import { authorOf, type DecisionContext, freshId, textOf, writerNumbers } from './context.js';
import { supersede } from './supersede.js';

/** A living record that states something. */
export interface Fact {
  readonly row: Row;
  readonly held: Payload;
  /** What it says, without parts that were corrected since. */
  readonly content: string;
  readonly statement: Statement;
}

/** The fewest and the most records that a pattern is derived from. */
const fewest = 2;
const most = 10;

export function factOf(context: DecisionContext, ordinal: Ordinal): Fact | undefined {
  const row = context.draft.row(ordinal);
  const held = textOf(context, ordinal);
  if (row?.standing !== 'active' || held === undefined || !isStatement(held.content)) return undefined;
  const { content, speaker } = withoutCorrected(context.draft, row, held);
  const statement = statementOf(compact({ content, speaker }), context.access, heldFrom(row));
  return statement.type === 'statement' ? { row, held, content, statement } : undefined;
}

/** Facts that fill the same slot of the same owner with different values, where a slot may have several. */
export function patternsOf(
  facts: readonly Fact[],
): readonly { readonly slot: string; readonly facts: readonly Fact[] }[] {
  const groups = new Map<string, Map<string, Fact>>();
  for (const fact of facts) {
    if (fact.statement.voice === 'assistant') continue;
    for (const [slot, value] of valuesOf(fact.statement)) {
      const group = groups.get(slot) ?? new Map<string, Fact>();
      if (!group.has(value)) group.set(value, fact);
      groups.set(slot, group);
    }
  }
  return [...groups].flatMap(([slot, group]) => {
    const members = [...new Set(group.values())].sort((a, b) => a.row.ordinal - b.row.ordinal);
    return group.size < fewest || members.length < fewest || members.length > most ? [] : [{ slot, facts: members }];
  });
}

function valuesOf(statement: Statement): readonly (readonly [slot: string, value: string])[] {
  return statement.clauses.flatMap(({ role, frames, predicate }) =>
    role !== 'main' || predicate.tense === 'past'
      ? []
      : frames.flatMap(({ slot, owner, single, sign, value }) =>
          slot === '' || (single && !slot.includes(':')) || sign < 0 || owner.kind !== 'self' || value.terms.size === 0
            ? []
            : [[slot.replace(/:.*/, ''), [...value.terms].sort().join(' ')] as const],
        ),
  );
}

/**
 * Derives a record that says together what several say, unless that was done before; an older pattern over some of them is
 * replaced.
 *
 * @param again derives it also where it had been forgotten, because a source of it was
 * @returns its id, or `undefined` when there was nothing to do
 */
export function derivePattern(
  context: DecisionContext,
  { slot, facts }: { readonly slot: string; readonly facts: readonly Fact[] },
  again = false,
): RecordId | undefined {
  const { draft, env, digest, standpoint } = context;
  const ids = facts.map(({ row }) => row.id).sort();
  const key = digest('pattern', standpoint.spaceName, standpoint.agentName ?? '', slot, ...ids);
  if (!again && draft.holdersOf(key).some((holder) => isDone(context, holder))) return undefined;
  const sources = new Set(facts.map(({ row }) => row.ordinal));
  const older = [...new Set([...sources].flatMap((source) => draft.drawnFrom(source)))].filter((drawn) => {
    const row = draft.row(drawn);
    const isPart = row?.sources.every((source) => sources.has(source.ordinal)) === true;
    return row?.standing === 'active' && isPattern(row) && isPart;
  });
  const ordinal = draft.nextOrdinal;
  const id = freshId(context);
  const first = facts[0];
  const author = authorOf(context);
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writerNumbers(context, undefined),
      agent: first?.row.agent ?? 0,
      kind: 'semantic',
      provenance: 'self',
      storedAt: env.now,
      confidence: Math.min(...facts.map(({ row }) => row.confidence)),
      external: key,
      sources: [...sources].map((source) => ({ ordinal: source, start: 0, end: 0 })),
    },
    {
      content: `${slot}: ${facts.map(({ content }) => content.trim()).join(' ')}`,
      about: [...new Set([slot, ...facts.flatMap(({ statement }) => slotWords(statement))])].slice(0, 12),
      ...(first?.held.agent === undefined ? {} : { agent: first.held.agent }),
      ...(author === undefined ? {} : { createdBy: author }),
    },
  );
  for (const pattern of older) supersede(context, pattern, ordinal, 'updates');
  return id;
}

/** Whether a pattern stands, was taken up by another one, or is not wanted: what only gave way with a source may be derived again. */
function isDone({ draft }: DecisionContext, ordinal: Ordinal): boolean {
  const row = draft.row(ordinal);
  if (row?.standing !== 'superseded' || row.supersedeCause !== 'updates') return true;
  const head = headOf(draft, row);
  const newest = head === undefined ? undefined : draft.row(head);
  return newest !== undefined && isPattern(newest);
}

/** Derives anew what was drawn from records of which some are gone, from those that are left. */
export function deriveAnew(context: DecisionContext, sources: readonly Ordinal[]): readonly RecordId[] {
  const facts = sources.flatMap((ordinal) => factOf(context, ordinal) ?? []);
  if (facts.length < fewest) return [];
  const whole = patternsOf(facts).find((pattern) => pattern.facts.length === facts.length);
  const id = whole === undefined ? undefined : derivePattern(context, whole, true);
  return id === undefined ? [] : [id];
}
