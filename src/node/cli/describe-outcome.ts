import type { Memory } from '../../facade/memory.js';
import type { PossibleConflict, Remembered } from '../../model/commands.js';
import { onOneLine } from './terminal.js';

/** What became of a text that was remembered, for people: what it replaced and how to undo that, and what is left to settle. */
export async function becameOf(memory: Memory, outcome: Remembered): Promise<string> {
  const { id, status, relation, reason, superseded, possibleConflicts } = outcome;
  if (status === 'gated') return 'not stored: it asks to forget something; loci forget --description does that';
  const known = status === 'duplicate' ? ' is known already' : '';
  const replaced = await Promise.all(superseded.map((old) => replacedLine(memory, old)));
  const because = superseded.length === 0 || reason === undefined ? '' : ` (${relation}: ${onOneLine(reason)})`;
  const open = await Promise.all(possibleConflicts.map((conflict) => conflictLines(memory, id, conflict)));
  return [
    `${status} ${id}${known}${superseded.length === 0 ? '' : `, replaces ${superseded.join(', ')}`}${because}`,
    ...replaced,
    ...open.flat(),
  ].join('\n');
}

async function replacedLine(memory: Memory, id: string): Promise<string> {
  const { summary } = await memory.get(id);
  return `  no longer: ${onOneLine(summary)}\n  undo: loci restore ${id}`;
}

/** The whole of the older one is shown: it may say more than the words that do not agree. */
async function conflictLines(
  memory: Memory,
  newer: string,
  { id, signal }: PossibleConflict,
): Promise<readonly string[]> {
  const { summary } = await memory.get(id);
  return [
    `may not agree with ${id} (${signal}): ${onOneLine(summary)}`,
    `  both hold: loci resolve ${id} ${newer} --both`,
    `  the new one holds: loci resolve ${id} ${newer} --replace`,
  ];
}
