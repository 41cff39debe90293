import { type Command, InvalidArgumentError, Option } from 'commander';

/** The options that every command takes, and the program before it. */
export function addCommonOptions(command: Command): void {
  const own = new Set(command.options.map(({ long }) => long));
  const common = [
    new Option('--store <folder>', 'the folder of the store'),
    new Option('--user <name>', 'whose memory it is (default: local)'),
    new Option('--agent <name>', 'the agent that reads and writes'),
    new Option('--session <name>', 'the conversation that it belongs to'),
    new Option('--json', 'print one JSON document'),
  ];
  for (const option of common) if (!own.has(option.long)) command.addOption(option);
}

/** An option that may be given several times. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, `${description}; repeatable`).argParser(collect);
}

function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** An option that takes one of a few words, several times. */
export function repeatableChoice(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, `${description}: ${choices.join(', ')}; repeatable`).argParser(
    (value: string, before: readonly string[] | undefined) => collect(oneOf(value, choices), before),
  );
}

function oneOf(value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`);
  return value;
}

/** A parser of a whole number within bounds. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** A number from 0 to 1. */
export function share(value: string): number {
  const number = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= 0 && number <= 1) return number;
  throw new InvalidArgumentError('It must be a number from 0 to 1.');
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** A span of time with its unit, such as `30d`, in milliseconds. */
export function duration(value: string): number {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d|w)$/.exec(value) ?? [];
  for (const [name, millis] of Object.entries(units)) if (name === unit) return Number(amount) * millis;
  throw new InvalidArgumentError('It must be a number with a unit: 45s, 30m, 12h, 30d or 2w.');
}

export interface RefOption {
  readonly type: string;
  readonly id?: string;
}

/** A reference as `TYPE:ID`, or `TYPE` alone. */
export function reference(value: string): RefOption {
  const at = value.indexOf(':');
  return at === -1 ? { type: value } : { type: value.slice(0, at), id: value.slice(at + 1) };
}

/** A reference that names one thing. */
export function wholeReference(value: string): { readonly type: string; readonly id: string } {
  const { type, id } = reference(value);
  if (id === undefined) throw new InvalidArgumentError('It must be TYPE:ID, such as document:42.');
  return { type, id };
}
