import { analyseStatement, type StatementContext } from '../relate/analyse.js';
import { type Relation, relate } from '../relate/relate.js';
import type { Statement } from '../relate/statement.js';

export { analyseStatement, type Relation, relate, type Statement, type StatementContext };

export function slotWords(statement: Statement): readonly string[] {
  const words = new Set<string>();
  for (const clause of statement.clauses) {
    for (const frame of clause.frames) {
      words.add(frame.slot);
      for (const of of frame.of) words.add(of);
    }
  }
  return [...words].filter((word) => word !== '');
}

export interface Hint {
  readonly signal: 'numeric' | 'negation' | 'slot';
}

export function conflictHints(older: Statement, newer: Statement): readonly Hint[] {
  const slots = new Set(older.clauses.flatMap(({ frames }) => frames.map(({ slot }) => slot)));
  return newer.clauses.some(({ frames }) => frames.some(({ slot }) => slots.has(slot))) ? [{ signal: 'slot' }] : [];
}
