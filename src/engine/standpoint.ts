import type { Digest } from '../model/ids.js';
import type { Access } from '../model/scope.js';
import type { Digester } from './digest.js';
import type { Row } from './ledger/row.js';
import type { LedgerView } from './ledger/view.js';
import { type SpaceName, spaceOf } from './spaces/policy.js';

/** Where a handle stands: its names as the numbers that rows hold. A name that was never used has none, and matches nothing. */
export interface Standpoint {
  readonly spaceName: SpaceName;
  readonly spaceDigest: Digest;
  readonly agentName: string | undefined;
  readonly space: number | undefined;
  readonly agent: number | undefined;
  readonly session: number | undefined;
}

/** A number that no row has: what an unknown name is compared as. */
const nobody = -1;

export function standpointOf(view: LedgerView, digest: Digester, access: Access): Standpoint {
  const spaceName = spaceOf(access);
  const spaceDigest = digest('space', spaceName);
  const number = (table: 'space' | 'agent' | 'session', name: Digest | undefined) =>
    name === undefined ? undefined : (view.numberOf(table, name) ?? nobody);
  return {
    spaceName,
    spaceDigest,
    agentName: access.agent,
    space: view.numberOf('space', spaceDigest),
    agent: number('agent', access.agent === undefined ? undefined : digest('agent', access.agent)),
    session: number('session', access.session === undefined ? undefined : digest('session', spaceName, access.session)),
  };
}

/** Whether every name has its number: otherwise a record of the same commit may give it one. */
export function isSettled({ space, agent }: Standpoint): boolean {
  return space !== undefined && agent !== nobody;
}

/** Whether a handle may see a record: it lies in its space, and what an agent wrote is for that agent. */
export function isVisible(row: Pick<Row, 'space' | 'agent'>, from: Standpoint): boolean {
  return row.space === from.space && (row.agent === 0 || row.agent === from.agent);
}
