import { type Command, Option } from 'commander';
import type { RecallOptions } from '../../../facade/reading.js';
import { compact } from '../../../model/parse/memory.js';
import { type Kind, kinds, type Standing, standings } from '../../../model/records.js';
import type { Perform } from '../call.js';
import { detailsOf, historyOf, hitsOf, leftOutOf, lineOf } from '../describe.js';
import { contentOf } from '../input.js';
import {
  moment,
  type RefOption,
  reference,
  repeatableChoice,
  share,
  tagOption,
  text,
  wholeNumber,
} from '../options.js';

interface FilterOptions {
  readonly limit?: number;
  readonly explain?: boolean;
  readonly kind?: readonly Kind[];
  readonly tag?: readonly string[];
  readonly anyTag?: readonly string[];
  readonly ref?: RefOption;
  readonly category?: string;
  readonly source?: string;
  readonly since?: string;
  readonly until?: string;
  readonly sessions?: 'all' | 'semantic' | 'none';
  readonly minRelevance?: number;
}

interface SearchOptions extends FilterOptions {
  readonly includeSuperseded?: boolean;
  readonly asOf?: string;
  readonly cursor?: string;
}

/** `recall`, `search`, `get`, `inspect` and `history`: none of them changes anything. */
export function readingCommands(program: Command, perform: Perform): void {
  recallCommand(program, perform);
  searchCommand(program, perform);
  getCommand(program, perform);
  inspectCommand(program, perform);
  historyCommand(program, perform);
}

function recallCommand(program: Command, perform: Perform): void {
  const command = program
    .command('recall')
    .description('Show the memories that answer a question best.')
    .argument('<question...>', 'the question; - reads what is piped in');
  perform<FilterOptions>(withFilters(command), async (call) => {
    const question = await contentOf(call, call.args);
    const hits = await (await call.memory('expect')).recall(question, filtersOf(call.options, call.io.signal));
    const { filteredOut, skipped } = hits;
    await call.output.answer({ hits: [...hits], filteredOut, skipped }, () =>
      [hitsOf(hits), ...(filteredOut === 0 ? [] : [`${filteredOut} below the floor`])].join('\n'),
    );
    return 0;
  });
}

function searchCommand(program: Command, perform: Perform): void {
  const command = program
    .command('search')
    .description('Like recall, in pages, also in the past. Without words it lists the newest first.')
    .argument('[words...]', 'the words; - reads what is piped in');
  withFilters(command)
    .option('--include-superseded', 'also what was replaced')
    .option('--as-of <time>', 'what held at that time', moment)
    .option('--cursor <cursor>', 'the next page: the cursor that the page before named');
  perform<SearchOptions>(command, async (call) => {
    const words = call.args.length === 0 ? '' : await contentOf(call, call.args);
    const { includeSuperseded, asOf, cursor } = call.options;
    const result = await (await call.memory('expect')).search(
      words,
      compact({ ...filtersOf(call.options, call.io.signal), includeSuperseded, asOf, cursor }),
    );
    await call.output.answer(result, () => [hitsOf(result.hits), ...leftOutOf(result)].join('\n'));
    return 0;
  });
}

function withFilters(command: Command): Command {
  return command
    .option('--limit <number>', 'at most so many (default: 10, most: 100)', wholeNumber(1, 100))
    .option('--explain', 'show how each score came about')
    .addOption(repeatableChoice('--kind <kind>', 'only this kind', kinds))
    .addOption(tagOption('--tag <tag>', 'only with this tag'))
    .addOption(tagOption('--any-tag <tag>', 'only with one of these tags'))
    .option('--ref <type:id>', 'only about this; the type alone is enough', reference)
    .option('--category <name>', 'only of this category', text(256))
    .option('--source <name>', 'only from this source', text(256))
    .option('--since <time>', 'only what happened then or later', moment)
    .option('--until <time>', 'only what happened before', moment)
    .addOption(
      new Option('--sessions <which>', 'with --session: what other sessions may add (default: semantic)').choices([
        'all',
        'semantic',
        'none',
      ]),
    )
    .option('--min-relevance <number>', 'leave out what is less relevant, from 0 to 1', share);
}

function filtersOf(options: FilterOptions, signal: AbortSignal): RecallOptions {
  const { limit, explain, kind, tag, anyTag, ref, category, source, since, until, sessions, minRelevance } = options;
  return compact({
    ...{ limit, explain, kinds: kind, tagsAll: tag, tagsAny: anyTag, refType: ref?.type, refId: ref?.id },
    ...{ category, source, since, until, sessions, minRelevance, signal },
  });
}

function getCommand(program: Command, perform: Perform): void {
  const command = program
    .command('get')
    .description('Show one memory with all its details.')
    .argument('<id>', 'the id of the memory');
  perform(command, async (call) => {
    const record = await (await call.memory('expect')).get(call.args[0] ?? '');
    await call.output.answer(record, () => detailsOf(record));
    return 0;
  });
}

function inspectCommand(program: Command, perform: Perform): void {
  const command = program
    .command('inspect')
    .description('List every memory of every standing, newest first, one for each line.')
    .addOption(new Option('--standing <standing>', 'only these').choices(standings))
    .option('--limit <number>', 'at most so many (default: 100, most: 1000)', wholeNumber(1, 1000))
    .option('--cursor <cursor>', 'the next page: the cursor that the page before named');
  perform<{ readonly standing?: Standing; readonly limit?: number; readonly cursor?: string }>(
    command,
    async (call) => {
      const { standing, limit, cursor } = call.options;
      const page = await (await call.memory('expect')).inspect(compact({ standing, limit, cursor }));
      await call.output.answer(page, () => page.records.map(lineOf).join('\n'));
      // Beside the list, so that its lines stay one for each memory.
      if (page.cursor !== undefined && !call.output.json) await call.output.note(`more with --cursor ${page.cursor}`);
      return 0;
    },
  );
}

function historyCommand(program: Command, perform: Perform): void {
  const command = program
    .command('history')
    .description('Show what a memory said over time, oldest first.')
    .argument('<id>', 'the id of any of its versions')
    .option('--as-of <time>', 'as it was known at that time', moment);
  perform<{ readonly asOf?: string }>(command, async (call) => {
    const { asOf } = call.options;
    const versions = await (await call.memory('expect')).history(call.args[0] ?? '', compact({ asOf }));
    await call.output.answer(versions, () => historyOf(versions));
    return 0;
  });
}
