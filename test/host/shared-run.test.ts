import { expect, test } from 'vitest';
import { SharedRun } from '../../src/host/shared-run.js';

/** Runs that are ended by hand. */
function manual() {
  const started: { end: () => void; fail: (error: Error) => void }[] = [];
  const shared = new SharedRun(
    () => new Promise<void>((resolve, reject) => started.push({ end: resolve, fail: reject })),
  );
  return { shared, started };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('who comes while a run is going waits for one that began later, and shares it', async () => {
  const { shared, started } = manual();
  const done: string[] = [];
  const wait = (name: string) => shared.run().then(() => done.push(name));
  wait('a');
  wait('b');
  wait('c');
  expect(started.length).toBe(1);
  started[0]?.end();
  await turn();
  expect(done).toEqual(['a']);
  expect(started.length).toBe(2);
  started[1]?.end();
  await turn();
  expect(done).toEqual(['a', 'b', 'c']);
  wait('d');
  expect(started.length).toBe(3);
});

test('who waits is not kept waiting by those that come later and again', async () => {
  const { shared, started } = manual();
  let isDone = false;
  const again = (left: number): Promise<void> => shared.run().then(() => (left > 0 ? again(left - 1) : undefined));
  again(5);
  shared.run().then(() => {
    isDone = true;
  });
  started[0]?.end();
  await turn();
  started[1]?.end();
  await turn();
  expect(isDone).toBe(true);
});

test('a run that fails fails for those who asked for it, and not for those who wait', async () => {
  const { shared, started } = manual();
  const first = shared.run();
  const second = shared.run();
  started[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  started[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
