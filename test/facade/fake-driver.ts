import type { Command } from '../../src/model/commands.js';
import type { Query } from '../../src/model/queries.js';
import type { CallOptions, ChangeNotice, Driver } from '../../src/ports/driver.js';

type Answer = (request: Command & Query, options: CallOptions | undefined) => unknown;

/** A driver that notes what it is asked and answers from a script, by the type of the command or the query. */
export interface FakeDriver extends Driver {
  readonly seen: (Command | Query)[];
  readonly options: (CallOptions | undefined)[];
  closed: number;
  notify(notice: ChangeNotice): void;
}

export function fakeDriver(
  script: { readonly [type: string]: (request: never, options?: CallOptions) => unknown } = {},
): FakeDriver {
  const listeners = new Set<(notice: ChangeNotice) => void>();
  const driver = {
    seen: [] as (Command | Query)[],
    options: [] as (CallOptions | undefined)[],
    closed: 0,
    async run(request: Command | Query, options?: CallOptions): Promise<unknown> {
      driver.seen.push(request);
      driver.options.push(options);
      const answer = script[request.type] as Answer | undefined;
      return answer?.(request as Command & Query, options) ?? null;
    },
    ask: (query: Query, options?: CallOptions) => driver.run(query, options),
    onChange(listener: (notice: ChangeNotice) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => {},
    close: async () => {
      driver.closed++;
    },
    notify(notice: ChangeNotice) {
      for (const listener of listeners) listener(notice);
    },
  };
  return driver as unknown as FakeDriver;
}
