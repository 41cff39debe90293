const secret = 'a secret of the caller';

function fail(): never {
  throw new Error(secret);
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function failing(field: PropertyKey, base: object = {}): object {
  return Object.defineProperty(base, field, { enumerable: true, get: fail });
}

function iterable(make: unknown): object {
  return { [Symbol.iterator]: make };
}

function asyncIterable(make: unknown): object {
  return { [Symbol.asyncIterator]: make };
}

function cyclic(): object {
  const value: { self?: unknown } = {};
  value.self = value;
  return value;
}

const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

/** What nobody hands in on purpose, each made anew. None of it goes on for ever. */
export const oddValues: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  NaN: () => Number.NaN,
  '-1': () => -1,
  0: () => 0,
  1.5: () => 1.5,
  Infinity: () => Number.POSITIVE_INFINITY,
  'a bigint': () => 1n,
  'a symbol': () => Symbol('x'),
  'a function': () => () => 1,
  'a function that fails': () => fail,
  'an empty text': () => '',
  'a blank text': () => ' \u200b\n',
  'a text': () => 'x',
  'a NUL': () => 'a\0b',
  'a path': () => '../../evil',
  'the name of a prototype': () => '__proto__',
  'a long text': () => 'a'.repeat(300),
  'half a character': () => '\ud800',
  'a list': () => [],
  'a list of nothing': () => [undefined, null],
  'a list of texts': () => ['x', 'x', 'x'],
  'a list of lists': () => [[], [[]]],
  'a list with holes': () => new Array(3),
  'an object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'no date': () => new Date(Number.NaN),
  'what seems to be a date': () => Object.create(Date.prototype),
  'a map': () => new Map([['content', 'x']]),
  'a set': () => new Set(['x']),
  bytes: () => new Uint8Array(3),
  'an error': () => new Error(secret),
  'a regular expression': () => /x/,
  'a boxed text': () => Object('x'),
  'a promise': () => Promise.resolve('x'),
  'an object that points at itself': cyclic,
  'a revoked proxy': revoked,
  'a content that fails': () => failing('content'),
  'a limit that fails': () => failing('limit'),
  'a signal that fails': () => ({ signal: failing('aborted', { addEventListener: () => {} }) }),
  'a signal that hears nobody': () => ({ signal: { ...signal, addEventListener: fail } }),
  'half a signal': () => ({ signal: { aborted: false } }),
  'an object of odd fields': () => ({ content: 5, tags: 5, user: 5, limit: 'x', reason: 5, dryRun: 'yes', scope: 5 }),
  'a memory of odd tags': () => ({ content: 'x', tags: [revoked()] }),
  'a memory of odd data': () => ({ content: 'x', meta: cyclic() }),
  'a memory drawn from nothing': () => ({ content: 'x', derivedFrom: { id: 'x', start: 0, end: 9 } }),
  'a progress that fails': () => ({ onProgress: fail }),
  'ids that are none': () => ({ ids: [{}] }),
  'weights that are none': () => ({ weights: { words: Number.NaN } }),
  'a text that fails': () => ({ toString: fail, [Symbol.toPrimitive]: fail }),
  'an iterator that is a number': () => iterable(5),
  'an iterator that is nothing': () => iterable(() => null),
  'an iterator without next': () => iterable(() => ({})),
  'an iterator that fails to be': () => iterable(fail),
  'an iterator whose name fails': () => failing(Symbol.iterator),
  'a next that is a number': () => iterable(() => ({ next: 5 })),
  'a next that fails to be': () => iterable(() => failing('next')),
  'a next that fails': () => iterable(() => ({ next: fail })),
  'a next that gives a number': () => iterable(() => ({ next: () => 5 })),
  'a next that gives nothing': () => iterable(() => ({ next: () => undefined })),
  'a next that gives a revoked proxy': () => iterable(() => ({ next: revoked })),
  'a done that fails': () => iterable(() => ({ next: () => failing('done') })),
  'a value that fails': () => iterable(() => ({ next: () => failing('value', { done: false }) })),
  'a return that fails': () => iterable(() => ({ next: () => null, return: fail })),
  'a return that fails to be': () => iterable(() => failing('return', { next: () => null })),
  'a step that fails to be waited for': () => iterable(() => ({ next: () => failing('then') })),
  'a step that cannot be waited for': () => iterable(() => ({ next: () => Object.fromEntries([['then', fail]]) })),
  'an async iterator that is a number': () => asyncIterable(5),
  'an async iterator that is nothing': () => asyncIterable(async () => null),
  'an async next that fails': () => asyncIterable(() => ({ next: async () => fail() })),
  'an async next that gives nothing': () => asyncIterable(() => ({ next: async () => null })),
  'an async next that gives undefined': () => asyncIterable(() => ({ next: async () => undefined })),
  'an async next that gives a number': () => asyncIterable(() => ({ next: async () => 5 })),
  'a stream that fails': () => ({ stream: fail }),
  'a stream that is none': () => ({ stream: () => 5 }),
  'a reader that fails': () => ({ getReader: fail }),
  'bytes that fail to come': () => ({ arrayBuffer: fail }),
  'bytes that are none': () => ({ arrayBuffer: async () => 5 }),
  'a name that fails': () => failing('name', { arrayBuffer: async () => new ArrayBuffer(0) }),
};

/** Whether an error says what only the caller may know. */
export function tellsSecrets(error: Error): boolean {
  return error.message.includes(secret);
}
