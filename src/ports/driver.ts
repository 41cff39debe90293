import type { Command, CommandResult } from '../model/commands.js';
import type { Query, QueryResult } from '../model/queries.js';
import type { Access } from '../model/scope.js';

/** News from the store: which records changed, in commit order. It carries no text. */
export interface ChangeNotice {
  readonly sequence: number;
  readonly changes: readonly { readonly id: string; readonly what: 'stored' | 'superseded' | 'edited' | 'forgotten' }[];
  /** Whether this handle's own writer made it. */
  readonly own: boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The driving port: the host in this thread, or a client that speaks to one across a worker. Callers cannot tell them apart. */
export interface Driver {
  run<C extends Command>(command: C, options?: CallOptions): Promise<CommandResult<C>>;
  ask<Q extends Query>(query: Q, options?: CallOptions): Promise<QueryResult<Q>>;
  /**
   * Calls `listener` after each commit that became visible here; returns the end of the subscription.
   *
   * @param access whose records it hears of: a commit without any of them is none. By default of all that there are
   */
  onChange(listener: (notice: ChangeNotice) => void, access?: Access): () => void;
  /** Everything acknowledged is folded and durable. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
