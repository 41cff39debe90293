import { asObject } from '../model/parse/value.js';
import type { ExportPage } from '../model/queries.js';
import { loadExchange } from './exchange.js';
import type { Handle } from './handle.js';
import { asSignal, throwIfAborted } from './signal.js';

export interface ExportOptions {
  /** Ends the export with `aborted`. */
  readonly signal?: AbortSignal;
}

/** The handle's scope as JSON Lines. What is wrong with the call shows when the first piece is asked for. */
export async function* exportMemories(
  handle: Handle,
  assertOpen: () => void,
  options: ExportOptions = {},
): AsyncGenerator<Uint8Array, void> {
  assertOpen();
  const signal = asSignal(asObject(options, 'options', ['signal']).signal);
  throwIfAborted(signal);
  const { writeExport } = await loadExchange();
  const pages = pagesOf(handle, signal);
  const first = await pages.next();
  const externalKey = first.done === true ? undefined : first.value.externalKey;
  yield* writeExport(after(first, pages), {
    exportedAt: handle.now(),
    ...(externalKey === undefined ? {} : { header: { externalKey } }),
  });
}

/** The pages with the first one, which was taken out before. */
async function* after(
  first: IteratorResult<ExportPage, void>,
  rest: AsyncGenerator<ExportPage, void>,
): AsyncGenerator<ExportPage, void> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

async function* pagesOf({ driver, access }: Handle, signal: AbortSignal | undefined): AsyncGenerator<ExportPage, void> {
  for (let from: number | undefined = 0; from !== undefined; ) {
    throwIfAborted(signal);
    const page: ExportPage = await driver.ask({ type: 'export', access, from });
    yield page;
    from = page.next;
  }
}
