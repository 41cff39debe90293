import type { Ordinal } from '../../model/ids.js';
import type { ForgetCause, Payload } from '../../model/records.js';
import { wellFormed } from '../../model/utf8.js';
import { isPattern } from './row.js';
import type { LedgerView } from './view.js';

/** A record that an erasure takes, and why. */
export interface Erased {
  readonly ordinal: Ordinal;
  readonly cause: ForgetCause;
}

/**
 * The closed set of an erasure: the named records, everything that they superseded, everything drawn from any of those, patterns over
 * what they were drawn from, and so on until nothing is added. In the order of discovery, the named ones first; forgotten ones are left out.
 */
export function erasureOf(view: LedgerView, named: Iterable<Ordinal>): readonly Erased[] {
  const causes = new Map<Ordinal, ForgetCause>();
  const queue: Ordinal[] = [];
  const take = (ordinal: Ordinal, cause: ForgetCause) => {
    const row = view.row(ordinal);
    if (row === undefined || row.standing === 'forgotten' || causes.has(ordinal)) return;
    causes.set(ordinal, cause);
    queue.push(ordinal);
  };
  for (const ordinal of named) take(ordinal, 'asked');
  // The queue grows while it is walked.
  for (const next of queue) {
    for (const ancestor of view.predecessors(next)) take(ancestor, 'ancestor');
    for (const drawn of view.drawnFrom(next)) take(drawn, 'derived');
    for (const drawn of patternsOver(view, next)) take(drawn, 'derived');
  }
  return Array.from(causes, ([ordinal, cause]) => ({ ordinal, cause }));
}

/** Patterns that say what a record says, since they were derived from the longer one that it was drawn from. */
function patternsOver(view: LedgerView, ordinal: Ordinal): readonly Ordinal[] {
  const wholes = (view.row(ordinal)?.sources ?? []).filter(({ start, end }) => end > start);
  return wholes.flatMap((source) =>
    chainOf(view, source.ordinal).flatMap((whole) =>
      view.drawnFrom(whole).filter((drawn) => {
        const row = view.row(drawn);
        return row !== undefined && isPattern(row);
      }),
    ),
  );
}

/** A range of a surviving record that an erased one was drawn from. */
export interface BlankSpan {
  readonly ordinal: Ordinal;
  readonly start: number;
  readonly end: number;
}

/** The spans of surviving records that erased ones were drawn from. */
export function spansToBlank(view: LedgerView, erased: readonly Erased[]): readonly BlankSpan[] {
  const gone = new Set(erased.map(({ ordinal }) => ordinal));
  return erased.flatMap(({ ordinal }) =>
    (view.row(ordinal)?.sources ?? []).filter((source) => !gone.has(source.ordinal) && isKept(view, source.ordinal)),
  );
}

/** The whole chain of a record, older and newer versions, itself included; forgotten ones are left out. */
export function chainOf(view: LedgerView, ordinal: Ordinal): readonly Ordinal[] {
  const seen = new Set<Ordinal>();
  const queue = [ordinal];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...view.predecessors(next));
    const successor = view.row(next)?.successor;
    if (successor !== undefined) queue.push(successor);
  }
  return [...seen].filter((item) => isKept(view, item));
}

/** Surviving records that replaced an erased one: the reason they give speaks about what is gone. */
export function orphanedReasons(view: LedgerView, erased: readonly Erased[]): readonly Ordinal[] {
  const gone = new Set(erased.map(({ ordinal }) => ordinal));
  const successors = erased
    .map(({ ordinal }) => view.row(ordinal)?.successor)
    .filter((successor) => successor !== undefined);
  return [...new Set(successors)].filter((successor) => !gone.has(successor) && isKept(view, successor));
}

/**
 * Surviving records that stand anywhere behind an erased one in its chain: the words that they keep of what they replaced may be
 * those of the erased one.
 */
export function laterVersions(view: LedgerView, erased: readonly Erased[]): readonly Ordinal[] {
  const seen = new Set(erased.map(({ ordinal }) => ordinal));
  const later: Ordinal[] = [];
  for (const { ordinal } of erased) {
    for (let at = view.row(ordinal)?.successor; at !== undefined && !seen.has(at); at = view.row(at)?.successor) {
      seen.add(at);
      if (isKept(view, at)) later.push(at);
    }
  }
  return later;
}

/** `payload` without the words for what it says and what it replaced, which may be those of what is being taken out of it. */
export function withoutSubjects(payload: Payload): Payload {
  const { about, replaced, ...rest } = payload;
  return about === undefined && replaced === undefined ? payload : rest;
}

/** `payload` without what was said about it, which may speak of what is being taken out of it. */
export function withoutEnrichment(payload: Payload): Payload {
  if (payload.enrichment === undefined) return payload;
  const { enrichment: _, ...rest } = payload;
  return rest;
}

/** `payload` with a range of its content blank; the length stays, so that other spans keep their place. */
export function blank(payload: Payload, start: number, end: number): Payload {
  const { content } = payload;
  const to = Math.min(end, content.length);
  if (start >= to) return payload;
  // A span may begin or end inside a surrogate pair.
  return {
    ...withoutSubjects(withoutEnrichment(payload)),
    content: wellFormed(content.slice(0, start) + ' '.repeat(to - start) + content.slice(to)),
  };
}

/** `payload` with every occurrence of `text` in its content blank, unless it is a part of longer words. */
export function blankText(payload: Payload, text: string): Payload {
  if (text.trim() === '') return payload;
  const { content } = payload;
  let kept = '';
  let from = 0;
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, Math.max(from, at + 1))) {
    if (joins(content, at) || joins(content, at + text.length)) continue;
    kept += content.slice(from, at) + ' '.repeat(text.length);
    from = at + text.length;
  }
  if (from === 0) return payload;
  return { ...withoutSubjects(withoutEnrichment(payload)), content: wellFormed(kept + content.slice(from)) };
}

/** Whether a word goes on across a place of a text, in scripts that put spaces between words. */
function joins(text: string, at: number): boolean {
  return at > 0 && at < text.length && inWord.test(text.charAt(at - 1)) && inWord.test(text.charAt(at));
}

const inWord = /[\p{Ll}\p{Lu}\p{Lt}\p{N}\p{M}]/u;

function isKept(view: LedgerView, ordinal: Ordinal): boolean {
  const standing = view.row(ordinal)?.standing;
  return standing !== undefined && standing !== 'forgotten';
}
