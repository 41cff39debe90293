import type { EnrichItem } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import { parseEnrichment } from '../model/parse/enrichment.js';
import { compact } from '../model/parse/memory.js';
import { asBoolean, asInteger, asObject, invalid } from '../model/parse/value.js';
import type { Enrichable, EnrichablePage } from '../model/queries.js';
import type { Enrich } from '../ports/enricher.js';
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

/** How long an enricher is waited for, in milliseconds, per memory. */
const patience = 60_000;
/** So many memories are asked about at once. */
const atOnce = 4;

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
    const items = await askAll(ask, page.records, signal, onFailure);
    if (items.length > 0) enriched += (await driver.run({ type: 'enrich', access, items, overwrite })).ids.length;
    goOn();
    done += page.looked;
    if (page.looked > 0) onProgress?.(done, done + page.left);
    await breathe();
    from = page.next;
  }
  return enriched;
}

/** What the enricher says about each record, as far as it is of use. Ends early when the signal fires. */
async function askAll(
  ask: Enrich,
  records: readonly Enrichable[],
  signal: AbortSignal | undefined,
  onFailure: EnrichOptions['onFailure'],
): Promise<readonly EnrichItem[]> {
  const items: EnrichItem[] = [];
  const queue = records.values();
  let isOver = false;
  // Several take from one queue.
  const work = async () => {
    for (const record of queue) {
      if (isOver || isAborted(signal)) return;
      const { id, seen } = record;
      try {
        const said = await inTime(ask, record, signal);
        const enrichment = parseEnrichment(said);
        if (enrichment !== undefined) items.push({ id, seen, enrichment });
        else if (!isNothing(said)) throw new MemoryError('invalid', 'The enricher answered nothing of use.');
      } catch (error) {
        if (!isAborted(signal)) onFailure?.({ id, error });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    // Where one of them fails, the others ask about nothing more.
    isOver = true;
  }
  const places = new Map(records.map(({ id }, place) => [id, place]));
  return items.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** A call, since the answer changes while somebody is waited for. */
function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

function isNothing(said: unknown): boolean {
  return said === undefined || said === null || (typeof said === 'object' && Object.keys(said).length === 0);
}

/** What the enricher says about one record. Nobody waits for it when it is late or the caller has given up. */
async function inTime(ask: Enrich, record: Enrichable, signal: AbortSignal | undefined): Promise<unknown> {
  const { text, kind, speaker, at } = record;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => abort.abort();
  const ended = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () =>
      reject(new MemoryError('unavailable', 'The enricher did not answer in time.')),
    );
  });
  ended.catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  timer = setTimeout(stop, patience);
  try {
    const answer = (async () => ask(text, compact({ kind, speaker, at }), abort.signal))();
    answer.catch(() => {});
    return await Promise.race([answer, ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
