/** What a member of a shared space may do, each role what the one before it may and more. Order is part of the stored format. */
export const roles = ['viewer', 'contributor', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** A user who is part of a shared space, by the number that the actor `user:<name>` has. */
export interface Membership {
  readonly actor: number;
  readonly role: Role;
}

/** What holds in a shared space, without a word of text: its name, its slug and the names of its members are payload. */
export interface Charter {
  /** The number that the records of the space hold. */
  readonly space: number;
  /** Read-only, and left out where no space is named. */
  readonly archived: boolean;
  /** Whether a model may be shown what lies in it. */
  readonly llmInference: boolean;
  /** In the order in which they joined; at least one owner. */
  readonly members: readonly Membership[];
}

/** A shared space as its members see it. */
export interface SpaceView {
  readonly id: string;
  /** 1 to 64 of `a-z 0-9 -`; no other space of the store has it. It stays for the life of the space. */
  readonly slug: string;
  readonly name: string;
  /** What the asker may do there. */
  readonly role: Role;
  readonly archived: boolean;
  /** Whether a judge or an enricher may be shown what lies in it. */
  readonly llmInference: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number;
  /** In the order in which they joined. */
  readonly members: readonly SpaceMember[];
}

export interface SpaceMember {
  /** `user:<name>`, as in `createdBy`. */
  readonly actor: string;
  readonly role: Role;
}

/** The receipt of the erasure of a space, or with `dryRun` its preview. */
export interface SpaceErased {
  readonly id: string;
  readonly slug: string;
  /** Whether this is a preview, and nothing has changed. */
  readonly dryRun: boolean;
  /** How many memories went with it, replaced ones included. */
  readonly memories: number;
  readonly members: number;
}
