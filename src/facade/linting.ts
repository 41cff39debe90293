import { asBoolean, asObject } from '../model/parse/value.js';
import type { LintReport } from '../model/queries.js';
import type { Handle } from './handle.js';
import { asCallback } from './options.js';
import { asSignal, throwIfAborted } from './signal.js';
import { survey } from './surveying.js';

export interface LintOptions {
  /** Whether warnings make the report fail, too; default no. */
  readonly strict?: boolean;
  /** Called with the number of facts compared and of all. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends it with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Faults of the store, and pairs of current records of which, by the rules, one replaces the other and nobody has said that both hold. */
export async function lint(handle: Handle, options: LintOptions = {}): Promise<LintReport> {
  const { driver, access } = handle;
  const given = asObject(options, 'options', ['strict', 'onProgress', 'signal']);
  const strict = given.strict !== undefined && asBoolean(given.strict, 'strict');
  const onProgress =
    given.onProgress === undefined ? undefined : asCallback<[number, number]>(given.onProgress, 'onProgress');
  const signal = asSignal(given.signal);
  throwIfAborted(signal);
  const report = await driver.ask({ type: 'lint', access, strict }, signal === undefined ? {} : { signal });
  const ids = new Set<string>();
  let done = 0;
  let total = 0;
  for await (const { stale, looked, total: all } of survey(handle, () => throwIfAborted(signal))) {
    for (const pair of stale) for (const id of pair) ids.add(id);
    if (all !== undefined) total = all;
    done += looked;
    onProgress?.(done, Math.max(done, total));
  }
  if (ids.size === 0) return report;
  const detail = 'Current records may contradict each other; resolve() settles a pair.';
  return {
    ...report,
    ok: report.ok && !strict,
    findings: [...report.findings, { check: 'stale-pair', level: 'warning', ids: [...ids], detail }],
  };
}
