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
  const at = looks.map(() => 0);
  let whole = true;
  for (;;) {
    let best: Ranked | undefined;
    let from = 0;
    looks.forEach((look, i) => {
      const next = look.kept[at[i] ?? 0];
      if (next === undefined) whole &&= look.whole || look.below.length > 0;
      else if (best === undefined || isBefore(next, best)) [best, from] = [next, i];
    });
    if (best === undefined || !whole) break;
    kept.push(best);
    at[from] = (at[from] ?? 0) + 1;
  }
  return { kept, below: looks.flatMap(({ below }) => below), whole };
}

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.relevance > b.relevance || (a.relevance === b.relevance && a.ordinal > b.ordinal);
}
