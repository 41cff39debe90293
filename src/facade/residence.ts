import { asBoolean, asObject } from '../model/parse/value.js';
import type { Stats } from '../model/queries.js';
import type { Handle } from './handle.js';

export async function stats(
  { driver, access, residence }: Handle,
  options: { readonly all?: boolean } = {},
): Promise<Stats> {
  const { all } = asObject(options, 'options', ['all']);
  const known = await driver.ask({ type: 'stats', access, all: all !== undefined && asBoolean(all, 'all') });
  // What is kept in memory only has no part in the platform's storage.
  if (residence === undefined || known.storage.durability === 'none') return known;
  return { ...known, storage: { ...known.storage, ...(await residence.facts()) } };
}

export async function requestPersistence({ driver, access, residence }: Handle): Promise<boolean> {
  if (residence === undefined) return driver.run({ type: 'persist' });
  const { storage } = await driver.ask({ type: 'stats', access, all: false });
  return storage.durability !== 'none' && residence.persist();
}
