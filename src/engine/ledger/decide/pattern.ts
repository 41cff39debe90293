import type { Digest, Ordinal, RecordId } from '../../../model/ids.js';
import { headOf } from '../../answer/view.js';
import { type Statement, slotWords } from '../../relating/rules.js';
import { isPattern, type Row } from '../row.js';
import { authorOf, type DecisionContext, freshId, writerNumbers } from './context.js';
import { type Fact, factOf } from './fact.js';
import { supersede } from './supersede.js';

/** The fewest and the most records that a pattern is derived from. */
const fewest = 2;
const most = 10;

/** Facts that fill one slot. */
interface Pattern {
  readonly slot: string;
  readonly facts: readonly Fact[];
}

/** The patterns that some facts make all together. */
export function coveringPatterns(facts: readonly Fact[]): readonly Pattern[] {
  return patternsOf(facts).filter((pattern) => pattern.facts.length === facts.length);
}

/** Facts that fill the same slot of the same owner with different values, where a slot may have several. */
function patternsOf(facts: readonly Fact[]): readonly Pattern[] {
  const groups = new Map<string, Map<string, Fact>>();
  for (const fact of facts) {
    for (const [slot, value] of valuesOf(fact.statement)) {
      const group = groups.get(slot) ?? new Map<string, Fact>();
      if (!group.has(value)) group.set(value, fact);
      groups.set(slot, group);
    }
  }
  return [...groups].flatMap(([slot, group]) => {
    const members = [...new Set(group.values())].sort((a, b) => a.row.ordinal - b.row.ordinal);
    return members.length < fewest || members.length > most ? [] : [{ slot, facts: members }];
  });
}

/** The slots of the owner that may have several values, with those that a statement gives. What an assistant says gives none. */
export function valuesOf(statement: Statement): readonly (readonly [slot: string, value: string])[] {
  if (statement.voice === 'assistant') return [];
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
export function derivePattern(context: DecisionContext, { slot, facts }: Pattern, again = false): RecordId | undefined {
  const { digest, standpoint } = context;
  return derive(context, {
    key: digest('pattern', standpoint.spaceName, standpoint.agentName ?? '', slot, ...idsOf(facts)),
    facts,
    content: `${slot}: ${facts.map(({ content }) => content.trim()).join(' ')}`,
    about: [slot, ...facts.flatMap(({ statement }) => slotWords(statement))],
    provenance: 'self',
    assurance: 1,
    again,
  });
}

/** The ids of facts, in an order of their own. */
export function idsOf(facts: readonly Pick<Fact, 'row'>[]): readonly RecordId[] {
  return facts.map(({ row }) => row.id).sort();
}

/** What is derived from facts. */
export interface Derived {
  /** Made of the facts, so that what was forgotten is not derived again. */
  readonly key: Digest;
  readonly facts: readonly Fact[];
  readonly content: string;
  readonly about: readonly string[];
  /** `self`: by the rules; `decomposed`: by somebody who understands texts. One takes the place of older ones of its own sort alone. */
  readonly provenance: 'self' | 'decomposed';
  /** What the confidence of the least certain fact is multiplied by. */
  readonly assurance: number;
  readonly again: boolean;
}

/** @returns the id of the new record, or `undefined` when there was nothing to do */
export function derive(context: DecisionContext, derived: Derived): RecordId | undefined {
  const { draft, env } = context;
  const { key, facts, content, about, provenance, assurance, again } = derived;
  if (draft.holdersOf(key).some((holder) => isDone(context, holder, again))) return undefined;
  const sources = new Set(facts.map(({ row }) => row.ordinal));
  const older = [...new Set([...sources].flatMap((source) => draft.drawnFrom(source)))].filter((drawn) => {
    const row = draft.row(drawn);
    const isPart = row?.sources.every((source) => sources.has(source.ordinal)) === true;
    return row?.standing === 'active' && row.provenance === provenance && isPattern(row) && isPart;
  });
  const ordinal = draft.nextOrdinal;
  const id = freshId(context);
  const first = facts[0];
  const author = authorOf(context);
  const confidence = Math.min(...facts.map(({ row }) => row.confidence)) * assurance;
  draft.emit(
    {
      type: 'recorded',
      ordinal,
      id,
      ...writerNumbers(context, undefined),
      agent: first?.row.agent ?? 0,
      kind: 'semantic',
      provenance,
      storedAt: env.now,
      confidence: Math.round(confidence * 1e6) / 1e6,
      external: key,
      sources: [...sources].map((source) => ({ ordinal: source, start: 0, end: 0 })),
    },
    {
      content,
      about: [...new Set(about)].slice(0, 12),
      ...(first?.held.agent === undefined ? {} : { agent: first.held.agent }),
      ...(author === undefined ? {} : { createdBy: author }),
    },
  );
  for (const pattern of older) supersede(context, pattern, ordinal, 'updates');
  return id;
}

/** Whether a pattern stands, was taken up by another one, or is not wanted: what only gave way with a source may be derived again. */
function isDone({ draft }: DecisionContext, ordinal: Ordinal, again: boolean): boolean {
  const row = draft.row(ordinal);
  if (again || row?.standing === 'active') return row?.standing === 'active';
  if (row?.standing !== 'superseded' || row.supersedeCause !== 'updates') return true;
  const head = headOf(draft, row);
  const newest = head === undefined ? undefined : draft.row(head);
  return newest !== undefined && isPattern(newest);
}

/**
 * Derives anew, by the rules, what was drawn from records of which some are gone, from those that are left. What somebody who
 * understands texts had said is left to the next time that they are asked.
 */
export function deriveAnew(
  context: DecisionContext,
  { provenance }: Pick<Row, 'provenance'>,
  sources: readonly Ordinal[],
): readonly RecordId[] {
  const facts = sources.flatMap((ordinal) => factOf(context, ordinal) ?? []);
  const [whole] = provenance === 'self' && facts.length >= fewest ? coveringPatterns(facts) : [];
  const id = whole === undefined ? undefined : derivePattern(context, whole, true);
  return id === undefined ? [] : [id];
}
