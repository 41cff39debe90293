import type { Driver } from '../ports/driver.js';
import { check, checkFails, checkList } from './checks.js';
import { accessOf, forget, itemOf, recall, remember, rememberOf } from './driver-moves.js';
import type { DriverCase } from './driver-subject.js';

const access = accessOf();

/** Several drivers on one store, such as two tabs. */
export const driverSharedCases: readonly DriverCase[] = [
  {
    name: 'what one stored the other finds, and what one forgot the other no longer says',
    needs: ['another'],
    async run({ empty }) {
      const place = await empty();
      const [one, two] = [place.driver, await place.another()];
      const id = await remember(one, 'the password is under the mat');
      checkList(await recall(two, 'password'), ['the password is under the mat'], 'what the other stored');
      const amended = await two.run({ type: 'amend', access, id, content: 'the password is in the vault' });
      checkList(await recall(one, 'password'), ['the password is in the vault'], 'what the other amended');
      await checkFails(
        one.run({ type: 'amend', access, id, content: 'x' }),
        'conflict',
        'amending what was replaced there',
      );
      await forget(one, amended.id as typeof id);
      checkList(await recall(two, 'password'), [], 'what the other forgot');
      checkList(await recall(two, 'password', { includeSuperseded: true }), [], 'what the other forgot, with its past');
      check((await two.ask({ type: 'get', access, id }))?.content === '', 'the tombstone is seen');
    },
  },
  {
    name: 'two that write at the same time lose nothing',
    needs: ['another', 'reopen'],
    async run({ empty }) {
      const place = await empty();
      const [one, two] = [place.driver, await place.another()];
      const write = async (driver: Driver, who: string) => {
        for (let i = 0; i < 100; i++) await remember(driver, `${who} number ${i}`);
      };
      await Promise.all([write(one, 'left'), write(two, 'right')]);
      for (const next of [() => one, () => two, place.reopen]) {
        const driver = await next();
        const { records } = await driver.ask({ type: 'stats', access, all: false });
        check(records.active === 200, `${records.active} of 200 records are there`);
        check((await recall(driver, 'left', { limit: 100 })).length === 100, 'all of the left are found');
        check((await recall(driver, 'right', { limit: 100 })).length === 100, 'all of the right are found');
        check((await driver.ask({ type: 'lint', access, strict: true })).ok, 'lint finds nothing');
      }
    },
  },
  {
    name: 'two that store one external id at the same time end with one current memory',
    needs: ['another'],
    async run({ empty }) {
      const place = await empty();
      const [one, two] = [place.driver, await place.another()];
      for (let round = 0; round < 10; round++) {
        const item = itemOf(`round ${round}`, { externalId: `r-${round}` });
        await Promise.all([one.run(rememberOf([item])), two.run(rememberOf([item]))]);
      }
      check((await recall(one, 'round', { limit: 100 })).length === 10, 'one memory for each external id');
    },
  },
  {
    name: 'closing one leaves the other at work',
    needs: ['another'],
    async run({ empty }) {
      const place = await empty();
      const two = await place.another();
      await remember(place.driver, 'before');
      await place.driver.close();
      await remember(two, 'after');
      checkList(await recall(two, ''), ['after', 'before'], 'after one was closed');
    },
  },
];
