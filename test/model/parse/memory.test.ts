import { describe, expect, it } from 'vitest';
import type { MemoryError } from '../../../src/model/errors.js';
import {
  parseBatch,
  parseContent,
  parseDetails,
  parseExternalId,
  parseNewMemory,
} from '../../../src/model/parse/memory.js';
import { errorOf } from '../../support/runs.js';

const failing = (fields: object) => errorOf(() => parseNewMemory({ content: 'x', ...fields })) as MemoryError;

describe('parseNewMemory', () => {
  it('fills in what is absent', () => {
    expect(parseNewMemory({ content: 'Ana plays tennis' })).toStrictEqual({
      content: 'Ana plays tennis',
      kind: 'fact',
      tags: [],
      refs: [],
      confidence: 1,
      provenance: 'self',
      derivedFrom: [],
    });
  });

  it('keeps a question as a note, unless a kind is given', () => {
    for (const text of ['Where is it?', 'どこですか？', 'أين؟ ', '("really?")'])
      expect(parseNewMemory({ content: text }).kind).toBe('note');
    for (const text of ['What? No.', 'a?b']) expect(parseNewMemory({ content: text }).kind).toBe('fact');
    expect(parseNewMemory({ content: 'Where?', kind: 'episodic' }).kind).toBe('episodic');
  });

  it('takes every field in canonical form', () => {
    const given = {
      content: ' text \r\n',
      kind: 'mistake',
      tags: ['A b'],
      refs: [{ type: 'doc', id: '1' }],
      source: 's',
      category: 'c',
      speaker: 'user',
      session: 'se',
      channel: 'ch',
      meta: { a: [1, null] },
      mistake: { whatHappened: 'w', correction: 'c', rootCause: 'r', severity: 'low' },
      externalId: ' e ',
      eventTime: '2024-05-01',
      ttl: 60_000.7,
      importance: 0,
      confidence: 0.5,
      provenance: 'manual',
      derivedFrom: { id: 'abc', start: 0, end: 5 },
      relate: false,
    };
    const rest = given;
    expect(parseNewMemory(given)).toStrictEqual({
      ...rest,
      tags: ['a-b'],
      eventTime: Date.UTC(2024, 4, 1),
      ttl: 60_000,
      derivedFrom: [{ id: 'abc', start: 0, end: 5 }],
    });
  });

  it('treats an undefined field as absent', () => {
    const fields = ['kind', 'tags', 'meta', 'externalId', 'eventTime', 'ttl', 'derivedFrom', 'nonsense'];
    const given = { content: 'x', ...Object.fromEntries(fields.map((field) => [field, undefined])) };
    expect(parseNewMemory(given)).toStrictEqual(parseNewMemory({ content: 'x' }));
  });

  const wrong: [string, unknown, string, string][] = [
    ['content', '', 'content_empty', 'content'],
    ['content', ' \n\t\u00a0\u200b\ufeff', 'content_empty', 'content'],
    ['content', null, 'invalid', 'content'],
    ['content', 42, 'invalid', 'content'],
    ['content', ['x'], 'invalid', 'content'],
    ['kind', 'Fact', 'invalid', 'kind'],
    ['kind', 5, 'invalid', 'kind'],
    ['tags', 'x', 'invalid', 'tags'],
    ['tags', ['a/b'], 'invalid_tag', 'tags'],
    ['refs', [{ type: 'X', id: '1' }], 'invalid_ref', 'refs'],
    ['source', ' ', 'invalid', 'source'],
    ['source', 'x'.repeat(257), 'invalid', 'source'],
    ['category', 5, 'invalid', 'category'],
    ['speaker', 'a\u0000b', 'invalid', 'speaker'],
    ['session', '', 'invalid', 'session'],
    ['session', 'x'.repeat(257), 'invalid', 'session'],
    ['channel', '\ud83d', 'invalid', 'channel'],
    ['externalId', '', 'invalid', 'externalId'],
    ['externalId', 'x'.repeat(257), 'invalid', 'externalId'],
    ['externalId', 7, 'invalid', 'externalId'],
    ['eventTime', '2024-02-30', 'invalid_time', 'eventTime'],
    ['eventTime', Number.NaN, 'invalid_time', 'eventTime'],
    ['ttl', 0, 'invalid', 'ttl'],
    ['ttl', -5, 'invalid', 'ttl'],
    ['ttl', Number.POSITIVE_INFINITY, 'invalid', 'ttl'],
    ['ttl', '60', 'invalid', 'ttl'],
    ['importance', 1.1, 'invalid', 'importance'],
    ['importance', Number.NaN, 'invalid', 'importance'],
    ['confidence', -0.1, 'invalid', 'confidence'],
    ['confidence', null, 'invalid', 'confidence'],
    ['provenance', 'system', 'invalid', 'provenance'],
    ['mistake', 'oops', 'invalid', 'mistake'],
    ['mistake', { whatHappened: 'x' }, 'invalid', 'mistake.correction'],
    ['mistake', { whatHappened: 'x', correction: 'y', severity: 'huge' }, 'invalid', 'mistake.severity'],
    ['derivedFrom', 'abc', 'invalid', 'derivedFrom'],
    ['derivedFrom', { id: '../x', start: 0, end: 1 }, 'invalid', 'derivedFrom.id'],
    ['derivedFrom', { id: 'a', start: -1, end: 1 }, 'invalid', 'derivedFrom.start'],
    ['derivedFrom', { id: 'a', start: 0.5, end: 1 }, 'invalid', 'derivedFrom.start'],
    ['derivedFrom', { id: 'a', start: 3, end: 3 }, 'invalid', 'derivedFrom'],
    ['relate', 'no', 'invalid', 'relate'],
    ['pinned', true, 'invalid', 'A memory'],
  ];
  it.each(wrong)('refuses %s = %j', (field, value, code, named) => {
    expect(failing({ [field]: value })).toMatchObject({
      name: 'MemoryError',
      code,
      retryable: false,
      data: { field: named },
    });
  });

  it.each([undefined, null, 5, 'text', [], new Date()].map((value) => [value]))(
    'refuses %j in place of a memory',
    (value) => {
      expect(errorOf(() => parseNewMemory(value))).toMatchObject({ code: 'invalid' });
    },
  );
});

describe('parseContent', () => {
  it('keeps text exactly, but for lone surrogates', () => {
    for (const text of [' a ', '\r\n\tx\r\n\r\n', 'null', '0', 'a\u0000b', '\u202ehello', '😀'])
      expect(parseContent(text)).toBe(text);
    expect(parseContent(`half ${'\ud83d'} emoji`)).toBe('half \ufffd emoji');
  });

  it('allows 1 MiB of UTF-8 and not a byte more', () => {
    const mebi = 1024 * 1024;
    for (const unit of ['a', 'é', '漢', '😀']) {
      const bytes = new TextEncoder().encode(unit).length;
      const most = unit.repeat(Math.floor(mebi / bytes));
      expect(parseContent(most) === most).toBe(true);
      expect(errorOf(() => parseContent(most + unit))).toMatchObject({
        code: 'content_too_large',
        data: { field: 'content' },
      });
    }
  });
});

describe('parseExternalId', () => {
  it('takes 1 to 256 characters as they are: opaque, case-sensitive, not trimmed', () => {
    for (const id of [' ', 'A', 'null', '0', 'x'.repeat(256), '__proto__', 'a\u0000b'])
      expect(parseExternalId(id)).toBe(id);
  });
});

describe('parseBatch', () => {
  const item = (n: number) => ({ content: `item ${n}`, externalId: `e${n}` });
  const items = (count: number) => Array.from({ length: count }, (_, i) => item(i));

  it('takes 1 to 100 items in their order', () => {
    expect(parseBatch(items(1))).toHaveLength(1);
    expect(parseBatch(items(100)).map(({ content }) => content)).toEqual(items(100).map(({ content }) => content));
    expect(errorOf(() => parseBatch([]))).toMatchObject({ code: 'batch_empty' });
    expect(errorOf(() => parseBatch(items(101)))).toMatchObject({ code: 'batch_too_large' });
    expect(errorOf(() => parseBatch({ 0: item(0), length: 1 }))).toMatchObject({ code: 'invalid' });
  });

  it('lists every problem by index, with its code and field', () => {
    const holes: unknown[] = [
      item(0),
      { content: '' },
      item(2),
      { content: 'x', tags: ['a/b'] },
      'text',
      item(0),
      { content: 'y', ttl: 0 },
    ];
    holes.length = 8;
    const error = errorOf(() => parseBatch(holes)) as MemoryError;
    expect(error).toMatchObject({ code: 'batch_invalid' });
    expect((error.data as { problems: object[] }).problems).toMatchObject([
      { index: 1, code: 'content_empty', field: 'content' },
      { index: 3, code: 'invalid_tag', field: 'tags' },
      { index: 4, code: 'invalid' },
      { index: 5, code: 'duplicate_external_id', field: 'externalId' },
      { index: 6, code: 'invalid', field: 'ttl' },
      { index: 7, code: 'invalid' },
    ]);
  });

  it('allows items without an external id beside each other', () => {
    expect(parseBatch([{ content: 'a' }, { content: 'a' }])).toHaveLength(2);
  });
});

describe('parseDetails', () => {
  it('keeps null, which clears, and leaves out what is absent', () => {
    const nulls = { tags: null, refs: null, category: null, meta: null, importance: null, ttl: null };
    expect(parseDetails(nulls)).toStrictEqual(nulls);
    expect(parseDetails({ tags: ['A'], ttl: undefined })).toStrictEqual({ tags: ['a'] });
  });

  it('refuses to change nothing, and to change what cannot change', () => {
    for (const value of [{}, { tags: undefined }])
      expect(errorOf(() => parseDetails(value))).toMatchObject({ code: 'invalid' });
    for (const field of ['content', 'kind', 'eventTime', 'standing']) {
      expect(errorOf(() => parseDetails({ tags: [], [field]: 'x' }))).toMatchObject({ code: 'invalid' });
    }
    expect(errorOf(() => parseDetails({ importance: 2 }))).toMatchObject({
      code: 'invalid',
      data: { field: 'importance' },
    });
  });
});
