import type { NewItem, PortableRecord } from '../model/commands.js';
import type { Json } from '../model/json.js';
import type { ExportPage, RecordView } from '../model/queries.js';
import type { Driver } from '../ports/driver.js';
import { check, checkFails, checkList } from './checks.js';
import { accessOf, contentsOf, idIn, idOf, itemOf, recall, remember, rememberOf, searchOf } from './driver-moves.js';
import type { DriverCase } from './driver-subject.js';

const access = accessOf();

/** What is remembered, found, changed and listed. */
export const driverCases: readonly DriverCase[] = [
  {
    name: 'what was remembered is found by its words, and by no others',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'The spare key is under the blue tortoise', { tags: ['home'], session: 's1' });
      await remember(driver, 'Lunch is at noon');
      const { hits, filteredOut, skipped } = await driver.ask(searchOf('tortoise'));
      const [hit] = hits;
      check(hits.length === 1 && hit !== undefined, 'one memory says tortoise');
      check(hit.id === id && hit.standing === 'active' && hit.tags[0] === 'home', 'the hit is not the memory');
      check(hit.relevance > 0 && hit.relevance <= 1, 'relevance lies above 0 and up to 1');
      check(typeof hit.storedAt === 'number' && hit.storedAt > 0, 'times are numbers');
      check(filteredOut === 0 && Array.isArray(skipped), 'nothing was left out');
      checkList(await recall(driver, 'umbrella'), [], 'hits of a word that nobody said');
    },
  },
  {
    name: 'an empty text lists by recency, in pages that are whole and do not overlap',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const said = Array.from({ length: 25 }, (_, i) => `note number ${i}`);
      for (const content of said) await remember(driver, content);
      const seen: string[] = [];
      for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
        const page = await driver.ask(searchOf('', cursor === undefined ? {} : { cursor }));
        seen.push(...contentsOf(page));
        cursor = page.cursor;
        check(seen.length <= said.length, 'a page was repeated');
      }
      checkList(seen, said.toReversed(), 'everything, newest first');
    },
  },
  {
    name: 'text comes back exactly as it went in',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const said = [
        'Run:\r\n```sh\r\n\tfor f in *.txt; do\r\n\t  echo "$f"   \r\n\tdone\r\n```\r\n\r\n\r\nDone.  ',
        '  null',
        '0',
        '{"text":"x"}',
        'a\u0000b',
        'e\u0301 \u00e9 \ufeff \u200d',
        '\ud83c\udf88 \ud83d\udc68\u200d\ud83d\udc69',
        '\u0627\u0644\u0633\u0644\u0627\u0645',
        '<img src=x onerror=alert(1)>',
        '__proto__',
      ];
      const meta: Json = { ['__proto__']: 1, n: 1.5, big: 2 ** 53, nul: null, arr: [1, [2]], nested: { a: { b: {} } } };
      const ids = [];
      for (const content of said) ids.push(await remember(place.driver, content, { meta, externalId: content }));
      for (const next of [() => place.driver, place.reopen]) {
        const driver = await next();
        for (const [i, id] of ids.entries()) {
          const view = await viewOf(driver, id);
          check(view.content === said[i] && view.externalId === said[i], `text ${i} came back changed`);
          check(JSON.stringify(view.meta) === JSON.stringify(meta), `the details of text ${i} came back changed`);
        }
      }
    },
  },
  {
    name: 'a batch is stored as a whole or not at all; item by item the good ones are',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      await remember(driver, 'first', { externalId: 'taken' });
      const items = [itemOf('second'), itemOf('other', { externalId: 'taken' }), itemOf('third')];
      await checkFails(driver.run(rememberOf(items, { onExisting: 'error' })), 'conflict', 'a batch with a taken id');
      checkList(await recall(driver, ''), ['first'], 'after a batch that failed');
      const outcomes = await driver.run(rememberOf(items, { onExisting: 'error', itemwise: true }));
      checkList(
        outcomes.map(({ status }) => status),
        ['stored', 'failed', 'stored'],
        'outcomes item by item',
      );
      checkList(await recall(driver, ''), ['third', 'second', 'first'], 'after a batch item by item');
    },
  },
  {
    name: 'an external id has one current memory: repeats change nothing, new content amends',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const send = async (content: string, more: Partial<NewItem> = {}) => {
        const [outcome] = await driver.run(rememberOf([itemOf(content, { externalId: 'x-1', ...more })]));
        return { status: outcome?.status, id: idIn(outcome) };
      };
      const first = await send('Ana lives in Delft');
      const again = await send('Ana lives in Delft');
      check(again.status === 'unchanged' && again.id === first.id, 'a repeat is unchanged');
      const labelled = await send('Ana lives in Delft', { tags: ['city'] });
      check(labelled.status === 'updated' && labelled.id === first.id, 'new details update in place');
      const moved = await send('Ana lives in Gouda');
      check(moved.status === 'amended' && moved.id !== first.id, 'new content amends');
      checkList(await recall(driver, 'Ana lives'), ['Ana lives in Gouda'], 'current memories');
    },
  },
  {
    name: 'a dry run of remember says what would happen and stores nothing',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      await remember(driver, 'kept', { externalId: 'k' });
      const items = [itemOf('kept', { externalId: 'k' }), itemOf('new')];
      const outcomes = await driver.run(rememberOf(items, { dryRun: true, itemwise: true }));
      checkList(
        outcomes.map(({ status }) => status),
        ['unchanged', 'stored'],
        'what would happen',
      );
      checkList(await recall(driver, ''), ['kept'], 'after a dry run');
    },
  },
  {
    name: 'what was amended is superseded: never recalled, kept in its history',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const old = await remember(driver, 'Ana loves playing tennis', { tags: ['sport'] });
      const { id, status, superseded } = await driver.run({
        type: 'amend',
        access,
        id: old,
        content: 'Ana hates tennis since the knee injury',
        reason: 'she said so',
      });
      check(status === 'amended', 'the status is amended');
      checkList(superseded, [old], 'what was replaced');
      checkList(await recall(driver, 'tennis'), ['Ana hates tennis since the knee injury'], 'recalled after an amend');
      const history = await driver.ask({ type: 'history', access, id: idOf(id) });
      checkList(
        history.map((view) => `${view.standing} ${view.id}`),
        [`superseded ${old}`, `active ${id}`],
        'the history',
      );
      check((await viewOf(driver, old)).supersededBy === id, 'the old one names its successor');
      check((await viewOf(driver, idOf(id))).tags[0] === 'sport', 'the new one keeps the tags');
      const all = await driver.ask(searchOf('tennis', { includeSuperseded: true }));
      check(all.hits.length === 2, 'superseded ones are found when they are asked for');
      await checkFails(
        driver.run({ type: 'amend', access, id: old, content: 'x' }),
        'conflict',
        'amending the old one',
      );
    },
  },
  {
    name: 'details change in place and are found at once',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'The hose is in the shed');
      await driver.run({ type: 'edit', access, id, details: { tags: ['garden'], category: 'tools', importance: 0.5 } });
      const filter = { sessions: 'semantic', tagsAll: ['garden'] } as const;
      checkList(await recall(driver, '', { filter }), ['The hose is in the shed'], 'found by its new tag');
      await driver.run({ type: 'edit', access, id, details: { tags: null } });
      checkList(await recall(driver, '', { filter }), [], 'found by a tag that was taken away');
      check((await viewOf(driver, id)).category === 'tools', 'what was not named stays');
    },
  },
  {
    name: 'an unknown or a foreign id is not found, and changes nothing',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const id = await remember(driver, 'a surprise party', {}, 'ana');
      const ben = accessOf('ben');
      for (const unknown of [id, idOf('01arz3ndektsv4rrffq69g5fav'), idOf(id.slice(0, 8))]) {
        check((await driver.ask({ type: 'get', access: ben, id: unknown })) === null, 'get answers null');
        const calls = [
          () => driver.run({ type: 'amend', access: ben, id: unknown, content: 'x' }),
          () => driver.run({ type: 'edit', access: ben, id: unknown, details: { tags: ['x'] } }),
          () => driver.run({ type: 'forget', access: ben, target: { ids: [unknown] }, all: false, dryRun: false }),
          () => driver.ask({ type: 'history', access: ben, id: unknown }),
        ];
        for (const call of calls) await checkFails(call(), 'not-found', 'a call with an unknown id');
      }
      checkList(await recall(driver, 'party', { access: ben }), [], "another user's memories");
      checkList(await recall(driver, 'party', { access: accessOf('ana') }), ['a surprise party'], "the user's own");
    },
  },
  {
    name: 'inspect lists every record of every standing, in pages',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const ids = [];
      for (let i = 0; i < 7; i++) ids.push(await remember(driver, `record ${i}`));
      const [first = idOf('none'), second = idOf('none')] = ids;
      await driver.run({ type: 'amend', access, id: first, content: 'record 0, amended' });
      await driver.run({ type: 'forget', access, target: { ids: [second] }, all: false, dryRun: false });
      const views: RecordView[] = [];
      for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
        const page = await driver.ask({
          type: 'inspect',
          access,
          limit: 3,
          ...(cursor === undefined ? {} : { cursor }),
        });
        check(page.records.length <= 3, 'a page is longer than asked');
        views.push(...page.records);
        cursor = page.cursor;
        check(views.length <= 8, 'a page was repeated');
      }
      const count = (standing: string) => views.filter((view) => view.standing === standing).length;
      check(new Set(views.map((view) => view.id)).size === 8, 'eight records');
      check(count('active') === 6 && count('superseded') === 1 && count('forgotten') === 1, 'their standings');
      const { records } = await driver.ask({ type: 'inspect', access, limit: 10, standing: 'forgotten' });
      checkList(
        records.map((view) => view.id),
        [second],
        'only the forgotten ones',
      );
    },
  },
  {
    name: 'stats, lint and analyze tell about the store; upkeep changes no answer',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      await remember(driver, 'one two');
      await remember(driver, 'two three');
      for (const upkeep of [undefined, 'compact', 'reindex'] as const) {
        if (upkeep !== undefined) await driver.run({ type: upkeep });
        await driver.flush();
        const { records, storage, index } = await driver.ask({ type: 'stats', access, all: false });
        check(records.active === 2 && records.superseded === 0 && records.forgotten === 0, 'two active records');
        check(storage.state === 'ok' && storage.quarantined === 0 && index.units >= 0, 'the store is well');
        check((await driver.ask({ type: 'lint', access, strict: true })).ok, 'lint finds nothing');
        check((await recall(driver, 'two')).length === 2, 'both are found');
      }
      check((await driver.ask({ type: 'analyze', text: 'Blue tortoises' })).tokens.length > 0, 'a text has tokens');
      check(typeof (await driver.run({ type: 'persist' })) === 'boolean', 'persist answers yes or no');
    },
  },
  {
    name: 'what was exported is adopted elsewhere with ids, times and chains, and adopting again adds nothing',
    needs: [],
    async run({ empty }) {
      const [from, to] = [(await empty()).driver, (await empty()).driver];
      const old = await remember(from, 'Tom works at the quarry');
      const { id } = await from.run({ type: 'amend', access, id: old, content: 'Tom works at the bakery' });
      const gone = await remember(from, 'Tom owes Uma', { externalId: 'debt' });
      await from.run({ type: 'forget', access, target: { ids: [gone] }, all: false, dryRun: false });
      const records = await exported(from);
      check(!JSON.stringify(records).includes('Uma'), 'an export holds nothing that was forgotten');
      await to.run({ type: 'adopt', access, records, dryRun: true });
      checkList(await recall(to, ''), [], 'after a dry run');
      await to.run({ type: 'adopt', access, records, dryRun: false });
      const again = await to.run({ type: 'adopt', access, records, dryRun: false });
      check(
        again.outcomes.every(({ status }) => status === 'unchanged' || status === 'forgotten'),
        'a repeat adds nothing',
      );
      checkList(await recall(to, 'Tom works'), ['Tom works at the bakery'], 'recalled where it was adopted');
      check((await viewOf(to, idOf(id))).storedAt === (await viewOf(from, idOf(id))).storedAt, 'times are kept');
      const history = await to.ask({ type: 'history', access, id: idOf(id) });
      checkList(
        history.map((view) => view.id),
        [old, id],
        'the chain',
      );
      const tombstone = await to.ask({ type: 'get', access, id: gone });
      check(tombstone?.standing === 'forgotten' && tombstone.content === '', 'a tombstone travels along');
    },
  },
  {
    name: 'a call whose signal has fired does nothing and says aborted',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const signal = AbortSignal.abort();
      await checkFails(driver.run(rememberOf([itemOf('x')]), { signal }), 'aborted', 'a command');
      await checkFails(driver.ask(searchOf('x'), { signal }), 'aborted', 'a query');
      checkList(await recall(driver, ''), [], 'after an aborted command');
    },
  },
  {
    name: 'calls that do not wait for each other all count, in their order',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const said = Array.from({ length: 60 }, (_, i) => `entry ${i}`);
      const ids = await Promise.all(said.map((content) => remember(driver, content)));
      checkList(await recall(driver, '', { limit: 100 }), said.toReversed(), 'everything, newest first');
      check(new Set(ids).size === 60, 'each has an id of its own');
    },
  },
  {
    name: 'everything acknowledged is there after a reopening',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const said = Array.from({ length: 300 }, (_, i) => `line ${i} of the log`);
      for (let i = 0; i < said.length; i += 60) {
        await place.driver.run(rememberOf(said.slice(i, i + 60).map((content) => itemOf(content))));
      }
      const id = await remember(place.driver, 'the last line');
      const driver = await place.reopen();
      const { records } = await driver.ask({ type: 'stats', access, all: false });
      check(records.active === 301, 'all records are there');
      check((await viewOf(driver, id)).content === 'the last line', 'the last one too');
      checkList(await recall(driver, '217'), ['line 217 of the log'], 'found after a reopening');
    },
  },
  {
    name: 'after close every call says closed, and closing again is harmless',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      await remember(driver, 'x');
      await driver.close();
      await driver.close();
      await checkFails(driver.run(rememberOf([itemOf('y')])), 'closed', 'a command after close');
      await checkFails(driver.ask(searchOf('x')), 'closed', 'a query after close');
      await checkFails(driver.flush(), 'closed', 'flush after close');
    },
  },
  {
    name: 'a store that was destroyed is empty when it is opened again',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      await remember(place.driver, 'gone with the store');
      await place.driver.run({ type: 'destroy' });
      checkList(await recall(await place.reopen(), ''), [], 'after destroy');
    },
  },
  {
    name: 'listeners hear of every commit, without its text, until they leave',
    needs: [],
    async run({ empty }) {
      const { driver } = await empty();
      const heard: string[] = [];
      const end = driver.onChange(({ changes, own }) => {
        for (const { what, id } of changes) heard.push(`${what} ${id} ${own}`);
      });
      const id = await remember(driver, 'heard of');
      const { id: next } = await driver.run({ type: 'amend', access, id, content: 'heard of again' });
      await driver.run({ type: 'edit', access, id: idOf(next), details: { tags: ['t'] } });
      await driver.run({ type: 'forget', access, target: { ids: [idOf(next)] }, all: false, dryRun: false });
      await driver.flush();
      const expected = [
        `stored ${id} true`,
        `stored ${next} true`,
        `superseded ${id} true`,
        `edited ${next} true`,
        `forgotten ${next} true`,
      ];
      for (const line of expected) check(heard.includes(line), `nobody was told: ${line.split(' ')[0]}`);
      end();
      const before = heard.length;
      await remember(driver, 'not heard of');
      await driver.flush();
      check(heard.length === before, 'who left was told');
    },
  },
];

async function viewOf(driver: Driver, id: RecordView['id']): Promise<RecordView> {
  const view = await driver.ask({ type: 'get', access, id: idOf(id) });
  check(view !== null, 'a record is not there');
  return view;
}

async function exported(driver: Driver): Promise<readonly PortableRecord[]> {
  const records: PortableRecord[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: ExportPage = await driver.ask({ type: 'export', access, from });
    records.push(...page.records);
    from = page.next;
  }
  return records;
}
