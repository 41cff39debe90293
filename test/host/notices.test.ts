import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ledger } from '../../src/engine/ledger/ledger.js';
import { Notices } from '../../src/host/notices.js';
import type { ChangeNotice } from '../../src/ports/driver.js';
import { accessOf, forget, itemOf, recall, remember, rememberOf } from '../../src/testing/driver-moves.js';
import { commitId } from '../support/arbitraries.js';
import { door, open } from './help.js';
import { emptyPlace } from './switch.js';

const access = accessOf();

test('listeners hear of commits that others have made and folded away since the last look', async () => {
  const place = await emptyPlace();
  const [one, two] = [await open(door(place)), await open(door(place))];
  const old = await remember(two, 'from before');
  await recall(one, '');
  const heard: ChangeNotice[] = [];
  one.onChange((notice) => heard.push(notice));
  const id = await remember(two, 'the tortoise');
  await two.run({ type: 'edit', access, id, details: { tags: ['a'] } });
  await forget(two, old);
  expect(heard).toEqual([]);
  await recall(one, '');
  expect(heard).toEqual([
    { sequence: 2, own: false, changes: [{ id, what: 'stored' }] },
    { sequence: 3, own: false, changes: [{ id, what: 'edited' }] },
    { sequence: 4, own: false, changes: [{ id: old, what: 'forgotten' }] },
  ]);
  const own = await remember(one, 'the heron');
  expect(heard.at(-1)).toEqual({ sequence: 5, own: true, changes: [{ id: own, what: 'stored' }] });
});

test('listeners hear of what their scope may see and of nothing else', async () => {
  const driver = await open(await emptyPlace());
  const scopes = { ann: accessOf('ann'), planner: { ...accessOf('ann'), agent: 'planner' }, ben: accessOf('ben') };
  const heard: string[] = [];
  for (const [name, scope] of Object.entries(scopes))
    driver.onChange(({ changes }) => heard.push(`${name}: ${changes.map(({ what }) => what)}`), scope);
  driver.onChange(() => heard.push('nowhere'), { ...scopes.ann, space: 'team' });
  for (const scope of Object.values(scopes)) {
    await driver.run(rememberOf([itemOf('the tortoise')], { access: scope }));
    heard.push('-');
  }
  expect(heard).toEqual(['ann: stored', 'planner: stored', '-', 'planner: stored', '-', 'ben: stored', '-']);
});

test('what a listener throws hurts nobody', async () => {
  const driver = await open(await emptyPlace());
  const heard: number[] = [];
  driver.onChange(() => {
    throw new Error('of the listener');
  });
  driver.onChange(({ sequence }) => heard.push(sequence));
  await remember(driver, 'the tortoise');
  expect(heard).toEqual([1]);
});

test('a commit that is taken in once more is not told of once more', () => {
  const notices = new Notices(
    () => new Ledger(),
    new Set(),
    () => () => true,
  );
  const heard: number[] = [];
  notices.subscribe(({ sequence }) => heard.push(sequence));
  const [id] = fc.sample(commitId, 1);
  if (id === undefined) throw new Error('no commit id');
  notices.tell({ sequence: 1, id, events: [] });
  notices.begin(1);
  for (const sequence of [1, 2, 3, 2, 3, 4]) notices.tell({ sequence, id, events: [] });
  expect(heard).toEqual([2, 3, 4]);
});
