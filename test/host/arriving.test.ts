import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/ports/storage.js';
import { accessOf, recall, remember } from '../../src/testing/driver-moves.js';
import { door, dump, open } from './help.js';
import { emptyPlace } from './switch.js';

/** A way into a place without hard links: the name of a tail shows with a part of its bytes, until it is let go on. */
function inPlace(place: Storage): { readonly storage: Storage; readonly reached: Promise<void>; goOn(): void } {
  let goOn = () => {};
  let arrive = () => {};
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isFirst = true;
  const storage: Storage = {
    ...door(place),
    async commit(change) {
      const { create } = change;
      if (!create?.key.startsWith('tail/') || !isFirst) return place.commit(change);
      isFirst = false;
      await place.commit({ create: { key: create.key, bytes: create.bytes.slice(0, 30) } });
      arrive();
      await released;
      // The rest of the bytes; when the name was taken away meanwhile they go where nobody sees them.
      if ((await place.read([create.key])).get(create.key)?.length !== 30) return;
      await Promise.all([place.commit({ remove: [create.key] }), place.commit({ create })]);
    },
  };
  return { storage, reached, goOn: () => goOn() };
}

/** A writer of whose commit a part of the bytes is there, and a reader beside it. */
async function halfThere() {
  const place = await emptyPlace();
  const { storage, reached, goOn } = inPlace(place);
  const writer = await open(storage);
  const reader = await open(door(place));
  const writing = remember(writer, 'the tortoise');
  await reached;
  return { place, writer, reader, goOn, writing };
}

/** The same when the reader has looked, and has given the commit up. */
async function givenUp() {
  const scene = await halfThere();
  expect(await recall(scene.reader, '')).toEqual([]);
  return scene;
}

/** A sleep after which something has happened at a certain time. */
function sleepUntil(look: number, happens: () => void): () => Promise<void> {
  let looks = 0;
  return async () => {
    if (++looks === look) happens();
    await new Promise((resolve) => setImmediate(resolve));
  };
}

describe('a commit whose bytes are still on their way', () => {
  test('is waited for, and is no damage', async () => {
    const place = await emptyPlace();
    const { storage, reached, goOn } = inPlace(place);
    const writer = await open(storage);
    const reader = await open(door(place), { sleep: sleepUntil(3, goOn) });
    const writing = remember(writer, 'the tortoise');
    await reached;
    expect(await recall(reader, '')).toEqual(['the tortoise']);
    await writing;
    const { storage: stats } = await reader.ask({ type: 'stats', access: accessOf(), all: true });
    expect(stats.quarantined).toBe(0);
  });

  test('and that a question of its own process gave up is there when it is acknowledged', async () => {
    const { storage, reached, goOn } = inPlace(await emptyPlace());
    const writer = await open(storage);
    const writing = remember(writer, 'the tortoise');
    await reached;
    expect(await recall(writer, '')).toEqual([]);
    goOn();
    await writing;
    expect(await recall(writer, '')).toEqual(['the tortoise']);
  });

  test('and that others gave up counts once it is whole', async () => {
    const { place, writer, reader, goOn, writing } = await givenUp();
    const heard: number[] = [];
    reader.onChange(({ sequence }) => heard.push(sequence));
    goOn();
    await writing;
    await remember(reader, 'the heron');
    await reader.flush();
    expect(heard).toEqual([1, 2]);
    for (const each of [reader, writer, await open(door(place))]) {
      expect(await recall(each, '')).toEqual(['the heron', 'the tortoise']);
    }
  });

  test('and that others gave up is not folded away when it becomes whole just before', async () => {
    const place = await emptyPlace();
    const { storage, reached, goOn } = inPlace(place);
    const writer = await open(storage);
    let looks = Number.NEGATIVE_INFINITY;
    let writing: Promise<unknown> = Promise.resolve();
    const reader = await open({
      ...door(place),
      async *list(prefix, after) {
        yield* place.list(prefix, after);
        // The last look before the fold has seen the torn one.
        if (prefix !== 'head/' || ++looks !== 2) return;
        goOn();
        await writing;
      },
    });
    writing = remember(writer, 'the tortoise');
    await reached;
    expect(await recall(reader, '')).toEqual([]);
    looks = 0;
    await reader.flush();
    expect(looks).toBeGreaterThanOrEqual(2);
    for (const each of [reader, writer, await open(door(place))])
      expect(await recall(each, '')).toEqual(['the tortoise']);
  });

  test('and that one gave up and another has folded is there for both', async () => {
    const { writer, reader, goOn, writing } = await givenUp();
    goOn();
    await writing;
    await writer.flush();
    expect(await recall(reader, '')).toEqual(['the tortoise']);
    const { storage: stats } = await reader.ask({ type: 'stats', access: accessOf(), all: true });
    expect(stats.quarantined).toBe(0);
  });

  test('and that others have folded away is made anew by its writer', async () => {
    const { place, writer, reader, goOn, writing } = await halfThere();
    // Nothing is decided before the torn one is out of the line.
    await remember(reader, 'the heron');
    goOn();
    await writing;
    for (const each of [reader, writer, await open(door(place))]) {
      expect(await recall(each, '')).toEqual(['the tortoise', 'the heron']);
      expect(await dump(each)).toHaveLength(2);
    }
  });
});
