import type { GroupSaid, ImproveCommand, Improved } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { RecordId } from '../model/ids.js';
import { parseDerivations } from '../model/parse/enrichment.js';
import { compact } from '../model/parse/memory.js';
import { asBoolean, asObject } from '../model/parse/value.js';
import type { Pair } from '../model/queries.js';
import type { Patterns } from '../ports/enricher.js';
import { askAll, isAborted, isNothing } from './asking.js';
import type { Handle } from './handle.js';
import { asCallback } from './options.js';
import { asSignal } from './signal.js';
import { Findings, survey } from './surveying.js';

export interface ImproveOptions {
  /** Says what the rules would change and changes nothing; no enricher is asked. Default no. */
  readonly dryRun?: boolean;
  /**
   * Called with the number of steps done and of all: a step is a fact looked at, and at the end a group of facts about which the
   * enricher was asked.
   */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called for each group of memories about which the enricher failed, was late or answered nonsense; it is asked again the next time. */
  readonly onFailure?: (failure: { readonly ids: readonly string[]; readonly error: unknown }) => void;
  /** Ends it with `aborted`; what was improved by then stays so. */
  readonly signal?: AbortSignal;
}

/** So many patterns are derived, and groups asked about, before what came of them is stored. */
const perCommit = 8;

/** Merges what says the same, and derives patterns: by the rules, then from what the enricher says, if it says something of patterns. */
export async function improve(handle: Handle, options: ImproveOptions = {}): Promise<Improved> {
  const { driver, access, enricher } = handle;
  const given = asObject(options, 'options', ['dryRun', 'onProgress', 'onFailure', 'signal']);
  const dryRun = given.dryRun !== undefined && asBoolean(given.dryRun, 'dryRun');
  const heard = <A extends readonly unknown[]>(field: string) =>
    given[field] === undefined ? undefined : asCallback<A>(given[field], field);
  const onProgress = heard<[done: number, total: number]>('onProgress');
  const onFailure = heard<Parameters<NonNullable<ImproveOptions['onFailure']>>>('onFailure');
  const signal = asSignal(given.signal);

  const merged = new Map<string, string[]>();
  const derived: Improved['derived'][number][] = [];
  const goOn = () => {
    if (!isAborted(signal)) return;
    const message = 'The caller aborted the improvement; what was improved stays so.';
    throw new MemoryError('aborted', message, { data: { merged: merged.size, derived: derived.length } });
  };
  const change = async (part: Partial<Pick<ImproveCommand, 'duplicates' | 'patterns' | 'said'>>) => {
    const command = { type: 'improve', access, dryRun, duplicates: [], patterns: [], said: [], ...part } as const;
    const outcome = await driver.run(compact({ ...command, compare: handle.compare }));
    for (const { id, superseded } of outcome.merged) merged.set(id, [...(merged.get(id) ?? []), ...superseded]);
    derived.push(...outcome.derived);
    return outcome;
  };

  goOn();
  // Who may not change anything is told so before anything is looked for.
  await change({});
  const findings = new Findings();
  let done = 0;
  let total = 0;
  for await (const { duplicates, facts, looked, total: all } of survey(handle, goOn)) {
    if (all !== undefined) total = all;
    const again = facts.flatMap((fact): readonly Pair[] => {
      const before = findings.add(fact);
      return before === undefined ? [] : [[before, fact.id]];
    });
    const pairs = [...again, ...duplicates];
    if (pairs.length > 0) for (const one of (await change({ duplicates: pairs })).merged) findings.merged(one);
    done += looked;
    onProgress?.(done, Math.max(done, total));
  }
  for (const patterns of inParts(findings.patterns)) {
    goOn();
    await change({ patterns });
  }
  const ask = typeof enricher === 'function' ? undefined : enricher?.patterns?.bind(enricher);
  const groups = ask === undefined || dryRun ? [] : findings.groups;
  total = done + groups.length;
  for (const part of inParts(groups)) {
    goOn();
    const said = ask === undefined ? [] : await saidOf(handle, ask, part, signal, onFailure);
    if (said.length > 0) await change({ said });
    done += part.length;
    onProgress?.(done, total);
  }
  goOn();
  return { dryRun, merged: Array.from(merged, ([id, superseded]) => ({ id, superseded })), derived };
}

async function saidOf(
  { driver, access }: Handle,
  ask: Patterns,
  groups: readonly (readonly RecordId[])[],
  signal: AbortSignal | undefined,
  onFailure: ImproveOptions['onFailure'],
): Promise<readonly GroupSaid[]> {
  return askAll(
    groups,
    async (ids) => (await driver.ask({ type: 'groups', access, groups: [ids] })).groups[0],
    async (group, own): Promise<GroupSaid> => {
      const members = group.map(({ id, text, kind, speaker, at }) => compact({ id, text, kind, speaker, at }));
      const said = await ask(members, own);
      const ids: readonly RecordId[] = group.map(({ id }) => id);
      const statements = parseDerivations(said, ids);
      if (statements.length === 0 && !isNothing(said))
        throw new MemoryError('invalid', 'The enricher answered nothing of use.');
      return { shown: group.map(({ id, seen }) => ({ id, seen })), statements };
    },
    signal,
    (ids, error) => onFailure?.({ ids, error }),
  );
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += perCommit) yield all.slice(at, at + perCommit);
}
