import { MemoryError } from '../../model/errors.js';
import type { Access } from '../../model/scope.js';

/** The canonical name of a space, of which only the keyed digest is ever stored. */
export type SpaceName = string;

/** The personal space of a user. */
function personalSpace(user: string): SpaceName {
  return `user:${user}`;
}

/** Whether a handle has a space: nobody has a part in shared ones. */
export function isReachable(access: Access): boolean {
  return access.space === undefined;
}

/**
 * The space that a handle writes to and reads from. A handle that names a shared space reaches nothing else.
 *
 * @throws MemoryError `space_not_found`: the same for spaces that do not exist and spaces of others
 */
export function spaceOf(access: Access): SpaceName {
  if (!isReachable(access)) {
    throw new MemoryError('space_not_found', 'There is no space with this name in the scope of this handle.');
  }
  return personalSpace(access.user);
}
