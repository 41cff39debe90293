import type { PortableRecord } from '../model/commands.js';
import { type ErrorCode, isMemoryError, MemoryError } from '../model/errors.js';
import { type NewMemory, parseNewMemory } from '../model/parse/memory.js';
import { wellFormed } from '../model/utf8.js';
import type { ForeignTime } from './foreign.js';
import { type NoteCode, noteMessages } from './notes.js';
import type {
  ImportFormat,
  ImportItem,
  ImportNote,
  ImportProblem,
  ImportRecord,
  ParsedImport,
  Place,
  PlaceUnit,
} from './types.js';

const mostPlaces = 20;
const standingRank = { active: 0, superseded: 1, forgotten: 2 } as const;

/** What a foreign item may say, not yet checked. Where it came from and how far it is to be trusted is not its to say. */
export type ForeignMemory = {
  readonly [field in Exclude<keyof NewMemory, 'provenance' | 'source' | 'confidence' | 'importance'>]?: unknown;
} & { readonly externalId: string };

/** Gathers what the readers of the formats find. One bad item is a problem of its own and stops nothing. */
export class Collector {
  readonly source: string;
  readonly now: number;
  header: Readonly<Record<string, unknown>> | undefined;
  readonly #items: ImportItem[] = [];
  readonly #itemOf = new Map<string, number>();
  readonly #records: ImportRecord[] = [];
  readonly #recordOf = new Map<string, number>();
  readonly #problems: ImportProblem[] = [];
  readonly #notes = new Map<NoteCode, { count: number; lines: Place[] }>();
  #repeated = 0;

  /** @param now milliseconds since 1970 UTC, for what depends on today */
  constructor(file: string | undefined, format: ImportFormat, now: number) {
    this.source = sourceOf(file ?? format);
    this.now = now;
  }

  get records(): readonly ImportRecord[] {
    return this.#records;
  }

  /** Adds an item, or the problem with it. Of two items with one external id the later one is kept. */
  item(line: Place, memory: ForeignMemory): void {
    this.attempt(line, () => {
      const item = parseNewMemory({ ...memory, provenance: 'transferred', source: this.source });
      const key = item.externalId ?? '';
      const at = this.#itemOf.get(key);
      if (at === undefined) {
        this.#itemOf.set(key, this.#items.length);
        this.#items.push({ line, item });
      } else {
        this.#items[at] = { line, item };
        this.#repeat(line);
      }
    });
  }

  /** Adds a record of loci. Of two with one id the one whose standing is further on is kept, of equals the later one. */
  record(line: Place, record: PortableRecord): void {
    const at = this.#recordOf.get(record.id);
    const known = at === undefined ? undefined : this.#records[at];
    if (at === undefined || known === undefined) {
      this.#recordOf.set(record.id, this.#records.length);
      this.#records.push({ line, record });
      return;
    }
    if (standingRank[record.standing] >= standingRank[known.record.standing]) this.#records[at] = { line, record };
    this.#repeat(line);
  }

  replaceRecord(at: number, record: PortableRecord): void {
    const known = this.#records[at];
    if (known !== undefined) this.#records[at] = { line: known.line, record };
  }

  /** Runs `work`; a MemoryError becomes a problem of this place. */
  attempt(line: Place, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!isMemoryError(error)) throw error;
      this.problem(line, error.message, error.code);
    }
  }

  problem(line: Place, message: string, code: ErrorCode = 'invalid'): void {
    this.#problems.push({ line, code, message });
  }

  note(code: NoteCode, line: Place, count = 1): void {
    if (count === 0) return;
    const known = this.#notes.get(code) ?? { count: 0, lines: [] };
    known.count += count;
    if (known.lines.length < mostPlaces && known.lines.at(-1) !== line) known.lines.push(line);
    this.#notes.set(code, known);
  }

  /** The `eventTime` of an item as an optional field, with a note when it is unknown or partly assumed. */
  when(line: Place, given: unknown, time: ForeignTime | undefined): { readonly eventTime?: number } {
    if (time === undefined) {
      this.note(given === undefined || given === null || given === '' ? 'undated' : 'time-unknown', line);
      return {};
    }
    if (time.assumed) this.note('zone-assumed', line);
    return { eventTime: time.at };
  }

  finish(format: ImportFormat, unit: PlaceUnit): ParsedImport {
    return {
      format,
      unit,
      source: this.source,
      items: this.#items,
      records: this.#records,
      problems: this.#problems,
      notes: [...this.#notes].map(
        ([code, { count, lines }]): ImportNote => ({ code, message: noteMessages[code], count, lines }),
      ),
      repeated: this.#repeated,
      ...(this.header === undefined ? {} : { header: this.header }),
    };
  }

  #repeat(line: Place): void {
    this.#repeated++;
    this.note('repeated', line);
  }
}

/** `import:` and the file's own name, without its folders: they are nobody's business. */
function sourceOf(file: string): string {
  const name = (file.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return wellFormed(`import:${name === '' ? 'file' : name}`.slice(0, 256));
}

/** The error for a file as a whole. @param field the option that would help: another source, or a format that is named */
export function unreadable(problem: string, field: 'source' | 'format' | 'fromUser' = 'source'): MemoryError {
  return new MemoryError('invalid', problem, { data: { field } });
}
