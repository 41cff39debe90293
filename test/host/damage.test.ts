import { beforeAll, describe, expect, test } from 'vitest';
import { xxh32 } from '../../src/host/checksum.js';
import { encodePage, openPage } from '../../src/host/page.js';
import { crc32 } from '../../src/model/codec.js';
import type { LintReport, StorageStats } from '../../src/model/queries.js';
import { decodeUtf8, encodeUtf8 } from '../../src/model/utf8.js';
import type { Driver } from '../../src/ports/driver.js';
import type { Key, Storage } from '../../src/ports/storage.js';
import { accessOf, forget, idIn, idOf, itemOf, recall, remember, rememberOf } from '../../src/testing/driver-moves.js';
import { codeIn, door, dump, foundIn, keysOf, needlesOf, open, printsOf, secret, valuesOf } from './help.js';
import { copyOf, emptyPlace } from './switch.js';

const access = accessOf();

/** A store and what it says. */
interface Sample {
  readonly storage: Storage;
  readonly said: readonly { id: string; content: string }[];
}
/** Few records, but long ones on several pages; some commits are folded, five are not. */
let few: Sample;
/** Enough records for a saved index. */
let many: Sample;

const contents = async (driver: Driver) =>
  (await dump(driver)).map(({ id, payload }) => ({ id: `${id}`, content: payload.content }));

/** @param filler what each record carries besides, not indexed */
async function sample(folded: number, filler: string): Promise<Sample> {
  const storage = await emptyPlace();
  const driver = await open(door(storage));
  const items = Array.from({ length: folded }, (_, n) => itemOf(secret(n), { meta: filler }));
  const outcomes = await driver.run(rememberOf(items));
  await forget(driver, idOf(idIn(outcomes[7])));
  await driver.flush();
  for (let n = 0; n < 5; n++) await remember(driver, secret(folded + n));
  return { storage, said: await contents(driver) };
}

const folded = 60;
beforeAll(async () => {
  few = await sample(folded, 'and so on '.repeat(600));
  many = await sample(1100, '');
});

const storageStats = async (driver: Driver) => (await driver.ask({ type: 'stats', access, all: true })).storage;

type Change = (bytes: Uint8Array) => Uint8Array | undefined;

const flip = (place: number) => (bytes: Uint8Array) => {
  const at = Math.floor(place * (bytes.length - 1));
  return bytes.with(at, (bytes[at] ?? 0) ^ 0x55);
};
const changes: readonly [name: string, change: Change][] = [
  ['cut by 7 bytes', (bytes) => bytes.slice(0, -7)],
  ['with zeros at its end', (bytes) => bytes.slice().fill(0, -20)],
  ['with a flipped byte at its start', flip(0)],
  ['with a flipped byte near its start', (bytes) => bytes.with(9, (bytes[9] ?? 0) ^ 0x55)],
  ['with a flipped byte in its middle', flip(0.5)],
  ['with a flipped byte at its end', flip(1)],
  ['empty', () => new Uint8Array()],
];

/** The same store with one value changed. */
async function damaged(
  key: (keys: readonly Key[]) => Key | undefined,
  change: Change,
  { storage }: Sample = few,
): Promise<Storage> {
  const copy = await copyOf(storage);
  const name = key(await keysOf(copy));
  const bytes = name === undefined ? undefined : (await copy.read([name])).get(name);
  if (name === undefined || bytes === undefined) throw new Error('there is no such value');
  const next = change(bytes);
  await copy.commit({ remove: [name] });
  if (next !== undefined) await copy.commit({ create: { key: name, bytes: next } });
  return copy;
}

interface Seen {
  readonly records: readonly { id: string; content: string }[];
  readonly lint: LintReport;
  readonly storage: StorageStats;
  /** What had been put aside when the open resolved. */
  readonly aside: readonly Key[];
}

/** Opens a damaged store, writes into it, and opens it again: it is reported, and the new memory is there. */
async function reopen(storage: Storage): Promise<Seen> {
  const driver = await open(door(storage));
  const aside = await keysOf(storage, 'quarantine/');
  const lint = await driver.ask({ type: 'lint', access, strict: false });
  const records = await contents(driver);
  const { storage: stats } = await driver.ask({ type: 'stats', access, all: true });
  await remember(driver, 'a memory after the damage');
  expect(await recall(driver, 'damage')).toEqual(['a memory after the damage']);
  await driver.close();
  for (let round = 0; round < 2; round++) {
    const again = await open(door(storage));
    expect(await recall(again, 'damage')).toEqual(['a memory after the damage']);
    expect(await contents(again)).toEqual([
      ...records,
      expect.objectContaining({ content: 'a memory after the damage' }),
    ]);
    const report = await again.ask({ type: 'stats', access, all: true });
    // What was put aside stays reported; what could be made again is whole now.
    expect(report.storage.quarantined).toBeLessThanOrEqual(stats.quarantined);
    await again.close();
  }
  return { records, lint, storage: stats, aside };
}

const first = (prefix: string) => (keys: readonly Key[]) => keys.find((key) => key.startsWith(prefix));
const last = (prefix: string) => (keys: readonly Key[]) => keys.findLast((key) => key.startsWith(prefix));

function expectReported({ lint, storage }: Seen): void {
  expect(storage.quarantined).toBeGreaterThan(0);
  expect(lint.ok).toBe(false);
  expect(lint.findings.map(({ check }) => check)).toContain('quarantine');
}

describe('a damaged tail is put aside, and later ones count:', () => {
  for (const [name, change] of changes) {
    for (const which of ['first', 'last'] as const) {
      test(`the ${which} one ${name}`, async () => {
        const seen = await reopen(await damaged(which === 'first' ? first('tail/') : last('tail/'), change));
        expectReported(seen);
        expect(seen.aside).toHaveLength(1);
        const lost = which === 'first' ? folded : folded + 4;
        expect(seen.records).toEqual(few.said.filter((_, n) => n !== lost));
      });
    }
  }
});

describe('what a page of numbers held is told again by the log:', () => {
  for (const kind of ['led/', 'nam/']) {
    for (const [name, change] of [...changes, ['missing', () => undefined] as const]) {
      test(`${kind} ${name}`, async () => {
        const seen = await reopen(await damaged(first(kind), change));
        expectReported(seen);
        expect(seen.aside).toHaveLength(1);
        expect(seen.records).toEqual(few.said);
      });
    }
  }
});

test('it is put aside and written anew by the open, also when there is nothing else to fold', async () => {
  const storage = await emptyPlace();
  const driver = await open(door(storage));
  await remember(driver, 'the tortoise');
  await driver.close();
  const [key = ''] = await keysOf(storage, 'led/');
  const bytes = (await storage.read([key])).get(key) ?? new Uint8Array();
  await storage.commit({ remove: [key] });
  await storage.commit({ create: { key, bytes: bytes.slice(0, -7) } });
  const again = await open(door(storage));
  expect(await recall(again, '')).toEqual(['the tortoise']);
  expect(await keysOf(storage, 'quarantine/')).toHaveLength(1);
  expect(await keysOf(storage, 'led/')).not.toContain(key);
});

describe('a log page that is damaged is reported, and nothing else suffers:', () => {
  for (const [name, change] of [...changes, ['missing', () => undefined] as const]) {
    test(`log/ ${name}`, async () => {
      const seen = await reopen(await damaged(first('log/'), change));
      expectReported(seen);
      expect(seen.records).toEqual(few.said);
    });
  }
});

describe('an index page is a cache:', () => {
  for (const [name, change] of changes) {
    test(`idx/ ${name} is reported and built again`, async () => {
      const seen = await reopen(await damaged(first('idx/'), change, many));
      expectReported(seen);
      expect(seen.records).toEqual(many.said);
    });
  }

  test('one that is missing is built again without a word', async () => {
    const storage = await damaged(first('idx/'), () => undefined, many);
    const seen = await reopen(storage);
    expect(seen).toMatchObject({ records: many.said, lint: { ok: true, findings: [] } });
    expect((await keysOf(storage, 'idx/')).length).toBeGreaterThan(0);
  });
});

describe('a page of texts:', () => {
  for (const [name, change] of changes) {
    test(`rec/ ${name} loses what is damaged and nothing else, and says which`, async () => {
      const seen = await reopen(await damaged(first('rec/'), change));
      expectReported(seen);
      const known = new Set(seen.records.map(({ id }) => id));
      const lost = few.said.filter(({ id }) => !known.has(id)).map(({ id }) => id);
      const missing = seen.lint.findings.find(({ check }) => check === 'missing-texts')?.ids ?? [];
      expect(lost.length).toBeGreaterThan(0);
      expect([...missing].sort()).toEqual([...lost].sort());
      expect(seen.records).toEqual(few.said.filter(({ id }) => known.has(id)));
      if (name.includes('flipped byte in its middle') || name.includes('flipped byte at its end'))
        expect(lost.length).toBeLessThanOrEqual(2);
    });
  }

  test('one that is missing stops nobody', async () => {
    const keys = await keysOf(few.storage, 'rec/');
    expect(keys.length).toBeGreaterThan(1);
    const seen = await reopen(await damaged(first('rec/'), () => undefined));
    expectReported(seen);
    expect(seen.records.length).toBeGreaterThan(20);
    expect(seen.records.length).toBeLessThan(few.said.length);
  });
});

describe('a head is made again from the pages:', () => {
  for (const [name, change] of changes) {
    test(`head/ ${name}`, async () => {
      const seen = await reopen(await damaged(last('head/'), change));
      expectReported(seen);
      expect(seen.records).toEqual(few.said);
    });
  }

  test('also when all heads are gone', async () => {
    const seen = await reopen(await damaged(last('head/'), () => undefined));
    expectReported(seen);
    expect(seen.records).toEqual(few.said);
  });

  test('also in a new store of which a fold had begun', async () => {
    const storage = await emptyPlace();
    const driver = await open({
      ...door(storage),
      async commit(change) {
        if (change.put !== undefined) {
          await storage.commit({ put: change.put });
          throw new Error('ended');
        }
        await (change.remove === undefined ? storage.commit(change) : Promise.reject(new Error('ended')));
      },
    });
    await remember(driver, 'the tortoise');
    await driver.flush().catch(() => undefined);
    await storage.commit({ remove: ['head/000000000001'] });
    await storage.commit({ create: { key: 'head/000000000001', bytes: Uint8Array.of(76, 67, 72) } });
    expect(await recall(await open(door(storage)), '')).toEqual(['the tortoise']);
  });

  test('and pages of attempts that came to nothing do not mislead', async () => {
    // A loser has left pages of the same generation, made from one commit more, but not all of them.
    const storage = await damaged(last('head/'), flip(0.5));
    const [key = ''] = await keysOf(storage, 'led/');
    const bytes = (await storage.read([key])).get(key) ?? new Uint8Array();
    const { header, body } = openPage(bytes);
    const more = encodePage({ ...header, folded: header.folded + 1 }, body);
    await storage.commit({ put: [{ key: `${key.slice(0, key.indexOf('-'))}-0000-0`, bytes: more }] });
    const seen = await reopen(storage);
    expect(seen.records).toEqual(few.said);
  });
});

describe('what does not belong:', () => {
  test('tails behind a gap are put aside and do not come back', async () => {
    const storage = await damaged(
      (keys) => keys.filter((key) => key.startsWith('tail/'))[2],
      () => undefined,
    );
    const seen = await reopen(storage);
    expectReported(seen);
    expect(seen.records).toEqual(few.said.slice(0, folded + 2));
    const driver = await open(door(storage));
    for (let n = 0; n < 5; n++) await remember(driver, `later ${n}`);
    expect(await recall(driver, 'later')).toHaveLength(5);
    for (const word of [secret(folded + 3), secret(folded + 4)].map((text) => text.split(' ')[0] ?? ''))
      expect(await recall(driver, word)).toEqual([]);
  });

  test('foreign names are left alone', async () => {
    const storage = await copyOf(few.storage);
    const foreign = ['rec/readme.txt', 'head/x', 'tail/000', 'notes/a', 'head/0000000000001'];
    for (const key of foreign) await storage.commit({ create: { key, bytes: Uint8Array.of(1) } });
    const seen = await reopen(storage);
    expect(seen).toMatchObject({ records: few.said, lint: { ok: true } });
    expect(await keysOf(storage)).toEqual(expect.arrayContaining(foreign));
  });

  test('a place with values and without loci.json is refused and left as it is', async () => {
    for (const storage of [
      await copyOf(few.storage, (key) => key !== 'loci.json'),
      await copyOf(few.storage, (key) => key.startsWith('tail/')),
    ]) {
      const before = await printsOf(storage);
      expect(await codeIn(open(door(storage)))).toBe('not_a_store');
      expect(await printsOf(storage)).toEqual(before);
    }
  });

  test('a damaged loci.json is refused and left as it is', async () => {
    for (const [, change] of changes.slice(0, 3)) {
      const storage = await damaged(first('loci.json'), change);
      const before = await printsOf(storage);
      expect(await codeIn(open(door(storage)))).toBe('corrupt');
      expect(await printsOf(storage)).toEqual(before);
    }
  });
});

describe('a later format asks for a newer version, and nothing is written:', () => {
  /** Makes a page or tail say that it is of format 2. */
  const later: Change = (bytes) => {
    const next = bytes.with(3, 0x32);
    const view = new DataView(next.buffer);
    const isPage = decodeUtf8(bytes.subarray(0, 3)) === 'LCP';
    const sum = isPage
      ? xxh32(next.subarray(8), view.getUint32(0, true))
      : crc32(next.subarray(8), crc32(next.subarray(0, 4)));
    view.setUint32(4, sum, true);
    return next;
  };
  const laterHead: Change = (bytes) => {
    const json = decodeUtf8(bytes).split('\n')[1] ?? '';
    const sum = crc32(encodeUtf8(json), crc32(encodeUtf8('LCH2')));
    return encodeUtf8(`LCH2 ${sum.toString(16).padStart(8, '0')}\n${json}\n`);
  };
  const cases: readonly [name: string, key: (keys: readonly Key[]) => Key | undefined, change: Change][] = [
    ['the store', first('loci.json'), (bytes) => encodeUtf8(decodeUtf8(bytes).replace('"format": 1', '"format": 2'))],
    ['a head', last('head/'), laterHead],
    ['a tail', last('tail/'), later],
    ['a ledger page', first('led/'), later],
    ['a page of names', first('nam/'), later],
  ];
  for (const [name, key, change] of cases) {
    test(name, async () => {
      const storage = await damaged(key, change);
      const before = await printsOf(storage);
      expect(await codeIn(open(door(storage)))).toBe('newer_format');
      expect(await printsOf(storage)).toEqual(before);
    });
  }

  test('a page of texts, when it is read or would have to be written again', async () => {
    const storage = await damaged(first('rec/'), later);
    const before = await printsOf(storage, 'rec/');
    const driver = await open(door(storage));
    expect(await codeIn(dump(driver))).toBe('newer_format');
    expect(await codeIn(forget(driver, idOf(few.said[0]?.id ?? '')))).toBe('newer_format');
    await driver.close();
    const after = await printsOf(storage, 'rec/');
    for (const [key, print] of before) expect(after.get(key)).toBe(print);
  });
});

describe('what was forgotten is not in quarantine:', () => {
  test('an erasure takes along damaged copies that may hold it', async () => {
    const storage = await damaged(first('rec/'), flip(1));
    const before = await open(door(storage));
    expect((await before.ask({ type: 'lint', access, strict: false })).ok).toBe(false);
    await before.close();
    expect((await keysOf(storage, 'quarantine/')).length).toBe(1);
    const needles = needlesOf(secret(3));
    expect(foundIn(needles, await valuesOf(storage, 'quarantine/'))).not.toEqual([]);
    const driver = await open(door(storage));
    await forget(driver, idOf(few.said[3]?.id ?? ''));
    expect(foundIn(needles, await valuesOf(storage))).toEqual([]);
    await toldOnly(driver, storage);
  });

  test('a damaged tail loses its bytes with the next erasure, and an untouched page stays aside', async () => {
    const storage = await damaged(last('tail/'), flip(0.6));
    const driver = await open(door(storage));
    expect(await keysOf(storage, 'quarantine/')).toHaveLength(1);
    await forget(driver, idOf(few.said[3]?.id ?? ''));
    await toldOnly(driver, storage);
    const [first] = await keysOf(storage, 'quarantine/');
    await forget(driver, idOf(few.said[4]?.id ?? ''));
    expect(await keysOf(storage, 'quarantine/'), 'it is not written again').toEqual([first]);
    await driver.close();
    const other = await damaged(last('rec/'), flip(1));
    const again = await open(door(other));
    await again.ask({ type: 'lint', access, strict: false });
    await again.flush();
    await forget(again, idOf(few.said[3]?.id ?? ''));
    const aside = [...(await valuesOf(other, 'quarantine/')).values()];
    expect(aside).toHaveLength(1);
    expect(aside[0]?.length).toBeGreaterThan(0);
  });

  /** Nothing is left of what was put aside but the news of it, until everything is written anew. */
  async function toldOnly(driver: Driver, storage: Storage): Promise<void> {
    expect([...(await valuesOf(storage, 'quarantine/')).values()]).toEqual([new Uint8Array()]);
    expect(await storageStats(driver)).toMatchObject({ quarantined: 1 });
    const copy = await open(await copyOf(storage));
    expect((await copy.ask({ type: 'lint', access, strict: false })).findings).toContainEqual(
      expect.objectContaining({ check: 'quarantine' }),
    );
    await copy.run({ type: 'compact' });
    expect(await storageStats(copy)).toMatchObject({ quarantined: 0 });
    await copy.close();
  }
});

describe('stats says', () => {
  test('what is missing without reading it, and whether everything was read', async () => {
    const storage = await damaged(last('rec/'), () => undefined);
    const driver = await open(door(storage));
    expect(await storageStats(driver)).toMatchObject({ quarantined: 1, checked: false });
    await driver.ask({ type: 'lint', access, strict: false });
    expect(await storageStats(driver)).toMatchObject({ quarantined: 1, checked: true });
    await driver.flush();
    expect((await keysOf(storage, 'quarantine/')).length, 'it was put aside').toBe(1);
    expect(await storageStats(driver)).toMatchObject({ quarantined: 1, checked: true });
  });

  test('that damage which nobody has met yet may be there', async () => {
    const storage = await damaged(last('rec/'), flip(1));
    const driver = await open(door(storage));
    expect(await storageStats(driver)).toMatchObject({ quarantined: 0, checked: false });
    await driver.ask({ type: 'lint', access, strict: false });
    expect(await storageStats(driver)).toMatchObject({ quarantined: 1, checked: true });
  });
});

test('a number whose name was lost is not given to another name', async () => {
  const storage = await emptyPlace();
  const driver = await open(door(storage));
  await remember(driver, 'the first of ada', {}, 'ada');
  await remember(driver, 'the first of bob', {}, 'bob');
  await remember(driver, 'the second of bob', {}, 'bob');
  // The commit in which bob got his number is lost; bob's number is still in use.
  const bytes = (await storage.read(['tail/000000000002'])).get('tail/000000000002') ?? new Uint8Array();
  await storage.commit({ remove: ['tail/000000000002'] });
  await storage.commit({ create: { key: 'tail/000000000002', bytes: bytes.slice(0, -7) } });
  for (let round = 0; round < 2; round++) {
    const again = await open(door(storage));
    await remember(again, `of eve ${round}`, {}, `eve${round}`);
    for (const user of ['eve0', 'eve1']) expect(await recall(again, 'bob', { access: accessOf(user) })).toEqual([]);
    expect(await recall(again, 'eve', { access: accessOf(`eve${round}`) })).toEqual([`of eve ${round}`]);
    await again.close();
  }
});
