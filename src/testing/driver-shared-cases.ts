import type { Driver } from '../ports/driver.js';
import { check, checkFails, checkList } from './checks.js';
import { accessOf, forget, itemOf, recall, remember, rememberOf, searchOf } from './driver-moves.js';
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
    name: 'a shared space is for its members alone, on both sides, and goes with every word',
    needs: ['another'],
    async run({ empty }) {
      const place = await empty();
      const [one, two] = [place.driver, await place.another()];
      const [ana, ben] = [accessOf('ana'), accessOf('ben')];
      const there = { ...ana, space: 'garden' };
      const change = { verb: 'create', slug: 'garden', name: 'Garden' } as const;
      await one.run({ type: 'space', access: ana, change });
      const member = { verb: 'member', space: 'garden', user: 'ben' } as const;
      await one.run({ type: 'space', access: ana, change: { ...member, role: 'viewer' } });
      await one.run(rememberOf([itemOf('the hose is green')], { access: there }));
      const ask = async () =>
        (await two.ask(searchOf('hose', { access: ben }))).hits.map(({ content, space }) => `${content} in ${space}`);
      checkList(await ask(), ['the hose is green in garden'], 'what a member is told on the other side');
      const mine = rememberOf([itemOf('the hose is mine')], { access: { ...ben, space: 'garden' } });
      await checkFails(two.run(mine), 'denied', 'writing as a viewer');
      await one.run({ type: 'space', access: ana, change: member });
      checkList(await ask(), [], 'what is told when the membership is over');
      await checkFails(two.run(mine), 'space_not_found', 'writing when the membership is over');
      const erased = await two.run({
        type: 'eraseSpace',
        access: ana,
        space: 'garden',
        confirm: 'garden',
        dryRun: false,
      });
      check(erased.memories === 1, 'the one memory goes with the space');
      await checkFails(one.ask(searchOf('hose', { access: there })), 'space_not_found', 'asking in an erased space');
      check((await one.ask({ type: 'spaces', access: ana })).length === 0, 'the space is gone');
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
