import type { EraseSpaceCommand, SpaceChange, SpaceCommand } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Ordinal } from '../../../model/ids.js';
import { tombstonePayload } from '../../../model/records.js';
import type { Charter, SpaceErased, SpaceView } from '../../../model/spaces.js';
import { namesIn, namesPayload, type SpaceNames, spaceView } from '../../spaces/names.js';
import { assertMay } from '../../spaces/policy.js';
import { memberDigest, namedSpace, slugDigest } from '../../standpoint.js';
import { noSpace } from '../rows.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, freshId, textOf } from './context.js';

/** Makes a shared space, or changes what holds in one. @throws MemoryError `space_not_found`, `denied`, `slug_taken`, `last_owner` */
export function decideSpace(context: DecisionContext, { change }: SpaceCommand): SpaceView {
  if (change.verb === 'create') return create(context, change);
  const { draft, digest, access } = context;
  const shared = namedSpace(draft, digest, access, change.space);
  const leaves = change.verb === 'member' && change.role === undefined && change.user === access.user;
  if (!leaves) assertMay(shared.role, 'manage');
  const names = namesIn(textOf(context, shared.place));
  const [charter, next] = changed(context, shared.charter, names, change);
  const isSame = JSON.stringify([charter, next]) === JSON.stringify([shared.charter, names]);
  if (!isSame) publish(context, shared.place, charter, next);
  return spaceView(draft.row(shared.place), charter, shared.role, next);
}

type Create = Extract<SpaceChange, { readonly verb: 'create' }>;

function create(context: DecisionContext, { slug, name }: Create): SpaceView {
  const { draft, digest, access, env } = context;
  const taken = slugDigest(digest, slug);
  const holder = draft.numberOf('space', taken);
  if ([...draft.charters().values()].some(({ space }) => space === holder))
    throw new MemoryError('slug_taken', 'Another space has this slug; choose another one.', {
      data: { field: 'slug' },
    });
  const member = draft.name('actor', memberDigest(digest, access.user));
  // Never the number of a space that had the slug before: its tombstones are not the new one's.
  const space = draft.nameCount('space') + 1;
  draft.emit({ type: 'named', table: 'space', number: space, digest: taken });
  const place = draft.nextOrdinal;
  draft.emit({
    type: 'recorded',
    ordinal: place,
    id: freshId(context),
    space: noSpace,
    actor: member,
    agent: 0,
    session: 0,
    kind: 'note',
    provenance: 'manual',
    storedAt: env.now,
    confidence: 1,
    sources: [],
  });
  const charter: Charter = { space, archived: false, llmInference: true, members: [{ actor: member, role: 'owner' }] };
  const names = { slug, name, members: [access.user] };
  publish(context, place, charter, names);
  return spaceView(draft.row(place), charter, 'owner', names);
}

function publish({ draft, env }: DecisionContext, ordinal: Ordinal, charter: Charter, names: SpaceNames): void {
  draft.emit({ type: 'chartered', ordinal, at: env.now, ...charter }, namesPayload(names));
}

function changed(
  context: DecisionContext,
  charter: Charter,
  names: SpaceNames,
  change: Exclude<SpaceChange, Create>,
): readonly [Charter, SpaceNames] {
  if (change.verb === 'member') return withMember(context, charter, names, change);
  const { archived = charter.archived, llmInference = charter.llmInference, name = names.name } = change;
  return [
    { ...charter, archived, llmInference },
    { ...names, name },
  ];
}

function withMember(
  { draft, digest }: DecisionContext,
  charter: Charter,
  names: SpaceNames,
  { user, role }: Extract<SpaceChange, { readonly verb: 'member' }>,
): readonly [Charter, SpaceNames] {
  const member = memberDigest(digest, user);
  const actor = role === undefined ? draft.numberOf('actor', member) : draft.name('actor', member);
  const at = charter.members.findIndex((one) => one.actor === actor);
  if (role === undefined && at < 0)
    throw new MemoryError('not-found', 'This user is no member of the space.', { data: { field: 'actor' } });
  const place = at < 0 ? charter.members.length : at;
  const put = <T>(list: readonly T[], value: T | undefined): readonly T[] => {
    const next = [...list];
    next.splice(place, 1, ...(value === undefined ? [] : [value]));
    return next;
  };
  const isMember = role !== undefined && actor !== undefined;
  const members = put(charter.members, isMember ? { actor, role } : undefined);
  if (!members.some((one) => one.role === 'owner'))
    throw new MemoryError('last_owner', 'A space keeps at least one owner; make somebody else an owner first.');
  const padded = charter.members.map((_, i) => names.members[i] ?? '');
  return [
    { ...charter, members },
    { ...names, members: put(padded, isMember ? user : undefined) },
  ];
}

/** Everything that lies in a space, and the space itself. @throws MemoryError `space_not_found`, `denied`, `confirm_slug_mismatch` */
export function decideEraseSpace(context: DecisionContext, command: EraseSpaceCommand): SpaceErased {
  const { draft, digest, env, access } = context;
  const { place, charter, role } = namedSpace(draft, digest, access, command.space);
  assertMay(role, 'manage');
  if (draft.numberOf('space', slugDigest(digest, command.confirm)) !== charter.space)
    throw new MemoryError('confirm_slug_mismatch', 'confirm must be the slug of the space that is to be erased.', {
      data: { field: 'confirm' },
    });
  let memories = 0;
  for (const [ordinal, isGone] of [...within(draft, charter.space)]) {
    if (!isGone) memories++;
    // A tombstone may keep the reason that somebody gave.
    const event = isGone ? ({ type: 'blanked' } as const) : ({ type: 'forgotten', cause: 'asked' } as const);
    draft.emit({ ...event, ordinal, at: env.now }, tombstonePayload(undefined));
  }
  draft.emit({ type: 'forgotten', ordinal: place, at: env.now, cause: 'asked' }, tombstonePayload(undefined));
  return {
    id: context.draft.row(place)?.id ?? '',
    slug: command.confirm,
    dryRun: command.dryRun,
    memories,
    members: charter.members.length,
  };
}

function* within(view: LedgerView, space: number): Generator<readonly [Ordinal, boolean]> {
  for (let ordinal = 0; ordinal < view.nextOrdinal; ordinal++) {
    const row = view.row(ordinal);
    if (row?.space === space) yield [ordinal, row.standing === 'forgotten'];
  }
}
