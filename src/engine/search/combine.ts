import { assemble, type Dictionary } from './assemble.js';
import type { Segment } from './segment.js';

/** A segment and which of its units to keep (all when absent). */
export interface Part {
  readonly segment: Segment;
  readonly keep?: (unit: number) => boolean;
}

/**
 * One segment of the kept units of several, in order of ordinals. Terms that no kept unit has are gone from the dictionary.
 * Undefined when nothing is left. Merging is this with all units, erasing is this with one segment.
 */
export function combine(parts: readonly Part[]): Segment | undefined {
  const chosen = parts.map(choose);
  const units = chosen.reduce((sum, { kept }) => sum + kept.length, 0);
  if (units === 0) return undefined;
  const { dictionary, places } = mergeDictionaries(parts, chosen);
  const tokens = chosen.reduce((sum, choice) => sum + choice.tokens, 0);
  const forward = new Uint32Array(tokens);
  const forwardOffsets = new Uint32Array(units + 1);
  const ordinals = new Uint32Array(units);
  const passages = new Uint16Array(units);
  const order = inOrder(parts, chosen, units);
  let at = 0;
  for (let unit = 0; unit < units; unit++) {
    const part = (order[unit] as number) >>> 16;
    const local = (order[unit] as number) & 0xffff;
    const { segment } = parts[part] as Part;
    at = copyForward(segment, local, places[part] as Uint32Array, forward, at);
    ordinals[unit] = segment.ordinals[local] as number;
    passages[unit] = segment.passages[local] as number;
    forwardOffsets[unit + 1] = at;
  }
  return assemble(dictionary, { ordinals, passages, forward, forwardOffsets });
}

/** Appends a unit's terms under their new numbers; returns the position behind them. */
function copyForward(segment: Segment, unit: number, places: Uint32Array, target: Uint32Array, at: number): number {
  const end = segment.forwardOffsets[unit + 1] as number;
  let to = at;
  for (let i = segment.forwardOffsets[unit] as number; i < end; i++)
    target[to++] = places[segment.forward[i] as number] as number;
  return to;
}

interface Choice {
  readonly kept: Uint16Array;
  /** Which terms occur in a kept unit. */
  readonly used: Uint8Array;
  readonly tokens: number;
}

function choose({ segment, keep }: Part): Choice {
  const kept = new Uint16Array(segment.units);
  const used = new Uint8Array(segment.terms);
  let count = 0;
  let tokens = 0;
  for (let unit = 0; unit < segment.units; unit++) {
    if (keep && !keep(unit)) continue;
    kept[count++] = unit;
    const start = segment.forwardOffsets[unit] as number;
    const end = segment.forwardOffsets[unit + 1] as number;
    tokens += end - start;
    if (keep) for (let i = start; i < end; i++) used[segment.forward[i] as number] = 1;
  }
  if (!keep) used.fill(1);
  return { kept: kept.subarray(0, count), used, tokens };
}

/** The kept units of all parts by ordinal: the part's number in the high 16 bits, the local unit in the low ones. */
function inOrder(parts: readonly Part[], chosen: readonly Choice[], units: number): Uint32Array {
  const order = new Uint32Array(units);
  const cursors = new Uint32Array(parts.length);
  for (let at = 0; at < units; ) {
    let best = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (let part = 0; part < parts.length; part++) {
      const ordinal = nextOrdinal(parts, chosen, part, cursors[part] as number);
      if (ordinal < lowest) {
        second = lowest;
        lowest = ordinal;
        best = part;
      } else if (ordinal < second) second = ordinal;
    }
    // Parts seldom overlap, so the best one goes on until another one's turn comes.
    do order[at++] = (best << 16) | ((chosen[best] as Choice).kept[(cursors[best] as number)++] as number);
    while (nextOrdinal(parts, chosen, best, cursors[best] as number) < second);
  }
  return order;
}

function nextOrdinal(parts: readonly Part[], chosen: readonly Choice[], part: number, cursor: number): number {
  const { kept } = chosen[part] as Choice;
  return cursor < kept.length
    ? ((parts[part] as Part).segment.ordinals[kept[cursor] as number] as number)
    : Number.POSITIVE_INFINITY;
}

/** The union of the used terms, and for each part where its terms went. */
function mergeDictionaries(parts: readonly Part[], chosen: readonly Choice[]) {
  const bytes = new Uint8Array(parts.reduce((sum, { segment }) => sum + segment.dictionary.length, 0));
  const offsets = new Uint32Array(parts.reduce((sum, { segment }) => sum + segment.terms, 0) + 1);
  const segments = parts.map(({ segment }) => segment);
  const places = segments.map((segment) => new Uint32Array(segment.terms));
  const cursors = new Uint32Array(parts.length);
  let count = 0;
  for (;;) {
    let lowest = -1;
    for (let part = 0; part < segments.length; part++) {
      const segment = segments[part] as Segment;
      const { used } = chosen[part] as Choice;
      let cursor = cursors[part] as number;
      while (cursor < segment.terms && used[cursor] === 0) cursor++;
      cursors[part] = cursor;
      if (cursor === segment.terms) continue;
      if (lowest < 0 || compareTerms(segment, cursor, segments[lowest] as Segment, cursors[lowest] as number) < 0) {
        lowest = part;
      }
    }
    if (lowest < 0) break;
    const from = segments[lowest] as Segment;
    const term = cursors[lowest] as number;
    offsets[count + 1] = copyTerm(from, term, bytes, offsets[count] as number);
    for (let part = lowest; part < segments.length; part++) {
      const segment = segments[part] as Segment;
      const cursor = cursors[part] as number;
      if (cursor === segment.terms || (part !== lowest && compareTerms(segment, cursor, from, term) !== 0)) continue;
      (places[part] as Uint32Array)[cursor] = count;
      cursors[part] = cursor + 1;
    }
    count++;
  }
  const dictionary: Dictionary = { bytes, offsets: offsets.slice(0, count + 1) };
  return { dictionary, places };
}

/** Order of two terms by their bytes, without taking them out of their dictionaries. */
function compareTerms(a: Segment, i: number, b: Segment, j: number): number {
  let x = a.termOffsets[i] as number;
  let y = b.termOffsets[j] as number;
  const endX = a.termOffsets[i + 1] as number;
  const endY = b.termOffsets[j + 1] as number;
  for (; x < endX && y < endY; x++, y++) {
    const difference = (a.dictionary[x] as number) - (b.dictionary[y] as number);
    if (difference !== 0) return difference;
  }
  return endX - x - (endY - y);
}

function copyTerm(segment: Segment, term: number, target: Uint8Array, at: number): number {
  const end = segment.termOffsets[term + 1] as number;
  let to = at;
  for (let from = segment.termOffsets[term] as number; from < end; from++)
    target[to++] = segment.dictionary[from] as number;
  return to;
}
