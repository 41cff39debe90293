import { MemoryError } from '../../../model/errors.js';
import { isRecordId, type Ordinal, type RecordId } from '../../../model/ids.js';
import { notFound } from '../../../model/parse/query.js';
import type { Payload } from '../../../model/records.js';
import type { Access } from '../../../model/scope.js';
import type { Digester } from '../../digest.js';
import type { Env, Texts } from '../../env.js';
import type { SpaceIndex } from '../../search/space-index.js';
import { isVisible, type Standpoint } from '../../standpoint.js';
import type { Draft } from '../draft.js';
import type { Row } from '../row.js';
import type { LedgerView } from '../view.js';

/** What every decision works with. */
export interface DecisionContext {
  readonly draft: Draft;
  readonly env: Env;
  readonly texts: Texts;
  readonly digest: Digester;
  readonly access: Access;
  readonly standpoint: Standpoint;
  /** The index of the handle's space, where it is loaded; it knows durable records only. */
  readonly index: SpaceIndex | undefined;
}

/** A new id from outside. @throws MemoryError `invalid` when it has no id's form, `conflict` when it is in use */
export function freshId({ env, draft }: Pick<DecisionContext, 'env' | 'draft'>): RecordId {
  const id = env.newId();
  if (!isRecordId(id)) {
    throw new MemoryError(
      'invalid',
      'newId must return 1 to 64 of A-Z a-z 0-9 _ . : -, starting with a letter or a digit.',
      { data: { field: 'newId' } },
    );
  }
  if (draft.ordinalOf(id) !== undefined) throw new MemoryError('conflict', 'newId returned an id that is in use.');
  return id;
}

/** The row that an id names for this handle. @throws MemoryError `not-found`, the same for unknown and foreign ids */
export function visibleRow(view: LedgerView, from: Standpoint, id: RecordId): Row {
  const ordinal = view.ordinalOf(id);
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  if (row === undefined || !isVisible(row, from)) throw notFound();
  return row;
}

/** Whether a record's time to live is over. */
export function isExpired({ expiresAt }: Pick<Row, 'expiresAt'>, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** The payload of a record that is not forgotten: a pending one if there is, else the loaded one. */
export function textOf(context: DecisionContext, ordinal: Ordinal): Payload | undefined {
  return context.draft.payloadOf(ordinal) ?? context.texts.get(ordinal);
}

/** The numbers under which a handle writes; names that are new get theirs now. */
export function writerNumbers(
  context: DecisionContext,
  session: string | undefined,
): { space: number; actor: number; agent: number; session: number } {
  const { draft, digest, access, standpoint } = context;
  return {
    space: standpoint.space ?? draft.name('space', digest('space', standpoint.spaceName)),
    // In a shared space: the member, whoever acts for it.
    actor: standpoint.shared?.member ?? draft.name('actor', digest('actor', access.actor)),
    agent: access.agent === undefined ? 0 : draft.name('agent', digest('agent', access.agent)),
    session: session === undefined ? 0 : draft.name('session', digest('session', standpoint.spaceName, session)),
  };
}

/** The space of the handle, once it has its number. */
export function spaceOf({ draft, digest, standpoint }: DecisionContext): number | undefined {
  return standpoint.space ?? draft.numberOf('space', digest('space', standpoint.spaceName));
}

/** Who writes, as the payload names it: the owner of a personal space goes without saying. */
export function authorOf({ access: { actor, user }, standpoint }: DecisionContext): string | undefined {
  const isOwner = actor.length === user.length + 5 && actor.startsWith('user:') && actor.endsWith(user);
  return isOwner && standpoint.shared === undefined ? undefined : actor;
}
