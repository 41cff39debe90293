import type { Ordinal } from '../../model/ids.js';
import { isBlank } from '../../model/parse/value.js';
import type { Enrichable, EnrichablePage, EnrichableQuery } from '../../model/queries.js';
import type { Digester } from '../digest.js';
import { answered, type Step, type Texts } from '../env.js';
import { withoutCorrected } from '../ledger/corrected.js';
import { stateOf } from '../ledger/decide/enrich.js';
import type { Ledger } from '../ledger/ledger.js';
import { heldFrom } from '../ledger/row.js';
import { isVisible, mayBeShown, type Standpoint } from '../standpoint.js';

/** Current records for an enricher: those without an enrichment, or with `overwrite` all; what has expired is left out. */
export function answerEnrichable(
  ledger: Ledger,
  from: Standpoint,
  digest: Digester,
  query: EnrichableQuery,
  now: number,
): Step<EnrichablePage> {
  const wanted = (ordinal: Ordinal): boolean =>
    mayBeShown(from) &&
    ledger.standingOf(ordinal) === 'active' &&
    isVisible({ space: ledger.spaceOf(ordinal), agent: ledger.agentOf(ordinal) }, from) &&
    (query.overwrite || !ledger.isEnriched(ordinal)) &&
    (ledger.expiryOf(ordinal) ?? Number.POSITIVE_INFINITY) > now;
  const page: Ordinal[] = [];
  let left = 0;
  let next: Ordinal | undefined;
  for (let ordinal = query.from; ordinal < ledger.nextOrdinal; ordinal++) {
    if (!wanted(ordinal)) continue;
    if (page.length < query.limit) page.push(ordinal);
    else {
      next ??= ordinal;
      left++;
    }
  }
  const show = (texts: Texts): Step<EnrichablePage> => {
    const looked = room(page, texts);
    const end = page[looked] ?? next;
    return answered({
      // Their standing may have changed while the texts were loaded.
      records: page
        .slice(0, looked)
        .filter(wanted)
        .flatMap((ordinal) => enrichableOf(ledger, digest, ordinal, texts)),
      looked,
      left: left + page.length - looked,
      ...(end === undefined ? {} : { next: end }),
    });
  };
  return page.length === 0 ? show(new Map()) : { done: false, needs: { spaces: [], ordinals: page }, next: show };
}

/** UTF-16 code units of text on a page: so it stays near 256 kB as a message to a worker. */
const mostUnits = 240 * 1024;

/** How many of the records a page has room for; at least one. */
function room(page: readonly Ordinal[], texts: Texts): number {
  let units = 0;
  const full = page.findIndex((ordinal, at) => {
    units += texts.get(ordinal)?.content.length ?? 0;
    return at > 0 && units > mostUnits;
  });
  return full < 0 ? page.length : full;
}

/** A record as an enricher is shown it; nothing of what says nothing. */
export function enrichableOf(ledger: Ledger, digest: Digester, ordinal: Ordinal, texts: Texts): readonly Enrichable[] {
  const row = ledger.row(ordinal);
  const held = texts.get(ordinal);
  if (row === undefined || held === undefined) return [];
  const { content: text, speaker } = withoutCorrected(ledger, row, held);
  if (isBlank(text)) return [];
  return [
    {
      id: row.id,
      text,
      kind: row.kind,
      ...(speaker === undefined ? {} : { speaker }),
      at: heldFrom(row),
      seen: stateOf(ledger, digest, row, held),
    },
  ];
}
