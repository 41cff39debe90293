import { describe, expect, it } from 'vitest';
import {
  parseForgetTarget,
  parseId,
  parseQueryText,
  parseReason,
  parseSearch,
} from '../../../src/model/parse/query.js';
import { parsePrincipal, parseScope, toAccess } from '../../../src/model/parse/scope.js';
import { errorOf } from '../../support/runs.js';

const access = toAccess({});
const search = (options: object) => parseSearch(access, 'words', options).query;

describe('parseSearch', () => {
  it('fills in the defaults', () => {
    expect(parseSearch(access, 'words')).toStrictEqual({
      verbosity: 'full',
      query: {
        type: 'search',
        access,
        text: 'words',
        filter: { sessions: 'semantic' },
        limit: 10,
        minRelevance: 0.001,
        confidenceFloor: 0,
        includeSuperseded: false,
        explain: false,
      },
    });
  });

  it('takes every option', () => {
    const { query, verbosity } = parseSearch(access, 'w', {
      limit: 100,
      minRelevance: 0.2,
      confidenceFloor: 1,
      verbosity: 'concise',
      sessions: 'none',
      kinds: ['fact'],
      tagsAny: ['A b'],
      tagsAll: ['c'],
      refType: 'doc',
      refId: 'd1',
      category: 'c',
      source: 's',
      since: '2024-01-01',
      until: 5,
      explain: true,
      cursor: 'r.1.2',
      asOf: 7,
      includeSuperseded: true,
      signal: { aborted: false },
    });
    expect(verbosity).toBe('concise');
    expect(query).toStrictEqual({
      type: 'search',
      access,
      text: 'w',
      limit: 100,
      minRelevance: 0.2,
      confidenceFloor: 1,
      includeSuperseded: true,
      explain: true,
      cursor: 'r.1.2',
      asOf: 7,
      filter: {
        kinds: ['fact'],
        tagsAny: ['a-b'],
        tagsAll: ['c'],
        refType: 'doc',
        refId: 'd1',
        category: 'c',
        source: 's',
        since: Date.UTC(2024, 0, 1),
        until: 5,
        sessions: 'none',
      },
    });
  });

  it('treats an empty list as no condition', () => {
    expect(search({ kinds: [], tagsAny: [], tagsAll: [' '] }).filter).toEqual({
      sessions: 'semantic',
      tagsAny: [],
      tagsAll: [],
    });
  });

  const wrong: [string, unknown, string?][] = [
    ['limit', 0],
    ['limit', 101],
    ['limit', 1.5],
    ['limit', '10'],
    ['limit', Number.NaN],
    ['minRelevance', -0.1],
    ['minRelevance', 1.1],
    ['confidenceFloor', null],
    ['verbosity', 'short'],
    ['sessions', true],
    ['kinds', 'fact'],
    ['kinds', ['facts']],
    ['tagsAny', ['a/b'], 'invalid_tag'],
    ['tagsAll', [5], 'invalid_tag'],
    ['refType', ''],
    ['refId', 'd1'],
    ['category', ''],
    ['source', 5],
    ['since', 'yesterday', 'invalid_time'],
    ['until', Number.NaN, 'invalid_time'],
    ['explain', 1],
    ['cursor', ''],
    ['cursor', 5],
    ['asOf', '2024-13-01', 'invalid_time'],
    ['includeSuperseded', 'yes'],
  ];
  it.each(wrong)('refuses %s = %j', (field, value, code = 'invalid') => {
    expect(errorOf(() => search({ [field]: value }))).toMatchObject({ name: 'MemoryError', code, data: { field } });
  });

  it('refuses options that it does not know: a filter can only narrow', () => {
    for (const field of ['user', 'space', 'spaces', 'scope', 'agent', 'tags', 'k']) {
      expect(errorOf(() => search({ [field]: 'x' }))).toMatchObject({ code: 'invalid' });
    }
  });

  it('takes any text, blank ones too, and nothing but text', () => {
    for (const text of ['', ' ', '\u200b', '(', '\\', '"', 'a'.repeat(1024 * 1024)])
      expect(parseQueryText(text)).toBe(text);
    expect(parseQueryText('a\ud83d')).toBe('a\ufffd');
    for (const text of [undefined, null, 42, {}, ['x']]) {
      expect(errorOf(() => parseQueryText(text))).toMatchObject({ code: 'invalid', data: { field: 'query' } });
    }
    expect(errorOf(() => parseQueryText('a'.repeat(1024 * 1024 + 1)))).toMatchObject({ code: 'invalid' });
  });
});

describe('parseId', () => {
  it('says the same for every text that cannot be an id', () => {
    const errors = ['', '../../evil', 'a b', '\u0000', 'x'.repeat(65), '__proto__', 'é', '../'].map((id) =>
      errorOf(() => parseId(id)),
    );
    for (const error of errors) expect(error).toStrictEqual(errors[0]);
    expect(errors[0]).toMatchObject({ code: 'not-found' });
    for (const id of [undefined, null, 5, {}, ['a']])
      expect(errorOf(() => parseId(id))).toMatchObject({ code: 'invalid' });
  });
});

describe('parseForgetTarget', () => {
  it('takes an id, or an object of which several keys narrow', () => {
    expect(parseForgetTarget('abc')).toEqual({ ids: ['abc'] });
    expect(parseForgetTarget({ id: 'a', ids: ['b'] })).toEqual({ ids: ['a', 'b'] });
    expect(
      parseForgetTarget({
        user: 'ana',
        session: 's',
        source: 'f',
        externalId: 'e',
        ref: { type: 'd', id: '1' },
        before: '2024-01-01',
        query: ' q ',
      }),
    ).toEqual({
      user: 'ana',
      session: 's',
      source: 'f',
      externalId: 'e',
      ref: { type: 'd', id: '1' },
      before: Date.UTC(2024, 0, 1),
      query: ' q ',
    });
  });

  const refused: unknown[] = [
    undefined,
    null,
    '',
    ' ',
    {},
    [],
    5,
    true,
    { user: undefined },
    { ids: [] },
    { user: '' },
    { session: ' ' },
    { query: '' },
    { everything: true },
    { all: true },
    { externalId: '' },
    { before: 'tomorrow' },
    { ref: {} },
    { ids: 'abc' },
    { id: 5 },
    { user: null },
  ];
  it.each(refused.map((value) => [value]))('refuses %j and never takes it for everything', (value) => {
    const error = errorOf(() => parseForgetTarget(value));
    expect(error).toMatchObject({ name: 'MemoryError' });
    expect((error as { code: string }).code).toBeOneOf(['invalid', 'invalid_time', 'invalid_ref']);
  });

  it('says not-found for what cannot be an id', () => {
    for (const value of ['a b', { id: '..' }, { ids: ['a', 'é'] }])
      expect(errorOf(() => parseForgetTarget(value))).toMatchObject({ code: 'not-found' });
  });
});

describe('parseReason', () => {
  it('allows 120 characters', () => {
    expect(parseReason(undefined)).toBeUndefined();
    expect(parseReason('x'.repeat(120))).toHaveLength(120);
    for (const reason of ['', ' ', 'x'.repeat(121), 5, null])
      expect(errorOf(() => parseReason(reason))).toMatchObject({ code: 'invalid', data: { field: 'reason' } });
  });
});

describe('scopes', () => {
  it('keep names exactly as they are', () => {
    for (const user of [
      '../../evil',
      '..',
      '/etc/passwd',
      'CON',
      'é'.normalize('NFD'),
      '__proto__',
      ' ana ',
      'x'.repeat(256),
    ]) {
      expect(parseScope({ user })).toStrictEqual({ user });
    }
  });

  it('refuse names that are blank, too long, no text, or that no terminal shows', () => {
    for (const user of ['', ' ', 'x'.repeat(257), 5, null, 'a\u0000b', 'a\nb', '\u0085', '\ud83d', ['ana']]) {
      expect(errorOf(() => parseScope({ user }))).toMatchObject({ code: 'invalid', data: { field: 'scope.user' } });
    }
    for (const scope of [null, 'ana', 5, [], { users: ['ana'] }])
      expect(errorOf(() => parseScope(scope))).toMatchObject({ code: 'invalid' });
  });

  it('name the actor: the agent, or else the user', () => {
    expect(toAccess({})).toStrictEqual({ user: 'local', actor: 'user:local' });
    expect(toAccess({ user: 'ana', agent: 'planner', session: 's' })).toStrictEqual({
      user: 'ana',
      agent: 'planner',
      session: 's',
      actor: 'agent:planner',
    });
    expect(toAccess({}, 'user:bob').actor).toBe('user:bob');
  });

  it('check on whose behalf somebody writes', () => {
    expect(parsePrincipal({ id: 'u1', name: 'Ada' })).toStrictEqual({ id: 'u1', name: 'Ada' });
    for (const value of [null, {}, { id: '' }, { id: 'x', role: 'admin' }, { id: 'x', email: 5 }]) {
      expect(errorOf(() => parsePrincipal(value))).toMatchObject({ code: 'invalid' });
    }
  });
});
