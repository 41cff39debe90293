import fc from 'fast-check';

/** What one writer does. */
export type Act =
  | {
      readonly do: 'say';
      readonly fact: number;
      readonly name: number;
      readonly source: number;
      readonly external: boolean;
    }
  | {
      readonly do: 'contradict' | 'amend' | 'forget' | 'restore' | 'resolve';
      readonly pick: number;
      readonly name: number;
    }
  | { readonly do: 'forgetSource'; readonly source: number }
  | { readonly do: 'improve' | 'enrich' | 'compact' | 'reload' };

/** What happens to the store: acts, and what befalls their writers. */
export type Move =
  | Act
  /** The process of a writer ends before the step `steps` of its writing, or after the act. */
  | { readonly do: 'crash'; readonly steps: number; readonly act: Act }
  /** Another writer is stopped before the step `steps`, and goes on when it is released. */
  | { readonly do: 'hold'; readonly steps: number; readonly act: Act }
  | { readonly do: 'release' | 'steal' | 'reopen' | 'other' | 'export' | 'importOwn' | 'importAbroad' };

const plain = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });
const just = <T extends string>(...names: readonly T[]) => plain({ do: fc.constantFrom(...names) });

const say = plain({
  do: fc.constant('say' as const),
  // Homes and likes often, so that much is corrected.
  fact: fc.oneof(fc.nat(3), fc.nat(100)),
  name: fc.nat(9),
  source: fc.nat(3),
  external: fc.boolean(),
});
const onOne = plain({
  do: fc.constantFrom<Extract<Act, { pick: number }>['do'][]>(
    'contradict',
    'amend',
    'forget',
    'forget',
    'restore',
    'resolve',
  ),
  pick: fc.nat(),
  name: fc.nat(9),
});
const upkeep = just('improve', 'enrich', 'compact');
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: say },
  { weight: 3, arbitrary: onOne },
  { weight: 2, arbitrary: upkeep },
);
const steps = fc.oneof(fc.nat(12), fc.nat(80));

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: say },
  { weight: 9, arbitrary: onOne },
  { weight: 2, arbitrary: just('reload', 'enrich') },
  { weight: 1, arbitrary: plain({ do: fc.constant('forgetSource' as const), source: fc.nat(3) }) },
  {
    weight: 5,
    arbitrary: just('improve', 'reopen', 'other', 'export', 'importOwn', 'importAbroad', 'reload', 'compact'),
  },
  { weight: 2, arbitrary: plain({ do: fc.constant('crash' as const), steps, act }) },
  { weight: 4, arbitrary: plain({ do: fc.constant('hold' as const), steps, act }) },
  { weight: 2, arbitrary: just('release', 'steal') },
);

export const moves = fc.array(move, { minLength: 3, maxLength: 16, size: 'max' });

const facts = [
  'I live in *.',
  'I moved to *.',
  'I like *.',
  "I don't like * any more.",
  'I am allergic to *.',
  'I have an allergy to *.',
  'I am not allergic to * after all.',
  'My manager is *.',
  '* is my manager now.',
  'My sister lives in *.',
  'I speak *.',
  'The budget for * is 40k.',
  'The budget for * was raised to 55k.',
  'Our supplier changed to *.',
  '我喜欢*。',
  'I work for *, and I stopped smoking.',
];

/** What is said under a number about a name. */
export const factOf = (fact: number, name: number): string =>
  (facts[fact % facts.length] ?? '').replaceAll('*', nameOf(name));

/** A name in letters and one in signs, whose n-grams are nobody else's. No id has an `i`, an `l`, an `o` or a `u`. */
export function nameOf(n: number): string {
  const sign = (k: number) => String.fromCharCode(0x5200 + n * 5 + k);
  return `Qou${String.fromCharCode(97 + n)}ilyx ${sign(0)}${sign(1)}${sign(2)}${sign(3)}`;
}
