import { type Command, Option } from 'commander';
import type { Memory } from '../../../facade/memory.js';
import type { ForgetTarget } from '../../../facade/writing.js';
import type { Forgotten } from '../../../model/commands.js';
import { compact } from '../../../model/parse/memory.js';
import type { Call, Perform } from '../call.js';
import { hitsOf } from '../describe.js';
import { moment, name, type RefOption, reason, text, wholeReference } from '../options.js';
import { onOneLine } from '../terminal.js';

interface ForgetOptions {
  readonly query?: string;
  readonly description?: string;
  readonly topic?: string;
  readonly entity?: string;
  readonly source?: string;
  readonly externalId?: string;
  readonly ref?: Required<RefOption>;
  readonly before?: string;
  readonly allOfUser?: string;
  readonly yes?: boolean;
  readonly all?: boolean;
  readonly dryRun?: boolean;
  readonly reason?: string;
}

/** `forget`. */
export function forgettingCommands(program: Command, perform: Perform): void {
  const command = program
    .command('forget')
    .description('Erase memories for good, without asking. Several conditions narrow.')
    .argument('[id...]', 'the ids of the memories')
    .option('--query <words>', 'what these words find; several good matches forget nothing without --all', text(10_000))
    .option('--description <text>', 'what these words of a person mean, as "my old address"', text(10_000))
    .option('--topic <words>', 'what has every one of these words; several need --all', text(1000))
    .option('--entity <name>', 'what has every word of this name; several need --all', text(1000))
    .addOption(new Option('--session <name>', 'everything of this session').argParser(name))
    .option('--source <name>', 'everything from this source', text(256))
    .option('--external-id <id>', 'the memory with this id of yours', text(256))
    .option('--ref <type:id>', 'everything about this', wholeReference)
    .option('--before <time>', 'everything that happened before', moment)
    .option('--all-of-user <name>', 'everything of this user; needs --yes', name)
    .option('--yes', 'yes, everything of that user')
    .option('--all', 'all matches of --query, --topic or --entity')
    .option('--dry-run', 'say what would go, and change nothing')
    .option(
      '--reason <text>',
      'kept with what is left, at most 120 characters; must not repeat what is erased',
      reason,
    );
  perform<ForgetOptions>(command, async (call) => {
    const { reason, all, dryRun, allOfUser } = call.options;
    const target = targetOf(call);
    const scope = allOfUser === undefined ? call.scope : { ...call.scope, user: allOfUser };
    const memory = await call.memory('expect', scope);
    const outcome =
      typeof target === 'string'
        ? await memory.forgetByDescription(target, compact({ reason, dryRun }))
        : await memory.forget(target, compact({ reason, all, dryRun }));
    const said = call.output.json ? '' : await saidOf(memory, outcome, dryRun === true);
    await call.output.answer(outcome, () => said);
    if (outcome.candidates === undefined || outcome.candidates.length === 0) return 0;
    await call.output.note(
      outcome.status === 'ambiguous'
        ? `loci: ambiguous: Several memories match equally well and nothing was forgotten; name an id${typeof target === 'string' ? '' : ', or add --all'}.`
        : 'loci: unclear: It is not clear what is meant and nothing was forgotten; name an id.',
    );
    return 1;
  });
}

/** What to forget; a string is a description. */
function targetOf(call: Call<ForgetOptions>): ForgetTarget | string {
  const { description, query, topic, entity, session, source, externalId, ref, before } = call.options;
  const { all, allOfUser, yes, dryRun, user } = call.options;
  if (allOfUser !== undefined) {
    if (user !== undefined && user !== allOfUser) call.misused('--user and --all-of-user name different users');
    if (yes !== true && dryRun !== true)
      call.misused('--all-of-user forgets everything of a user; add --yes, or --dry-run to see what would go');
  }
  const ids = call.args.length === 0 ? undefined : call.args;
  const conditions = { ids, query, topic, entity, session, source, externalId, ref, before, user: allOfUser };
  const target: ForgetTarget = compact(conditions);
  if (description !== undefined) {
    if (Object.keys(target).length > 0 || all === true) call.misused('--description stands alone');
    return description;
  }
  if (Object.keys(target).length === 0) call.misused('what to forget is missing; name an id or a condition');
  return target;
}

/** So many memories are shown with their texts; the rest is counted. */
const mostShown = 100;

async function saidOf(memory: Memory, outcome: Forgotten, dryRun: boolean): Promise<string> {
  const { status, ids, already, derived, blanked, kept = [], renewed = [], alsoMentioned, candidates } = outcome;
  if (candidates !== undefined && candidates.length > 0) return hitsOf(candidates);
  // What is gone has no text any more; what would go is shown, so that one can decide.
  const shown = async (list: readonly string[]) => {
    const lines = list.slice(0, mostShown).map(async (id) => `  ${id}  ${onOneLine((await memory.get(id)).summary)}`);
    const more = list.length - mostShown;
    return `:\n${(await Promise.all(lines)).join('\n')}${more > 0 ? `\n  and ${more} more` : ''}`;
  };
  const listed = async (title: string, list: readonly string[], withText = dryRun) =>
    list.length === 0 ? [] : [`${title}${withText ? await shown(list) : `: ${list.join(', ')}`}`];
  const would = (verb: string, done: string) => (dryRun ? `would ${verb}` : done);
  const went = dryRun ? await listed('would forget', ids) : [`forgot ${ids.join(' ')}`];
  const parts = await Promise.all([
    status === 'none' ? ['nothing to forget'] : went,
    listed('drawn from it', derived, false),
    listed(would('blank a part of', 'blanked a part of'), blanked),
    listed(would('keep, as something else says it too', 'kept, as something else says it too'), kept),
    listed(would('derive anew', 'derived anew'), renewed, false),
    listed('forgotten before', already, false),
    // These live on: only their texts tell whether they are meant, too.
    listed('not forgotten, but shares rare words', alsoMentioned, true),
  ]);
  return parts.flat().join('\n');
}
