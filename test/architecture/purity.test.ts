import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAccess } from '../../src/model/parse/scope.js';
import { histories, type Move, Player, users } from '../support/histories.js';
import { questionsOf } from '../support/queries.js';

/** What ECMAScript itself has that gives equal answers to equal questions everywhere. */
const pure = new Set([
  ...[
    'Object',
    'Function',
    'Array',
    'Number',
    'parseFloat',
    'parseInt',
    'Infinity',
    'NaN',
    'undefined',
    'Boolean',
    'String',
    'Symbol',
    'BigInt',
  ],
  ...[
    'Error',
    'AggregateError',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
    'globalThis',
    'JSON',
    'Math',
  ],
  ...[
    'RegExp',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'Proxy',
    'Reflect',
    'ArrayBuffer',
    'DataView',
    'isFinite',
    'isNaN',
    'Iterator',
  ],
  ...[
    'Uint8Array',
    'Int8Array',
    'Uint16Array',
    'Int16Array',
    'Uint32Array',
    'Int32Array',
    'Float32Array',
    'Float64Array',
    'Uint8ClampedArray',
  ],
]);

/** Methods of pure objects that depend on the place, the locale or chance. */
const tainted: readonly [object, string][] = [
  [Math, 'random'],
  [String.prototype, 'localeCompare'],
  [String.prototype, 'toLocaleLowerCase'],
  [String.prototype, 'toLocaleUpperCase'],
  [Number.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
  [Object.prototype, 'toLocaleString'],
];

/** Callers may give moments as dates, so that a value may be asked whether it is one; nobody may ask what time it is. */
const noClock = new Proxy(Date, {
  get: (target, name) => {
    if (name === 'prototype' || name === Symbol.hasInstance) return Reflect.get(target, name);
    throw new Error(`the pure core touched Date.${String(name)}`);
  },
  construct: () => {
    throw new Error('the pure core touched Date');
  },
  apply: () => {
    throw new Error('the pure core touched Date');
  },
});

/** Runs `work` while every other global throws when it is touched, the clock, chance, timers and the network among them. */
function poisoned<T>(work: () => T): T {
  const touched = (name: string) => () => {
    throw new Error(`the pure core touched ${name}`);
  };
  const restore: (() => void)[] = [];
  const poison = (target: object, name: string, attributes: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    if (before?.configurable !== true) return;
    Object.defineProperty(target, name, { ...attributes, configurable: true });
    restore.push(() => Object.defineProperty(target, name, before));
  };
  try {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!pure.has(name)) poison(globalThis, name, { get: name === 'Date' ? () => noClock : touched(name) });
    }
    for (const [target, name] of tainted) poison(target, name, { value: touched(name) });
    return work();
  } finally {
    for (const undo of restore.reverse()) undo();
  }
}

function live(moves: readonly Move[]): unknown {
  const player = new Player().playAll(moves);
  const { world } = player;
  const answers = users.map((user) => {
    const access = toAccess({ user, session: 'monday' });
    return questionsOf(
      access,
      player.idOf({ n: 2, own: true }, access),
      'garden piano 猫 last Friday C++',
      world.now,
    ).map((question) => world.ask(question));
  });
  return { answers, dump: world.dump(), commits: world.commits };
}

describe('the pure core', () => {
  it('lives through whole histories without a clock, chance, a locale, timers, a network or anything of a platform', () => {
    const samples = fc.sample(histories(30), { numRuns: 25, seed: 20260101 });
    for (const moves of samples) {
      // Bound first, so that nothing is remembered from a free run.
      const bound = poisoned(() => live(moves));
      expect(bound).toEqual(live(moves));
    }
  });

  it('would be caught: what is poisoned throws', () => {
    const impure: (() => unknown)[] = [
      () => Date.now(),
      () => new Date(),
      () => Math.random(),
      () => new Intl.Segmenter(),
      () => fetch('x'),
      () => setTimeout(() => {}, 0),
      () => queueMicrotask(() => {}),
      () => new TextEncoder(),
      () => performance.now(),
      () => crypto.getRandomValues(new Uint8Array(1)),
      () => process.env,
      () => Promise.resolve(),
      () => 'a'.localeCompare('b'),
      () => structuredClone({}),
    ];
    for (const work of impure) expect(() => poisoned(work)).toThrow(/^the pure core touched /);
    expect(Date.now()).toBeGreaterThan(0);
  });

  it('names nothing of that sort in its source, not even at the time of loading', () => {
    const forbidden =
      /\b(?:Date\.|new Date\b|Math\.random|Intl\b|setTimeout|setInterval|setImmediate|queueMicrotask|fetch\(|Promise\b|async\b|await\b|TextEncoder|TextDecoder|performance\b|crypto\b|process\.|localeCompare|toLocale)/;
    const files = ['src/model', 'src/engine'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => {
      const code = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''");
      const match = forbidden.exec(code);
      return match === null ? [] : [`${file}: ${match[0]}`];
    });
    expect(found).toEqual([]);
  });
});
