import type { SpaceChange } from '../model/commands.js';
import { compact } from '../model/parse/memory.js';
import { asBoolean, asName, asObject, asOneOf, asText, invalid } from '../model/parse/value.js';
import type { Access } from '../model/scope.js';
import { type Role, roles, type SpaceErased, type SpaceMember, type SpaceView } from '../model/spaces.js';
import type { Handle } from './handle.js';

/** How a shared space begins. At least one of the two is given. */
export interface NewSpace {
  /** 1 to 64 of `a-z 0-9 -`, for good; by default made of the name. */
  readonly slug?: string;
  /** At most 200 characters; by default the slug. */
  readonly name?: string;
}

export interface SpaceChanges {
  readonly name?: string;
  /** Whether a judge or an enricher may be shown what lies in the space; at the beginning yes. */
  readonly llmInference?: boolean;
}

/**
 * The shared spaces of the handle's user, whatever space the handle stands in. A space is named by its id or its slug; one that
 * the user is no member of is answered like one that does not exist, with `space_not_found`.
 */
export interface Spaces {
  /** Makes a space, of which the user is the owner. */
  create(space: NewSpace): Promise<SpaceView>;
  /** Archived ones, too, in the order of their making. */
  list(): Promise<readonly SpaceView[]>;
  get(space: string): Promise<SpaceView>;
  /** For owners, like everything that follows. */
  update(space: string, changes: SpaceChanges): Promise<SpaceView>;
  members(space: string): Promise<readonly SpaceMember[]>;
  /** @param actor a user, by name or as `user:<name>`; agents act with the role of their user */
  setMember(space: string, actor: string, role: Role): Promise<void>;
  /** Holds at once, everywhere. A member may also remove itself. */
  removeMember(space: string, actor: string): Promise<void>;
  /** Makes it read-only, and leaves it out of what is asked without naming it. */
  archive(space: string): Promise<SpaceView>;
  unarchive(space: string): Promise<SpaceView>;
  /** Erases the space with everything in it, for good. `confirm` must be its slug. */
  erase(space: string, options: { readonly confirm: string; readonly dryRun?: boolean }): Promise<SpaceErased>;
}

type Perform = <A extends unknown[], R>(work: (handle: Handle, ...args: A) => Promise<R>) => (...args: A) => Promise<R>;

/** @param perform makes a verb of the handle out of its work */
export function spacesOf(perform: Perform): Spaces {
  return {
    create: perform(async (handle, space) => change(handle, parseNewSpace(space))),
    list: perform((handle) => find(handle)),
    get: perform((handle, space) => findOne(handle, space)),
    update: perform(async (handle, space, changes) => {
      const { name, llmInference } = asObject(changes, 'changes', ['name', 'llmInference']);
      return change(handle, {
        ...compact({
          name: name === undefined ? undefined : asText(name, 'name', 200),
          llmInference: llmInference === undefined ? undefined : asBoolean(llmInference, 'llmInference'),
        }),
        verb: 'update',
        space: asSpace(space),
      });
    }),
    members: perform(async (handle, space) => (await findOne(handle, space)).members),
    setMember: perform(async (handle, space, actor, role) => {
      const user = asMember(actor);
      await change(handle, { verb: 'member', space: asSpace(space), user, role: asOneOf(role, 'role', roles) });
    }),
    removeMember: perform(async (handle, space, actor) => {
      await change(handle, { verb: 'member', space: asSpace(space), user: asMember(actor) });
    }),
    archive: perform(async (handle, space) =>
      change(handle, { verb: 'update', space: asSpace(space), archived: true }),
    ),
    unarchive: perform(async (handle, space) =>
      change(handle, { verb: 'update', space: asSpace(space), archived: false }),
    ),
    erase: perform(async ({ driver, access }, space, options) => {
      const { confirm, dryRun } = asObject(options, 'options', ['confirm', 'dryRun']);
      return driver.run({
        type: 'eraseSpace',
        access: anywhere(access),
        space: asSpace(space),
        confirm: asText(confirm, 'confirm', 256),
        dryRun: dryRun !== undefined && asBoolean(dryRun, 'dryRun'),
      });
    }),
  };
}

function change({ driver, access }: Handle, change: SpaceChange): Promise<SpaceView> {
  return driver.run({ type: 'space', access: anywhere(access), change });
}

function find({ driver, access }: Handle, space?: string): Promise<readonly SpaceView[]> {
  return driver.ask(compact({ type: 'spaces' as const, access: anywhere(access), space }));
}

async function findOne(handle: Handle, name: string): Promise<SpaceView> {
  const [space] = await find(handle, asSpace(name));
  if (space === undefined) throw new RangeError('a space that is named is found or refused');
  return space;
}

function anywhere({ space: _, ...access }: Access): Access {
  return access;
}

function asSpace(value: unknown): string {
  return asName(value, 'space');
}

function asMember(value: unknown): string {
  const actor = asName(value, 'actor');
  if (actor.startsWith('agent:')) throw invalid('actor', 'must be a user; an agent acts with the role of its user');
  return asName(actor.replace(/^user:/, ''), 'actor');
}

function parseNewSpace(value: unknown): SpaceChange {
  const given = asObject(value, 'space', ['slug', 'name']);
  const name = given.name === undefined ? undefined : asText(given.name, 'name', 200);
  if (given.slug === undefined && name === undefined) throw invalid('space', 'needs a slug or a name');
  const slug = given.slug === undefined ? slugOf(name ?? '') : given.slug;
  // What hits call the personal space.
  if (typeof slug !== 'string' || !/^[a-z0-9-]{1,64}$/.test(slug) || slug === 'personal')
    throw invalid('slug', 'must be 1 to 64 of a-z, 0-9 and -, and not "personal"', 'invalid_slug');
  return { verb: 'create', slug, name: name ?? slug };
}

/** "Café Team" as `cafe-team`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 64);
}
