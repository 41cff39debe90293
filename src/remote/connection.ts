import { type Remote, releaseProxy, wrap } from 'comlink';
import { isMemoryError, MemoryError } from '../model/errors.js';
import { type Port, type Reply, type Service, unwrapped } from './protocol.js';

/** How long a silent worker is waited for. */
export interface Patience {
  /** Milliseconds between two heartbeats while calls are pending; default 2,000. */
  readonly beatMillis?: number;
  /** Heartbeats without an answer until the worker counts as dead; default 5, three times as many until it was heard once. */
  readonly beats?: number;
}

/**
 * One worker (or port) and the calls that wait for it. comlink leaves calls pending for ever when the other side dies, so
 * each of them races the death: an `error`, `messageerror` or `close` event, or heartbeats that nobody answers. Time is
 * counted in heartbeats sent, not by the clock: a machine that slept has not waited.
 */
export class Connection {
  readonly #port: Port;
  readonly #remote: Remote<Service>;
  readonly #waiting = new Set<(error: MemoryError) => void>();
  readonly #patience: Required<Patience>;
  #end: MemoryError | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  #heard = false;

  constructor(port: Port, patience: Patience) {
    this.#port = port;
    this.#patience = { beatMillis: 2000, beats: 5, ...patience };
    for (const type of deaths) port.addEventListener(type, this.#onDeath);
    this.#remote = wrap<Service>(port);
  }

  /** The other side, typed as it is written: comlink's own types lose generic methods. */
  get service(): Service {
    return this.#remote as unknown as Service;
  }

  get ended(): boolean {
    return this.#end !== undefined;
  }

  /** The value of the reply, or the death of the other side, whichever comes first. */
  async call<T>(send: (service: Service) => Promise<Reply<T>>): Promise<T> {
    return unwrapped(await this.race(send));
  }

  race<T>(send: (service: Service) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) throw this.#end;
      this.#waiting.add(reject);
      this.#beat();
      const settle = (done: () => void) => {
        this.#heard = true;
        if (this.#waiting.delete(reject)) done();
        if (this.#waiting.size === 0) this.#rest();
      };
      send(this.service).then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(isMemoryError(error) ? error : this.#lost())),
      );
    });
  }

  /** Rejects what waits and lets go of the other side. */
  end(error: MemoryError): void {
    if (this.#end !== undefined) return;
    this.#end = error;
    this.#rest();
    for (const type of deaths) this.#port.removeEventListener(type, this.#onDeath);
    for (const reject of this.#waiting) reject(error);
    this.#waiting.clear();
    this.#remote[releaseProxy]();
    this.#port.terminate?.();
    this.#port.close?.();
  }

  readonly #onDeath = (): void => this.end(this.#lost());

  #lost(): MemoryError {
    return this.#heard ? unreachable() : notStarted();
  }

  #beat(): void {
    if (this.#timer !== undefined) return;
    this.#unanswered = 0;
    this.#timer = setInterval(() => {
      const { beats } = this.#patience;
      if (this.#unanswered++ >= (this.#heard ? beats : beats * 3)) return this.end(this.#lost());
      this.service.beat().then(
        () => {
          this.#unanswered = 0;
        },
        () => {},
      );
    }, this.#patience.beatMillis);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Nothing was ever heard from the worker: it cannot be loaded, fails at once, or is none of loci. */
export function notStarted(cause?: unknown): MemoryError {
  return new MemoryError('unavailable', 'The memory worker could not be started.', {
    data: { part: 'worker', started: false },
    ...(cause === undefined ? {} : { cause }),
  });
}

const deaths = ['error', 'messageerror', 'close'];

export function unreachable(): MemoryError {
  return new MemoryError(
    'unavailable',
    'The memory worker ended or does not answer; the call may or may not have been done.',
    {
      data: { part: 'worker' },
    },
  );
}
