import type { EngineCommand } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { RecordId } from '../model/ids.js';
import type { Digester } from './digest.js';
import type { LedgerView } from './ledger/view.js';
import { isVisible, type Standpoint, standpointOf, standpointOn } from './standpoint.js';

/** A command about memories, not about a space itself. */
type MemoryCommand = Exclude<EngineCommand, { readonly type: 'space' | 'eraseSpace' }>;

/**
 * Where a command acts: in the space of the handle, unless it names records of another one that the handle reaches.
 *
 * @throws MemoryError `space_not_found`; `invalid` when it names records of several spaces
 */
export function standpointFor(view: LedgerView, digest: Digester, command: MemoryCommand): Standpoint {
  const { access } = command;
  const ids = idsIn(command);
  const [first, ...others] = ids.map((id) => standpointOn(view, digest, access, id));
  if (first === undefined) return standpointOf(view, digest, access);
  // What cannot be seen from there is not found anyhow.
  const isElsewhere = (from: Standpoint, at: number) =>
    from.space !== first.space && isSeen(view, ids[at + 1], from) && isSeen(view, ids[0], first);
  if (others.some(isElsewhere))
    throw new MemoryError('invalid', 'These memories lie in several spaces; name those of one space at a time.');
  return first;
}

/** The records that a command names. */
function idsIn(command: MemoryCommand): readonly RecordId[] {
  switch (command.type) {
    case 'amend':
    case 'edit':
    case 'restore':
      return [command.id];
    case 'resolve':
      return command.pair;
    case 'forget':
      return command.target.user === undefined ? (command.target.ids ?? []) : [];
    default:
      return [];
  }
}

function isSeen(view: LedgerView, id: RecordId | undefined, from: Standpoint): boolean {
  const ordinal = id === undefined ? undefined : view.ordinalOf(id);
  const row = ordinal === undefined ? undefined : view.row(ordinal);
  return row !== undefined && isVisible(row, from);
}
