import { type Command, Option } from 'commander';
import type { Memory } from '../../../facade/memory.js';
import { compact } from '../../../model/parse/memory.js';
import { type Role, roles, type SpaceErased, type SpaceView } from '../../../model/spaces.js';
import type { Call, Perform } from '../call.js';
import { name } from '../options.js';
import { onOneLine } from '../terminal.js';

interface Options {
  readonly create?: boolean;
  readonly slug?: string;
  readonly member?: string;
  readonly role?: Role;
  readonly remove?: string;
  readonly archive?: boolean;
  readonly unarchive?: boolean;
  readonly erase?: boolean;
  readonly confirm?: string;
  readonly dryRun?: boolean;
}

/** `spaces`: the shared spaces of a user, and what their owners do with them. */
export function spacesCommand(program: Command, perform: Perform): void {
  const command = program
    .command('spaces')
    .description('Show the shared spaces of the user, or change one.')
    .argument('[space]', 'its slug or id; with --create its name')
    .option('--create', 'make a space')
    .option('--slug <slug>', 'with --create: the slug, instead of one made of the name', name)
    .option('--member <user>', 'let a user in, or change the role', name)
    .addOption(new Option('--role <role>', 'with --member: what the user may do').choices(roles).default('viewer'))
    .option('--remove <user>', 'put a user out', name)
    .option('--archive', 'make it read-only, and ask it only when it is named')
    .option('--unarchive', 'undo that')
    .option('--erase', 'erase it with everything in it, for good')
    .option('--confirm <slug>', 'with --erase: its slug', name)
    .option('--dry-run', 'with --erase: say what would go, and change nothing');
  perform<Options>(command, async (call) => {
    const work = workOf(call);
    const { spaces } = await call.memory('expect');
    const outcome = await work(spaces);
    await call.output.answer(outcome, () => ('memories' in outcome ? erasedOf(outcome) : listOf([outcome].flat())));
    return 0;
  });
}

type Outcome = SpaceErased | SpaceView | readonly SpaceView[];

/** The one thing that is asked for. */
function workOf(call: Call<Options>): (spaces: Memory['spaces']) => Promise<Outcome> {
  const { create, slug, member, role = 'viewer', remove, archive, unarchive, erase, confirm, dryRun } = call.options;
  const [space] = call.args;
  const chosen = [create, member, remove, archive, unarchive, erase].filter((option) => option !== undefined);
  if (chosen.length > 1) call.misused('say one thing at a time');
  // What is meant as a preview must not change anything.
  if (!erase && (dryRun || confirm !== undefined)) call.misused('--dry-run and --confirm belong to --erase');
  if (!create && slug !== undefined) call.misused('--slug belongs to --create');
  if (space === undefined) return chosen.length === 0 ? (spaces) => spaces.list() : call.misused('name the space');
  if (create) return (spaces) => spaces.create(compact({ name: space, slug }));
  if (archive) return (spaces) => spaces.archive(space);
  if (unarchive) return (spaces) => spaces.unarchive(space);
  if (erase) return (spaces) => spaces.erase(space, { confirm: confirm ?? '?', dryRun: dryRun === true });
  return async (spaces) => {
    if (member !== undefined) await spaces.setMember(space, member, role);
    if (remove === undefined) return spaces.get(space);
    await spaces.removeMember(space, remove);
    // Whoever has left is told of the others no more.
    return (await spaces.list()).filter(({ id, slug: own }) => id === space || own === space);
  };
}

function listOf(spaces: readonly SpaceView[]): string {
  if (spaces.length === 0) return 'no shared spaces';
  return spaces
    .map(({ slug, name, role, archived, members }) => {
      const facts = [slug, ...(archived ? ['archived'] : []), role, onOneLine(name)];
      return [facts.join('  '), ...members.map(({ actor, role: own }) => `  ${onOneLine(actor)}  ${own}`)].join('\n');
    })
    .join('\n');
}

function erasedOf({ slug, memories, members, dryRun }: SpaceErased): string {
  return `${dryRun ? 'would erase' : 'erased'} ${slug}: ${memories} memories, ${members} members`;
}
