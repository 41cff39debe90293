import type { RecordView } from 'loci/browser';

/** Ways from one part of the page to another. */
export interface Links {
  /** Shows a record in the ledger and moves the focus there. */
  reveal(id: string): void;
  /** Asks whether to forget a record, showing first what would go with it. */
  forget(record: RecordView): void;
}
