import { type Command, Option } from 'commander';
import type { ForgetTarget } from '../../../facade/writing.js';
import type { Forgotten } from '../../../model/commands.js';
import { compact } from '../../../model/parse/memory.js';
import type { Call, Perform } from '../call.js';
import { hitsOf } from '../describe.js';
import { type RefOption, wholeReference } from '../options.js';

interface ForgetOptions {
  readonly query?: string;
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
    .option('--query <words>', 'what these words find; several good matches forget nothing without --all')
    .addOption(new Option('--session <name>', 'everything of this session'))
    .option('--source <name>', 'everything from this source')
    .option('--external-id <id>', 'the memory with this id of yours')
    .option('--ref <type:id>', 'everything about this', wholeReference)
    .option('--before <time>', 'everything that happened before')
    .option('--all-of-user <name>', 'everything of this user; needs --yes')
    .option('--yes', 'yes, everything of that user')
    .option('--all', 'all matches of --query')
    .option('--dry-run', 'say what would go, and change nothing')
    .option('--reason <text>', 'kept with what is left, at most 120 characters; must not repeat what is erased');
  perform<ForgetOptions>(command, async (call) => {
    const { reason, all, dryRun, allOfUser } = call.options;
    const target = targetOf(call);
    const scope = allOfUser === undefined ? call.scope : { ...call.scope, user: allOfUser };
    const memory = await call.memory('expect', scope);
    const outcome = await memory.forget(target, compact({ reason, all, dryRun }));
    await call.output.answer(outcome, () => saidOf(outcome, dryRun === true));
    if (outcome.status !== 'ambiguous') return 0;
    await call.output.note(
      'loci: ambiguous: Several memories match equally well and nothing was forgotten; name an id, or add --all.',
    );
    return 1;
  });
}

function targetOf(call: Call<ForgetOptions>): ForgetTarget {
  const { query, session, source, externalId, ref, before, allOfUser, yes, dryRun, user } = call.options;
  if (allOfUser !== undefined) {
    if (user !== undefined && user !== allOfUser) call.misused('--user and --all-of-user name different users');
    if (yes !== true && dryRun !== true)
      call.misused('--all-of-user forgets everything of a user; add --yes, or --dry-run to see what would go');
  }
  const ids = call.args.length === 0 ? undefined : call.args;
  const target: ForgetTarget = compact({ ids, query, session, source, externalId, ref, before, user: allOfUser });
  if (Object.keys(target).length === 0) call.misused('what to forget is missing; name an id or a condition');
  return target;
}

function saidOf(outcome: Forgotten, dryRun: boolean): string {
  const { status, ids, already, derived, blanked, alsoMentioned, candidates } = outcome;
  if (status === 'ambiguous') return hitsOf(candidates ?? []);
  const verb = dryRun ? 'would forget' : 'forgot';
  const listed = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${title}: ${list.join(', ')}`];
  return [
    status === 'none' ? 'nothing to forget' : [verb, ...ids].join(' '),
    ...listed('drawn from it', derived),
    ...listed(dryRun ? 'would blank a part of' : 'blanked a part of', blanked),
    ...listed('forgotten before', already),
    ...listed('not forgotten, but speaks of the same', alsoMentioned),
  ].join('\n');
}
