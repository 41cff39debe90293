import { MemoryError } from '../../model/errors.js';
import { type Role, roles } from '../../model/spaces.js';

/** What can be done with a shared space and what lies in it; `write` is about one's own memories, `change` about everybody's. */
export type Action = 'read' | 'write' | 'change' | 'manage';

/** The one table of roles: the least role that may. */
const least: Readonly<Record<Action, Role>> = {
  read: 'viewer',
  write: 'contributor',
  change: 'editor',
  manage: 'owner',
};

/** Whether a member of this role may do it. */
export function may(role: Role, action: Action): boolean {
  return roles.indexOf(role) >= roles.indexOf(least[action]);
}

/** @throws MemoryError `denied` */
export function assertMay(role: Role, action: Action): void {
  if (!may(role, action)) throw denied();
}

export function denied(): MemoryError {
  return new MemoryError('denied', 'The role in this space does not allow this; ask one of its owners.');
}

/** The one answer to spaces that do not exist and to spaces of others. */
export function spaceNotFound(): MemoryError {
  return new MemoryError('space_not_found', 'There is no space with this name in the scope of this handle.');
}
