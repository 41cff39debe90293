import type { RelationName } from '../model/commands.js';

/** What a judge may answer about a pair. */
export type Verdict = Exclude<RelationName, 'uncertain'>;

/**
 * Somebody who understands texts, such as a language model. It is asked on the caller's side, about what the rules cannot tell
 * and nothing else; when it fails, is late or answers nonsense, what the rules said stands.
 */
export interface Judge {
  /** How each new statement lies to the old one. */
  relate(
    pairs: readonly { readonly old: string; readonly new: string }[],
    signal?: AbortSignal,
  ): Promise<readonly (Verdict | 'uncertain')[]>;
  /** Which of the candidates a description means; `null` when that is not clear. Never asked whether to forget. */
  pick?(
    description: string,
    candidates: readonly { readonly id: string; readonly text: string }[],
    signal?: AbortSignal,
  ): Promise<string | null>;
}
