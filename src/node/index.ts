/** loci in Node: a folder. Everything of the neutral entry is here as well. */
export * from '../index.js';
export type { Awaitable, FileStatus, FileSystem, FolderEntry, NewFile } from '../ports/file-system.js';
export { type NodeOptions, openMemory } from './open.js';
export { type FileStorageOptions, fileStorage } from './storage/file.js';
