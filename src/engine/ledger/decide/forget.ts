import type { ForgetCommand, Forgotten } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Ordinal } from '../../../model/ids.js';
import { isRecord } from '../../../model/parse/value.js';
import { type Payload, type Sighting, tombstonePayload } from '../../../model/records.js';
import { isVisible, type Standpoint } from '../../standpoint.js';
import {
  blank,
  blankText,
  chainOf,
  type Erased,
  erasureOf,
  laterVersions,
  orphanedReasons,
  spansToBlank,
  withoutEnrichment,
  withoutSubjects,
} from '../erase.js';
import { isPattern, type Row } from '../row.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, textOf } from './context.js';
import { assertChanges } from './members.js';
import { deriveAnew } from './pattern.js';
import { sightingsOf, withoutSightings } from './sight.js';

/** What a forget has found before anything is decided. */
export interface Found {
  /** Records that the target names, not forgotten yet. */
  readonly named: readonly Ordinal[];
  /** Records that it names which were forgotten before. */
  readonly already: readonly Ordinal[];
}

/** Records whose payloads an erasure must see: the ones it rewrites, and with a reason the ones whose words it must not repeat. */
export function eraseNeeds(view: LedgerView, found: Found, reason: string | undefined): readonly Ordinal[] {
  const erased = erasureOf(view, found.named);
  const spans = spansToBlank(view, erased);
  return [
    ...found.named.filter((ordinal) => (view.row(ordinal)?.sightings ?? 1) > 1),
    ...laterVersions(view, erased),
    ...brokenPatterns(view, erased).flatMap(({ left }) => left),
    ...spans.flatMap(({ ordinal }) => chainOf(view, ordinal)),
    ...(reason === undefined ? [] : erased.map(({ ordinal }) => ordinal)),
  ];
}

/** Words of a text that carry content, in the form in which they are compared. */
export type ContentWords = (text: string) => Iterable<string>;

/**
 * Forgets the records that were found, with everything that goes with them, in one commit.
 *
 * @throws MemoryError `invalid` when the reason repeats a word of what it erases
 */
export function decideForget(
  context: DecisionContext,
  command: ForgetCommand,
  found: Found,
  words: ContentWords,
): Forgotten {
  const { draft, env } = context;
  const { kept, goes } = divided(context, command.target, found.named);
  const erased = erasureOf(draft, goes);
  const broken = brokenPatterns(draft, erased);
  const reason = command.reason;
  if (reason !== undefined) refuseEcho(context, reason, erased, words);
  const receipt: Forgotten = {
    status: erased.length === 0 && kept.length === 0 ? 'none' : 'forgotten',
    dryRun: command.dryRun,
    ids: idsOf(
      draft,
      erased.map(({ ordinal }) => ordinal),
    ),
    already: idsOf(draft, found.already),
    derived: idsOf(
      draft,
      erased.filter(({ cause }) => cause === 'derived').map(({ ordinal }) => ordinal),
    ),
    blanked: [],
    ...(kept.length === 0 ? {} : { kept: idsOf(draft, kept) }),
    alsoMentioned: [],
    reason: reason ?? '',
  };
  const rewritten = rewrite(context, erased, kept, command.target);
  refuseOthers(context, erased, kept, rewritten);
  const blanked = idsOf(
    draft,
    [...rewritten].filter(([, change]) => change.loses === 'span').map(([ordinal]) => ordinal),
  );
  if (!command.dryRun) {
    for (const [ordinal, { loses, payload }] of rewritten)
      draft.emit({ type: loses === 'words' ? 'edited' : 'blanked', ordinal, at: env.now }, payload);
    for (const { ordinal, cause } of erased) {
      draft.emit(
        { type: 'forgotten', ordinal, at: env.now, cause },
        tombstonePayload(cause === 'asked' ? reason : undefined),
      );
    }
  }
  const renewed = command.dryRun ? [] : broken.flatMap(({ pattern, left }) => deriveAnew(context, pattern, left));
  return { ...receipt, blanked, ...(renewed.length === 0 ? {} : { renewed }) };
}

/** Derived records that go while two or more of their sources live on, with those sources. */
function brokenPatterns(
  view: LedgerView,
  erased: readonly Erased[],
): readonly { readonly pattern: Row; readonly left: readonly Ordinal[] }[] {
  const gone = new Set(erased.map(({ ordinal }) => ordinal));
  return erased.flatMap(({ ordinal, cause }) => {
    const row = view.row(ordinal);
    if (cause !== 'derived' || row?.standing !== 'active' || !isPattern(row)) return [];
    const left = row.sources.flatMap((source) =>
      !gone.has(source.ordinal) && view.row(source.ordinal)?.standing === 'active' ? [source.ordinal] : [],
    );
    return left.length < 2 ? [] : [{ pattern: row, left }];
  });
}

type Voices = Pick<ForgetCommand['target'], 'source' | 'session'>;

/** Whether a sighting is from the source and the session that a target names. */
function isFrom({ source, session }: Voices, said: Sighting): boolean {
  return (source === undefined || said.source === source) && (session === undefined || said.session === session);
}

/** Current records that were said more than once, and perhaps in a session other than the one under which they are filed. */
export function saidAgain(view: LedgerView, from: Standpoint, target: Voices): readonly Ordinal[] {
  if (target.session === undefined) return [];
  const found: Ordinal[] = [];
  for (let ordinal = 0; ordinal < view.nextOrdinal; ordinal++) {
    const row = view.row(ordinal);
    if (row?.standing === 'active' && (row.sightings ?? 1) > 1 && isVisible(row, from)) found.push(ordinal);
  }
  return found;
}

/**
 * What goes of the named records, and what stays without the sightings that the target means: a fact that another source or
 * another session also says.
 */
function divided(
  context: DecisionContext,
  target: ForgetCommand['target'],
  named: readonly Ordinal[],
): { readonly kept: readonly Ordinal[]; readonly goes: readonly Ordinal[] } {
  const { source, session } = target;
  if (source === undefined && session === undefined) return { kept: [], goes: named };
  const kept: Ordinal[] = [];
  const goes: Ordinal[] = [];
  // With other keys beside the session, only what they name is meant.
  const { session: _, ...others } = target;
  const again = Object.keys(others).length > 0 ? [] : saidAgain(context.draft, context.standpoint, target);
  for (const ordinal of new Set([...named, ...again])) {
    const row = context.draft.row(ordinal);
    const held = textOf(context, ordinal);
    if (row === undefined || held === undefined || row.standing !== 'active' || (row.sightings ?? 1) === 1) {
      if (named.includes(ordinal)) goes.push(ordinal);
      continue;
    }
    const said = sightingsOf(row, held);
    const meant = said.filter((sighting) => isFrom(target, sighting));
    if (meant.length === said.length) goes.push(ordinal);
    else if (meant.length > 0) kept.push(ordinal);
  }
  return { kept, goes };
}

/** `words`: what it keeps beside its content; `source`: what one of its sources said; `span`: a part of its content. */
interface Rewritten {
  readonly loses: 'words' | 'source' | 'span';
  readonly payload: Payload;
}

/** New payloads of surviving records: without the spans, reasons, words and labels that speak of what goes. */
function rewrite(
  context: DecisionContext,
  erased: readonly Erased[],
  kept: readonly Ordinal[],
  voices: Voices,
): ReadonlyMap<Ordinal, Rewritten> {
  const changes = new Map<Ordinal, Rewritten>();
  const held = (ordinal: Ordinal) => changes.get(ordinal)?.payload ?? textOf(context, ordinal);
  const ids = new Set(
    idsOf(
      context.draft,
      erased.map(({ ordinal }) => ordinal),
    ),
  );
  for (const ordinal of kept) {
    const payload = held(ordinal);
    if (payload === undefined) continue;
    const left = withoutSightings(payload, (said) => isFrom(voices, said));
    changes.set(ordinal, { loses: 'source', payload: withoutEnrichment(left) });
  }
  const direct = new Set(orphanedReasons(context.draft, erased));
  for (const ordinal of laterVersions(context.draft, erased)) {
    const payload = held(ordinal);
    if (payload === undefined) continue;
    const { reason, replaced, ...rest } = payload;
    const own: Payload = direct.has(ordinal) || reason === undefined ? rest : { ...rest, reason };
    const isMerged = payload.sightings?.some(({ record }) => record !== undefined && ids.has(record)) === true;
    if (own.reason === reason && replaced === undefined && !isMerged) continue;
    changes.set(ordinal, {
      loses: changes.get(ordinal)?.loses ?? 'words',
      payload: isMerged ? withoutSightings(own, ({ record }) => record !== undefined && ids.has(record)) : own,
    });
  }
  const gone = new Set(erased.map(({ ordinal }) => ordinal));
  for (const span of spansToBlank(context.draft, erased)) {
    const source = textOf(context, span.ordinal);
    const said = source?.content.slice(span.start, span.end) ?? '';
    for (const ordinal of chainOf(context.draft, span.ordinal)) {
      const payload = held(ordinal);
      if (payload === undefined || gone.has(ordinal)) continue;
      const next = ordinal === span.ordinal ? blank(payload, span.start, span.end) : blankText(payload, said);
      // Another version may keep words of it as those of what it replaced.
      const left = withoutSubjects(next);
      if (next.content !== payload.content) changes.set(ordinal, { loses: 'span', payload: left });
      else if (Object.keys(left).length < Object.keys(payload).length)
        changes.set(ordinal, { loses: changes.get(ordinal)?.loses ?? 'words', payload: left });
    }
  }
  return changes;
}

/** @throws MemoryError `denied` where the handle may not change what is named; what was derived from that goes in any case */
function refuseOthers(
  context: DecisionContext,
  erased: readonly Erased[],
  kept: readonly Ordinal[],
  rewritten: ReadonlyMap<Ordinal, Rewritten>,
): void {
  const named = erased.flatMap(({ ordinal, cause }) => (cause === 'derived' ? [] : [ordinal]));
  const blanked = [...rewritten].flatMap(([ordinal, { loses }]) => (loses === 'span' ? [ordinal] : []));
  for (const ordinal of [...named, ...kept, ...blanked]) assertChanges(context, context.draft.row(ordinal));
}

/** Everything in a payload that a forget takes away, line by line, but for the names of who may read and write. */
function allTextOf({ agent: _agent, createdBy: _createdBy, meta, ...rest }: Payload): string {
  return [...textsIn(rest, false), ...textsIn(meta, true)].join('\n\n');
}

/** @param withNames whether the names of fields are the owner's own, too */
function* textsIn(value: unknown, withNames: boolean): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, withNames);
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) {
      if (withNames) yield name;
      yield* textsIn(item, withNames);
    }
}

function refuseEcho(context: DecisionContext, reason: string, erased: readonly Erased[], words: ContentWords): void {
  const said = new Set(words(reason));
  for (const { ordinal } of erased) {
    const payload = textOf(context, ordinal);
    if (payload === undefined) continue;
    for (const word of words(allTextOf(payload))) {
      if (said.has(word)) {
        throw new MemoryError(
          'invalid',
          'reason repeats a word of what is being forgotten; a reason is kept, so say it in other words.',
          { data: { field: 'reason' } },
        );
      }
    }
  }
}

function idsOf(view: LedgerView, ordinals: readonly Ordinal[]): readonly string[] {
  return ordinals.map((ordinal) => view.row(ordinal)?.id).filter((id) => id !== undefined);
}
