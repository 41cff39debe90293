import type { PortableRecord } from '../../model/commands.js';
import type { Digest, Ordinal } from '../../model/ids.js';
import { compact } from '../../model/parse/memory.js';
import type { ExportPage, ExportQuery } from '../../model/queries.js';
import type { Payload } from '../../model/records.js';
import type { Step } from '../env.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Row } from '../ledger/row.js';
import type { Standpoint } from '../standpoint.js';
import { payloadFor, sees, withTexts } from './records.js';

const exportPageSize = 200;

/** Records in ordinal order, tombstones among them. */
export function answerExport(
  ledger: Ledger,
  from: Standpoint,
  query: ExportQuery,
  externalKey: Digest,
): Step<ExportPage> {
  const page: Ordinal[] = [];
  for (let ordinal = query.from; ordinal < ledger.nextOrdinal && page.length <= exportPageSize; ordinal++)
    if (sees(ledger, from, ordinal)) page.push(ordinal);
  const next = page[exportPageSize];
  const shown = page.slice(0, exportPageSize);
  return withTexts(shown, (texts) => ({
    records: shown.flatMap((at) => {
      const row = ledger.row(at);
      const payload = texts.get(at);
      return row === undefined || (payload === undefined && row.standing !== 'forgotten')
        ? []
        : [portable(ledger, from, row, payloadFor(row, payload))];
    }),
    externalKey,
    ...(next === undefined ? {} : { next }),
  }));
}

function portable(ledger: Ledger, from: Standpoint, row: Row, payload: Payload): PortableRecord {
  const supersededBy = row.successor === undefined ? undefined : ledger.row(row.successor)?.id;
  return compact({
    id: row.id,
    standing: row.standing,
    kind: row.kind,
    provenance: row.provenance,
    storedAt: row.storedAt,
    eventTime: row.eventTime,
    expiresAt: row.expiresAt,
    confidence: row.confidence,
    importance: row.importance,
    supersededBy,
    supersededAt: row.supersededAt,
    supersedeCause: row.supersedeCause,
    times: row.sightings,
    lastSighted: row.lastSighted,
    enrichedAt: payload.enrichment === undefined ? undefined : row.enrichedAt,
    forgottenAt: row.forgottenAt,
    forgetCause: row.forgetCause,
    external: row.external,
    derivedFrom: row.sources.flatMap(({ ordinal, start, end }) => {
      // What an agent keeps to itself is not named to others.
      const id = sees(ledger, from, ordinal) ? ledger.row(ordinal)?.id : undefined;
      return id === undefined ? [] : [{ id, start, end }];
    }),
    questions: row.standing === 'forgotten' ? undefined : questionsOf(ledger, from, row),
    payload,
  });
}

/** Questions between records that both live. */
function questionsOf(ledger: Ledger, from: Standpoint, { questions = [] }: Row): PortableRecord['questions'] {
  const found = questions.flatMap(({ other, open }) => {
    const lives = sees(ledger, from, other) && ledger.standingOf(other) !== 'forgotten';
    const id = lives ? ledger.row(other)?.id : undefined;
    return id === undefined ? [] : [{ id, open }];
  });
  return found.length === 0 ? undefined : found;
}
