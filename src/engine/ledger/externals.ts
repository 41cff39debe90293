import type { Digest } from '../../model/ids.js';
import type { Digester } from '../digest.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import type { Row } from './row.js';
import type { LedgerView } from './view.js';

/** The digest of an external id. It is unique within a space; what an agent keeps to itself has ids of its own. */
export function externalDigest(digest: Digester, spaceName: string, agent: string | undefined, id: string): Digest {
  return agent === undefined ? digest('external', spaceName, id) : digest('external', spaceName, agent, id);
}

/** The digests under which a handle finds an external id: an agent's own first, then the one that all agents share. */
export function externalDigests(digest: Digester, from: Standpoint, id: string): readonly Digest[] {
  const shared = externalDigest(digest, from.spaceName, undefined, id);
  return from.agentName === undefined ? [shared] : [externalDigest(digest, from.spaceName, from.agentName, id), shared];
}

/** The record that an external id stands for: the current one, else the newest that it ever stood for. */
export function holderOf(view: LedgerView, from: Standpoint, externals: readonly Digest[]): Row | undefined {
  const rows = externals.flatMap((external) =>
    [...view.holdersOf(external)].reverse().flatMap((ordinal) => view.row(ordinal) ?? []),
  );
  const visible = rows.filter((row) => isVisible(row, from));
  return visible.find(({ standing }) => standing === 'active') ?? visible[0];
}
