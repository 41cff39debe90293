import type { Forgotten, Remembered } from '../model/commands.js';
import { isRecordId } from '../model/ids.js';
import { compact, isQuestion } from '../model/parse/memory.js';
import { parseReason } from '../model/parse/query.js';
import { asBoolean, asObject, asText } from '../model/parse/value.js';
import type { Handle } from './handle.js';

/** How long a judge is waited for, in milliseconds. */
const patience = 5000;
/** As many pairs as a judge is asked about at once. */
const mostPairs = 8;

/**
 * Asks the judge about the pairs that the rules left open, and settles what it is sure of. Whatever goes wrong leaves the answer
 * of the rules.
 */
export async function judged(handle: Handle, outcome: Remembered): Promise<Remembered> {
  const { judge, driver, access } = handle;
  const newer = outcome.id;
  if (judge === undefined || outcome.relation !== 'uncertain' || !isRecordId(newer)) return outcome;
  try {
    const own = await driver.ask({ type: 'get', access, id: newer, forModel: true });
    const open = (own?.openQuestions ?? []).filter(isRecordId).slice(0, mostPairs);
    if (own === null) return outcome;
    const olds = await Promise.all(open.map((id) => driver.ask({ type: 'get', access, id, forModel: true })));
    // What an assistant said replaces nothing that a person stated, whoever judges.
    const asked = olds.filter((old) => old !== null && (!isAssistant(own.speaker) || isAssistant(old.speaker)));
    if (asked.length === 0) return outcome;
    const pairs = asked.map((old) => ({ old: old?.content ?? '', new: own.content }));
    const verdicts = await inTime((signal) => judge.relate(pairs, signal));
    const superseded: string[] = [];
    let relation: Remembered['relation'] = outcome.relation;
    for (const [at, old] of asked.entries()) {
      const verdict = verdicts?.[at];
      const id = old?.id;
      if (verdict === undefined || !isVerdict(verdict) || id === undefined || !isRecordId(id)) continue;
      const replaces = verdict === 'contradicts' || verdict === 'updates' || verdict === 'duplicate';
      const command = compact({
        type: 'resolve' as const,
        access,
        pair: [id, newer] as const,
        choice: replaces ? ('replace' as const) : ('both' as const),
        relation: replaces ? verdict : undefined,
      });
      // One of the two may be gone by now; what was settled of the other pairs is to be told all the same.
      const isSettled = await driver.run(command).then(
        () => true,
        () => false,
      );
      if (!isSettled) continue;
      if (replaces) superseded.push(id);
      if (relation === 'uncertain' || replaces) relation = verdict;
    }
    if (relation === 'uncertain') return outcome;
    const gone = new Set(superseded);
    return {
      ...outcome,
      relation,
      decidedBy: 'judge',
      superseded: [...outcome.superseded, ...superseded],
      possibleConflicts: outcome.possibleConflicts.filter(({ id }) => !gone.has(id)),
    };
  } catch {
    return outcome;
  }
}

export interface DescribedForgetOptions {
  /** Kept with the tombstone, at most 120 characters. */
  readonly reason?: string;
  /** Says what would go and changes nothing. */
  readonly dryRun?: boolean;
}

/** Whether a model may be shown a record. */
async function mayBeShown({ driver, access }: Handle, id: string | undefined): Promise<boolean> {
  if (id === undefined || !isRecordId(id)) return false;
  return (await driver.ask({ type: 'get', access, id, forModel: true })) !== null;
}

function isAssistant(speaker: string | undefined): boolean {
  return speaker?.toLowerCase() === 'assistant';
}

/** Forgets what a person describes. Several matches, or none that is meant surely, forget nothing. */
export async function forgetByDescription(
  handle: Handle,
  text: string,
  options: DescribedForgetOptions = {},
): Promise<Forgotten> {
  const { driver, access, judge } = handle;
  const description = asText(text, 'text', 10_000);
  const given = asObject(options, 'options', ['reason', 'dryRun']);
  const command = compact({
    type: 'forget' as const,
    access,
    reason: parseReason(given.reason),
    all: false,
    dryRun: given.dryRun !== undefined && asBoolean(given.dryRun, 'dryRun'),
  });
  const outcome = await driver.run({ ...command, target: { description } });
  const candidates = outcome.candidates ?? [];
  if (outcome.status === 'forgotten' || candidates.length === 0 || judge?.pick === undefined) return outcome;
  // "Can you forget my address?" names candidates, but a question deletes nothing, whoever judges.
  if (isQuestion(description)) return outcome;
  const pick = judge.pick.bind(judge);
  if (!(await mayBeShown(handle, candidates[0]?.id))) return outcome;
  const choices = candidates.map(({ id, content }) => ({ id, text: content }));
  const id = await inTime((signal) => pick(description, choices, signal)).catch(() => null);
  if (typeof id !== 'string' || !isRecordId(id) || !choices.some((choice) => choice.id === id)) return outcome;
  return driver.run({ ...command, target: { ids: [id] } });
}

/** What a judge says in time; `undefined` when it does not. */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve(undefined);
    }, patience);
  });
  try {
    return await Promise.race([ask(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function isVerdict(value: unknown): value is Exclude<Remembered['relation'], 'uncertain'> {
  return ['contradicts', 'updates', 'extends', 'duplicate', 'unrelated'].some((verdict) => verdict === value);
}
