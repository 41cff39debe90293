import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Memory, memoryStorage, openMemory, type Storage } from '../../src/index.js';
import { parseNewMemory } from '../../src/model/parse/memory.js';
import { toAccess } from '../../src/model/parse/scope.js';
import { fileStorage } from '../../src/node/index.js';
import { search } from '../support/queries.js';
import { isLong } from '../support/runs.js';
import { resultOf, World } from '../support/world.js';

/**
 * The proof that what was corrected or forgotten never speaks again: random histories over a store in memory and one in a folder,
 * probed with every text that was ever superseded or forgotten, by every way of asking and in the bytes. LOCI_LONG=1 runs 5,000.
 */
const histories = isLong ? 5000 : 300;

type Move =
  | {
      readonly do: 'say';
      readonly fact: number;
      readonly name: number;
      readonly source: number;
      readonly external: boolean;
    }
  | { readonly do: 'amend' | 'forget' | 'restore' | 'resolve'; readonly pick: number; readonly name: number }
  | { readonly do: 'forgetSource'; readonly source: number }
  | { readonly do: 'improve' | 'reopen' | 'other' | 'export' | 'importOwn' | 'importAbroad' | 'reload' | 'compact' };

const plain = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 12,
    arbitrary: plain({
      do: fc.constant('say' as const),
      // Homes and likes often, so that much is corrected.
      fact: fc.oneof(fc.nat(3), fc.nat(100)),
      name: fc.nat(9),
      source: fc.nat(3),
      external: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: plain({
      do: fc.constantFrom(
        'amend' as const,
        'forget' as const,
        'forget' as const,
        'restore' as const,
        'resolve' as const,
      ),
      pick: fc.nat(),
      name: fc.nat(9),
    }),
  },
  { weight: 2, arbitrary: plain({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: plain({ do: fc.constant('forgetSource' as const), source: fc.nat(3) }) },
  {
    weight: 5,
    arbitrary: plain({
      do: fc.constantFrom('improve', 'reopen', 'other', 'export', 'importOwn', 'importAbroad', 'reload', 'compact'),
    }),
  },
);

const facts = [
  'I live in *.',
  'I moved to *.',
  'I like *.',
  "I don't like * any more.",
  'I am allergic to *.',
  'I have an allergy to *.',
  'I am not allergic to * after all.',
  'My manager is *.',
  '* is my manager now.',
  'My sister lives in *.',
  'I speak *.',
  'The budget for * is 40k.',
  'The budget for * was raised to 55k.',
  'Our supplier changed to *.',
  '我喜欢*。',
  'I work for *, and I stopped smoking.',
];

/** A name in letters and one in signs, whose n-grams are nobody else's. */
function nameOf(n: number): string {
  const sign = (k: number) => String.fromCharCode(0x5200 + n * 5 + k);
  return `Qzv${String.fromCharCode(97 + n)}wyx ${sign(0)}${sign(1)}${sign(2)}${sign(3)}`;
}

/** Everything of a text that could give it away: words, their stems, pairs of signs. */
function tracesOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/qzv[a-z]w/g) ?? [];
  const signs = text.match(/[\u5200-\u5240]{2,}/g) ?? [];
  return [...words, ...signs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)))];
}

/** What is known from the answers of the verbs: which texts hold, which do not hold any more, and which are gone. */
class Truth {
  readonly texts = new Map<string, string>();
  readonly active = new Set<string>();
  readonly #replacedBy = new Map<string, readonly string[]>();
  /** External ids that went on to another record by name. */
  readonly amended = new Set<string>();
  readonly superseded = new Set<string>();
  readonly forgotten = new Set<string>();
  /** The external id of each record that came with one and was not amended. */
  readonly externals = new Map<string, string>();

  stored(id: string, text: string, superseded: readonly string[]): void {
    if (id === '') return;
    if (!this.texts.has(id)) this.texts.set(id, text);
    this.active.add(id);
    this.replaced(superseded);
    this.#replacedBy.set(id, [...(this.#replacedBy.get(id) ?? []), ...superseded]);
  }

  replaced(ids: readonly string[]): void {
    for (const id of ids) {
      this.active.delete(id);
      if (!this.forgotten.has(id)) this.superseded.add(id);
    }
  }

  /** What was replaced by something that is gone is gone with it, whether a verb says so or not. */
  gone(ids: readonly string[]): void {
    const all = [...ids];
    // The list grows while it is walked.
    for (const id of all) all.push(...(this.#replacedBy.get(id) ?? []).filter((older) => !all.includes(older)));
    for (const id of all) {
      this.active.delete(id);
      this.superseded.delete(id);
      this.forgotten.add(id);
    }
  }

  tracesIn(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
    return new Set(sets.flatMap((ids) => [...ids].flatMap((id) => tracesOf(this.texts.get(id) ?? ''))));
  }

  /** Traces that nothing current has. */
  silent(): readonly string[] {
    const alive = this.tracesIn(this.active);
    return [...this.tracesIn(this.superseded, this.forgotten)].filter((trace) => !alive.has(trace));
  }

  /** Traces that nothing has that is left. */
  erased(): readonly string[] {
    const left = this.tracesIn(this.active, this.superseded);
    return [...this.tracesIn(this.forgotten)].filter((trace) => !left.has(trace));
  }
}

class Play {
  readonly truth = new Truth();
  readonly #place: () => Storage;
  readonly #bytes: () => Promise<string>;
  memory: Memory;
  #others: Memory[] = [];
  #export: Uint8Array | undefined;
  readonly #filled: boolean;

  private constructor(memory: Memory, place: () => Storage, bytes: () => Promise<string>, filled: boolean) {
    this.memory = memory;
    this.#filled = filled;
    this.#place = place;
    this.#bytes = bytes;
  }

  /** @param filled with so many other memories that the search index is stored, too */
  static async start(place: () => Storage, bytes: () => Promise<string>, filled: boolean): Promise<Play> {
    const memory = await openMemory({ storage: place() });
    if (filled) {
      await memory.rememberAll(
        Array.from({ length: 1030 }, (_, i) => ({ content: `note ${i}`, kind: 'note' as const })),
      );
      await memory.flush();
    }
    return new Play(memory, place, bytes, filled);
  }

  async make(move: Move): Promise<void> {
    const { truth } = this;
    switch (move.do) {
      case 'say': {
        const content = (facts[move.fact % facts.length] ?? '').replaceAll('*', nameOf(move.name));
        const externalId = move.external ? `external-${move.fact % 48}` : undefined;
        const memory = this.#others[move.source % 2] ?? this.memory;
        const given = { content, ...(externalId === undefined ? {} : { externalId }) };
        const source = move.source === 0 ? {} : { source: `source-${move.source}` };
        const { id, superseded, status } = await memory.remember({ ...given, ...source });
        if (status !== 'duplicate' && status !== 'unchanged') truth.stored(id, content, superseded);
        if (status === 'stored' && externalId !== undefined) truth.externals.set(id, externalId);
        // Sent anew with another text: the sender knows better than whoever corrected it.
        if (status === 'amended' && externalId !== undefined) truth.amended.add(externalId);
        return;
      }
      case 'amend': {
        const id = this.#pick(truth.active, move.pick);
        if (id === undefined) return;
        const content = `I live in ${nameOf(move.name)}.`;
        const outcome = await this.memory.amend(id, content).catch(() => undefined);
        if (outcome?.status === 'amended') {
          truth.stored(outcome.id, content, outcome.superseded);
          truth.amended.add(truth.externals.get(id) ?? '');
        }
        break;
      }
      case 'forget': {
        const id = this.#pick(new Set([...truth.active, ...truth.superseded]), move.pick);
        if (id !== undefined) truth.gone((await this.memory.forget(id)).ids);
        break;
      }
      case 'forgetSource':
        truth.gone((await this.memory.forget({ source: `source-${move.source}` })).ids);
        break;
      case 'restore': {
        const id = this.#pick(truth.superseded, move.pick);
        if (id === undefined) return;
        const outcome = await this.memory.restore(id).catch(() => undefined);
        if (outcome !== undefined) {
          truth.stored(outcome.id, truth.texts.get(id) ?? '', outcome.superseded);
          for (const one of [id, ...outcome.superseded]) truth.amended.add(truth.externals.get(one) ?? '');
        }
        break;
      }
      case 'resolve': {
        const id = this.#pick(truth.active, move.pick);
        const other = id === undefined ? undefined : (await this.memory.get(id)).openQuestions?.[0];
        if (id === undefined || other === undefined) return;
        await this.memory.resolve([id, other], move.name % 2 === 0 ? 'replace' : 'both');
        break;
      }
      case 'improve': {
        const { merged } = await this.memory.improve();
        truth.replaced(merged.flatMap(({ superseded }) => superseded));
        break;
      }
      case 'reopen':
        for (const memory of [...this.#others.splice(0), this.memory]) await memory.close();
        this.memory = await openMemory({ storage: this.#place() });
        break;
      case 'other':
        // Another writer beside this one; it may hold an older view until it looks.
        if (this.#others.length < 2) this.#others.push(await openMemory({ storage: this.#place() }));
        break;
      case 'export':
        this.#export = await exported(this.memory);
        break;
      case 'importOwn':
        // An old export, taken before this and that was forgotten.
        if (this.#export !== undefined) await this.memory.import(this.#export);
        break;
      case 'importAbroad': {
        const abroad = await openMemory({ storage: memoryStorage() });
        await abroad.import(await exported(this.memory));
        await silence(abroad, truth);
        await abroad.close();
        break;
      }
      case 'reload':
        await this.memory.rememberAll(this.#outdated());
        break;
      case 'compact':
        await this.memory.compact();
        break;
    }
    await this.#settle();
  }

  /** What a load that is run again would bring: the last text of each external id, where it was corrected or forgotten since. */
  #outdated(): readonly { readonly externalId: string; readonly content: string }[] {
    const { truth } = this;
    const taken = new Set([...truth.active].map((id) => truth.externals.get(id)));
    const latest = new Map(Array.from(truth.externals, ([id, externalId]) => [externalId, id]));
    return Array.from(latest, ([externalId, id]) => ({ id, externalId, content: truth.texts.get(id) ?? '' }))
      .filter(({ id, externalId }) => !truth.active.has(id) && !taken.has(externalId) && !truth.amended.has(externalId))
      .map(({ externalId, content }) => ({ externalId, content }));
  }

  #pick(ids: ReadonlySet<string>, n: number): string | undefined {
    return [...ids][n % Math.max(1, ids.size)];
  }

  /** What replaced what is read back: settling and cascades are not told by every verb. */
  async #settle(): Promise<void> {
    const { records } = await this.memory.inspect({ standing: 'superseded', limit: 1000 });
    this.truth.replaced(records.map(({ id }) => id).filter((id) => this.truth.texts.has(id)));
  }

  async probe(whole: boolean): Promise<void> {
    for (const memory of [this.memory, ...this.#others]) await silence(memory, this.truth, whole ? Infinity : 2);
    if (this.#filled) await this.memory.flush();
    const bytes = await this.#bytes();
    for (const trace of this.truth.erased()) {
      expect(bytes.includes(trace), 'a file of the store holds it').toBe(false);
      expect(bytes.toLowerCase().includes(trace), 'a file of the store holds it').toBe(false);
    }
    // The scan would find it: what is left is there to be found.
    const [alive] = this.truth.tracesIn(this.truth.active);
    if (alive !== undefined) expect(bytes.toLowerCase()).toContain(alive);
  }

  async end(): Promise<void> {
    for (const memory of [...this.#others, this.memory]) await memory.close();
  }
}

/** Nothing that anybody can ask says what is not true any more, or what is gone. */
async function silence(memory: Memory, truth: Truth, most = Number.POSITIVE_INFINITY): Promise<void> {
  const silent = truth.silent();
  const erased = truth.erased();
  const says = (answer: unknown, traces: readonly string[], how: string) => {
    const text = JSON.stringify(answer).toLowerCase();
    for (const trace of traces) if (text.includes(trace)) throw new Error(`${how} says ${trace}`);
  };
  const asked = [...new Set([...truth.superseded, ...truth.forgotten])].slice(-most);
  for (const id of asked) {
    const text = truth.texts.get(id) ?? '';
    const hits = await memory.recall(text, { limit: 100 });
    says(
      hits.map(({ content, summary }) => [content, summary]),
      silent,
      'recall',
    );
    for (const options of [
      { explain: true },
      { includeSuperseded: true, explain: true },
      { asOf: Date.UTC(2027, 0, 1) },
    ]) {
      const { hits: found } = await memory.search(text, { limit: 100, ...options });
      // What was matched repeats the question.
      const said = found.map(({ matched: _m, why: _w, ...hit }) => hit);
      says(said, erased, `search ${JSON.stringify(options)}`);
      if (!('includeSuperseded' in options))
        says(
          said.map(({ content, summary }) => [content, summary]),
          silent,
          'search',
        );
      for (const hit of found)
        says(
          hit.matched.filter((word) => isErased(word, erased)),
          erased,
          'matched',
        );
    }
  }
  says(
    (await memory.recent(100)).map(({ content, summary }) => [content, summary]),
    silent,
    'recent',
  );
  for (const standing of ['superseded', 'forgotten'] as const)
    says(await memory.inspect({ limit: 1000, standing }), erased, 'inspect');
  says(await memory.inspect({ limit: 1000 }), erased, 'inspect');
  says(new TextDecoder().decode(await exported(memory)), erased, 'export');
  for (const id of asked.slice(-3)) {
    const history = await memory.history(id).catch(() => []);
    says(history, erased, 'history');
  }
}

function isErased(word: string, erased: readonly string[]): boolean {
  return erased.some((trace) => word.toLowerCase().includes(trace));
}

async function exported(memory: Memory): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of memory.export()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function bytesOf(storage: Storage): Promise<string> {
  await storage.open();
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  return [...(await storage.read(keys)).values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

function filesOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}

async function played(play: Play, moves: readonly Move[]): Promise<void> {
  try {
    for (const [i, move] of moves.entries()) {
      await play.make(move);
      if (i % 3 === 2) await play.probe(false);
    }
    await play.probe(true);
  } finally {
    await play.end();
  }
}

describe('what was corrected or forgotten never speaks again', () => {
  const moves = fc.array(move, { minLength: 3, maxLength: 14, size: 'max' });
  const options = (numRuns: number) => ({ numRuns, endOnFailure: process.env.LOCI_NO_SHRINK === '1' });

  test('in memory', { timeout: isLong ? 3_600_000 : 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(19), async (history, n) => {
        const storage = memoryStorage();
        await played(
          await Play.start(
            () => storage,
            () => bytesOf(storage),
            n === 0,
          ),
          history,
        );
      }),
      options(Math.ceil(histories * 0.9)),
    );
  });

  test('in a folder', { timeout: isLong ? 3_600_000 : 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(9), async (history, n) => {
        const folder = mkdtempSync(join(tmpdir(), 'loci-proof-'));
        try {
          const play = await Play.start(
            () => fileStorage(folder),
            async () => filesOf(folder),
            n === 0,
          );
          await played(play, history);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      }),
      options(Math.floor(histories * 0.1)),
    );
  });
});

describe('only what is active is recalled, held twice', () => {
  const access = toAccess({ user: 'ana' });
  const store = (world: World, content: string) =>
    resultOf(
      world.run({
        type: 'remember',
        access,
        items: [parseNewMemory({ content })],
        onExisting: 'amend',
        revive: true,
        itemwise: false,
        dryRun: false,
      }),
    );

  test('before ranking: what is superseded takes no place from what is active', () => {
    const world = new World();
    for (let i = 0; i < 60; i++) {
      const [outcome] = store(world, `kayak kayak kayak number ${i}`);
      const id = outcome !== undefined && 'id' in outcome ? outcome.id : '';
      resultOf(world.run({ type: 'amend', access, id: id as never, content: `boat ${i}` }));
    }
    store(world, 'we once hired one kayak on a long and slow river in the north');
    const result = resultOf(world.ask(search(access, 'kayak', { limit: 1 })));
    expect(result).toMatchObject({ hits: [{ content: expect.stringContaining('river') }] });
  });

  test('after the texts have come: what was superseded meanwhile is not shown', () => {
    const world = new World();
    const [outcome] = store(world, 'the red kayak');
    const id = outcome !== undefined && 'id' in outcome ? outcome.id : '';
    const step = world.engine.answer(world.state, search(access, 'kayak'), world.now);
    if (step.done) throw new Error('the texts should be asked for first');
    const texts = new Map(
      step.needs.ordinals.flatMap((ordinal) => {
        const payload = world.payloads.get(ordinal);
        return payload === undefined ? [] : [[ordinal, payload] as const];
      }),
    );
    resultOf(world.run({ type: 'amend', access, id: id as never, content: 'the blue boat' }));
    expect(step.next(texts)).toMatchObject({ done: true, answer: { hits: [] } });
  });
});
