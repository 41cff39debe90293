import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asJson } from '../../../src/model/parse/value.js';
import { errorOf, runs } from '../../support/runs.js';

const cyclic: Record<string, unknown> = { a: 1 };
cyclic.self = cyclic;
const deep = (levels: number): unknown => (levels === 0 ? 1 : { d: deep(levels - 1) });

describe('asJson', () => {
  it('takes what JSON carries and gives an equal copy', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        // fast-check makes -0 too, which JSON writes as 0.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const copy = asJson(plain, 'meta');
        expect(copy).toStrictEqual(plain);
        expect(JSON.parse(JSON.stringify(copy))).toStrictEqual(plain);
      }),
      runs(300),
    );
  });

  it('shares nothing with what it was given', () => {
    const given = { list: [{ a: 1 }] };
    const copy = asJson(given, 'meta');
    given.list[0] = { a: 2 };
    expect(copy).toEqual({ list: [{ a: 1 }] });
  });

  it('takes objects without a prototype, and keys that mean something to JavaScript', () => {
    const given = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toString":"x","hasOwnProperty":null}');
    expect(Object.entries(asJson(given, 'meta') as object)).toEqual(Object.entries(given));
    expect(asJson(Object.assign(Object.create(null), { a: 1 }), 'meta')).toEqual({ a: 1 });
    expect('polluted' in {}).toBe(false);
  });

  const refused: [string, unknown, string][] = [
    ['undefined', { u: undefined }, 'meta.u'],
    ['a function', { f: () => 1 }, 'meta.f'],
    ['a symbol', { s: Symbol('x') }, 'meta.s'],
    ['a bigint', { bi: 10n }, 'meta.bi'],
    ['NaN', { nan: Number.NaN }, 'meta.nan'],
    ['an infinity', { inf: Number.NEGATIVE_INFINITY }, 'meta.inf'],
    ['-0', { neg: -0 }, 'meta.neg'],
    ['a date', { d: new Date(0) }, 'meta.d'],
    ['a map', { m: new Map() }, 'meta.m'],
    ['bytes', { b: new Uint8Array(1) }, 'meta.b'],
    ['a hole in a list', { l: Object.assign([1], { 2: 2 }) }, 'meta.l[1]'],
    ['something deep inside', { nested: { list: [{ x: Number.NaN }] } }, 'meta.nested.list[0].x'],
    ['something under a key that may be text', { 'walnuts are bad': Number.NaN }, 'meta.?'],
    ['keys that become one', { 'a\ud800': 1, 'a\ud801': 2 }, 'meta'],
  ];
  it.each(refused)('refuses %s, naming the path', (_, value, path) => {
    expect(errorOf(() => asJson(value, 'meta'))).toMatchObject({ code: 'invalid', data: { field: path } });
  });

  it('refuses what contains itself, what is too deep and what is too large', () => {
    for (const value of [cyclic, deep(33), 'x'.repeat(64 * 1024), undefined, () => 1]) {
      expect(errorOf(() => asJson(value, 'meta'))).toMatchObject({ name: 'MemoryError', code: 'invalid' });
    }
    expect(asJson(deep(32), 'meta')).toEqual(deep(32));
    expect(asJson('x'.repeat(64 * 1024 - 2), 'meta')).toHaveLength(64 * 1024 - 2);
    expect(errorOf(() => asJson('é'.repeat(40_000), 'meta'))).toMatchObject({ code: 'invalid' });
  });

  it('stores lone surrogates as U+FFFD, in keys too', () => {
    expect(asJson({ 'k\ud83d': ['\udc00'] }, 'meta')).toEqual({ 'k\ufffd': ['\ufffd'] });
  });
});
