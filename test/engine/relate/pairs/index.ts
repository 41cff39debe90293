import { chat } from './chat.js';
import { free } from './free.js';
import { fresh } from './fresh.js';
import { heard } from './heard.js';
import { holdout } from './holdout.js';
import { late } from './late.js';
import { own } from './own.js';
import { said } from './said.js';
import { talk } from './talk.js';
import { traps } from './traps.js';
import { typed } from './typed.js';
import { unseen } from './unseen.js';

export type Label = 'contradicts' | 'updates' | 'extends' | 'duplicate' | 'unrelated' | 'uncertain';

export interface Pair {
  readonly label: Label;
  readonly older: string;
  readonly newer: string;
}

const labels: Readonly<Record<string, Label>> = {
  C: 'contradicts',
  U: 'updates',
  E: 'extends',
  D: 'duplicate',
  X: 'unrelated',
  Q: 'uncertain',
};

function parse(table: string): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const line of table.split('\n')) {
    const [letter = '', older, newer] = line.split(' | ');
    const label = labels[letter];
    if (label && older && newer) pairs.push({ label, older, newer });
  }
  return pairs;
}

export const ownPairs = parse(own);
export const freePairs = parse(free);
export const freshPairs = parse(fresh);
export const holdoutPairs = parse(holdout);
export const talkPairs = parse(talk);
export const unseenPairs = parse(unseen);
export const trapPairs = parse(traps);
export const latePairs = parse(late);
export const saidPairs = parse(said);
export const heardPairs = parse(heard);
export const chatPairs = parse(chat);
export const typedPairs = parse(typed);
