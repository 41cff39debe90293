import { type Command, Option } from 'commander';
import type { Remembered } from '../../../model/commands.js';
import type { NewMemory } from '../../../model/parse/memory.js';
import { compact } from '../../../model/parse/memory.js';
import { type Kind, kinds } from '../../../model/records.js';
import type { Perform } from '../call.js';
import { contentOf } from '../input.js';
import { duration, type RefOption, repeatable, share, wholeReference } from '../options.js';

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
}

interface AmendOptions {
  readonly reason?: string;
  readonly eventTime?: string;
}

/** `remember` and `amend`. */
export function writingCommands(program: Command, perform: Perform): void {
  const remember = program
    .command('remember')
    .description('Store a text, exactly as it is given. Makes the store when there is none.')
    .argument('[text...]', 'the text; - or nothing reads what is piped in')
    .addOption(
      new Option('--kind <kind>', 'what sort of memory it is (default: fact; a question: note)').choices(kinds),
    )
    .addOption(repeatable('--tag <tag>', 'a tag'))
    .addOption(
      new Option('--ref <type:id>', 'something outside that it is about; repeatable').argParser(
        (value: string, before: readonly object[] | undefined) => [...(before ?? []), wholeReference(value)],
      ),
    )
    .option('--source <name>', 'where it came from')
    .option('--category <name>', 'a category')
    .option('--speaker <name>', 'who said it')
    .option('--external-id <id>', 'your own id for it: the same id again replaces the text')
    .option('--event-time <time>', 'when it happened, as 2024-05-01 or 2024-05-01T10:00:00Z')
    .option('--ttl <duration>', 'how long it is recalled, as 12h or 30d', duration)
    .option('--importance <number>', 'from 0 to 1', share);
  perform<RememberOptions>(remember, async (call) => {
    const { kind, tag, ref, source, category, speaker, externalId, eventTime, ttl, importance } = call.options;
    const content = await contentOf(call, call.args);
    const memory: NewMemory = compact({
      ...{ content, kind, tags: tag, refs: ref, source, category, speaker, externalId, eventTime, ttl, importance },
    });
    const outcome = await (await call.memory('make')).remember(memory);
    await call.output.answer(outcome, () => saidOf(outcome));
    return 0;
  });

  const amend = program
    .command('amend')
    .description('Replace what a memory says; the old text stays in its history.')
    .argument('<id>', 'the id of the memory')
    .argument('[text...]', 'the new text; - or nothing reads what is piped in')
    .option('--reason <text>', 'why, at most 120 characters')
    .option('--event-time <time>', 'since when the new text holds');
  perform<AmendOptions>(amend, async (call) => {
    const [id = '', ...words] = call.args;
    const content = await contentOf(call, words);
    const { reason, eventTime } = call.options;
    const memory = await call.memory('expect');
    const outcome = await memory.amend(id, content, compact({ reason, eventTime }));
    await call.output.answer(outcome, () => saidOf(outcome));
    return 0;
  });
}

function saidOf({ id, status, superseded }: Remembered): string {
  return `${status} ${id}${superseded.length === 0 ? '' : `, replaces ${superseded.join(', ')}`}`;
}
