import type { Recorded } from '../../../model/events.js';
import type { Payload } from '../../../model/records.js';
import type { Row } from '../row.js';
import { type DecisionContext, isExpired, writerNumbers } from './context.js';

/** What a record that takes up another one has from it; an expiry that is over is not handed on. */
export function inherited(
  context: DecisionContext,
  row: Row,
  held: Pick<Payload, 'session'>,
): Omit<Recorded, 'ordinal' | 'id' | 'sources' | 'eventTime' | 'external'> {
  const { now } = context.env;
  return {
    type: 'recorded',
    ...writerNumbers(context, held.session),
    agent: row.agent,
    kind: row.kind,
    provenance: row.provenance,
    storedAt: now,
    confidence: row.confidence,
    ...(row.expiresAt === undefined || isExpired(row, now) ? {} : { expiresAt: row.expiresAt }),
    ...(row.importance === undefined ? {} : { importance: row.importance }),
  };
}
