import type { Driver } from '../ports/driver.js';
import { driverCases } from './driver-cases.js';
import { driverEnrichCases } from './driver-enrich-cases.js';
import { driverForgetCases } from './driver-forget-cases.js';
import { driverSharedCases } from './driver-shared-cases.js';
import type { DriverCase, DriverPlace, DriverSubject } from './driver-subject.js';
import type { TestRunner } from './storage-suite.js';

/**
 * The rules of the driver port as tests: what a caller may rely on, whether the engine works in this thread or behind a worker.
 *
 * ```ts
 * import { describe, test } from 'vitest';
 * import { driverSuite } from 'loci/testing';
 *
 * driverSuite({ describe, test }, { name: 'my worker', place: async () => ({ driver: …, another: …, reopen: … }) });
 * ```
 */
export function driverSuite({ describe, test }: TestRunner, subject: DriverSubject): void {
  describe(`driver: ${subject.name}`, () => {
    for (const each of [...driverCases, ...driverForgetCases, ...driverEnrichCases, ...driverSharedCases]) {
      const reasons = each.needs.flatMap((ability) => subject.unsupported?.[ability] ?? []);
      if (reasons.length === 0) test(each.name, () => runCase(each, subject));
      else test.skip?.(`${each.name} (${reasons[0]})`, () => runCase(each, subject));
    }
  });
}

async function runCase(each: DriverCase, subject: DriverSubject): Promise<void> {
  const places: DriverPlace[] = [];
  const drivers: Driver[] = [];
  const track = (driver: Driver) => {
    drivers.push(driver);
    return driver;
  };
  const missing = (): never => {
    throw new Error('The place lacks an ability that it did not declare as unsupported.');
  };
  try {
    await each.run({
      async empty() {
        const place = await subject.place();
        places.push(place);
        return {
          driver: track(place.driver),
          another: async () => track(await (place.another ?? missing)()),
          reopen: async () => {
            for (const driver of drivers) await driver.close();
            return track(await (place.reopen ?? missing)());
          },
          dispose: () => {},
        };
      },
    });
  } finally {
    for (const driver of drivers) await driver.close();
    for (const place of places) await place.dispose?.();
  }
}
