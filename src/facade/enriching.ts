import type { EnrichItem } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import { parseEnrichment } from '../model/parse/enrichment.js';
import { compact } from '../model/parse/memory.js';
import { asBoolean, asInteger, asObject, invalid } from '../model/parse/value.js';
import type { Enrichable, EnrichablePage } from '../model/queries.js';
import type { Enrich } from '../ports/enricher.js';
import { askAll, isAborted, isNothing } from './asking.js';
import { breathe } from './breathe.js';
import type { Handle } from './handle.js';
import { asCallback } from './options.js';
import { asSignal } from './signal.js';

export interface EnrichOptions {
  /** Whether memories that were enriched before are enriched anew; default no. */
  readonly overwrite?: boolean;
  /** So many memories are stored in one commit, 1 to 1000; default 50. */
  readonly batchSize?: number;
  /** Called with the number of memories dealt with and the number of all: at the beginning, and after each batch became durable. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called for each memory about which the enricher failed, was late or answered nonsense; it stays as it is. */
  readonly onFailure?: (failure: { readonly id: string; readonly error: unknown }) => void;
  /** Ends it with `aborted`; what the enricher has said by then is stored. */
  readonly signal?: AbortSignal;
}

/** Asks the enricher about the memories in the scope of the handle and stores what it says. */
export async function enrich(handle: Handle, options: EnrichOptions = {}): Promise<number> {
  const { driver, access, enricher } = handle;
  const known = ['overwrite', 'batchSize', 'onProgress', 'onFailure', 'signal'];
  const given = asObject(options, 'options', known);
  const overwrite = given.overwrite !== undefined && asBoolean(given.overwrite, 'overwrite');
  const limit = given.batchSize === undefined ? 50 : asInteger(given.batchSize, 'batchSize', 1, 1000);
  const heard = <A extends readonly unknown[]>(field: string) =>
    given[field] === undefined ? undefined : asCallback<A>(given[field], field);
  const onProgress = heard<[done: number, total: number]>('onProgress');
  const onFailure = heard<Parameters<NonNullable<EnrichOptions['onFailure']>>>('onFailure');
  const signal = asSignal(given.signal);
  if (enricher === undefined) throw invalid('enricher', 'is missing: hand one to openMemory');
  const ask = typeof enricher === 'function' ? enricher : enricher.enrich.bind(enricher);
  let enriched = 0;
  let done = 0;
  const goOn = () => {
    if (!isAborted(signal)) return;
    const message = 'The caller aborted the enrichment; what was stored stays stored.';
    throw new MemoryError('aborted', message, { data: { enriched } });
  };
  goOn();
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: EnrichablePage = await driver.ask({ type: 'enrichable', access, from, limit, overwrite });
    if (from === 0) onProgress?.(0, page.looked + page.left);
    const items = await askAll(
      page.records,
      async (record) => ((await isAsShown(handle, record)) ? record : undefined),
      (record, own) => enrichmentOf(ask, record, own),
      signal,
      ({ id }, error) => onFailure?.({ id, error }),
    );
    if (items.length > 0) enriched += (await driver.run({ type: 'enrich', access, items, overwrite })).ids.length;
    goOn();
    done += page.looked;
    if (page.looked > 0) onProgress?.(done, done + page.left);
    await breathe();
    from = page.next;
  }
  return enriched;
}

/** Whether a record may be shown and says what it said when its page was made. */
async function isAsShown({ driver, access }: Handle, { id, text }: Enrichable): Promise<boolean> {
  const now = await driver.ask({ type: 'get', access, id, forModel: true });
  return now?.standing === 'active' && now.content === text;
}

/** What the enricher says about one record, as far as it is of use. @throws when it is of no use */
async function enrichmentOf(ask: Enrich, record: Enrichable, signal: AbortSignal): Promise<EnrichItem | undefined> {
  const { id, seen, text, kind, speaker, at } = record;
  const said = await ask(text, compact({ kind, speaker, at }), signal);
  const enrichment = parseEnrichment(said);
  if (enrichment !== undefined) return { id, seen, enrichment };
  if (isNothing(said)) return undefined;
  throw new MemoryError('invalid', 'The enricher answered nothing of use.');
}
