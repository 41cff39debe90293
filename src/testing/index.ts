/** Everything a new adapter needs to be tested, and what makes tests repeatable. Runs with any test runner. */
export type * from '../model/commands.js';
export type { Digest, RecordId } from '../model/ids.js';
export type * from '../model/portable.js';
export type * from '../model/queries.js';
export type * from '../model/records.js';
export type { Access } from '../model/scope.js';
export type * from '../ports/driver.js';
export type * from '../ports/file-system.js';
export { countingIds, type FixedClock, fixedClock } from './clock.js';
export type { DriverAbility, DriverPlace, DriverSubject } from './driver-subject.js';
export { driverSuite } from './driver-suite.js';
export { seededBytes, seededRandom } from './random.js';
export {
  type Fate,
  type SimulatedDisk,
  type SimulatedDiskOptions,
  SimulatedFailure,
  simulatedDisk,
} from './simulated-disk.js';
export type {
  Ability,
  Damage,
  PlaceAbilities,
  StoragePlace,
  StorageSubject,
} from './storage-subject.js';
export { storageSuite, type TestRunner } from './storage-suite.js';
