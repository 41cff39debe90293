/** loci on any runtime, in this thread, over a storage that is handed in. */
import { bundled } from './bundled.js';
import { createMemory, type Memory } from './facade/memory.js';
import { asStorage, type HandleOptions, parseHandleOptions } from './facade/options.js';
import { openHost } from './host/open.js';
import { invalid, isRecord } from './model/parse/value.js';
import type { Storage } from './ports/storage.js';
import { neutralRuntime } from './runtime/neutral.js';
import { pageStorage } from './runtime/page.js';

export type {
  Imported,
  ImportFormat,
  ImportNote,
  ImportPreview,
  ImportProblem,
  ImportSource,
  NoteCode,
  Place,
  PlaceUnit,
} from './exchange/index.js';
export type { Loaded, LoadOptions } from './facade/bulk.js';
export type { EnrichOptions } from './facade/enriching.js';
export type { ExportOptions } from './facade/exporting.js';
export type { Failure } from './facade/groups.js';
export type { ImportOptions } from './facade/importing.js';
export type { ImproveOptions } from './facade/improving.js';
export type { DescribedForgetOptions } from './facade/judging.js';
export type { LintOptions } from './facade/linting.js';
export type { Memory } from './facade/memory.js';
export type { HandleOptions } from './facade/options.js';
export type { InspectOptions, Recalled, RecallOptions, SearchOptions } from './facade/reading.js';
export type { NewSpace, SpaceChanges, Spaces } from './facade/spaces.js';
export type { AmendOptions, BatchOptions, DetailChanges, ForgetOptions, ForgetTarget } from './facade/writing.js';
export type { When } from './model/calendar.js';
export type {
  Forgotten,
  Improved,
  OnExisting,
  PossibleConflict,
  RelationName,
  Remembered,
  RememberStatus,
} from './model/commands.js';
export { type ErrorCode, type ErrorData, errorCodes, isMemoryError, MemoryError } from './model/errors.js';
export type { Json } from './model/json.js';
export type { NewMemory } from './model/parse/memory.js';
export type { RecallSettings, SearchSettings } from './model/parse/query.js';
export type {
  Analysis,
  EngineLint,
  EngineStats,
  Finding,
  Hit,
  Inspected,
  LintReport,
  Reason,
  RecordView,
  SearchPart,
  SearchResult,
  SearchWeights,
  Stats,
  StorageStats,
} from './model/queries.js';
export {
  type Enrichment,
  type Kind,
  kinds,
  type Mistake,
  type Principal,
  type Provenance,
  provenances,
  type Ref,
  type Sighting,
  type Standing,
  type SupersedeCause,
  standings,
} from './model/records.js';
export type { Scope } from './model/scope.js';
export { type Role, roles, type SpaceErased, type SpaceMember, type SpaceView } from './model/spaces.js';
export type { ChangeNotice } from './ports/driver.js';
export type {
  Enrich,
  Enricher,
  EnrichmentSubject,
  GroupMember,
  PatternStatement,
  Patterns,
} from './ports/enricher.js';
export type { Judge, Verdict } from './ports/judge.js';
export type { Change, Entry, Key, Storage, StorageTraits } from './ports/storage.js';
export { memoryStorage } from './storage/memory.js';

export interface OpenOptions extends HandleOptions {
  /** Where the bytes live. */
  readonly storage: Storage;
}

/**
 * Opens a memory in this thread. For a browser's IndexedDB behind a worker see `loci/browser`, for a folder `loci/node`.
 *
 * @throws MemoryError `invalid`, and what the storage says: `newer_format`, `not_a_store`, `corrupt`, `unavailable` …
 */
export async function openMemory(options: OpenOptions): Promise<Memory> {
  if (!isRecord(options)) {
    throw invalid('options', 'must be an object with a storage; loci/node opens a folder, loci/browser a name');
  }
  const given = parseHandleOptions(options, ['storage']);
  const storage = asStorage(options.storage);
  const driver = await openHost({ storage, runtime: neutralRuntime(given), knowledge: bundled });
  // The one storage that a platform may clear, wherever it was opened.
  return createMemory(driver, given, storage.traits.kind === 'indexeddb' ? pageStorage : undefined);
}
