import { assemble, type Dictionary } from './assemble.js';
import type { Segment } from './segment.js';

/** One segment of all units of several, in order of ordinals. */
export function merge(parts: readonly Segment[]): Segment {
  const { dictionary, places } = mergeDictionaries(parts);
  const order = inOrder(parts);
  const forward = new Uint32Array(parts.reduce((sum, part) => sum + part.forward.length, 0));
  const forwardOffsets = new Uint32Array(order.length + 1);
  const ordinals = new Uint32Array(order.length);
  const passages = new Uint16Array(order.length);
  const traits = new Uint16Array(order.length);
  let at = 0;
  order.forEach((packed, unit) => {
    const part = parts[packed >>> 16] as Segment;
    const local = packed & 0xffff;
    at = copyForward(part, local, places[packed >>> 16] as Uint32Array, forward, at);
    ordinals[unit] = part.ordinals[local] as number;
    passages[unit] = part.passageOf(local);
    traits[unit] = part.traits[local] as number;
    forwardOffsets[unit + 1] = at;
  });
  return assemble(dictionary, { ordinals, passages, traits, forward, forwardOffsets });
}

/** Appends a unit's terms under their new numbers; returns the position behind them. */
function copyForward(segment: Segment, unit: number, places: Uint32Array, target: Uint32Array, at: number): number {
  const end = segment.forwardOffsets[unit + 1] as number;
  let to = at;
  for (let i = segment.forwardOffsets[unit] as number; i < end; i++)
    target[to++] = places[segment.forward[i] as number] as number;
  return to;
}

/** All units by ordinal: the part's number in the high 16 bits, the local unit in the low ones. */
function inOrder(parts: readonly Segment[]): Uint32Array {
  const order = new Uint32Array(parts.reduce((sum, part) => sum + part.units, 0));
  const cursors = new Uint32Array(parts.length);
  for (let at = 0; at < order.length; ) {
    let best = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (let part = 0; part < parts.length; part++) {
      const ordinal = parts[part]?.ordinals[cursors[part] as number] ?? Number.POSITIVE_INFINITY;
      if (ordinal < lowest) {
        second = lowest;
        lowest = ordinal;
        best = part;
      } else if (ordinal < second) second = ordinal;
    }
    // Parts seldom overlap, so the best one goes on until another one's turn comes.
    const { ordinals } = parts[best] as Segment;
    let cursor = cursors[best] as number;
    while (cursor < ordinals.length && (ordinals[cursor] as number) < second) order[at++] = (best << 16) | cursor++;
    cursors[best] = cursor;
  }
  return order;
}

/** The union of the terms, and for each part where its terms went. */
function mergeDictionaries(segments: readonly Segment[]) {
  const bytes = new Uint8Array(segments.reduce((sum, { dictionary }) => sum + dictionary.length, 0));
  const offsets = new Uint32Array(segments.reduce((sum, { terms }) => sum + terms, 0) + 1);
  const places = segments.map((segment) => new Uint32Array(segment.terms));
  const cursors = new Uint32Array(segments.length);
  let count = 0;
  for (;;) {
    let lowest = -1;
    for (let part = 0; part < segments.length; part++) {
      const segment = segments[part] as Segment;
      const cursor = cursors[part] as number;
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
