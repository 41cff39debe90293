import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMillis } from '../../../src/model/calendar.js';
import { errorCodes, isMemoryError, MemoryError } from '../../../src/model/errors.js';
import { parseBatch, parseDetails, parseNewMemory } from '../../../src/model/parse/memory.js';
import { parseForgetTarget, parseId, parseReason, parseSearch } from '../../../src/model/parse/query.js';
import { parsePrincipal, parseScope, toAccess } from '../../../src/model/parse/scope.js';
import { runs } from '../../support/runs.js';

const secret = 'quokka';
/** Values of every form that hold the secret somewhere, where it may be a value, a key of an object, or part of a longer text. */
const { hostile } = fc.letrec<{ hostile: unknown }>((tie) => ({
  hostile: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      secret,
      `${secret} in a sentence`,
      `A/${secret}`,
      `\ud83d${secret}`,
      `${secret}\u0000`,
      `2024-02-30 ${secret}`,
      secret.repeat(200),
    ),
    fc.constantFrom<unknown>(
      Number.NaN,
      -1,
      1e99,
      null,
      true,
      5,
      Symbol(secret),
      () => secret,
      new Date(Number.NaN),
      10n,
    ),
    fc.array(tie('hostile'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(secret, 'type', 'id', 'url', 'whatHappened', 'start', 'a b', `x ${secret}`),
      tie('hostile'),
      { maxKeys: 3 },
    ),
  ),
}));

const fieldsOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names, `un ${secret}`), hostile, { maxKeys: 4 });
const memory = fieldsOf([
  'content',
  'kind',
  'tags',
  'refs',
  'source',
  'meta',
  'mistake',
  'session',
  'externalId',
  'eventTime',
  'ttl',
  'confidence',
  'derivedFrom',
]).map((fields) => ({ content: secret, ...fields }));
const options = fieldsOf([
  'limit',
  'kinds',
  'tagsAny',
  'refType',
  'refId',
  'since',
  'cursor',
  'asOf',
  'verbosity',
  'source',
]);
const target = fieldsOf(['id', 'ids', 'query', 'session', 'externalId', 'ref', 'before', 'user']);
const scope = fieldsOf(['user', 'agent', 'session', 'channel', 'space', 'id', 'name', 'email']);

const parsers: readonly [string, (value: unknown) => unknown, fc.Arbitrary<unknown>][] = [
  ['parseNewMemory', parseNewMemory, memory],
  ['parseBatch', parseBatch, fc.array(fc.oneof(memory, hostile), { maxLength: 3 })],
  ['parseDetails', parseDetails, fieldsOf(['tags', 'refs', 'category', 'meta', 'importance', 'ttl'])],
  ['parseSearch', (value) => parseSearch(toAccess({}), secret, value), options],
  ['the text of a query', (value) => parseSearch(toAccess({}), value), hostile],
  ['parseForgetTarget', parseForgetTarget, target],
  ['parseId', parseId, hostile],
  ['parseReason', parseReason, hostile],
  ['parseScope', parseScope, scope],
  ['parsePrincipal', parsePrincipal, scope],
  ['toMillis', (value) => toMillis(value, 'at'), hostile],
];

describe('an error about an argument', () => {
  // A key of `meta` that is a plain identifier is named in the path; everything else stays unsaid.
  it.each(parsers)('of %s is one sentence that never repeats the argument', (_, parse, argument) => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: argument }, { weight: 1, arbitrary: hostile }), (value) => {
        try {
          parse(value);
        } catch (error) {
          if (!isMemoryError(error)) throw error;
          expect(error.message).toMatch(/^\S[^\n]*\.$/);
          const said = JSON.stringify(error.toData()).replaceAll(/meta(?:\.quokka|\.\?|\.\w+|\[\d+\])+/g, 'meta');
          expect(said).not.toContain(secret);
          expect(error.cause).toBeUndefined();
        }
      }),
      runs(300),
    );
  });
});

describe('MemoryError', () => {
  it('survives a border as data', () => {
    for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
      const error = new MemoryError(code, 'What happened.', { data: { field: 'x' }, cause: new Error('secret') });
      const back = MemoryError.from(JSON.parse(JSON.stringify(error.toData())));
      expect(back.toData()).toStrictEqual(error.toData());
      expect([back.retryable, back.cause]).toEqual([errorCodes[code].retryable, undefined]);
    }
  });

  it('is known by its form, also from another copy of the library', () => {
    const foreign = Object.assign(new Error('x'), { name: 'MemoryError', code: 'invalid' });
    expect(isMemoryError(foreign)).toBe(true);
    for (const other of [
      new Error('x'),
      { name: 'MemoryError', code: 'invalid' },
      Object.assign(new Error(), { name: 'MemoryError', code: 'toString' }),
      null,
    ]) {
      expect(isMemoryError(other)).toBe(false);
    }
  });
});
