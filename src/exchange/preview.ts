import type { Kind } from '../model/records.js';
import { wellFormed } from '../model/utf8.js';

/** One entry of a file as a dry run shows it. */
export interface ImportPreview {
  readonly line: number;
  /** What would become of it; a tombstone is shown as `forgotten`. */
  readonly status: 'added' | 'updated' | 'unchanged' | 'forgotten' | 'failed';
  /** At most the first 200 characters. */
  readonly content: string;
  readonly kind: Kind;
  /** Milliseconds since 1970 UTC; absent when unknown. */
  readonly eventTime?: number;
  readonly tags: readonly string[];
  readonly category?: string;
  readonly session?: string;
  readonly speaker?: string;
  readonly externalId?: string;
}

interface Previewed {
  readonly content: string;
  readonly kind: Kind;
  readonly eventTime?: number;
  readonly tags?: readonly string[];
  readonly category?: string;
  readonly session?: string;
  readonly speaker?: string;
  readonly externalId?: string;
}

export function previewOf(line: number, entry: Previewed, status: ImportPreview['status']): ImportPreview {
  const { content, kind, eventTime, tags, category, session, speaker, externalId } = entry;
  return {
    line,
    status,
    content: content.length > 200 ? `${wellFormed(content.slice(0, 199)).replace(/\ufffd$/, '')}\u2026` : content,
    kind,
    tags: tags ?? [],
    ...(eventTime === undefined ? {} : { eventTime }),
    ...(category === undefined ? {} : { category }),
    ...(session === undefined ? {} : { session }),
    ...(speaker === undefined ? {} : { speaker }),
    ...(externalId === undefined ? {} : { externalId }),
  };
}
