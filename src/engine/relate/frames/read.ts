import { changeFrames } from './change.js';
import { copulaFrames } from './copula.js';
import { everydayFrames } from './everyday.js';
import type { Collected, Parsed } from './parts.js';
import { specialFrames } from './special.js';
import { verbFrames } from './verb-object.js';

/** The slots that a clause fills, and the noun phrases that are their values. */
export function readFrames(parsed: Parsed): Collected {
  const collected: Collected = { frames: [], used: new Set() };
  copulaFrames(parsed, collected);
  verbFrames(parsed, collected);
  changeFrames(parsed, collected);
  specialFrames(parsed, collected);
  everydayFrames(parsed, collected);
  return collected;
}
