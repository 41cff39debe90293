import type { ForgetCommand, Forgotten, LoadedItem, NewItem, RememberCommand } from '../model/commands.js';
import type { RecordId } from '../model/ids.js';
import { isRecordId } from '../model/ids.js';
import type { SearchQuery, SearchResult } from '../model/queries.js';
import type { Access } from '../model/scope.js';
import type { Driver } from '../ports/driver.js';
import { check } from './checks.js';

/** Short forms of commands and queries for the cases. */

export function accessOf(user = 'local'): Access {
  return { user, actor: `user:${user}` };
}

export function itemOf(content: string, more: Partial<NewItem> = {}): NewItem {
  return { content, kind: 'fact', tags: [], refs: [], confidence: 1, provenance: 'self', derivedFrom: [], ...more };
}

export function rememberOf(items: readonly NewItem[], more: Partial<RememberCommand> = {}): RememberCommand {
  const common = { access: accessOf(), onExisting: 'amend', revive: true, itemwise: false, dryRun: false } as const;
  return { type: 'remember', items, ...common, ...more };
}

export function searchOf(text: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return {
    type: 'search',
    access: accessOf(),
    text,
    filter: { sessions: 'semantic' },
    limit: 10,
    minRelevance: 0,
    confidenceFloor: 0,
    includeSuperseded: false,
    explain: false,
    ...more,
  };
}

export function forgetOf(target: ForgetCommand['target'], more: Partial<ForgetCommand> = {}): ForgetCommand {
  return { type: 'forget', access: accessOf(), target, all: false, dryRun: false, ...more };
}

export function idOf(id: string): RecordId {
  check(isRecordId(id), 'an id does not have the form of an id');
  return id;
}

/** Stores one memory and returns its id. */
export async function remember(
  driver: Driver,
  content: string,
  more: Partial<NewItem> = {},
  user?: string,
): Promise<RecordId> {
  const [outcome] = await driver.run(rememberOf([itemOf(content, more)], { access: accessOf(user) }));
  return idOf(idIn(outcome));
}

export function idIn(outcome: LoadedItem | undefined): string {
  check(outcome !== undefined && 'id' in outcome, 'a remember did not return an id');
  return outcome.id;
}

/** The contents of the hits, best first. */
export async function recall(
  driver: Driver,
  text: string,
  more: Partial<SearchQuery> = {},
): Promise<readonly string[]> {
  return contentsOf(await driver.ask(searchOf(text, more)));
}

export function contentsOf({ hits }: Pick<SearchResult, 'hits'>): readonly string[] {
  return hits.map((hit) => hit.content);
}

export function forget(driver: Driver, id: RecordId): Promise<Forgotten> {
  return driver.run(forgetOf({ ids: [id] }));
}
