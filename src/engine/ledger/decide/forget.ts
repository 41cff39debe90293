import type { ForgetCommand, Forgotten } from '../../../model/commands.js';
import { MemoryError } from '../../../model/errors.js';
import type { Ordinal } from '../../../model/ids.js';
import { type Payload, tombstonePayload } from '../../../model/records.js';
import { blank, blankText, chainOf, type Erased, erasureOf, orphanedReasons, spansToBlank } from '../erase.js';
import type { LedgerView } from '../view.js';
import { type DecisionContext, textOf } from './context.js';

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
    ...orphanedReasons(view, erased),
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
  const erased = erasureOf(draft, found.named);
  const reason = command.reason;
  if (reason !== undefined) refuseEcho(context, reason, erased, words);
  const receipt: Forgotten = {
    status: erased.length === 0 ? 'none' : 'forgotten',
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
    alsoMentioned: [],
    reason: reason ?? '',
  };
  const rewritten = rewrite(context, erased);
  const blanked = idsOf(
    draft,
    [...rewritten].filter(([, change]) => change.type === 'blanked').map(([ordinal]) => ordinal),
  );
  if (!command.dryRun) {
    for (const [ordinal, { type, payload }] of rewritten) draft.emit({ type, ordinal, at: env.now }, payload);
    for (const { ordinal, cause } of erased) {
      draft.emit(
        { type: 'forgotten', ordinal, at: env.now, cause },
        tombstonePayload(cause === 'asked' ? reason : undefined),
      );
    }
  }
  return { ...receipt, blanked };
}

/** New payloads of surviving records: without the spans and reasons that speak of what goes. */
function rewrite(
  context: DecisionContext,
  erased: readonly Erased[],
): ReadonlyMap<Ordinal, { type: 'edited' | 'blanked'; payload: Payload }> {
  const changes = new Map<Ordinal, { type: 'edited' | 'blanked'; payload: Payload }>();
  const held = (ordinal: Ordinal) => changes.get(ordinal)?.payload ?? textOf(context, ordinal);
  for (const ordinal of orphanedReasons(context.draft, erased)) {
    const payload = held(ordinal);
    if (payload?.reason === undefined) continue;
    const { reason: _, ...rest } = payload;
    changes.set(ordinal, { type: 'edited', payload: rest });
  }
  const gone = new Set(erased.map(({ ordinal }) => ordinal));
  for (const span of spansToBlank(context.draft, erased)) {
    const source = textOf(context, span.ordinal);
    const said = source?.content.slice(span.start, span.end) ?? '';
    for (const ordinal of chainOf(context.draft, span.ordinal)) {
      const payload = held(ordinal);
      if (payload === undefined || gone.has(ordinal)) continue;
      const next = ordinal === span.ordinal ? blank(payload, span.start, span.end) : blankText(payload, said);
      if (next.content !== payload.content) changes.set(ordinal, { type: 'blanked', payload: next });
    }
  }
  return changes;
}

/** Everything in a payload that somebody wrote and that a forget takes away, line by line. */
function allTextOf({ content, tags, refs, category, source, speaker, mistake, reason }: Payload): string {
  const labels = (refs ?? []).map(({ label }) => label);
  const lesson = [mistake?.whatHappened, mistake?.correction, mistake?.rootCause];
  const texts = [content, ...(tags ?? []), ...labels, category, source, speaker, ...lesson, reason];
  return texts.filter((text) => text !== undefined).join('\n\n');
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
