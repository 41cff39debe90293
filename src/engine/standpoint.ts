import { type Digest, isRecordId, type Ordinal, type RecordId } from '../model/ids.js';
import type { Access } from '../model/scope.js';
import type { Charter, Role } from '../model/spaces.js';
import type { Digester } from './digest.js';
import type { Row } from './ledger/row.js';
import type { LedgerView } from './ledger/view.js';
import { spaceNotFound } from './spaces/policy.js';

/** A shared space as one of its members stands in it. */
export interface Shared {
  /** The record that stands for the space. */
  readonly place: Ordinal;
  readonly charter: Charter;
  readonly role: Role;
  /** The member, as what the rows of the space hold as their actor. */
  readonly member: number;
}

/** Where a handle stands: its names as the numbers that rows hold. A name that was never used has none, and matches nothing. */
export interface Standpoint {
  /** Of which digests of the space's names are made. */
  readonly spaceName: string;
  readonly agentName: string | undefined;
  readonly space: number | undefined;
  readonly agent: number | undefined;
  readonly session: number | undefined;
  /** Absent in a personal space. */
  readonly shared?: Shared;
}

/** A number that no row has: what an unknown name is compared as. */
const nobody = -1;

/**
 * Where a handle writes, and what its verbs are about that name no record: its shared space, or the personal one of its user.
 *
 * @throws MemoryError `space_not_found`: the same for spaces that do not exist and spaces of others
 */
export function standpointOf(view: LedgerView, digest: Digester, access: Access): Standpoint {
  return access.space === undefined ? personal(view, digest, access) : named(view, digest, access, access.space);
}

function personal(view: LedgerView, digest: Digester, access: Access): Standpoint {
  const spaceName = `user:${access.user}`;
  return {
    spaceName,
    agentName: access.agent,
    space: view.numberOf('space', digest('space', spaceName)),
    agent: access.agent === undefined ? undefined : (view.numberOf('agent', digest('agent', access.agent)) ?? nobody),
    session: sessionOf(view, digest, spaceName, access),
  };
}

/** What an agent writes in a shared space is for all its members. */
function within(view: LedgerView, digest: Digester, access: Access, shared: Shared): Standpoint {
  const spaceName = `space:${view.row(shared.place)?.id}`;
  return {
    spaceName,
    agentName: undefined,
    space: shared.charter.space,
    agent: undefined,
    session: sessionOf(view, digest, spaceName, access),
    shared,
  };
}

function sessionOf(view: LedgerView, digest: Digester, spaceName: string, { session }: Access): number | undefined {
  return session === undefined
    ? undefined
    : (view.numberOf('session', digest('session', spaceName, session)) ?? nobody);
}

function named(view: LedgerView, digest: Digester, access: Access, name: string): Standpoint {
  return within(view, digest, access, namedSpace(view, digest, access, name));
}

/** A shared space of the user by its id or its slug. @throws MemoryError `space_not_found` */
export function namedSpace(view: LedgerView, digest: Digester, access: Access, name: string): Shared {
  const found = lookUp(view, digest, access, name);
  if (found === undefined) throw spaceNotFound();
  return found;
}

function lookUp(view: LedgerView, digest: Digester, access: Access, name: string): Shared | undefined {
  const ordinal = isRecordId(name) ? view.ordinalOf(name) : undefined;
  const number = view.numberOf('space', slugDigest(digest, name));
  const all = memberships(view, digest, access);
  return all.find(({ place }) => place === ordinal) ?? all.find(({ charter }) => charter.space === number);
}

/** The name under which a shared space has its number. A slug that was given up and is taken again gets another number. */
export function slugDigest(digest: Digester, slug: string): Digest {
  return digest('space', `slug:${slug}`);
}

/** The name under which a user is a member. */
export function memberDigest(digest: Digester, user: string): Digest {
  return digest('actor', `user:${user}`);
}

/** Every shared space that the user of a handle is a member of. */
export function memberships(view: LedgerView, digest: Digester, { user }: Access): readonly Shared[] {
  const charters = view.charters();
  if (charters.size === 0) return [];
  const member = view.numberOf('actor', memberDigest(digest, user));
  return [...charters].flatMap(([place, charter]) => {
    const role = charter.members.find(({ actor }) => actor === member)?.role;
    return role === undefined || member === undefined ? [] : [{ place, charter, role, member }];
  });
}

/** What a question looks through. */
export interface Reach {
  /** Slugs or ids of shared spaces. */
  readonly spaces?: readonly string[];
  /** Also where spaces are named. */
  readonly includePersonal?: boolean;
}

/**
 * Where a question looks: in the space of the handle, else in the personal one and every shared space of its user that is not
 * archived. Naming spaces narrows, and leaves the personal one out unless it is asked for.
 *
 * @throws MemoryError `space_not_found`
 */
export function standpointsOf(
  view: LedgerView,
  digest: Digester,
  access: Access,
  { spaces, includePersonal }: Reach,
): readonly Standpoint[] {
  // A handle of one space reaches no other.
  const only = access.space === undefined ? undefined : named(view, digest, access, access.space);
  const asked = (spaces ?? []).map((name) => named(view, digest, access, name));
  if (only !== undefined && asked.some(({ space }) => space !== only.space)) throw spaceNotFound();
  const isNamed = only !== undefined || spaces !== undefined;
  const own = (includePersonal ?? !isNamed) ? [personal(view, digest, access)] : [];
  // One that is named beside the personal one alone is not asked for.
  if (only !== undefined) return asked.length === 0 && spaces !== undefined ? own : [...own, only];
  if (isNamed) return [...own, ...new Map(asked.map((from) => [from.space, from])).values()];
  const open = memberships(view, digest, access).filter(({ charter }) => !charter.archived);
  return [...own, ...open.map((shared) => within(view, digest, access, shared))];
}

/** Where a handle may see a record that it names: in its own space, and without a shared one in all that its user is a member of. */
export function standpointOn(view: LedgerView, digest: Digester, access: Access, id: RecordId): Standpoint {
  const from = standpointOf(view, digest, access);
  if (access.space !== undefined) return from;
  const ordinal = view.ordinalOf(id);
  const space = ordinal === undefined ? undefined : view.row(ordinal)?.space;
  if (space === undefined || space === from.space) return from;
  const shared = memberships(view, digest, access).find(({ charter }) => charter.space === space);
  return shared === undefined ? from : within(view, digest, access, shared);
}

/** Which records a handle may see at all, also in archived spaces. None where its space is out of reach. */
export function sightOf(
  view: LedgerView,
  digest: Digester,
  access: Access,
): (row: Pick<Row, 'space' | 'agent'>) => boolean {
  const { space } = access;
  const found = space === undefined ? undefined : lookUp(view, digest, access, space);
  const shared = space === undefined ? memberships(view, digest, access) : found === undefined ? [] : [found];
  const all = shared.map((one) => within(view, digest, access, one));
  if (space === undefined) all.push(personal(view, digest, access));
  return (row) => all.some((from) => isVisible(row, from));
}

/** Whether a model may be shown what lies in a space. */
export function mayBeShown({ shared }: Standpoint): boolean {
  return shared?.charter.llmInference !== false;
}

/** Whether every name has its number: otherwise a record of the same commit may give it one. */
export function isSettled({ space, agent }: Standpoint): boolean {
  return space !== undefined && agent !== nobody;
}

/** Whether a handle may see a record: it lies in its space, and what an agent wrote is for that agent. */
export function isVisible(row: Pick<Row, 'space' | 'agent'>, from: Standpoint): boolean {
  return row.space === from.space && (row.agent === 0 || row.agent === from.agent);
}
