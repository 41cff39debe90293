import { expose } from 'comlink';
import { MemoryError } from '../model/errors.js';
import type { CallOptions, Driver } from '../ports/driver.js';
import { type OpenRequest, type Port, protocolVersion, replyOf, type Service } from './protocol.js';

/** What a worker opens for its page. */
export interface Served {
  readonly driver: Driver;
  /** Called when the page is put aside (`true`) and when it is shown again (`false`). */
  readonly rest?: (resting: boolean) => void;
}

/**
 * Answers a client on the other end of `port`, one store for its lifetime.
 *
 * @param open called once, with the first request to open
 */
export function serveDriver(port: Port, open: (request: OpenRequest) => Promise<Served>): void {
  let opening: Promise<Served> | undefined;
  const aborts = new Map<number, AbortController>();

  const driver = async (): Promise<Driver> => {
    if (opening === undefined) throw new MemoryError('unavailable', 'The worker was not told which store to open.');
    return (await opening).driver;
  };
  const abortable = async <T>(call: number, work: (driver: Driver, options: CallOptions) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    aborts.set(call, controller);
    try {
      return await work(await driver(), { signal: controller.signal });
    } finally {
      aborts.delete(call);
    }
  };

  const service: Service = {
    hello: async () => protocolVersion,
    open: (request) =>
      replyOf(async () => {
        opening ??= open(request);
        await opening;
        return null;
      }),
    run: (call, command) => replyOf(() => abortable(call, (to, options) => to.run(command, options))),
    ask: (call, query) => replyOf(() => abortable(call, (to, options) => to.ask(query, options))),
    abort: async (call) => aborts.get(call)?.abort(),
    watch: (listener, access) =>
      replyOf(async () => {
        (await driver()).onChange((notice) => {
          // A page that is gone cannot listen; nobody is left to be told.
          void Promise.resolve(listener(notice)).catch(() => {});
        }, access);
        return null;
      }),
    flush: () =>
      replyOf(async () => {
        await (await driver()).flush();
        return null;
      }),
    close: () =>
      replyOf(async () => {
        await (await driver()).close();
        return null;
      }),
    beat: async () => {},
    rest: async (resting) => (await opening)?.rest?.(resting),
  };
  expose(service, port);
}
