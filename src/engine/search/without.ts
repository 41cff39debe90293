import type { Ordinal } from '../../model/ids.js';
import { fillHash } from './assemble.js';
import { Segment } from './segment.js';

/**
 * A segment without some records, and without the terms that only they had; undefined when nothing is left. Its bytes are
 * those of a segment that never had them. Everything is copied in runs between what goes, so one record costs little.
 */
export function without(segment: Segment, gone: ReadonlySet<Ordinal>): Segment | undefined {
  const kept = keptUnits(segment, gone);
  if (kept.length === 0) return undefined;
  const losses = lossesOf(segment, kept);
  const rest = frameFor(segment, kept, losses);
  const places = copyDictionary(segment, rest, losses);
  copyPostings(segment, rest, losses, renumbering(segment, kept));
  copyUnits(segment, rest, kept, places);
  fillHash(rest);
  return rest;
}

function keptUnits(segment: Segment, gone: ReadonlySet<Ordinal>): Uint16Array {
  const kept = new Uint16Array(segment.units);
  let count = 0;
  for (let unit = 0; unit < segment.units; unit++) {
    if (!gone.has(segment.ordinals[unit] as number)) kept[count++] = unit;
  }
  return kept.subarray(0, count);
}

/** The new number of each unit; 0xffff for those that go. */
function renumbering(segment: Segment, kept: Uint16Array): Uint16Array {
  const numbers = new Uint16Array(segment.units).fill(0xffff);
  for (let unit = 0; unit < kept.length; unit++) numbers[kept[unit] as number] = unit;
  return numbers;
}

/** For each term, how many of its postings go, by way of the forward lists of the units that go. */
function lossesOf(segment: Segment, kept: Uint16Array): Uint16Array {
  const losses = new Uint16Array(segment.terms);
  let next = 0;
  for (let unit = 0; unit < segment.units; unit++) {
    if (kept[next] === unit) {
      next++;
      continue;
    }
    const own = segment.forward.subarray(segment.forwardOffsets[unit], segment.forwardOffsets[unit + 1]);
    for (const term of new Set(own)) losses[term] = (losses[term] as number) + 1;
  }
  return losses;
}

function frequency({ postingOffsets }: Segment, term: number): number {
  return (postingOffsets[term + 1] as number) - (postingOffsets[term] as number);
}

function frameFor(segment: Segment, kept: Uint16Array, losses: Uint16Array): Segment {
  let { terms, fieldTerms } = segment;
  let postings = segment.postings.length;
  let dictionaryBytes = segment.dictionary.length;
  for (let term = 0; term < segment.terms; term++) {
    const loss = losses[term] as number;
    if (loss === 0) continue;
    postings -= loss;
    if (loss < frequency(segment, term)) continue;
    terms--;
    if (term < segment.fieldTerms) fieldTerms--;
    dictionaryBytes -= (segment.termOffsets[term + 1] as number) - (segment.termOffsets[term] as number);
  }
  let tokens = 0;
  let divided = false;
  for (const unit of kept) {
    tokens += (segment.forwardOffsets[unit + 1] as number) - (segment.forwardOffsets[unit] as number);
    divided ||= segment.passageOf(unit) > 0;
  }
  return Segment.frame({ units: kept.length, terms, dictionaryBytes, postings, tokens, fieldTerms, divided });
}

/** Copies the terms that stay; returns the new number of each. */
function copyDictionary(segment: Segment, rest: Segment, losses: Uint16Array): Uint32Array {
  const places = new Uint32Array(segment.terms);
  let place = 0;
  let at = 0;
  let run = 0; // the first byte not yet copied
  const flush = (end: number) => {
    rest.dictionary.set(segment.dictionary.subarray(run, end), at);
    at += end - run;
  };
  for (let term = 0; term < segment.terms; term++) {
    const start = segment.termOffsets[term] as number;
    if ((losses[term] as number) > 0 && losses[term] === frequency(segment, term)) {
      flush(start);
      run = segment.termOffsets[term + 1] as number;
      continue;
    }
    rest.termOffsets[place] = at + start - run;
    places[term] = place++;
  }
  flush(segment.dictionary.length);
  rest.termOffsets[place] = at;
  return places;
}

function copyPostings(segment: Segment, rest: Segment, losses: Uint16Array, numbers: Uint16Array): void {
  const { postings, frequencies, postingOffsets } = segment;
  let place = 0;
  let at = 0;
  let run = 0; // the first posting not yet copied
  const flush = (end: number) => {
    rest.frequencies.set(frequencies.subarray(run, end), at);
    for (let i = run; i < end; i++) rest.postings[at++] = numbers[postings[i] as number] as number;
  };
  for (let term = 0; term < segment.terms; term++) {
    const start = postingOffsets[term] as number;
    if ((losses[term] as number) === 0) {
      rest.postingOffsets[place++] = at + start - run;
      continue;
    }
    const end = postingOffsets[term + 1] as number;
    flush(start);
    run = end;
    const before = at;
    for (let i = start; i < end; i++) {
      const number = numbers[postings[i] as number] as number;
      if (number === 0xffff) continue;
      rest.frequencies[at] = frequencies[i] as number;
      rest.postings[at++] = number;
    }
    if (at > before) rest.postingOffsets[place++] = before;
  }
  flush(postings.length);
  rest.postingOffsets[place] = at;
}

function copyUnits(segment: Segment, rest: Segment, kept: Uint16Array, places: Uint32Array): void {
  const { forward, forwardOffsets } = segment;
  let at = 0;
  for (let unit = 0; unit < kept.length; unit++) {
    const old = kept[unit] as number;
    rest.ordinals[unit] = segment.ordinals[old] as number;
    rest.lengths[unit] = segment.lengths[old] as number;
    rest.traits[unit] = segment.traits[old] as number;
    if (rest.divided) rest.passages[unit] = segment.passageOf(old);
    const end = forwardOffsets[old + 1] as number;
    for (let i = forwardOffsets[old] as number; i < end; i++)
      rest.forward[at++] = places[forward[i] as number] as number;
    rest.forwardOffsets[unit + 1] = at;
  }
}
