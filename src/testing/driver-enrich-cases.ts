import type { EnrichItem } from '../model/commands.js';
import type { RecordId } from '../model/ids.js';
import type { Enrichable } from '../model/queries.js';
import type { Driver } from '../ports/driver.js';
import { check, checkList } from './checks.js';
import { accessOf, forget, forgetOf, idOf, itemOf, recall, remember, rememberOf, searchOf } from './driver-moves.js';
import type { DriverCase } from './driver-subject.js';
import { seededRandom } from './random.js';

const access = accessOf();

/** What an enricher said is found and erased with the memory; what it says too late is nothing. */
export const driverEnrichCases: readonly DriverCase[] = [
  {
    name: 'what an enricher said is found, shown and exported, and forgotten with the memory',
    needs: ['reopen'],
    async run({ empty }) {
      const place = await empty();
      const id = await remember(place.driver, 'Koda pulls at the leash');
      await remember(place.driver, 'Lunch is at noon');
      const [shown] = await shownBy(place.driver);
      check(shown?.id === id && shown.text === 'Koda pulls at the leash', 'the first memory is shown first');
      const enrichment = { summary: 'A husky', keywords: ['hound'], questions: ['Which animal?'], tags: ['pets'] };
      const said = [{ id, seen: shown.seen, enrichment }];
      checkList(await enrich(place.driver, said), [id], 'what was enriched');
      checkList(await enrich(place.driver, said), [], 'what was enriched a second time');
      checkList(await enrich(place.driver, said, true), [], 'what was enriched anew with the same');
      let driver = await place.reopen();
      for (const word of ['husky', 'hound', 'animal', 'pets'])
        checkList(await recall(driver, word), ['Koda pulls at the leash'], `found by ${word}`);
      checkList(
        (await shownBy(driver)).map(({ text }) => text),
        ['Lunch is at noon'],
        'what is left to enrich',
      );
      const before = [
        await driver.ask({ type: 'get', access, id }),
        await driver.ask({ type: 'export', access, from: 0 }),
      ];
      for (const answer of before) check(JSON.stringify(answer).includes('A husky'), 'an answer does not show it');
      await forget(driver, id);
      for (const next of [() => driver, place.reopen]) {
        driver = await next();
        check(
          !/husky|hound|animal|pets/.test(await everything(driver, 'husky hound animal')),
          'an answer speaks of it',
        );
        checkList(await enrich(driver, said, true), [], 'enriched after it was forgotten');
      }
    },
  },
  {
    name: 'whatever happens to memories while an enricher is at work, nothing comes back by what it says then',
    needs: ['another', 'reopen'],
    async run({ empty }) {
      const place = await empty();
      const drivers = [place.driver, await place.another()];
      const gone: string[] = [];
      const kept: string[] = [];
      for (let seed = 1; seed <= 12; seed++) await round(drivers, seed, gone, kept);
      for (const next of [() => place.driver, place.reopen]) {
        const driver = await next();
        const answers = await everything(driver, gone.join(' '));
        checkList(
          gone.filter((word) => answers.includes(word)),
          [],
          'words of enrichments that came too late',
        );
        for (const word of gone) checkList(await recall(driver, word, { includeSuperseded: true }), [], word);
        for (const word of kept) check((await recall(driver, word)).length === 1, `nothing is found by ${word}`);
      }
    },
  },
];

/** Shows memories to an enricher, does something to some of them, and hands over what it said about all of them. */
async function round(drivers: readonly Driver[], seed: number, gone: string[], kept: string[]): Promise<void> {
  const random = seededRandom(seed);
  const any = () => drivers[Math.floor(random() * drivers.length)] as Driver;
  const contents = Array.from({ length: 6 }, (_, i) => `plainword${seed}x${i} sits on shelf ${i}`);
  await any().run(rememberOf(contents.map((content) => itemOf(content))));
  const said = (await shownBy(any(), true))
    .filter(({ text }) => contents.includes(text))
    .map(({ id, text, seen }): EnrichItem & { word: string } => {
      const word = `saidof${text.split(' ')[0]}`;
      return { id, seen, word, enrichment: { summary: `${text}, ${word}`, questions: [`Is it ${word}?`] } };
    });
  check(said.length === contents.length, `seed ${seed}: ${said.length} memories were shown`);
  const untouched: string[] = [];
  for (const { id, word } of said) {
    const touched = await touch(any(), id, random());
    (touched ? gone : kept).push(word);
    if (!touched) untouched.push(id);
  }
  const items = said.map(({ word: _, ...item }) => item);
  checkList(await enrich(any(), items, random() < 0.5), untouched, `seed ${seed}: what was enriched`);
  await enrich(any(), items, random() < 0.5);
}

/** Something that makes what was said about a memory before come too late; or nothing. */
async function touch(driver: Driver, id: RecordId, chance: number): Promise<boolean> {
  if (chance < 0.3) return false;
  if (chance < 0.5) await forget(driver, id);
  else if (chance < 0.7) await driver.run({ type: 'amend', access, id, content: `something else ${chance}` });
  else if (chance < 0.8) await driver.run({ type: 'edit', access, id, details: { tags: ['edited'] } });
  else {
    const next = await driver.run({ type: 'amend', access, id, content: `something else ${chance}` });
    await driver.run(forgetOf({ ids: [idOf(next.id)] }));
  }
  return true;
}

async function shownBy(driver: Driver, overwrite = false): Promise<readonly Enrichable[]> {
  return (await driver.ask({ type: 'enrichable', access, from: 0, limit: 1000, overwrite })).records;
}

async function enrich(driver: Driver, items: readonly EnrichItem[], overwrite = false): Promise<readonly string[]> {
  return (await driver.run({ type: 'enrich', access, items, overwrite })).ids;
}

/** What any way of asking says, as one text. */
async function everything(driver: Driver, text: string): Promise<string> {
  const answers = [
    await driver.ask(searchOf(text, { explain: true, includeSuperseded: true, limit: 100 })),
    await driver.ask(searchOf('', { limit: 100 })),
    await driver.ask({ type: 'inspect', access, limit: 1000 }),
    await driver.ask({ type: 'export', access, from: 0 }),
    await driver.ask({ type: 'enrichable', access, from: 0, limit: 1000, overwrite: true }),
  ];
  return JSON.stringify(answers);
}
