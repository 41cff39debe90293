import type { Ranked } from './rankings.js';

/**
 * One ranking of several, each of a space with statistics of its own. Scores say nothing across spaces; relevance does. The order within
 * a space stays: a hit counts as relevant as the best one from it on. Of equal ones the newer goes first; ordinals count over all spaces.
 */
export function merged(rankings: readonly (readonly Ranked[])[], limit: number): Ranked[] {
  const worth = rankings.map((ranking) => {
    const own = new Float64Array(ranking.length);
    for (let i = ranking.length - 1; i >= 0; i--) own[i] = Math.max(ranking[i]?.relevance ?? 0, own[i + 1] ?? 0);
    return own;
  });
  const places = new Uint32Array(rankings.length);
  const result: Ranked[] = [];
  while (result.length < limit) {
    let best: { readonly space: number; readonly hit: Ranked; readonly worth: number } | undefined;
    for (let space = 0; space < rankings.length; space++) {
      const place = places[space] as number;
      const hit = rankings[space]?.[place];
      if (hit === undefined) continue;
      const own = worth[space]?.[place] ?? 0;
      if (best === undefined || own > best.worth || (own === best.worth && hit.ordinal > best.hit.ordinal))
        best = { space, hit, worth: own };
    }
    if (best === undefined) return result;
    result.push(best.hit);
    places[best.space] = (places[best.space] as number) + 1;
  }
  return result;
}
