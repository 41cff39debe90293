import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRefKey, parseRefs, parseTags } from '../../../src/model/parse/labels.js';
import { anyText, errorOf, runs } from '../../support/runs.js';

const numbered = (count: number, prefix = 'tag') => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const codeOf = (work: () => unknown) => errorOf(work) as { readonly code: string };

describe('parseTags', () => {
  it('trims, folds to lower case, joins words with a hyphen and drops repeats and blanks, keeping the order', () => {
    const cases: [readonly string[], readonly string[]][] = [
      [[], []],
      [['Garden'], ['garden']],
      [['  Home Office  '], ['home-office']],
      [['a \t\n  b\u00a0c'], ['a-b-c']],
      [
        ['b', 'a', 'B', ' b '],
        ['b', 'a'],
      ],
      [['', '   ', '\t', 'x'], ['x']],
      [
        ['q2-2026', 'crm.contact', 'a:b', 'a_b', '-', '...'],
        ['q2-2026', 'crm.contact', 'a:b', 'a_b', '-', '...'],
      ],
      [['\u212a'], ['k']],
      [['x'.repeat(50)], ['x'.repeat(50)]],
    ];
    for (const [given, tags] of cases) expect(parseTags(given)).toEqual(tags);
  });

  it.each(['q2/2026', 'a,b', 'é', '猫', 'a\u200bb', '\u0130', 'a\u0000', '#x', 'x'.repeat(51), '\ud83d', '😀', 'a&b'])(
    'refuses %j',
    (tag) => {
      expect(errorOf(() => parseTags(['good', tag]))).toMatchObject({ code: 'invalid_tag', data: { field: 'tags' } });
    },
  );

  it('refuses what is no string, and what is no list', () => {
    for (const tag of [1, null, undefined, {}, ['x'], true])
      expect(codeOf(() => parseTags([tag])).code).toBe('invalid_tag');
    for (const list of ['tag', { 0: 'tag', length: 1 }, null, 5])
      expect(codeOf(() => parseTags(list)).code).toBe('invalid');
  });

  it('allows twenty different tags, counted after repeats are dropped', () => {
    expect(parseTags([...numbered(20), ...numbered(20).map((tag) => tag.toUpperCase()), ' '])).toHaveLength(20);
    expect(codeOf(() => parseTags(numbered(21))).code).toBe('too_many_tags');
  });

  it('gives tags that it leaves as they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.stringMatching(/^[ \tA-Za-z0-9._:-]{0,12}$/)), { maxLength: 5 }),
        (given) => {
          let tags: readonly string[];
          try {
            tags = parseTags(given);
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid_tag' });
            return;
          }
          expect(parseTags(tags)).toEqual(tags);
          expect(new Set(tags).size).toBe(tags.length);
        },
      ),
      runs(300),
    );
  });
});

describe('parseRefs', () => {
  it('keeps the first of each type and id', () => {
    const refs = [
      { type: 'document', id: 'd1', label: 'first' },
      { type: 'document', id: 'd1', label: 'second', url: 'https://example.org' },
      { type: 'meeting', id: 'd1' },
      { type: 'document', id: 'D1' },
    ];
    expect(parseRefs(refs)).toEqual([refs[0], refs[2], refs[3]]);
  });

  it('keeps what it is given exactly, but for lone surrogates', () => {
    const ref = { type: 'crm.contact', id: ' Ünï 42 ', url: 'HTTPS://example.org/ä?x=1#y', label: '' };
    expect(parseRefs([ref])).toStrictEqual([ref]);
    expect(parseRefs([{ type: 'x', id: 'a\ud83d', label: '\udc00' }])).toEqual([
      { type: 'x', id: 'a\ufffd', label: '\ufffd' },
    ]);
    expect(parseRefs([{ type: 'a', id: 'x', url: undefined, label: undefined }])).toStrictEqual([
      { type: 'a', id: 'x' },
    ]);
  });

  const ref = { type: 'document', id: 'd1' };
  const malformed: unknown[] = [
    null,
    'document:d1',
    5,
    [],
    {},
    { id: 'd1' },
    { type: 'document' },
    { ...ref, type: 'Document' },
    { ...ref, type: '' },
    { ...ref, type: '-x' },
    { ...ref, type: 'a b' },
    { ...ref, type: 'x'.repeat(51) },
    { ...ref, id: '' },
    { ...ref, id: '  ' },
    { ...ref, id: 'x'.repeat(201) },
    { ...ref, id: 42 },
    { ...ref, url: 'ftp://x' },
    { ...ref, url: 'javascript:alert(1)' },
    { ...ref, url: 'example.org' },
    { ...ref, url: 'https://a b' },
    { ...ref, url: `https://${'x'.repeat(2048)}` },
    { ...ref, url: 5 },
    { ...ref, url: null },
    { ...ref, label: 'x'.repeat(201) },
    { ...ref, label: 5 },
    { ...ref, title: 'x' },
  ];
  it.each(malformed.map((value) => [JSON.stringify(value)?.slice(0, 60), value]))('refuses %s', (_, value) => {
    expect(errorOf(() => parseRefs([ref, value]))).toMatchObject({ code: 'invalid_ref', data: { field: 'refs' } });
  });

  it('allows the limits themselves, and twenty different references', () => {
    const largest = {
      type: 'x'.repeat(50),
      id: 'y'.repeat(200),
      url: `https://${'z'.repeat(2040)}`,
      label: 'l'.repeat(200),
    };
    expect(parseRefs([largest])).toEqual([largest]);
    const many = numbered(20, 'd').map((id) => ({ type: 'document', id }));
    expect(parseRefs([...many, ...many])).toHaveLength(20);
    expect(codeOf(() => parseRefs([...many, { type: 'document', id: 'one-more' }])).code).toBe('too_many_refs');
  });

  it('takes the key alone for a target', () => {
    expect(parseRefKey({ type: 'document', id: 'd1', url: 'https://example.org' }, 'ref')).toEqual(ref);
    expect(errorOf(() => parseRefKey({ type: 'document' }, 'ref'))).toMatchObject({
      code: 'invalid_ref',
      data: { field: 'ref' },
    });
  });
});
