import type { Adopted, LoadedItem, NewItem, PortableRecord } from '../model/commands.js';
import type { ErrorData } from '../model/errors.js';
import { MemoryError } from '../model/errors.js';
import { noteMessages } from './notes.js';
import { type ImportPreview, previewOf } from './preview.js';
import type {
  ImportFormat,
  ImportItem,
  ImportNote,
  ImportProblem,
  ImportRecord,
  ParsedImport,
  PlaceUnit,
} from './types.js';

/** How the parts of an import reach the store. With a dry run the callers' commands carry `dryRun`, and nothing is stored. */
export interface ImportRun {
  /** A `remember` command that amends by external id, revives nothing and reports item by item. */
  rememberItems(items: readonly NewItem[]): Promise<readonly LoadedItem[]>;
  /** An `adopt` command. */
  adopt(records: readonly PortableRecord[]): Promise<Adopted>;
  readonly dryRun: boolean;
  /** Called with the number of entries dealt with and the number of all, after each command. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the import with `aborted` between two commands; what was stored stays stored, and a repeat adds only the rest. */
  readonly signal?: AbortSignal;
}

/** What an import did, or with `dryRun` what it would do. Every entry of the file is counted once. */
export interface Imported {
  readonly format: ImportFormat;
  /** What the places of `failed`, `notes` and `preview` count: the lines of the file, or the elements of its list. */
  readonly unit: PlaceUnit;
  readonly dryRun: boolean;
  /** New here. */
  readonly added: number;
  /** Here already with another content or other details, under the same external id. */
  readonly updated: number;
  /** Here already as they are, or repeated within the file. */
  readonly unchanged: number;
  /** Were forgotten here and were not brought back. */
  readonly forgotten: number;
  /** Tombstones of an export of loci: what they name is forgotten here too. */
  readonly tombstones: number;
  readonly failed: readonly ImportProblem[];
  readonly notes: readonly ImportNote[];
  /** With `dryRun`: the first 20 entries and what would become of each. */
  readonly preview?: readonly ImportPreview[];
}

const mostEntries = 500;
const mostText = 512 * 1024;
const mostPreviews = 20;

/**
 * Sends what a file holds to the store, in its order, and adds up what became of it. A command has at most 500 entries and
 * about half a million characters; only records that replace each other are never parted, so that at no moment an
 * outdated one is current, and a command grows as far as that needs.
 *
 * @throws MemoryError `aborted`, and what the commands throw as a whole, such as `quota`
 */
export async function runImport(parsed: ParsedImport, run: ImportRun): Promise<Imported> {
  const tally = new Tally(parsed, run);
  for (const group of groupsOf(parsed.records, sizeOfRecord, uncut(parsed.records))) {
    throwIfAborted(run.signal);
    const { outcomes } = await run.adopt(group.map(({ record }) => record));
    group.forEach((entry, at) => {
      tally.record(entry, outcomes[at]);
    });
    tally.progress(group.length);
  }
  for (const group of groupsOf(parsed.items, sizeOfItem)) {
    throwIfAborted(run.signal);
    const outcomes = await run.rememberItems(group.map(({ item }) => item));
    group.forEach((entry, at) => {
      tally.item(entry, outcomes[at]);
    });
    tally.progress(group.length);
  }
  return tally.result();
}

type Outcome = Adopted['outcomes'][number];

class Tally {
  readonly #parsed: ParsedImport;
  readonly #run: ImportRun;
  readonly #counts = { added: 0, updated: 0, unchanged: 0, forgotten: 0, tombstones: 0 };
  readonly #failed: ImportProblem[];
  readonly #dangling: number[] = [];
  readonly #preview: ImportPreview[] = [];
  #done = 0;

  constructor(parsed: ParsedImport, run: ImportRun) {
    this.#parsed = parsed;
    this.#run = run;
    this.#failed = [...parsed.problems];
    this.#counts.unchanged = parsed.repeated;
  }

  item({ line, item }: ImportItem, outcome: LoadedItem | undefined): void {
    if (outcome === undefined || outcome.status === 'failed') this.#fail(line, outcome?.error);
    else this.#counts[countOf[outcome.status]]++;
    this.#show(() => previewOf(line, item, outcome?.status === undefined ? 'failed' : statusOf(outcome.status)));
  }

  record({ line, record }: ImportRecord, outcome: Outcome | undefined): void {
    if (outcome === undefined || outcome.status === 'failed') this.#fail(line, outcome?.error);
    else if (record.standing === 'forgotten') this.#counts.tombstones++;
    else this.#counts[countOf[outcome.status]]++;
    // A record that was taken and still has an error was taken without its link.
    if (outcome !== undefined && outcome.status !== 'failed' && outcome.error !== undefined) this.#dangling.push(line);
    this.#show(() =>
      previewOf(line, { ...record, ...record.payload }, outcome === undefined ? 'failed' : statusOf(outcome.status)),
    );
  }

  progress(more: number): void {
    this.#done += more;
    this.#run.onProgress?.(this.#done, this.#parsed.records.length + this.#parsed.items.length);
  }

  result(): Imported {
    const dangling: ImportNote[] =
      this.#dangling.length === 0
        ? []
        : [
            {
              code: 'link-dangling',
              message: noteMessages['link-dangling'],
              count: this.#dangling.length,
              lines: this.#dangling.slice(0, 20),
            },
          ];
    return {
      format: this.#parsed.format,
      unit: this.#parsed.unit,
      dryRun: this.#run.dryRun,
      ...this.#counts,
      failed: this.#failed.sort((a, b) => a.line - b.line),
      notes: [...this.#parsed.notes, ...dangling],
      ...(this.#run.dryRun ? { preview: this.#preview } : {}),
    };
  }

  #fail(line: number, error: ErrorData | undefined): void {
    const { code, message } = error ?? new MemoryError('unavailable', 'The store gave no answer about this entry.');
    this.#failed.push({ line, code, message });
  }

  #show(preview: () => ImportPreview): void {
    if (this.#run.dryRun && this.#preview.length < mostPreviews) this.#preview.push(preview());
  }
}

const countOf = {
  stored: 'added',
  amended: 'updated',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'unchanged',
  gated: 'unchanged',
  forgotten: 'forgotten',
} as const;

function statusOf(status: keyof typeof countOf | 'failed'): ImportPreview['status'] {
  return status === 'failed' ? 'failed' : countOf[status];
}

/** Entries in their order, in groups. `together[i]` says that entry `i` must be in one group with the one before it. */
function* groupsOf<T>(
  entries: readonly T[],
  sizeOf: (entry: T) => number,
  together?: readonly boolean[],
): Generator<readonly T[]> {
  let group: T[] = [];
  let size = 0;
  for (const [at, entry] of entries.entries()) {
    const more = sizeOf(entry);
    if (group.length > 0 && (group.length >= mostEntries || size + more > mostText) && together?.[at] !== true) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(entry);
    size += more;
  }
  if (group.length > 0) yield group;
}

/** Where a link of two records would be cut: between a record and its successor, wherever that one stands. */
function uncut(records: readonly ImportRecord[]): readonly boolean[] {
  const places = new Map<string, number>(records.map(({ record }, at) => [record.id, at]));
  /** How many links begin before a place, less those that end there. */
  const depth = new Int32Array(records.length + 2);
  records.forEach(({ record }, at) => {
    const to = record.supersededBy === undefined ? undefined : places.get(record.supersededBy);
    if (to === undefined || to === at) return;
    const first = Math.min(at, to) + 1;
    const last = Math.max(at, to) + 1;
    depth[first] = (depth[first] as number) + 1;
    depth[last] = (depth[last] as number) - 1;
  });
  let open = 0;
  return records.map((_, at) => {
    open += depth[at] as number;
    return open > 0;
  });
}

function sizeOfItem({ item }: ImportItem): number {
  return item.content.length + 200;
}

function sizeOfRecord({ record }: ImportRecord): number {
  return record.payload.content.length + 200;
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new MemoryError('aborted', 'The import was aborted; what was stored before stays stored.');
  }
}
