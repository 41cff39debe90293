import type { Principal } from './records.js';

/** Who asks, and where. Names are compared whole, code unit by code unit. */
export interface Scope {
  /** Whose personal space this is; `local` by default. */
  readonly user?: string;
  /** What an agent writes is read by that agent only. */
  readonly agent?: string;
  readonly session?: string;
  readonly channel?: string;
  /** A shared space, by slug or id, instead of the personal one and all others. */
  readonly space?: string;
}

/** A scope with its defaults filled in and the actor named: it travels with every command and query. */
export interface Access {
  readonly user: string;
  readonly agent?: string;
  readonly session?: string;
  readonly channel?: string;
  readonly space?: string;
  /** Who acts, shown as `createdBy`. */
  readonly actor: string;
  readonly onBehalfOf?: Principal;
}

export const defaultUser = 'local';
