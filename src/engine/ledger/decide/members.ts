import type { EngineCommand } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Relation, Statement } from '../../relating/rules.js';
import { type Action, assertMay, denied, may } from '../../spaces/policy.js';
import type { Standpoint } from '../../standpoint.js';
import type { Row } from '../row.js';

/** What each command does to a space, at the least: which records a contributor may write to is asked of each of them. */
const actions: Readonly<Record<Exclude<EngineCommand['type'], 'space' | 'eraseSpace'>, Action>> = {
  remember: 'write',
  amend: 'write',
  edit: 'write',
  restore: 'write',
  resolve: 'write',
  forget: 'write',
  enrich: 'change',
  improve: 'change',
  adopt: 'change',
};

/** @throws MemoryError `denied` by the role, `space_archived` */
export function assertAllowed({ shared }: Standpoint, type: keyof typeof actions): void {
  if (shared === undefined) return;
  assertMay(shared.role, actions[type]);
  if (shared.charter.archived)
    throw new MemoryError(
      'space_archived',
      'This space is archived: it can be read, and changed again once unarchived.',
    );
}

type Writer = { readonly standpoint: Pick<Standpoint, 'shared'> };

/** Whether a handle may change a record that it sees: in a shared space a contributor only what the same member wrote. */
export function mayChange({ standpoint: { shared } }: Writer, row: Pick<Row, 'actor'>): boolean {
  return shared === undefined || row.actor === shared.member || may(shared.role, 'change');
}

/** @throws MemoryError `denied` */
export function assertChanges(writer: Writer, row: Pick<Row, 'actor'> | undefined): void {
  if (row !== undefined && !mayChange(writer, row)) throw denied();
}

/**
 * What a statement is to a record, where several people write. What somebody says of themselves has nothing to do with what
 * another one says of themselves, and what one may not change is not replaced but asked about.
 *
 * @returns `undefined` where the two have nothing to do with each other
 */
export function amongMembers<R extends Pick<Relation, 'relation' | 'reason'>>(
  { shared }: Pick<Standpoint, 'shared'>,
  row: Row,
  statements: readonly Statement[],
  found: R,
): R | undefined {
  if (shared === undefined || row.actor === shared.member) return found;
  if (statements.some(isPersonal)) return undefined;
  const replaces = found.relation === 'contradicts' || found.relation === 'updates';
  const asks = replaces && (!may(shared.role, 'change') || statements.some(isScrap));
  return asks ? { ...found, relation: 'uncertain', reason: 'other-author' } : found;
}

/**
 * Whether a statement may be about the one who makes it: every pronoun, every sister and doctor, and an order, is somebody's own; so
 * may be what nobody can read.
 */
function isPersonal({ clauses, language }: Statement): boolean {
  if (language === 'other') return true;
  return clauses.some(
    ({ owner, subject, tokens }) =>
      subject === undefined ||
      owner.kind === 'self' ||
      owner.kind === 'you' ||
      owner.kind === 'third' ||
      tokens.some(({ entry }) => entry?.person !== undefined),
  );
}

/** "Allergic to bees": without a verb nobody knows whom it is about. */
function isScrap({ clauses }: Statement): boolean {
  return clauses.some(({ predicate, tokens }) => predicate.at >= tokens.length);
}
