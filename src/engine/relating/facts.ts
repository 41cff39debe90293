import type { NewItem } from '../../model/commands.js';
import type { Payload } from '../../model/records.js';
import type { Access } from '../../model/scope.js';
import { isPattern, type Row } from '../ledger/row.js';
import type { SpaceIndex } from '../search/space-index.js';
import { isVisible, type Standpoint } from '../standpoint.js';
import { analyseStatement, type Statement } from './rules.js';

/** Longer texts are documents: rules for statements say nothing about them. */
const longest = 4000;

/** Whether a text is short enough to be a statement. */
export function isStatement(content: string): boolean {
  return content.length <= longest;
}

/** A payload's content, read as a statement of the one to whom the space belongs. */
export function statementOf(
  { content, speaker }: Pick<Payload, 'content' | 'speaker'>,
  access: Access,
  moment?: number,
): Statement {
  return analyseStatement(content, {
    userNames: [access.user],
    ...(moment === undefined ? {} : { eventTime: moment }),
    ...(speaker === undefined ? {} : { speaker }),
  });
}

/** By what an index was made of until the next erasure, so that nothing of an erased text stays. */
const readLately = new WeakMap<object, Map<string, Statement>>();
/** So many statements are kept, and only short ones: reading one takes a hundred times as long as finding it. */
const mostKept = { statements: 512, characters: 500 };

/** The same for a record that is compared: what lies to one statement often lies to the next one, too. */
export function statementOfKnown(
  index: SpaceIndex | undefined,
  payload: Pick<Payload, 'content' | 'speaker'>,
  access: Access,
  moment: number,
): Statement {
  const { content, speaker } = payload;
  if (index === undefined || content.length > mostKept.characters) return statementOf(payload, access, moment);
  const kept = readLately.get(index.ground) ?? new Map<string, Statement>();
  readLately.set(index.ground, kept);
  const key = JSON.stringify([access.user, speaker, content]);
  const known = kept.get(key);
  if (known !== undefined) return known.eventTime === moment ? known : { ...known, eventTime: moment };
  const statement = statementOf(payload, access, moment);
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept.statements) break;
    kept.delete(oldest);
  }
  kept.set(key, statement);
  return statement;
}

const read = new WeakMap<object, Statement>();

/** The same for an item that is decided on: it is read once, however often it is planned. */
export function statementOfItem(item: NewItem, access: Access, now: number): Statement {
  const known = read.get(item);
  const moment = item.eventTime ?? now;
  if (known !== undefined) return known.eventTime === moment ? known : { ...known, eventTime: moment };
  const statement = statementOf(item, access, moment);
  read.set(item, statement);
  return statement;
}

/** Whether a record states something that a new statement for the same readers may lie to. */
export function isFact(row: Row, from: Standpoint): boolean {
  return (
    row.standing === 'active' &&
    isVisible(row, from) &&
    // Whoever reads the older record must be able to read what replaces it, and nobody else.
    row.agent === (from.agent ?? 0) &&
    row.kind !== 'episodic' &&
    row.kind !== 'chunk' &&
    !isPattern(row)
  );
}
