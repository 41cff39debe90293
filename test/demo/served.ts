import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Browser, type Served, serveBuilt } from './harness.js';
import { Playground } from './playground.js';

export interface ServedPlayground {
  readonly browser: Browser;
  /** A tab on an origin of its own, or a further tab on one that was named before. */
  readonly open: (name: string) => Promise<Playground>;
  /** The address of the page on an origin of that name. */
  readonly address: (name: string) => string;
}

/** The built page for the tests of one file. After each test no tab has reported a fault, and none has asked another host. */
export function servedPlayground(): ServedPlayground {
  const browser = new Browser();
  let served: Served;
  beforeAll(async () => {
    [served] = await Promise.all([serveBuilt(), browser.start()]);
  });
  afterAll(async () => {
    await Promise.all([browser.dispose(), served?.close()]);
  });
  afterEach(async () => {
    await browser.closeTabs();
    const faults = browser.faults.splice(0);
    const strangers = [...browser.hosts].filter((host) => host !== 'localhost' && !host.endsWith('.localhost'));
    expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  });
  const address = (name: string) => served.address(name);
  return { browser, address, open: async (name) => Playground.open(await browser.tab(), address(name)) };
}
