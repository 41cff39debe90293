import type { Engine, EngineState } from '../engine/engine.js';
import type { Ledger } from '../engine/ledger/ledger.js';
import type { CommitLog } from '../model/commit-codec.js';
import type { LociEvent } from '../model/events.js';
import type { Storage } from '../ports/storage.js';
import type { Damage } from './damage.js';
import type { Head, PageRef } from './head.js';
import { bodyOf, generations, unlessCorrupt } from './loader.js';
import { decodeLog } from './log.js';
import { PageGone } from './texts.js';

/**
 * Loads the ledger of a head. What a damaged or missing page held is told again by the log.
 *
 * @throws PageGone when a page is missing because somebody has folded
 */
export async function loadLedger(storage: Storage, engine: Engine, head: Head, damage: Damage): Promise<EngineState> {
  const state = engine.empty();
  const { ledger } = state;
  const bodies = await readBodies(storage, head, [...head.nam, ...head.led], damage);
  ledger.reserve(head.led.at(-1)?.to ?? 0);
  const isWhole = bodies.every(({ ref, body }) => body !== undefined && take(ledger, head, ref, body));
  if (isWhole) return state;
  return replay(storage, engine, head, bodies, damage);
}

interface Body {
  readonly ref: PageRef;
  readonly body: Uint8Array | undefined;
}

/** Pages as far as they are intact; the others are noted. */
async function readBodies(
  storage: Storage,
  head: Head,
  refs: readonly PageRef[],
  damage: Damage,
): Promise<readonly Body[]> {
  const read = await storage.read(refs.map(({ key }) => key));
  const missing = refs.find(({ key }) => !read.has(key));
  if (missing !== undefined && (await generations(storage))[0] !== head.generation) throw new PageGone(missing);
  return refs.map((ref) => {
    const body = bodyOf(read.get(ref.key));
    if (body === undefined) damage.page(ref);
    return { ref, body };
  });
}

/** Whether the ledger could take in a page. */
function take(ledger: Ledger, head: Head, ref: PageRef, body: Uint8Array): boolean {
  const work = () => {
    if (head.nam.includes(ref)) ledger.decodeNames(body);
    else ledger.decodePage(body);
    return true;
  };
  return unlessCorrupt(work) ?? false;
}

/** The ledger out of its intact pages, and out of the log where there is none. */
async function replay(
  storage: Storage,
  engine: Engine,
  head: Head,
  bodies: readonly Body[],
  damage: Damage,
): Promise<EngineState> {
  const state = engine.empty();
  const { ledger } = state;
  const commits = await readLog(storage, head, damage);
  for (const { ref, body } of bodies) {
    if (body !== undefined && take(ledger, head, ref, body)) continue;
    damage.page(ref);
    const isPart = head.nam.includes(ref)
      ? (event: LociEvent) => event.type === 'named'
      : (event: LociEvent) => event.type !== 'named' && event.ordinal >= ref.from && event.ordinal < ref.to;
    for (const { events } of commits) {
      for (const event of events) if (isPart(event)) evolveOrNote(ledger, event, damage);
    }
  }
  return state;
}

/**
 * The commits that the log of a head tells of, as far as its pages are intact; the others are noted.
 *
 * @param after only commits with a higher sequence number
 * @throws PageGone when a page is missing because somebody has folded
 */
export async function readLog(storage: Storage, head: Head, damage: Damage, after = 0): Promise<readonly CommitLog[]> {
  const refs = head.log.filter(({ to }) => to > after + 1);
  const bodies = await readBodies(storage, head, refs, damage);
  return bodies.flatMap(({ ref, body }) => {
    const commits = body === undefined ? undefined : unlessCorrupt(() => decodeLog(body));
    if (commits === undefined) damage.page(ref);
    const from = Math.max(ref.from, after + 1);
    return (commits ?? []).filter(({ sequence }) => sequence >= from && sequence < ref.to);
  });
}

/** An event that does not fit is counted and left out. */
function evolveOrNote(ledger: Ledger, event: LociEvent, damage: Damage): void {
  const isTaken = unlessCorrupt(() => {
    ledger.evolve(event);
    return true;
  });
  if (isTaken === undefined) damage.fault();
}
