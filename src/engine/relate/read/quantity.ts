/** A number, amount, date or time of day in a form that compares. */
export interface Quantity {
  /**
   * `number` and `ordinal` count a noun, `measure` has a unit, `money` a currency; `date` is a day or month, `day` a day of any month,
   * `time` a time of day, `relative` a day seen from today.
   */
  readonly kind:
    | 'number'
    | 'ordinal'
    | 'measure'
    | 'money'
    | 'percent'
    | 'date'
    | 'day'
    | 'weekday'
    | 'time'
    | 'year'
    | 'relative';
  /** Minutes for a time, 0 = Sunday for a weekday, month x 100 + day for a date (day 0: a month alone). */
  readonly value: number;
  /** Unit or currency; the concept of what is counted, once it is known; the year of a date. */
  readonly unit: string;
  /** A time of day whose half of the day is not said. */
  readonly loose: boolean;
}

export function quantity(kind: Quantity['kind'], value: number, unit = '', loose = false): Quantity {
  return { kind, value, unit, loose };
}

/** Whether two quantities say the same. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind) return comparable(a, b) && a.value === b.value;
  if (a.kind === 'time') {
    return a.value === b.value || ((a.loose || b.loose) && a.value % 720 === b.value % 720);
  }
  if (a.kind === 'date') return a.value === b.value && (a.unit === '' || b.unit === '' || a.unit === b.unit);
  return Math.abs(a.value - b.value) < 1e-9 && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** Whether `b` says more exactly what `a` says: 14 October is in October. */
export function refines(a: Quantity, b: Quantity): boolean {
  if (a.kind !== 'date' || b.kind !== 'date') return false;
  return a.value % 100 === 0 && b.value % 100 !== 0 && Math.floor(a.value / 100) === Math.floor(b.value / 100);
}

/** Whether both measure the same sort of thing, so that one can take the other's place. */
export function comparable(a: Quantity, b: Quantity): boolean {
  const dates = a.kind === 'date' || a.kind === 'weekday' || a.kind === 'day';
  // "On the 14th" and "on the 15th then"
  if ((a.kind === 'day' && b.kind === 'ordinal') || (a.kind === 'ordinal' && b.kind === 'day'))
    return (a.kind === 'ordinal' ? a : b).unit === '';
  if (dates && (b.kind === 'date' || b.kind === 'day')) return a.kind === b.kind;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'time' || a.kind === 'weekday' || a.kind === 'date' || a.kind === 'year' || a.kind === 'percent')
    return true;
  return a.unit === b.unit || ((a.unit === '' || b.unit === '') && a.kind !== 'measure');
}
