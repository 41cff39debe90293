import { type Command, InvalidArgumentError, Option } from 'commander';
import { toMillis } from '../../model/calendar.js';
import { isMemoryError } from '../../model/errors.js';
import type { Json } from '../../model/json.js';
import { parseRefKey, parseTags } from '../../model/parse/labels.js';
import { asJson, asName, asNumber, asText } from '../../model/parse/value.js';

/** The longest time to live that a memory may have, in milliseconds. */
const longestTtl = 1e13;

/**
 * A parser of an option by a check of the library, so that a bad value is wrong usage and names its option. The value stays as it
 * was written: the library reads it itself.
 */
function checked(check: (value: string) => unknown): (value: string) => string {
  return (value) => {
    parsed(() => check(value));
    return value;
  };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!isMemoryError(error)) throw error;
    throw new InvalidArgumentError(error.message.replace(/^value /, 'It '));
  }
}

/** A moment: a day, or a time with its zone. */
export const moment = checked((value) => toMillis(value, 'value'));

/** A name of a user, an agent, a session or a speaker. */
export const name = checked((value) => asName(value, 'value'));

/** Text of 1 to `most` characters. */
export function text(most: number): (value: string) => string {
  return checked((value) => asText(value, 'value', most));
}

/** Why something was changed. */
export const reason = text(120);

/** Any JSON, as text. */
export function json(value: string): Json {
  return parsed(() => asJson(jsonIn(value), 'value'));
}

function jsonIn(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new InvalidArgumentError('It must be JSON.');
  }
}

/** The options that every command takes, and the program before it. */
export function addCommonOptions(command: Command): void {
  const own = new Set(command.options.map(({ long }) => long));
  const common = [
    new Option('--store <folder>', 'the folder of the store').argParser(text(4096)),
    new Option('--user <name>', 'whose memory it is (default: local)').argParser(name),
    new Option('--agent <name>', 'the agent that reads and writes').argParser(name),
    new Option('--session <name>', 'the conversation that it belongs to').argParser(name),
    new Option('--space <name>', 'a shared space, by slug or id (default: the personal one)').argParser(name),
    new Option('--json', 'print one JSON document'),
  ];
  for (const option of common) if (!own.has(option.long)) command.addOption(option);
}

/** Tags, one at a time. */
export function tagOption(flags: string, description: string): Option {
  return new Option(flags, `${description}; repeatable`).argParser(
    (value: string, before: readonly string[] | undefined) => {
      const tags = collect(value, before);
      parsed(() => parseTags(tags, 'value'));
      return tags;
    },
  );
}

/** Things outside that a memory is about, one at a time. */
export function refOption(description: string): Option {
  return new Option('--ref <type:id>', `${description}; repeatable`).argParser(
    (value: string, before: readonly object[] | undefined) => [...(before ?? []), wholeReference(value)],
  );
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
  for (const [name, millis] of Object.entries(units))
    if (name === unit) return parsed(() => asNumber(Number(amount) * millis, 'value', 1, longestTtl));
  throw new InvalidArgumentError('It must be a number with a unit: 45s, 30m, 12h, 30d or 2w.');
}

export interface RefOption {
  readonly type: string;
  readonly id?: string;
}

/** A reference as `TYPE:ID`, or `TYPE` alone. */
export function reference(value: string): RefOption {
  const at = value.indexOf(':');
  if (at === -1) return { type: name(value) };
  return parsed(() => parseRefKey({ type: value.slice(0, at), id: value.slice(at + 1) }, 'value'));
}

/** A reference that names one thing. */
export function wholeReference(value: string): { readonly type: string; readonly id: string } {
  const { type, id } = reference(value);
  if (id === undefined) throw new InvalidArgumentError('It must be TYPE:ID, such as document:42.');
  return { type, id };
}
