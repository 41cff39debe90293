/** Import and export: readers and writers of file formats. Nothing here touches a store. */
export { type ExportOptions, exportFormat, writeExport } from './loci.js';
export type { NoteCode } from './notes.js';
export { type ParseOptions, parseImport } from './parse.js';
export type { ImportPreview } from './preview.js';
export { type Imported, type ImportRun, runImport } from './run.js';
export type { ImportSource } from './source.js';
export {
  type ImportFormat,
  type ImportItem,
  type ImportNote,
  type ImportProblem,
  type ImportRecord,
  importFormats,
  type ParsedImport,
  type Place,
  type PlaceUnit,
} from './types.js';
