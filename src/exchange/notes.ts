/** What a note means. None of the sentences holds text of the file. */
export const noteMessages = {
  undated: 'These have no date; the time when they happened stays unknown.',
  'time-unknown': 'These have a date that does not exist or cannot be read; the time when they happened stays unknown.',
  'zone-assumed': 'These have a time without a zone; it was read as UTC.',
  'trust-ignored':
    'These have fields by which a file could claim trust (role, trusted, pinned, confidence, importance, source and the like); they were not taken over.',
  'parts-skipped':
    'These have parts that are not text (images, audio, files without text, code runs); the parts were left out.',
  'messages-skipped': 'These have hidden, system or tool messages; those were left out.',
  'branch-guessed': 'These conversations do not say which branch is current; the newest one was taken.',
  'text-skipped': 'These are not items of a list; they were left out.',
  'fields-skipped': 'These have fields that loci cannot keep; the fields were left out.',
  'labels-skipped': 'These have labels that cannot be tags; the labels are kept as category or in the details.',
  'relations-skipped': 'These are relations between memories of another system; they were left out.',
  'several-users':
    'These belong to another user than the first record of the file; all were taken into one space, and whose they were is kept in the details.',
  'other-users': 'These belong to another user of the file than the wanted one; they were left out.',
  stub: 'These relations name an entity that the file does not describe; they were kept.',
  expired: 'These had expired; they were left out.',
  repeated: 'These stand in the file more than once; the last version was taken.',
  'link-cycle': 'These records replace each other in a circle; they were kept as current.',
  'link-self': 'These records claim to be replaced by themselves; they were kept as current.',
  'link-dangling': 'These records name a successor that is not here; they were kept as current.',
  'unsigned-records':
    'These records stand in a file without the first line of an export; their origin and their confidence were not taken over.',
  'time-missing': 'These records do not say when they were stored; the time of the import was taken.',
  incomplete: 'The file ends without its last line; it may have been cut off.',
  'checksum-differs': 'The checksum does not fit; the file was changed after it was written.',
  'count-differs': 'The last line announces another number of records than the file has.',
} as const;

export type NoteCode = keyof typeof noteMessages;
