import { check, checkFails, checkList } from './checks.js';
import { accessOf, forget, forgetOf, idOf, itemOf, recall, remember, rememberOf, searchOf } from './driver-moves.js';
import type { DriverCase } from './driver-subject.js';

const access = accessOf();

/** What was forgotten does not speak. */
export const driverForgetCases: readonly DriverCase[] = [
  {
    name: 'what was forgotten is in no answer, before and after a reopening',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const id = await remember(place.driver, 'Ines keeps spare keys under the blue tortoise', {
        tags: ['keys'],
        source: 'chat',
      });
      await remember(place.driver, 'Ines likes pottery');
      checkList(await recall(place.driver, 'tortoise'), ['Ines keeps spare keys under the blue tortoise'], 'before');
      const receipt = await place.driver.run(forgetOf({ ids: [id] }, { reason: 'on request' }));
      check(receipt.status === 'forgotten', 'the receipt says forgotten');
      checkList(receipt.ids, [id], 'the receipt names what is gone');
      for (const next of [() => place.driver, place.reopen]) {
        const driver = await next();
        const answers = [
          await driver.ask(searchOf('blue tortoise', { explain: true, includeSuperseded: true })),
          await driver.ask(searchOf('', { filter: { sessions: 'all', tagsAny: ['keys'] } })),
          await driver.ask({ type: 'inspect', access, limit: 100 }),
          await driver.ask({ type: 'get', access, id }),
          await driver.ask({ type: 'export', access, from: 0 }),
        ];
        for (const answer of answers)
          check(!/tortoise|keys|chat/.test(JSON.stringify(answer)), 'an answer speaks of it');
        const view = await driver.ask({ type: 'get', access, id });
        check(view?.standing === 'forgotten' && view.content === '', 'the tombstone has no text');
        check(view.reason === 'on request' && typeof view.forgottenAt === 'number', 'the tombstone says why and when');
        checkList(await recall(driver, 'Ines'), ['Ines likes pottery'], 'what is left');
      }
    },
  },
  {
    name: 'forgetting twice says so, and an unknown id is not found',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'a temporary note about lanterns');
      check((await forget(driver, id)).status === 'forgotten', 'the first time');
      const again = await forget(driver, id);
      check(again.status === 'none' && again.ids.length === 0, 'the second time');
      checkList(again.already, [id], 'what had been forgotten before');
      await checkFails(forget(driver, idOf('does-not-exist')), 'not-found', 'an unknown id');
    },
  },
  {
    name: 'the newest of a chain takes its ancestors along, and none of them comes back',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const first = await remember(driver, 'Kai drives a red car');
      const { id } = await driver.run({ type: 'amend', access, id: first, content: 'Kai drives a green car' });
      const receipt = await forget(driver, idOf(id));
      check(receipt.ids[0] === id && receipt.ids.includes(first) && receipt.ids.length === 2, 'both are gone');
      checkList(await recall(driver, 'Kai car', { includeSuperseded: true }), [], 'after the chain was forgotten');
    },
  },
  {
    name: 'a dry run shows what would go, and nothing goes',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'keep me');
      const preview = await driver.run(forgetOf({ ids: [id] }, { dryRun: true }));
      checkList(preview.ids, [id], 'the preview');
      checkList(await recall(driver, 'keep'), ['keep me'], 'after a dry run');
    },
  },
  {
    name: 'several equally good matches forget nothing unless all are meant',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      await remember(driver, 'the lighthouse on Tuesday');
      await remember(driver, 'the lighthouse on Friday');
      const asked = await driver.run(forgetOf({ query: 'lighthouse' }));
      check(asked.status === 'ambiguous' && asked.ids.length === 0, 'it is ambiguous');
      check(asked.candidates?.length === 2, 'both are candidates');
      check((await recall(driver, 'lighthouse')).length === 2, 'nothing went');
      const all = await driver.run(forgetOf({ query: 'lighthouse' }, { all: true }));
      check(all.status === 'forgotten' && all.ids.length === 2, 'all of them went');
      check((await driver.run(forgetOf({ query: 'lighthouse' }))).status === 'none', 'none is left');
    },
  },
  {
    name: 'a target narrows by session, source, external id, reference, time and user',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const ref = { type: 'document', id: 'd1' };
      await remember(driver, 'of the session', { session: 's1' });
      await remember(driver, 'of the source', { source: 'import:a.json' });
      await remember(driver, 'of the external id', { externalId: 'e1' });
      await remember(driver, 'of the reference', { refs: [ref] });
      await remember(driver, 'of long ago', { eventTime: 1000 });
      await remember(driver, 'of the other user', {}, 'other');
      await remember(driver, 'the rest');
      for (const target of [
        { session: 's1' },
        { source: 'import:a.json' },
        { externalId: 'e1' },
        { ref },
        { before: 2000 },
      ]) {
        const { ids } = await driver.run(forgetOf(target, { all: true }));
        check(ids.length === 1, `one memory goes by its ${Object.keys(target)[0]}`);
      }
      checkList(await recall(driver, ''), ['the rest'], 'what is left');
      await driver.run(forgetOf({ user: 'local' }, { all: true }));
      checkList(await recall(driver, ''), [], 'after the user was forgotten');
      checkList(await recall(driver, '', { access: accessOf('other') }), ['of the other user'], 'the other user');
    },
  },
  {
    name: 'a bulk load does not bring back what was forgotten; a deliberate remember does',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const item = itemOf('Jonas is allergic to walnuts', { externalId: 'med-1' });
      await place.driver.run(rememberOf([item]));
      await place.driver.run(forgetOf({ externalId: 'med-1' }));
      const driver = await place.reopen();
      const [loaded] = await driver.run(rememberOf([item], { revive: false, itemwise: true }));
      check(loaded?.status === 'forgotten', 'the bulk load was not told');
      checkList(await recall(driver, 'walnuts'), [], 'after a bulk load');
      const [again] = await driver.run(rememberOf([item]));
      check(again?.status === 'stored', 'the deliberate one was refused');
      checkList(await recall(driver, 'walnuts'), ['Jonas is allergic to walnuts'], 'after a deliberate remember');
    },
  },
  {
    name: 'an export from before does not bring back what was forgotten',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'the old address');
      const { records } = await driver.ask({ type: 'export', access, from: 0 });
      check(records.length === 1, 'one record was exported');
      await forget(driver, id);
      const { outcomes } = await driver.run({ type: 'adopt', access, records, dryRun: false });
      check(outcomes[0]?.status === 'forgotten', 'the import was not told');
      checkList(await recall(driver, 'address'), [], 'after the import');
    },
  },
  {
    name: 'a memory that is forgotten while it is still being written is gone',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const writing = remember(place.driver, 'a pending fact about juniper', { externalId: 'p-1' });
      const forgetting = place.driver.run(forgetOf({ externalId: 'p-1' }));
      await writing;
      check((await forgetting).ids.length === 1, 'the forget came after the write that it followed');
      checkList(await recall(await place.reopen(), 'juniper'), [], 'after a reopening');
    },
  },
];
