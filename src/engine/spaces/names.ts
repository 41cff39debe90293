import { isRecord } from '../../model/parse/value.js';
import type { Payload } from '../../model/records.js';
import type { Charter, Role, SpaceView } from '../../model/spaces.js';

/** The texts of a shared space, which are the payload of the record that stands for it. */
export interface SpaceNames {
  readonly slug: string;
  readonly name: string;
  /** The users who are its members, in the order in which its charter has them. */
  readonly members: readonly string[];
}

/** The names as the payload that {@link namesIn} reads. */
export function namesPayload({ slug, name, members }: SpaceNames): Payload {
  return { content: name, meta: { slug, members } };
}

/** What of the names can be read: a text that is damaged is empty. */
export function namesIn(payload: Payload | undefined): SpaceNames {
  const { meta } = payload ?? {};
  const { slug, members } = isRecord(meta) ? meta : {};
  return {
    slug: typeof slug === 'string' ? slug : '',
    name: payload?.content ?? '',
    members: Array.isArray(members) ? members.map((member) => (typeof member === 'string' ? member : '')) : [],
  };
}

/** A space as one of its members is told of it. */
export function spaceView(
  record: { readonly id: string; readonly storedAt: number } | undefined,
  { archived, llmInference, members }: Charter,
  role: Role,
  names: SpaceNames,
): SpaceView {
  return {
    id: record?.id ?? '',
    slug: names.slug,
    name: names.name,
    role,
    archived,
    llmInference,
    createdAt: record?.storedAt ?? 0,
    members: members.map((member, i) => ({ actor: `user:${names.members[i] ?? ''}`, role: member.role })),
  };
}
