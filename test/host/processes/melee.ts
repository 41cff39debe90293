import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../../src/testing/random.js';
import { type Bundle, end, filesWith, start } from '../../support/processes.js';
import type { FromWriter } from './messages.js';

export interface MeleeOptions {
  readonly script: Bundle;
  readonly folder: string;
  readonly seed: number;
  readonly writers: number;
  readonly millis: number;
  /** How long the processes are left alone between two strikes, on average, in milliseconds. */
  readonly peace: number;
}

/** What was seen from outside while processes wrote into one folder and were killed and stopped. */
export interface Melee {
  /** Every word that was acknowledged, by record. */
  readonly stored: ReadonlyMap<string, string>;
  readonly forgotten: ReadonlySet<string>;
  /** What must not be: bytes left after a forget, forgotten words said, processes that failed. */
  readonly faults: readonly string[];
  readonly kills: number;
  readonly stops: number;
  readonly questions: number;
}

/** Lets processes write into one folder, kills some and stops others, and takes away or fakes the lock. */
export async function melee({ script, folder, seed, writers, millis, peace }: MeleeOptions): Promise<Melee> {
  const random = seededRandom(seed);
  const stored = new Map<string, string>();
  const forgotten = new Set<string>();
  const faults: string[] = [];
  const crew = new Map<number, ChildProcess>();
  const stopped = new Set<ChildProcess>();
  const asked = new Map<number, string>();
  const counts = { started: 0, kills: 0, stops: 0, questions: 0 };
  let isOver = false;
  let ready = () => {};
  const allReady = new Promise<void>((resolve) => {
    let left = writers;
    ready = () => {
      if (--left === 0) resolve();
    };
  });

  const hear = (child: ChildProcess, message: FromWriter) => {
    if (message.type === 'ready') ready();
    else if (message.type === 'failed') faults.push(`a process failed: ${message.message}`);
    else if (message.type === 'stored') stored.set(message.id, message.word);
    else if (message.type === 'answer' && message.isSaid) faults.push(`a process still says ${asked.get(message.ask)}`);
    else if (message.type === 'forgot') {
      for (const id of message.ids) {
        forgotten.add(id);
        const word = stored.get(id);
        if (word !== undefined) checkGone(child, word);
      }
    }
  };

  const checkGone = (teller: ChildProcess, word: string) => {
    for (const path of filesWith(folder, word)) faults.push(`${word} is left in ${path}`);
    for (const other of crew.values()) {
      if (other === teller || stopped.has(other) || !other.connected) continue;
      const ask = counts.questions++;
      asked.set(ask, word);
      other.send({ ask, word }, () => {});
    }
  };

  const enlist = (place: number) => {
    const child = start(script, [folder, `w${place}g${counts.started}`, String(seed * 1000 + counts.started++)]);
    crew.set(place, child);
    child.on('message', (message: FromWriter) => hear(child, message));
    child.on('exit', () => {
      if (!isOver) enlist(place);
    });
  };

  const strike = () => {
    const victim = crew.get(Math.floor(random() * writers));
    if (victim === undefined || stopped.has(victim)) return;
    const chance = random();
    if (chance < 0.1) rmSync(join(folder, 'lock'), { force: true });
    else if (chance < 0.15) writeFileSync(join(folder, 'lock'), '999999-0-0-0');
    else if (chance < 0.55) {
      counts.stops++;
      stopped.add(victim);
      victim.kill('SIGSTOP');
      setTimeout(
        () => {
          victim.kill('SIGCONT');
          // Questions wait until it has had time to wake up.
          setTimeout(() => stopped.delete(victim), 200);
        },
        20 + random() * 400,
      );
    } else {
      counts.kills++;
      victim.kill('SIGKILL');
    }
  };

  for (let place = 0; place < writers; place++) enlist(place);
  await allReady;
  for (const until = Date.now() + millis; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, peace * (0.3 + 1.4 * random())));
    strike();
  }
  isOver = true;
  await Promise.all([...crew.values()].map(end));
  return { stored, forgotten, faults, ...counts };
}
