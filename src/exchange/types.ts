import type { NewItem, PortableRecord } from '../model/commands.js';
import type { ErrorCode } from '../model/errors.js';
import type { NoteCode } from './notes.js';

/** The file formats that can be imported. */
export const importFormats = ['loci', 'chatgpt', 'chatgpt-memories', 'claude', 'mem0', 'mcp-memory'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * A place in the file: the number of the line, counted from 1; in a JSON list the number of the element. All messages of a
 * conversation have the conversation's place.
 */
export type Place = number;

export type PlaceUnit = 'line' | 'item';

/** A memory found in a foreign file, ready to be remembered. It has an external id, provenance `transferred` and the file as its source. */
export interface ImportItem {
  readonly line: Place;
  readonly item: NewItem;
}

/** A record found in an export of loci, ready to be adopted with its id. */
export interface ImportRecord {
  readonly line: Place;
  readonly record: PortableRecord;
}

/** Something in the file that could not be read. The message holds no text of the file. */
export interface ImportProblem {
  readonly line: Place;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Something that the owner of the file should know, said once for all places where it applies. */
export interface ImportNote {
  readonly code: NoteCode;
  readonly message: string;
  /** How often it applies. */
  readonly count: number;
  /** The first 20 places. */
  readonly lines: readonly Place[];
}

/** What a file holds. Nothing in it has been stored yet. */
export interface ParsedImport {
  readonly format: ImportFormat;
  /** What places count: the lines of the file, or the elements of its list. */
  readonly unit: PlaceUnit;
  /** `import:<file>`. */
  readonly source: string;
  readonly items: readonly ImportItem[];
  readonly records: readonly ImportRecord[];
  readonly problems: readonly ImportProblem[];
  readonly notes: readonly ImportNote[];
  /** Items that stand in the file more than once, counted from the second time on. */
  readonly repeated: number;
  /** The first line of an export of loci, with fields that this version does not know. */
  readonly header?: Readonly<Record<string, unknown>>;
}
