import type { Imported, ImportFormat, ImportSource } from '../exchange/index.js';
import { importFormats } from '../exchange/types.js';
import type { NewItem, PortableRecord } from '../model/commands.js';
import { isDigest } from '../model/ids.js';
import { compact } from '../model/parse/memory.js';
import { asBoolean, asObject, asOneOf, asText } from '../model/parse/value.js';
import { breathe } from './breathe.js';
import { loadExchange } from './exchange.js';
import type { Handle } from './handle.js';
import { asCallback } from './options.js';
import { asSignal, throwIfAborted } from './signal.js';

export interface ImportOptions {
  /** `auto` (default) looks at the beginning of the file. */
  readonly format?: ImportFormat | 'auto';
  /** Says what would become of everything in the file; nothing is stored. */
  readonly dryRun?: boolean;
  /** Takes the records of this user of the file alone; for mem0, whose files may have several. Default: everybody's. */
  readonly fromUser?: string;
  /** The name of the file, kept as the source `import:<name>`; default the name of a `File`, else the format. */
  readonly name?: string;
  /** Called with the number of entries dealt with and the number of all, after each group became durable. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the import with `aborted`; what was stored stays stored. */
  readonly signal?: AbortSignal;
}

export async function importMemories(
  handle: Handle,
  source: ImportSource,
  options: ImportOptions = {},
): Promise<Imported> {
  const { driver, access, now } = handle;
  const given = asObject(options, 'options', ['format', 'dryRun', 'fromUser', 'name', 'onProgress', 'signal']);
  const when = <T>(field: string, parse: (value: unknown, field: string) => T): T | undefined =>
    given[field] === undefined ? undefined : parse(given[field], field);
  const format = when('format', (value, field) => asOneOf(value, field, ['auto', ...importFormats]));
  const dryRun = when('dryRun', asBoolean) ?? false;
  const name = when('name', (value, field) => asText(value, field, 200));
  const fromUser = when('fromUser', (value, field) => asText(value, field, 256));
  const onProgress = when('onProgress', asCallback<[number, number]>);
  const signal = asSignal(given.signal);
  throwIfAborted(signal);
  const { parseImport, runImport } = await loadExchange();
  const parsed = await parseImport(source, compact({ format, fromUser, name, now: now() }));
  const key = parsed.header?.externalKey;
  const externalKey = typeof key === 'string' && isDigest(key) ? key : undefined;
  const common = { access, onExisting: 'amend', revive: false, itemwise: true, dryRun } as const;
  return runImport(
    parsed,
    compact({
      dryRun,
      signal,
      onProgress,
      async rememberItems(items: readonly NewItem[]) {
        await breathe();
        return driver.run({ type: 'remember', items, ...common });
      },
      async adopt(records: readonly PortableRecord[]) {
        await breathe();
        return driver.run(compact({ type: 'adopt' as const, access, records, externalKey, dryRun }));
      },
    }),
  );
}
