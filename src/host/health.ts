import { isMemoryError } from '../model/errors.js';
import type { EngineLint, EngineStats, LintReport, Stats } from '../model/queries.js';
import type { Store } from './store.js';
import { inspectPages, noteMissing } from './verify.js';

/** The last failure that was not the caller's doing. */
export class LastFailure {
  #last: { readonly code: string; readonly message: string } | undefined;

  note(error: unknown): void {
    if (isMemoryError(error)) {
      if (storeFaults.has(error.code)) this.#last = { code: error.code, message: error.message };
    } else {
      // A message of an unknown make may hold memory text.
      this.#last = {
        code: 'unavailable',
        message: `An operation failed unexpectedly (${error instanceof Error ? error.name : 'unknown'}).`,
      };
    }
  }

  get value(): { readonly code: string; readonly message: string } | undefined {
    return this.#last;
  }
}

const storeFaults: ReadonlySet<string> = new Set([
  'locked',
  'quota',
  'corrupt',
  'newer_format',
  'storage_lost',
  'storage_replaced',
  'unavailable',
  'blocked',
]);

/** Looks which pages are there, which is cheap, and reads none. */
export async function statsOf(store: Store, engine: EngineStats, failure: LastFailure): Promise<Stats> {
  if (store.lost === undefined) await noteMissing(store);
  const { storage, head, damage, lost } = store;
  const { kind, durability } = storage.traits;
  const last = failure.value;
  return {
    ...engine,
    storage: {
      kind,
      durability,
      generation: head.generation,
      quarantined: head.quarantine.length + damage.count,
      checked: damage.isChecked,
      state: lost === undefined ? 'ok' : lost.code === 'storage_lost' ? 'storage-lost' : 'storage-replaced',
    },
    models: [],
    ...(last === undefined ? {} : { lastError: last }),
  };
}

/** Reads every page, and adds what is wrong with the bytes to what the engine has found. */
export async function lintReport(store: Store, engine: EngineLint, strict: boolean): Promise<LintReport> {
  const lostTexts = await inspectPages(store);
  store.damage.isChecked = true;
  const findings = [...engine.findings];
  const report = (check: string, detail: string, ids: readonly string[] = []) =>
    findings.push({ check, level: 'error', ids, detail });
  const { head, damage } = store;
  const aside = head.quarantine.length + damage.count;
  if (aside > 0)
    report(
      'quarantine',
      `${aside} damaged or missing values of the store were put aside; compact() removes them for good.`,
    );
  if (damage.faults > 0)
    report('missing-events', `${damage.faults} events do not fit, because something before them is damaged.`);
  if (lostTexts.length > 0) report('missing-texts', 'The texts of these memories were lost by damage.', lostTexts);
  return { ok: !findings.some(({ level }) => level === 'error' || strict), ...engine, findings };
}
