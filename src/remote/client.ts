import { proxy } from 'comlink';
import type { Command, CommandResult } from '../model/commands.js';
import { MemoryError } from '../model/errors.js';
import type { Query, QueryResult } from '../model/queries.js';
import type { Access } from '../model/scope.js';
import type { CallOptions, ChangeNotice, Driver } from '../ports/driver.js';
import { Connection, notStarted, type Patience, unreachable } from './connection.js';
import { type OpenRequest, type Port, protocolVersion, type Reply, type Service } from './protocol.js';

export interface RemoteOptions extends Patience {
  /** How often a worker that died is replaced in the lifetime of the driver; default 3. */
  readonly restarts?: number;
}

export interface RemoteDriver extends Driver {
  /** Tells the worker that the page was put aside, or is shown again. */
  rest(resting: boolean): void;
}

/**
 * A driver whose engine runs on the other end of a port. When the worker dies, every pending call rejects with
 * `unavailable` (it may or may not have been done), and the next call starts a new worker.
 *
 * @param connect makes a new worker, or a port to one
 * @throws MemoryError what opening the store says; `unavailable` with data `{ part: 'worker' }` when no worker answers, and
 * `started: false` beside it when none ever did
 */
export async function remoteDriver(
  connect: () => Port,
  request: OpenRequest,
  options: RemoteOptions = {},
): Promise<RemoteDriver> {
  const client = new Client(connect, request, options);
  await client.connected();
  return client;
}

/** Those who listen in one scope. */
interface Audience {
  readonly access: Access | undefined;
  readonly listeners: Set<(notice: ChangeNotice) => void>;
  /** The connection on which notices were asked for. */
  watched?: Connection;
}

class Client implements RemoteDriver {
  readonly #connect: () => Port;
  readonly #request: OpenRequest;
  readonly #options: RemoteOptions;
  /** By their scopes. */
  readonly #audiences = new Map<string, Audience>();
  #startsLeft: number;
  #starting: Promise<Connection> | undefined;
  #live: Connection | undefined;
  #closing: Promise<void> | undefined;
  #calls = 0;

  constructor(connect: () => Port, request: OpenRequest, options: RemoteOptions) {
    this.#connect = connect;
    this.#request = request;
    this.#options = options;
    this.#startsLeft = 1 + (options.restarts ?? 3);
  }

  run<C extends Command>(command: C, options?: CallOptions): Promise<CommandResult<C>> {
    return this.#perform((service, call) => service.run(call, command), options);
  }

  ask<Q extends Query>(query: Q, options?: CallOptions): Promise<QueryResult<Q>> {
    return this.#perform((service, call) => service.ask(call, query), options);
  }

  onChange(listener: (notice: ChangeNotice) => void, access?: Access): () => void {
    const key = JSON.stringify(access ?? null);
    const audience = this.#audiences.get(key) ?? { access, listeners: new Set() };
    this.#audiences.set(key, audience);
    audience.listeners.add(listener);
    if (this.#live?.ended === false) this.#watch(this.#live);
    return () => audience.listeners.delete(listener);
  }

  async flush(): Promise<void> {
    await this.#perform((service) => service.flush());
  }

  close(): Promise<void> {
    this.#closing ??= this.#close(this.#starting);
    return this.#closing;
  }

  rest(resting: boolean): void {
    if (this.#live?.ended === false) this.#live.service.rest(resting).catch(() => {});
  }

  /** The connection to a living worker, which is started if there is none. */
  async connected(): Promise<Connection> {
    if (this.#closing !== undefined) throw closed();
    if (this.#starting === undefined || this.#live?.ended === true) {
      if (this.#startsLeft === 0) throw unreachable();
      this.#startsLeft--;
      this.#live = undefined;
      const starting = this.#start();
      this.#starting = starting;
      starting.catch(() => {
        if (this.#starting === starting) this.#starting = undefined;
      });
    }
    return this.#starting;
  }

  async #start(): Promise<Connection> {
    let port: Port;
    try {
      port = this.#connect();
    } catch (cause) {
      throw notStarted(cause);
    }
    const connection = new Connection(port, this.#options);
    try {
      if ((await connection.race((service) => service.hello())) !== protocolVersion) {
        throw new MemoryError('unavailable', 'The memory worker is of another version of loci than the page.', {
          data: { part: 'worker' },
        });
      }
      await connection.call((service) => service.open(this.#request));
    } catch (error) {
      connection.end(unreachable());
      throw error;
    }
    this.#live = connection;
    this.#watch(connection);
    return connection;
  }

  #watch(connection: Connection): void {
    for (const audience of this.#audiences.values()) {
      const { access, listeners, watched } = audience;
      if (watched === connection || listeners.size === 0) continue;
      audience.watched = connection;
      const push = (notice: ChangeNotice) => {
        for (const listener of listeners) listener(notice);
      };
      // Should it fail, the worker is dead, and the next one is asked again.
      connection.call((service) => service.watch(proxy(push), access)).catch(() => {});
    }
  }

  async #perform<T>(
    send: (service: Service, call: number) => Promise<Reply<T>>,
    { signal }: CallOptions = {},
  ): Promise<T> {
    if (signal?.aborted) throw new MemoryError('aborted', 'The caller aborted the operation.');
    const connection = await this.connected();
    const call = this.#calls++;
    // The worker's word is waited for: only it knows whether the abort came in time.
    const abort = () => {
      if (!connection.ended) connection.service.abort(call).catch(() => {});
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await connection.call((service) => send(service, call));
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  async #close(starting: Promise<Connection> | undefined): Promise<void> {
    const connection = await starting?.catch(() => undefined);
    for (const { listeners } of this.#audiences.values()) listeners.clear();
    if (connection === undefined || connection.ended) return;
    try {
      await connection.call((service) => service.close());
    } catch (error) {
      // A dead worker holds nothing that could be closed.
      if (!connection.ended) throw error;
    } finally {
      connection.end(closed());
    }
  }
}

function closed(): MemoryError {
  return new MemoryError('closed', 'This memory was closed; open it again to use it.');
}
