import type { GroupSaid, Improved } from '../../../model/commands.js';
import type { Digest, RecordId } from '../../../model/ids.js';
import type { Digester } from '../../digest.js';
import { slotWords } from '../../relating/rules.js';
import { mayBeShown, type Standpoint } from '../../standpoint.js';
import type { DecisionContext } from './context.js';
import { stateOf } from './enrich.js';
import { factsOf, haveOneAuthor } from './fact.js';
import { derive, idsOf } from './pattern.js';

/** What somebody who understands texts concludes is less certain than what it follows from. */
const assurance = 0.8;

/** Under which it is noted that an enricher was asked about a group. */
export function groupKey(
  digest: Digester,
  { spaceName, agentName }: Pick<Standpoint, 'spaceName' | 'agentName'>,
  ids: readonly RecordId[],
): Digest {
  return digest('asked', spaceName, agentName ?? '', ...[...ids].sort());
}

/**
 * Derives what an enricher said of a group, and notes that it was asked. All of it is dropped when a member of the group is not what it
 * was when the enricher was shown it, or when somebody else has asked meanwhile.
 */
export function decideSaid(context: DecisionContext, { shown, statements }: GroupSaid): Improved['derived'] {
  const { draft, digest, standpoint } = context;
  const states = new Map(shown.map(({ id, seen }) => [id, seen]));
  const ids = [...states.keys()];
  const facts = factsOf(context, ids).filter(
    ({ row, held }, _, [first]) =>
      stateOf(draft, digest, row, held) === states.get(row.id) &&
      first !== undefined &&
      haveOneAuthor(standpoint, first.row, row),
  );
  const key = groupKey(digest, standpoint, ids);
  const isLate = facts.length < ids.length || ids.length < 2 || draft.numberOf('asked', key) !== undefined;
  if (isLate || !mayBeShown(standpoint)) return [];
  draft.name('asked', key);
  return statements.flatMap(({ content, sources }) => {
    const own = facts.filter(({ row }) => sources.includes(row.id));
    if (own.length < 2) return [];
    const id = derive(context, {
      key: digest('drawn', standpoint.spaceName, standpoint.agentName ?? '', ...idsOf(own)),
      facts: own,
      content,
      about: own.flatMap(({ statement }) => slotWords(statement)),
      provenance: 'decomposed',
      assurance,
      again: false,
    });
    return id === undefined ? [] : [{ id, sources: own.map(({ row }) => row.id) }];
  });
}
