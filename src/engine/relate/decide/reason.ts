/** Why two statements were related as they were. Fixed words: they hold no text of a memory and may be kept and shown. */
export const reasons = [
  // duplicate
  'same-text',
  'same-content',
  'same-slot-and-value',
  // contradicts
  'negated',
  'ended',
  'opposite',
  // updates
  'new-value',
  'changed-from-to',
  'handed-over',
  'rescheduled',
  'amount-changed',
  'status-changed',
  'replaced-instead',
  // extends
  'adds-detail',
  'adds-value',
  'narrower-scope',
  'finer-value',
  'earlier-state',
  'plan-only',
  'shared-topic',
  // unrelated
  'question',
  'quotation',
  'hypothetical',
  'request',
  'other-owner',
  'other-scope',
  'other-subject',
  'nothing-shared',
  'other-language',
  // uncertain
  'weak-evidence',
  'safety',
  'part-of-older',
  'said-by-assistant',
  'earlier-event',
  'unclear-owner',
  'wider-scope',
  'many-valued',
  'planned',
  'hearsay',
  'other-author',
] as const;
export type Reason = (typeof reasons)[number];
