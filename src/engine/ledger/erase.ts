import type { Ordinal } from '../../model/ids.js';
import type { ForgetCause, Payload } from '../../model/records.js';
import type { LedgerView } from './view.js';

/** A record that an erasure takes, and why. */
export interface Erased {
  readonly ordinal: Ordinal;
  readonly cause: ForgetCause;
}

/**
 * The closed set of an erasure: the named records, everything that they superseded, everything drawn from any of those, and
 * so on until nothing is added. In the order of discovery, the named ones first; forgotten ones are left out.
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
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const ancestor of view.predecessors(next)) take(ancestor, 'ancestor');
    for (const drawn of view.drawnFrom(next)) take(drawn, 'derived');
  }
  return Array.from(causes, ([ordinal, cause]) => ({ ordinal, cause }));
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

/** `payload` with a range of its content blank; the length stays, so that other spans keep their place. */
export function blank(payload: Payload, start: number, end: number): Payload {
  const { content } = payload;
  return {
    ...payload,
    content:
      content.slice(0, start) + ' '.repeat(Math.max(0, Math.min(end, content.length) - start)) + content.slice(end),
  };
}

/** `payload` with every occurrence of `text` in its content blank. */
export function blankText(payload: Payload, text: string): Payload {
  return text.trim() === ''
    ? payload
    : { ...payload, content: payload.content.split(text).join(' '.repeat(text.length)) };
}

function isKept(view: LedgerView, ordinal: Ordinal): boolean {
  const standing = view.row(ordinal)?.standing;
  return standing !== undefined && standing !== 'forgotten';
}
