import type { Digest } from '../../model/ids.js';
import { type Digester, digestUnder } from '../digest.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import type { Row } from './row.js';
import type { LedgerView } from './view.js';

/**
 * The key under which the external ids of a space are digested. An export gives it away, so that a store which takes in its
 * tombstones can tell what they stood for.
 */
export function externalKey(digest: Digester, spaceName: string): Digest {
  return digest('external', spaceName);
}

/** The digest of an external id. It is unique within a space; what an agent keeps to itself has ids of its own. */
export function externalDigest(digest: Digester, spaceName: string, agent: string | undefined, id: string): Digest {
  return underKey(externalKey(digest, spaceName), agent, id);
}

/**
 * The digests under which a handle finds an external id: an agent's own first, then the one that all agents share; behind them
 * those of other stores whose tombstones came here.
 */
export function externalDigests(view: LedgerView, digest: Digester, from: Standpoint, id: string): readonly Digest[] {
  const agents = from.agentName === undefined ? [undefined] : [from.agentName, undefined];
  return [
    ...agents.map((agent) => externalDigest(digest, from.spaceName, agent, id)),
    ...agents.flatMap((agent) => foreignDigests(view, agent, id)),
  ];
}

/** The digests under which other stores knew an external id whose tombstones came here. */
export function foreignDigests(view: LedgerView, agent: string | undefined, id: string): readonly Digest[] {
  return view.digestsIn('foreign').map((key) => underKey(key, agent, id));
}

/** The record that an external id stands for: the current one, else the newest that it ever stood for. */
export function holderOf(view: LedgerView, from: Standpoint, externals: readonly Digest[]): Row | undefined {
  const rows = externals.flatMap((external) =>
    [...view.holdersOf(external)].reverse().flatMap((ordinal) => view.row(ordinal) ?? []),
  );
  const visible = rows.filter((row) => isVisible(row, from));
  return visible.find(({ standing }) => standing === 'active') ?? visible[0];
}

function underKey(key: Digest, agent: string | undefined, id: string): Digest {
  return agent === undefined ? digestUnder(key, id) : digestUnder(key, agent, id);
}
