import type { EngineCommand } from '../../src/model/commands.js';
import type { RecordId } from '../../src/model/ids.js';
import { parseNewMemory } from '../../src/model/parse/memory.js';
import { parseSearch, type RecallSettings, type SearchSettings } from '../../src/model/parse/query.js';
import type { Query, SearchQuery } from '../../src/model/queries.js';
import { standings } from '../../src/model/records.js';
import type { Access } from '../../src/model/scope.js';

/** A search as a caller writes it. */
export function search(access: Access, text: string, options: SearchSettings | RecallSettings = {}): SearchQuery {
  return parseSearch(access, text, options).query;
}

/** Every kind of question that a handle can ask about an id and some words. */
export function questionsOf(access: Access, id: RecordId, text: string, now: number): readonly Query[] {
  return [
    search(access, text),
    search(access, text, { limit: 1 }),
    search(access, text, { explain: true, limit: 3 }),
    search(access, text, { includeSuperseded: true, limit: 100 }),
    search(access, text, { asOf: now - 20_000, limit: 100 }),
    search(access, text, { minRelevance: 0.5, confidenceFloor: 0.3 }),
    search(access, text, { sessions: 'none', kinds: ['fact', 'episodic'] }),
    search(access, '', { limit: 100 }),
    search(access, '', { limit: 2, includeSuperseded: true }),
    search(access, '', { since: now - 50_000, until: now + 1 }),
    search(access, '', { refType: 'doc', refId: 'd0-zqjx', limit: 100 }),
    search(access, text, { tagsAny: ['shared-zqjx1', 'shared-zqjx4'] }),
    { type: 'get', access, id },
    { type: 'history', access, id },
    { type: 'history', access, id, asOf: now },
    { type: 'inspect', access, limit: 100 },
    { type: 'inspect', access, limit: 1 },
    ...standings.map((standing): Query => ({ type: 'inspect', access, standing, limit: 5 })),
    { type: 'export', access, from: 0 },
    { type: 'stats', access, all: false },
    { type: 'lint', access, strict: true },
    { type: 'analyze', text },
  ];
}

/** Every verb that names a record by its id. */
export function verbsOn(access: Access, id: RecordId): readonly (Query | EngineCommand)[] {
  const item = parseNewMemory({ content: 'drawn from it', derivedFrom: { id, start: 0, end: 1 } });
  const remember = {
    type: 'remember' as const,
    access,
    items: [item],
    onExisting: 'amend' as const,
    revive: true,
    dryRun: false,
  };
  return [
    { type: 'get', access, id },
    { type: 'history', access, id },
    { type: 'history', access, id, asOf: 0 },
    { type: 'inspect', access, limit: 2, cursor: `i.${id}` },
    search(access, '', { cursor: `l.0.${id}` }),
    search(access, 'garden', { cursor: 'r.0.1' }),
    { type: 'amend', access, id, content: 'something else' },
    { type: 'edit', access, id, details: { tags: ['x'] } },
    { type: 'restore', access, id },
    { type: 'resolve', access, pair: [id, id], choice: 'both' },
    { type: 'forget', access, target: { ids: [id] }, all: false, dryRun: false },
    { type: 'forget', access, target: { ids: [id] }, all: true, dryRun: true, reason: 'garden' },
    { type: 'forget', access, target: { ids: [id], query: 'garden' }, all: true, dryRun: false },
    { ...remember, itemwise: false },
    { ...remember, itemwise: true },
  ];
}
