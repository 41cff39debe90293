import type { SpacesQuery } from '../../model/queries.js';
import type { SpaceView } from '../../model/spaces.js';
import type { Digester } from '../digest.js';
import type { Step } from '../env.js';
import type { Ledger } from '../ledger/ledger.js';
import { namesIn, spaceView } from '../spaces/names.js';
import { memberships, namedSpace } from '../standpoint.js';
import { withTexts } from './records.js';

/** The shared spaces that a user is a member of, in the order of their making. @throws MemoryError `space_not_found` for the one that is named */
export function answerSpaces(
  ledger: Ledger,
  digest: Digester,
  { access, space }: SpacesQuery,
): Step<readonly SpaceView[]> {
  const found = space === undefined ? memberships(ledger, digest, access) : [namedSpace(ledger, digest, access, space)];
  return withTexts(
    found.map(({ place }) => place),
    (texts) =>
      found.map(({ place, charter, role }) => spaceView(ledger.row(place), charter, role, namesIn(texts.get(place)))),
  );
}
