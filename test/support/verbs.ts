import type {
  Adopted,
  CommandResult,
  Forgotten,
  LoadedItem,
  OnExisting,
  RememberCommand,
  Remembered,
} from '../../src/model/commands.js';
import { isRecordId, type RecordId } from '../../src/model/ids.js';
import { type NewMemory, parseDetails, parseNewMemory } from '../../src/model/parse/memory.js';
import { parseForgetTarget, type SearchSettings } from '../../src/model/parse/query.js';
import { toAccess } from '../../src/model/parse/scope.js';
import type { PortableRecord } from '../../src/model/portable.js';
import type { Hit, RecordView, SearchResult } from '../../src/model/queries.js';
import type { Scope } from '../../src/model/scope.js';
import { search as searchQuery } from './queries.js';
import { type Outcome, resultOf, type World } from './world.js';

/** Short forms of commands and queries for tests that tell a story. A scope is whose handle it is. */

export function asId(text: string): RecordId {
  if (!isRecordId(text)) throw new Error('not an id');
  return text;
}

export function remember(
  world: World,
  scope: Scope,
  items: readonly NewMemory[],
  options: { readonly onExisting?: OnExisting; readonly bulk?: boolean } = {},
): Outcome<CommandResult<RememberCommand>> {
  const { onExisting = 'amend', bulk = false } = options;
  return world.run({
    type: 'remember',
    access: toAccess(scope),
    items: items.map(parseNewMemory),
    onExisting,
    revive: !bulk,
    itemwise: bulk,
    dryRun: false,
  });
}

/** Remembers one item, which must succeed. */
export function remembered(world: World, scope: Scope, item: NewMemory | string): Remembered {
  const [outcome] = resultOf(
    remember(world, scope, [typeof item === 'string' ? { content: item } : item]),
  ) as readonly LoadedItem[];
  if (outcome === undefined || !('id' in outcome)) throw new Error('it was not remembered');
  return outcome;
}

export function amend(
  world: World,
  scope: Scope,
  id: string,
  content: string,
  more: { readonly reason?: string; readonly eventTime?: number } = {},
): Remembered {
  return resultOf(world.run({ type: 'amend', access: toAccess(scope), id: asId(id), content, ...more }));
}

export function edit(world: World, scope: Scope, id: string, details: unknown): Outcome<Remembered> {
  return world.run({ type: 'edit', access: toAccess(scope), id: asId(id), details: parseDetails(details) });
}

export function forget(
  world: World,
  scope: Scope,
  target: unknown,
  options: { readonly reason?: string; readonly all?: boolean; readonly dryRun?: boolean } = {},
): Outcome<Forgotten> {
  return world.run({
    type: 'forget',
    access: toAccess(scope),
    target: parseForgetTarget(target),
    all: false,
    dryRun: false,
    ...options,
  });
}

export function forgotten(
  world: World,
  scope: Scope,
  target: unknown,
  options: Parameters<typeof forget>[3] = {},
): Forgotten {
  return resultOf(forget(world, scope, target, options));
}

export function adopt(world: World, scope: Scope, records: readonly PortableRecord[]): Adopted['outcomes'] {
  return resultOf(world.run({ type: 'adopt', access: toAccess(scope), records, dryRun: false })).outcomes;
}

export function exported(world: World, scope: Scope): readonly PortableRecord[] {
  const records: PortableRecord[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: { readonly records: readonly PortableRecord[]; readonly next?: number } = resultOf(
      world.ask({ type: 'export', access: toAccess(scope), from }),
    );
    records.push(...page.records);
    from = page.next;
  }
  return records;
}

export function get(world: World, scope: Scope, id: string): RecordView | null {
  return resultOf(world.ask({ type: 'get', access: toAccess(scope), id: asId(id) }));
}

export function history(world: World, scope: Scope, id: string, asOf?: number): readonly RecordView[] {
  return resultOf(
    world.ask({ type: 'history', access: toAccess(scope), id: asId(id), ...(asOf === undefined ? {} : { asOf }) }),
  );
}

export function find(world: World, scope: Scope, text: string, options: SearchSettings = {}): SearchResult {
  const query = searchQuery(toAccess(scope), text, options);
  if (query.type !== 'search') throw new Error('not a search');
  return resultOf(world.ask(query));
}

export function hits(world: World, scope: Scope, text: string, options: SearchSettings = {}): readonly Hit[] {
  return find(world, scope, text, options).hits;
}

/** The contents of everything that is current for a scope, in the order of the alphabet. */
export function contentsOf(world: World, scope: Scope): readonly string[] {
  return hits(world, scope, '', { limit: 100, sessions: 'all' })
    .map(({ content }) => content)
    .sort();
}
