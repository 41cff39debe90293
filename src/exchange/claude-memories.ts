import { isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { addClaudeMemories } from './text-memories.js';

type Fields = Readonly<Record<string, unknown>>;

/** Whether an object is an account's memory in Claude's `memories.json`. */
export function isClaudeMemory(value: Fields): boolean {
  return typeof value.conversations_memory === 'string' || isRecord(value.project_memories);
}

/**
 * One account's memory of Claude's `memories.json`: `conversations_memory` is a text of sections and paragraphs, and
 * `project_memories` has one such text for each project. Of a project the category is `project`, and its id is in the details.
 */
export function readClaudeMemory(line: number, value: Fields, out: Collector): void {
  const { conversations_memory: own, project_memories: projects } = value;
  if (typeof own === 'string') addClaudeMemories(own, { line }, out);
  else if (own !== undefined && own !== null) out.problem(line, 'The memory (conversations_memory) is not text.');
  for (const [project, text] of isRecord(projects) ? Object.entries(projects) : []) {
    if (typeof text === 'string') addClaudeMemories(text, { line, project }, out);
    else if (text !== null) out.problem(line, 'The memory of a project (project_memories) is not text.');
  }
}
