const day = 86_400_000;

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const wholeDay = new Intl.DateTimeFormat('en-GB', { ...date, timeZone: 'UTC' });
const localDay = new Intl.DateTimeFormat('en-GB', date);
const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const whole = new Intl.NumberFormat('en-GB');

/** A moment as a day. Midnight UTC is a date that was given without a time, and is the same day everywhere. */
export function dayOf(moment: number): string {
  return moment % day === 0 ? wholeDay.format(moment) : localDay.format(moment);
}

/** The time of day, or nothing where only a date is known. */
export function timeOf(moment: number): string {
  return moment % day === 0 ? '' : localTime.format(moment);
}

export function dayAndTime(moment: number): string {
  return [dayOf(moment), timeOf(moment)].filter((part) => part !== '').join(', ');
}

/** "1 memory", "1,204 memories". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${whole.format(n)} ${n === 1 ? one : many}`;
}

export function memories(n: number): string {
  return count(n, 'memory', 'memories');
}

export function milliseconds(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${whole.format(Math.round(ms))} ms`;
}

export function bytes(n: number): string {
  if (n < 1000) return `${n} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = n / 1000;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** A score or a part of one, with its sign where `signed`. */
export function points(value: number, signed = false): string {
  const text = Math.abs(value).toFixed(3);
  if (value < 0) return `\u2212${text}`;
  return signed ? `+${text}` : text;
}
