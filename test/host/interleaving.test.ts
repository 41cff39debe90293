import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMemoryError } from '../../src/model/errors.js';
import type { RecordId } from '../../src/model/ids.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Storage } from '../../src/ports/storage.js';
import { memoryStorage } from '../../src/storage/memory.js';
import { accessOf, forgetOf, idIn, idOf, itemOf, recall, rememberOf } from '../../src/testing/driver-moves.js';
import { runs } from '../support/runs.js';
import { dump, foundIn, needlesOf, open, secret, valuesOf } from './help.js';
import { inSteps, Scheduler } from './scheduler.js';

const access = accessOf();

const moves = [
  'remember',
  'remember',
  'remember',
  'amend',
  'edit',
  'forget',
  'forget',
  'ask',
  'flush',
  'compact',
  'reindex',
  'reopen',
] as const;
type Move = { readonly what: (typeof moves)[number]; readonly which: number };

/** What is known from outside about everything that was acknowledged. */
class Truth {
  /** The commits that each listener was told of. */
  readonly heard: number[][] = [];
  readonly texts = new Map<RecordId, string>();
  readonly forgotten = new Set<RecordId>();
  /** A forget of these failed half-way or is under way. */
  readonly doubtful = new Set<RecordId>();
  #next = 0;

  constructor(readonly storage: Storage) {}

  newText(): string {
    return secret(this.#next++);
  }

  pick(which: number): RecordId | undefined {
    const known = [...this.texts.keys()];
    return known[which % Math.max(1, known.length)];
  }

  /** Whether no byte is left of what was forgotten, whatever somebody else is in the middle of. */
  async checkBytes(ids: Iterable<RecordId>): Promise<void> {
    const needles = Array.from(ids).flatMap((id) => needlesOf(this.texts.get(id) ?? ''));
    const values = await valuesOf(this.storage);
    expect(foundIn(needles, values), 'bytes are left').toEqual([]);
  }
}

/** Fails that say "not now" or "not any more", which are no loss. */
const allowed = new Set(['conflict', 'not-found', 'unavailable', 'locked']);

async function make(move: Move, driver: Driver, truth: Truth): Promise<void> {
  const id = truth.pick(move.which);
  switch (move.what) {
    case 'remember': {
      const text = truth.newText();
      const [outcome] = await driver.run(rememberOf([itemOf(text)]));
      truth.texts.set(idOf(idIn(outcome)), text);
      return;
    }
    case 'amend': {
      if (id === undefined) return;
      const content = truth.newText();
      const outcome = await driver.run({ type: 'amend', access, id, content });
      truth.texts.set(idOf(outcome.id), content);
      return;
    }
    case 'edit':
      if (id !== undefined) await driver.run({ type: 'edit', access, id, details: { tags: [`t${move.which}`] } });
      return;
    case 'forget': {
      if (id === undefined) return;
      truth.doubtful.add(id);
      const { ids, already } = await driver.run(forgetOf({ ids: [id] }));
      const gone = [...ids, ...already].map(idOf);
      for (const one of gone) truth.forgotten.add(one);
      await truth.checkBytes(gone.filter((one) => truth.texts.has(one)));
      return;
    }
    case 'ask': {
      const gone = [...truth.forgotten];
      const said = JSON.stringify([
        await dump(driver),
        await recall(driver, '', { limit: 100, includeSuperseded: true }),
      ]);
      for (const one of gone) expect(said).not.toContain(truth.texts.get(one) ?? 'nothing');
      return;
    }
    case 'flush':
      return driver.flush();
    case 'compact':
    case 'reindex':
      await driver.run({ type: move.what });
      return;
  }
}

async function play(seed: number, scripts: readonly (readonly Move[])[]): Promise<void> {
  const storage = memoryStorage();
  await storage.open();
  const scheduler = new Scheduler(seed);
  const truth = new Truth(storage);
  const enter = async (who: string) => {
    const wait = () => scheduler.wait(who);
    const driver = await open(inSteps(storage, wait), { sleep: wait });
    const heard: number[] = [];
    truth.heard.push(heard);
    driver.onChange(({ sequence }) => heard.push(sequence));
    return driver;
  };
  const perform = async (who: string, script: readonly Move[]) => {
    let driver = await enter(who);
    for (const move of script) {
      try {
        if (move.what === 'reopen') {
          await driver.close();
          driver = await enter(who);
        } else await make(move, driver, truth);
      } catch (error) {
        if (!isMemoryError(error) || !allowed.has(error.code)) throw error;
      }
    }
    return driver;
  };
  const drivers = await scheduler.drive(Promise.all(scripts.map((script, i) => perform(`h${i}`, script))));
  for (const driver of drivers) await scheduler.drive(driver.flush());
  await scheduler.drive(agree(drivers, truth));
  const fresh = await scheduler.drive(open(inSteps(storage, () => scheduler.wait('fresh'))));
  await scheduler.drive(agree([...drivers, fresh], truth));
}

/** Everybody says the same, and what was acknowledged and not forgotten is part of it. */
async function agree(drivers: readonly Driver[], truth: Truth): Promise<void> {
  const said = await Promise.all(drivers.map((driver) => dump(driver)));
  for (const other of said.slice(1)) expect(other).toEqual(said[0]);
  for (const heard of truth.heard)
    expect(heard, 'each commit is told of once').toEqual(heard.map((_, i) => (heard[0] ?? 0) + i));
  const byId = new Map(said[0]?.map((record) => [record.id, record]));
  for (const [id, text] of truth.texts) {
    const record = byId.get(id);
    if (truth.forgotten.has(id)) expect(record?.standing, 'a forgotten one').toBe('forgotten');
    else if (!truth.doubtful.has(id) && record?.standing !== 'forgotten') {
      expect(record?.payload.content, 'an acknowledged one').toBe(text);
    }
  }
  await truth.checkBytes([...truth.forgotten].filter((id) => truth.texts.has(id)));
  for (const driver of drivers) {
    expect(await driver.ask({ type: 'lint', access, strict: true })).toEqual({ ok: true, findings: [] });
    for (const [id, text] of truth.texts) {
      const found = await recall(driver, text.split(' ')[0] ?? '');
      // The words of what was replaced lead to what replaced it.
      if (byId.get(id)?.standing === 'active') expect(found).toEqual([text]);
      else expect(found).not.toContain(text);
    }
  }
}

const script = fc.array(fc.record({ what: fc.constantFrom(...moves), which: fc.nat(40) }), {
  minLength: 1,
  maxLength: 14,
});

describe('several hosts on one storage, their steps in any order', () => {
  for (const hosts of [2, 3]) {
    test(`${hosts} of them lose nothing that was acknowledged, say nothing that was forgotten, and agree`, {
      timeout: 120_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.array(script, { minLength: hosts, maxLength: hosts }), play),
        runs(60),
      );
    });
  }
});
