import type { LeftOut } from './page.js';
import type { Ranked } from './rankings.js';

/** What was found in one space, best first. */
export interface Look {
  readonly kept: readonly Ranked[];
  /** Matches below a floor. */
  readonly below: readonly LeftOut[];
  /** Whether nothing that is kept comes behind. */
  readonly whole: boolean;
}

/**
 * What was found in several spaces as one ranking. Scores of different spaces say nothing about each other; relevance means the
 * same everywhere, so of the next one of each space the most relevant goes first, of equal ones the newer. Each space keeps its own
 * order. The ranking ends where a space may have more to say than was looked at.
 */
export function merged(looks: readonly Look[]): Look {
  const kept: Ranked[] = [];
  const below = looks.flatMap((look) => look.below);
  const at = looks.map(() => 0);
  for (;;) {
    let best: { readonly hit: Ranked; readonly from: number } | undefined;
    for (const [from, look] of looks.entries()) {
      const hit = look.kept[at[from] ?? 0];
      // What a floor has cut off comes behind what is kept, so nothing more of it is to be expected.
      if (hit === undefined && !look.whole && look.below.length === 0) return { kept, below, whole: false };
      if (hit !== undefined && (best === undefined || isBefore(hit, best.hit))) best = { hit, from };
    }
    if (best === undefined) return { kept, below, whole: true };
    kept.push(best.hit);
    at[best.from] = (at[best.from] ?? 0) + 1;
  }
}

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.relevance > b.relevance || (a.relevance === b.relevance && a.ordinal > b.ordinal);
}
