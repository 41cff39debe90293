import { afterEach, describe, expect, test, vi } from 'vitest';
import { isRecordId } from '../../src/model/ids.js';
import { neutralRuntime } from '../../src/runtime/neutral.js';
import { onPageRest, pageStorage } from '../../src/runtime/page.js';
import { webRuntime } from '../../src/runtime/web.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the neutral runtime', () => {
  test('makes ids that differ, have the form of ids and sort by time', () => {
    let time = 1_700_000_000_000;
    const { newId } = neutralRuntime({ now: () => time++ });
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every(isRecordId)).toBe(true);
    expect(ids).toEqual(ids.toSorted());
  });

  test('hands out as many random bytes as asked, never the same', () => {
    const { random } = neutralRuntime();
    for (const length of [0, 1, 10, 2047, 2048, 2049, 200_000]) {
      const [one, two] = [random(length), random(length)];
      expect(one).toHaveLength(length);
      if (length >= 10) expect(one).not.toEqual(two);
    }
    const bytes = random(100_000);
    // Every value comes up: nothing was left at zero.
    expect(new Set(bytes).size).toBe(256);
    expect(bytes.subarray(-100).some((byte) => byte !== 0)).toBe(true);
  });

  test('refuses ids of the caller that are none', () => {
    expect(neutralRuntime({ newId: () => 'a1' }).newId()).toBe('a1');
    for (const bad of ['', '../x', 'a b', 5 as never]) {
      expect(() => neutralRuntime({ newId: () => bad }).newId()).toThrow(expect.objectContaining({ code: 'invalid' }));
    }
  });

  test('works without a lock and sends no hints', async () => {
    const { politely, hints, sleep } = neutralRuntime();
    expect(await politely(0, async () => 7)).toBe(7);
    const end = hints.subscribe(() => expect.unreachable());
    hints.post();
    end();
    await sleep(1);
    hints.close();
  });
});

describe('the runtime of a browser', () => {
  test('tells the others of its name, not itself', async () => {
    const [one, two, other] = [webRuntime('a'), webRuntime('a'), webRuntime('b')];
    const [heardOne, heardTwo, heardOther] = [vi.fn(), vi.fn(), vi.fn()];
    one.hints.subscribe(heardOne);
    const end = two.hints.subscribe(heardTwo);
    other.hints.subscribe(heardOther);
    one.hints.post();
    await vi.waitFor(() => expect(heardTwo).toHaveBeenCalledTimes(1));
    end();
    one.hints.post();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([heardOne, heardTwo, heardOther].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 0]);
    for (const runtime of [one, two, other]) runtime.hints.close();
  });

  test('at rest holds no channel, and looks again afterwards', async () => {
    const [one, two] = [webRuntime('rest'), webRuntime('rest')];
    const heard = vi.fn();
    two.hints.subscribe(heard);
    two.rest(true);
    one.hints.post();
    two.hints.post();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).not.toHaveBeenCalled();
    two.rest(false);
    two.rest(false);
    expect(heard).toHaveBeenCalledTimes(1);
    one.hints.post();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    two.hints.close();
    const channel = vi.fn();
    vi.stubGlobal('BroadcastChannel', channel);
    two.rest(false);
    expect(channel).not.toHaveBeenCalled();
    one.hints.close();
  });

  test('works alone where there are no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { hints, rest } = webRuntime('none');
    hints.post();
    rest(true);
    rest(false);
    hints.close();
  });

  describe('takes turns', () => {
    /** A lock that is given, refused, or never given. */
    function stubLocks(request: (options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>) {
      const locks = {
        request: (_name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) =>
          request(options, work),
      };
      vi.stubGlobal('navigator', { locks });
      return webRuntime('lock').politely;
    }

    test('under a lock', async () => {
      let held = false;
      const politely = stubLocks(async (_options, work) => {
        held = true;
        const result = await work();
        held = false;
        return result;
      });
      expect(await politely(1000, async () => held)).toBe(true);
      expect(held).toBe(false);
    });

    test('without it when it does not come in time, or is refused', async () => {
      const late = stubLocks(
        ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      );
      const work = vi.fn(async () => 'done');
      expect(await late(5, work)).toBe('done');
      const refused = stubLocks(() => Promise.reject(new DOMException('No.', 'SecurityError')));
      expect(await refused(5, work)).toBe('done');
      expect(work).toHaveBeenCalledTimes(2);
    });

    test('and does failing work once, telling its own failure', async () => {
      const politely = stubLocks((_options, work) => work());
      const fault = new Error('mine');
      const work = vi.fn(() => Promise.reject(fault));
      await expect(politely(5, work)).rejects.toBe(fault);
      expect(work).toHaveBeenCalledTimes(1);
    });
  });
});

describe('the page', () => {
  test('that is none knows nothing and asks for nothing', async () => {
    expect(await pageStorage.facts()).toEqual({});
    expect(await pageStorage.persist()).toBe(false);
    onPageRest(() => expect.unreachable())();
  });

  test('tells what it knows, even when a part of it fails', async () => {
    const estimate = async () => ({ usage: 1, quota: 2 });
    vi.stubGlobal('navigator', {
      storage: { persisted: () => Promise.reject(new Error('no')), estimate, persist: async () => true },
    });
    expect(await pageStorage.facts()).toEqual({ usage: 1, quota: 2 });
    expect(await pageStorage.persist()).toBe(true);
  });
});
