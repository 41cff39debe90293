import type { Driver } from '../ports/driver.js';

/** A fresh, empty store and a driver on it. */
export interface DriverPlace {
  readonly driver: Driver;
  /** A second driver on the same store, beside the first: another tab, another process. */
  another?(): Promise<Driver>;
  /** A driver on the same store after the ones before were closed. */
  reopen?(): Promise<Driver>;
  /** Removes the store after the test. The suite has closed its drivers. */
  dispose?(): Promise<void> | void;
}

export type DriverAbility = 'another' | 'reopen';

/** What the suite is to be run on. */
export interface DriverSubject {
  /** Heads the list of results. */
  readonly name: string;
  /** What cannot be done here, each with the reason; cases that need it are skipped and show the reason. */
  readonly unsupported?: Partial<Record<DriverAbility, string>>;
  place(): Promise<DriverPlace>;
}

/** One rule of the driver port, and how to see that it holds. */
export interface DriverCase {
  readonly name: string;
  readonly needs: readonly DriverAbility[];
  /** Rejects when the rule is broken. */
  run(scene: DriverScene): Promise<void>;
}

/** Makes places for one case and clears them away afterwards. */
export interface DriverScene {
  /** A fresh place with every ability that the case needs. */
  empty(): Promise<Required<DriverPlace>>;
}
