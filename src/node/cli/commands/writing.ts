import { type Command, Option } from 'commander';
import type { DetailChanges } from '../../../facade/writing.js';
import type { Json } from '../../../model/json.js';
import type { NewMemory } from '../../../model/parse/memory.js';
import { compact } from '../../../model/parse/memory.js';
import { type Kind, kinds } from '../../../model/records.js';
import type { Perform } from '../call.js';
import { becameOf } from '../describe-outcome.js';
import { contentOf } from '../input.js';
import { duration, json, moment, name, type RefOption, reason, refOption, share, tagOption, text } from '../options.js';

interface RememberOptions {
  readonly kind?: Kind;
  readonly tag?: readonly string[];
  readonly ref?: readonly Required<RefOption>[];
  readonly source?: string;
  readonly category?: string;
  readonly speaker?: string;
  readonly externalId?: string;
  readonly eventTime?: string;
  readonly ttl?: number;
  readonly importance?: number;
  readonly relate?: boolean;
}

interface AmendOptions {
  readonly reason?: string;
  readonly eventTime?: string;
}

interface EditOptions {
  readonly tag?: readonly string[];
  readonly tags?: boolean;
  readonly ref?: readonly Required<RefOption>[];
  readonly refs?: boolean;
  readonly category?: string | false;
  readonly importance?: number | false;
  readonly ttl?: number | false;
  readonly meta?: Json;
}

/** `remember`, `amend` and `edit`. */
export function writingCommands(program: Command, perform: Perform): void {
  rememberCommand(program, perform);
  amendCommand(program, perform);
  editCommand(program, perform);
}

function rememberCommand(program: Command, perform: Perform): void {
  const command = program
    .command('remember')
    .description(
      'Store a text, exactly as it is given, and relate it to what is known. Makes the store when there is none.',
    )
    .argument('[text...]', 'the text; - or nothing reads what is piped in')
    .addOption(
      new Option('--kind <kind>', 'what sort of memory it is (default: fact; a question: note)').choices(kinds),
    )
    .addOption(tagOption('--tag <tag>', 'a tag'))
    .addOption(refOption('something outside that it is about'))
    .option('--source <name>', 'where it came from', text(256))
    .option('--category <name>', 'a category', text(256))
    .option('--speaker <name>', 'who said it', name)
    .option('--external-id <id>', 'your own id for it: the same id again replaces the text', text(256))
    .option('--event-time <time>', 'when it happened, as 2024-05-01 or 2024-05-01T10:00:00Z', moment)
    .option('--ttl <duration>', 'how long it is recalled, as 12h or 30d', duration)
    .option('--importance <number>', 'from 0 to 1', share)
    .option('--no-relate', 'store it beside what is known, without comparing');
  perform<RememberOptions>(command, async (call) => {
    const { kind, tag, ref, source, category, speaker, externalId, eventTime, ttl, importance, relate } = call.options;
    const content = await contentOf(call, call.args);
    const given: NewMemory = compact({
      ...{ content, kind, tags: tag, refs: ref, source, category, speaker, externalId, eventTime, ttl, importance },
      // Not named, it is for the library to say: turns of a conversation are not related.
      relate: relate === false ? false : undefined,
    });
    const memory = await call.memory('make');
    const outcome = await memory.remember(given);
    const said = call.output.json ? '' : await becameOf(memory, outcome);
    await call.output.answer(outcome, () => said);
    return 0;
  });
}

function amendCommand(program: Command, perform: Perform): void {
  const command = program
    .command('amend')
    .description('Replace what a memory says; the old text stays in its history.')
    .argument('<id>', 'the id of the memory')
    .argument('[text...]', 'the new text; - or nothing reads what is piped in')
    .option('--reason <text>', 'why, at most 120 characters', reason)
    .option('--event-time <time>', 'since when the new text holds', moment);
  perform<AmendOptions>(command, async (call) => {
    const [id = '', ...words] = call.args;
    const content = await contentOf(call, words);
    const { reason, eventTime } = call.options;
    const memory = await call.memory('expect');
    const outcome = await memory.amend(id, content, compact({ reason, eventTime }));
    const said = call.output.json ? '' : await becameOf(memory, outcome);
    await call.output.answer(outcome, () => said);
    return 0;
  });
}

function editCommand(program: Command, perform: Perform): void {
  const command = program
    .command('edit')
    .description('Change details of a memory, not what it says. Lists are replaced as a whole.')
    .argument('<id>', 'the id of the memory')
    .addOption(tagOption('--tag <tag>', 'its new tags'))
    .option('--no-tags', 'no tags')
    .addOption(refOption('its new references'))
    .option('--no-refs', 'no references')
    .option('--category <name>', 'its new category', text(256))
    .option('--no-category', 'no category')
    .option('--importance <number>', 'from 0 to 1', share)
    .option('--no-importance', 'no importance')
    .option('--ttl <duration>', 'how long it is recalled from now on, as 12h or 30d', duration)
    .option('--no-ttl', 'recalled for ever')
    .option('--meta <json>', 'data of yours; null for none', json);
  perform<EditOptions>(command, async (call) => {
    const { tag, tags, ref, refs, category, importance, ttl, meta } = call.options;
    if (tag !== undefined && tags === false) call.misused('--tag and --no-tags contradict each other');
    if (ref !== undefined && refs === false) call.misused('--ref and --no-refs contradict each other');
    const details: DetailChanges = compact({
      tags: tags === false ? null : tag,
      refs: refs === false ? null : ref,
      category: category === false ? null : category,
      importance: importance === false ? null : importance,
      ttl: ttl === false ? null : ttl,
      meta,
    });
    if (Object.keys(details).length === 0) call.misused('the detail to change is missing; name one, such as --tag');
    const outcome = await (await call.memory('expect')).edit(call.args[0] ?? '', details);
    await call.output.answer(outcome, () => `${outcome.status} ${outcome.id}`);
    return 0;
  });
}
