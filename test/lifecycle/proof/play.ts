import { expect } from 'vitest';
import { bundled } from '../../../src/bundled.js';
import { createMemory } from '../../../src/facade/memory.js';
import { parseHandleOptions } from '../../../src/facade/options.js';
import { openHost } from '../../../src/host/open.js';
import {
  type Enrich,
  type Memory,
  memoryStorage,
  openMemory,
  type Patterns,
  type Storage,
} from '../../../src/index.js';
import { isMemoryError } from '../../../src/model/errors.js';
import { neutralRuntime } from '../../../src/runtime/neutral.js';
import { Door, Lock } from './door.js';
import { type Act, factOf, type Move, nameOf } from './moves.js';
import { exported, silence } from './silence.js';
import { Truth, tracesOf } from './truth.js';

/** Where a history happens. */
export interface Place {
  /** A way into the place for one more writer. */
  enter(): Storage;
  /** Everything that the place holds, as text. */
  bytes(): Promise<string>;
}

/** A memory, and the door through which it writes. */
interface Writer {
  readonly memory: Memory;
  readonly door: Door;
}

/** A writer that was stopped in the middle of an act. */
interface Held extends Writer {
  /** Resolves when the act is done, after it was let go. */
  readonly done: Promise<void>;
}

/** Fails that mean "somebody else came first", or that the process has ended. */
const allowed = new Set(['conflict', 'not-found', 'unavailable', 'locked']);

function unlessAllowed(error: unknown): void {
  if (!isMemoryError(error) || !allowed.has(error.code)) throw error;
}

/** Says what the text says, in all four ways. */
const parrot: Enrich = (text) =>
  text.startsWith('note ')
    ? null
    : {
        summary: `In short: ${text}`,
        keywords: text.match(/Qou[a-z]+/g) ?? [],
        questions: [`What of ${text}`],
        tags: tracesOf(text).map((trace) => `about ${trace}`),
      };

/** Says of a group everything that its members say. */
const choir: Patterns = (group) => [
  { text: group.map(({ text }) => text).join(' So: '), sources: group.map(({ id }) => id) },
];

/** One history of a store, with everything that is known from outside. */
export class Play {
  readonly truth = new Truth();
  readonly #place: Place;
  readonly #lock: Lock;
  #main: Writer;
  #others: Writer[] = [];
  #held: Held | undefined;
  #export: Uint8Array | undefined;
  readonly #filled: boolean;

  private constructor(place: Place, lock: Lock, main: Writer, filled: boolean) {
    this.#place = place;
    this.#lock = lock;
    this.#main = main;
    this.#filled = filled;
  }

  /** @param filled with so many other memories that the search index is stored, too */
  static async start(place: Place, filled: boolean): Promise<Play> {
    const lock = new Lock();
    const main = await enter(place, lock);
    if (filled) {
      await main.memory.rememberAll(
        Array.from({ length: 1030 }, (_, i) => ({ content: `note ${i}`, kind: 'note' as const })),
      );
      await main.memory.flush();
    }
    return new Play(place, lock, main, filled);
  }

  async make(move: Move): Promise<void> {
    const { truth } = this;
    const { memory } = this.#main;
    switch (move.do) {
      case 'crash':
        await this.#crash(move.steps, move.act);
        break;
      case 'hold':
        await this.#hold(move.steps, move.act);
        break;
      case 'release':
        await this.#release();
        break;
      case 'steal':
        this.#lock.steal();
        break;
      case 'reopen':
        await this.#closeAll();
        this.#main = await enter(this.#place, this.#lock);
        break;
      case 'other':
        // Another writer beside this one; it may hold an older view until it looks.
        if (this.#others.length < 2) this.#others.push(await enter(this.#place, this.#lock));
        break;
      case 'export':
        this.#export = await exported(memory);
        break;
      case 'importOwn':
        // An old export, taken before this and that was forgotten.
        if (this.#export !== undefined) await memory.import(this.#export);
        break;
      case 'importAbroad': {
        const abroad = await openMemory({ storage: memoryStorage() });
        await abroad.import(await exported(memory));
        await silence(abroad, truth);
        await abroad.close();
        break;
      }
      default:
        await this.#act(move, move.do === 'say' ? (this.#others[move.source % 2] ?? this.#main).memory : memory);
    }
    if (this.#held === undefined) await this.#settle();
    else await this.#reconcile();
  }

  /** Does something with a memory; what it says is taken for true. */
  async #act(act: Act, memory: Memory): Promise<void> {
    const { truth } = this;
    switch (act.do) {
      case 'say': {
        const content = factOf(act.fact, act.name);
        const externalId = act.external ? `external-${act.fact % 48}` : undefined;
        const given = { content, ...(externalId === undefined ? {} : { externalId }) };
        const source = act.source === 0 ? {} : { source: `source-${act.source}` };
        const { id, superseded, status } = await memory.remember({ ...given, ...source });
        if (status !== 'duplicate' && status !== 'unchanged') truth.stored(id, content, superseded);
        if (status === 'stored' && externalId !== undefined) truth.externals.set(id, externalId);
        // Sent anew with another text: the sender knows better than whoever corrected it. The id stands beside one that says the same.
        if (['amended', 'duplicate'].includes(status) && externalId !== undefined) truth.amended.add(externalId);
        return;
      }
      case 'contradict': {
        const id = this.#pick(truth.active, act.pick);
        const content = id === undefined ? undefined : against(truth.texts.get(id) ?? '', act.name);
        if (content === undefined) return;
        const { id: newer, superseded, status } = await memory.remember(content);
        if (status !== 'duplicate' && status !== 'unchanged') truth.stored(newer, content, superseded);
        return;
      }
      case 'amend': {
        const id = this.#pick(truth.active, act.pick);
        if (id === undefined) return;
        const content = factOf(0, act.name);
        const outcome = await memory.amend(id, content).catch(unlessAllowed);
        if (outcome?.status !== 'amended') return;
        truth.stored(outcome.id, content, outcome.superseded);
        truth.amended.add(truth.externals.get(id) ?? '');
        return;
      }
      case 'forget': {
        const id = this.#pick(new Set([...truth.active, ...truth.superseded]), act.pick);
        if (id !== undefined) truth.gone((await memory.forget(id)).ids);
        return;
      }
      case 'forgetSource':
        truth.gone((await memory.forget({ source: `source-${act.source}` })).ids);
        return;
      case 'restore': {
        const id = this.#pick(truth.superseded, act.pick);
        if (id === undefined) return;
        const outcome = await memory.restore(id).catch(unlessAllowed);
        if (outcome === undefined) return;
        truth.stored(outcome.id, truth.texts.get(id) ?? '', outcome.superseded);
        for (const one of [id, ...outcome.superseded]) truth.amended.add(truth.externals.get(one) ?? '');
        return;
      }
      case 'resolve': {
        const id = this.#pick(truth.active, act.pick);
        const other = id === undefined ? undefined : (await memory.get(id)).openQuestions?.[0];
        if (id === undefined || other === undefined) return;
        await memory.resolve([id, other], act.name % 2 === 0 ? 'replace' : 'both');
        return;
      }
      case 'improve': {
        const { merged } = await memory.improve();
        truth.replaced(merged.flatMap(({ superseded }) => superseded));
        return;
      }
      case 'enrich':
        await memory.enrich({ overwrite: true });
        return;
      case 'reload':
        await memory.rememberAll(this.#outdated());
        return;
      case 'compact':
        await memory.compact();
        return;
    }
  }

  /** The process of the first writer ends in the middle of an act, or after it; another one takes its place. */
  async #crash(steps: number, act: Act): Promise<void> {
    await this.#release();
    const { door, memory } = this.#main;
    this.#doubt(act);
    door.cutAfter(steps);
    await this.#act(withoutExternal(act), memory).catch(unlessAllowed);
    door.cut();
    await memory.close().catch(unlessAllowed);
    this.#main = await enter(this.#place, this.#lock);
    await this.#reconcile();
    this.truth.doubtful.clear();
  }

  /** A writer of its own is stopped in the middle of an act, and stays so while others go on. */
  async #hold(steps: number, act: Act): Promise<void> {
    await this.#release();
    const writer = await enter(this.#place, this.#lock);
    this.#doubt(act);
    const reached = writer.door.holdAfter(steps);
    const done = this.#act(withoutExternal(act), writer.memory).catch(unlessAllowed);
    this.#held = { ...writer, done };
    await Promise.race([reached, done]);
    await this.#reconcile();
  }

  /** The writer that was stopped goes on, comes to its end, and is asked, too. */
  async #release(): Promise<void> {
    const held = this.#held;
    if (held === undefined) return;
    held.door.letGo();
    await held.done;
    this.#held = undefined;
    await this.#reconcile();
    // A forget that failed half-way is finished by whoever folds next.
    await this.#main.memory.flush();
    this.truth.doubtful.clear();
    this.truth.unfinished.clear();
    await silence(held.memory, this.truth, 2);
    await held.memory.close();
  }

  /** What an act may store without anybody hearing of it. */
  #doubt(act: Act): void {
    const { truth } = this;
    if (act.do === 'say') truth.doubtful.add(factOf(act.fact, act.name));
    if (act.do === 'amend') truth.doubtful.add(factOf(0, act.name));
    const picked =
      'pick' in act ? this.#pick(act.do === 'restore' ? truth.superseded : truth.active, act.pick) : undefined;
    if (picked === undefined) return;
    const text = truth.texts.get(picked) ?? '';
    if (act.do === 'restore') truth.doubtful.add(text);
    if (act.do === 'contradict') truth.doubtful.add(against(text, 'name' in act ? act.name : 0) ?? '');
    // Its external id may go on to another record.
    truth.amended.add(truth.externals.get(picked) ?? '');
  }

  /**
   * Reads back what became of acts of which nobody told the outcome. What was acknowledged must hold all the same: nothing is
   * missing, nothing that was forgotten or superseded is back.
   */
  async #reconcile(): Promise<void> {
    const { truth } = this;
    const { memory } = this.#main;
    const found = new Map<string, { readonly standing: string; readonly content: string }>();
    const replaced: [older: string, newer: string][] = [];
    for (const standing of ['active', 'superseded', 'forgotten'] as const) {
      for (const record of (await memory.inspect({ standing, limit: 1000 })).records) {
        found.set(record.id, record);
        if (record.supersededBy !== undefined) replaced.push([record.id, record.supersededBy]);
      }
    }
    for (const [id, { standing, content }] of found) {
      if (truth.texts.has(id) || !truth.doubtful.has(content)) continue;
      truth.stored(id, content, []);
      if (standing === 'superseded') truth.replaced([id]);
    }
    for (const [older, newer] of replaced) if (truth.texts.has(newer)) truth.stored(newer, '', [older]);
    const gone: string[] = [];
    for (const id of truth.texts.keys()) {
      const standing = (found.get(id) ?? (await memory.get(id))).standing;
      if (truth.forgotten.has(id)) expect(standing, 'what was forgotten').toBe('forgotten');
      if (truth.superseded.has(id)) expect(standing, 'what was superseded').not.toBe('active');
      if (standing === 'superseded') truth.replaced([id]);
      if (standing === 'forgotten' && !truth.forgotten.has(id)) gone.push(id);
    }
    if (this.#held !== undefined) for (const id of gone) truth.unfinished.add(id);
    truth.gone(gone);
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
    const { records } = await this.#main.memory.inspect({ standing: 'superseded', limit: 1000 });
    this.truth.replaced(records.map(({ id }) => id).filter((id) => this.truth.texts.has(id)));
  }

  async probe(whole: boolean): Promise<void> {
    if (whole) await this.#release();
    for (const { memory } of [this.#main, ...this.#others]) {
      await silence(memory, this.truth, whole ? Number.POSITIVE_INFINITY : 2);
    }
    if (this.#filled) await this.#main.memory.flush();
    const bytes = await this.#place.bytes();
    const lower = bytes.toLowerCase();
    for (const trace of this.truth.wiped()) {
      expect(bytes.includes(trace) || lower.includes(trace), 'a file of the store holds it').toBe(false);
    }
    // The scan would find it: what is left is there to be found.
    const [alive] = this.truth.tracesIn(this.truth.active);
    if (alive !== undefined) expect(lower).toContain(alive);
  }

  async end(): Promise<void> {
    await this.#closeAll();
  }

  async #closeAll(): Promise<void> {
    await this.#release();
    for (const { memory } of [...this.#others.splice(0), this.#main]) await memory.close();
  }
}

async function enter(place: Place, lock: Lock): Promise<Writer> {
  const door = new Door(place.enter());
  const runtime = { ...neutralRuntime(), politely: lock.politely };
  const driver = await openHost({ storage: door, runtime, knowledge: bundled });
  return { door, memory: createMemory(driver, parseHandleOptions({ enricher: { enrich: parrot, patterns: choir } })) };
}

/** The opposite of a statement, or something that takes its place. */
function against(text: string, name: number): string | undefined {
  if (text.startsWith('I like ')) return `${text.replace('I like', "I don't like").slice(0, -1)} any more.`;
  if (/^I (live|moved)/.test(text)) return `I moved to ${nameOf(name)}.`;
  if (/manager/.test(text)) return `${nameOf(name)} is my manager now.`;
  return undefined;
}

/** An external id that goes with an act of which nobody tells the outcome would not be known to be taken. */
function withoutExternal(act: Act): Act {
  return act.do === 'say' ? { ...act, external: false } : act;
}
