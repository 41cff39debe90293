import type { Ordinal } from '../../model/ids.js';
import type { Access } from '../../model/scope.js';
import type { Texts } from '../env.js';
import type { LedgerView } from '../ledger/view.js';
import { namesIn } from '../spaces/names.js';
import type { Standpoint } from '../standpoint.js';

/** The records whose texts say what the shared spaces are called in which some of `ordinals` lie. */
export function namesFor(
  view: LedgerView,
  places: readonly Standpoint[],
  ordinals: readonly Ordinal[],
): readonly Ordinal[] {
  return places.flatMap(({ shared }) => {
    const isNamed = shared !== undefined && ordinals.some((at) => view.row(at)?.space === shared.charter.space);
    return isNamed ? [shared.place] : [];
  });
}

/** As whom an answer is told: `access`, with the slug of the space that the records lie in as its space. */
export function tellerIn({ shared, spaceName }: Standpoint, access: Access, texts: Texts): Access {
  const { space, ...own } = access;
  // Where the text is damaged, the id has to do.
  if (shared !== undefined)
    return { ...own, space: namesIn(texts.get(shared.place)).slug || spaceName.slice('space:'.length) };
  return space === undefined ? access : own;
}
