import type { Payload } from '../../model/records.js';
import { blank } from './erase.js';
import type { Row } from './row.js';
import type { LedgerView } from './view.js';

/** A text without the parts from which something was drawn that has been corrected since. */
export function withoutCorrected(view: LedgerView, row: Row, payload: Payload): Payload {
  let left = payload;
  for (const drawn of view.drawnFrom(row.ordinal)) {
    const part = view.row(drawn);
    if (part?.standing !== 'superseded') continue;
    for (const { ordinal, start, end } of part.sources) if (ordinal === row.ordinal) left = blank(left, start, end);
  }
  return left;
}
