/** Numbers by what they name: `order[i]` names a place of `score` and of `tie`. Higher scores go first; of equal ones the higher tie. */
type Scores = Float64Array;
type Ties = Int32Array | Float64Array;

/** So few are sorted by putting each in its place. */
const few = 12;

/** Sorts `order[from … to)`, best first. With `tie` the same array as `order`, the names themselves break ties. */
export function sortByScore(order: Int32Array, score: Scores, tie: Ties, from: number, to: number): void {
  const own = tie === order;
  let low = from;
  let high = to - 1;
  // Quicksort (Hoare 1962) that goes on with the larger part and calls itself for the smaller one.
  while (high - low >= few) {
    const { left, right } = part(order, score, tie, own, low, high);
    if (right - low < high - left) {
      sortByScore(order, score, tie, low, right + 1);
      low = left;
    } else {
      sortByScore(order, score, tie, left, high + 1);
      high = right;
    }
  }
  for (let i = low + 1; i <= high; i++) {
    const name = order[i] as number;
    const value = score[name] as number;
    const rank = own ? name : (tie[name] as number);
    let at = i;
    while (at > low) {
      const other = order[at - 1] as number;
      const above = score[other] as number;
      if (above > value || (above === value && (own ? other : (tie[other] as number)) >= rank)) break;
      order[at] = other;
      at--;
    }
    order[at] = name;
  }
}

/** Reorders `order[from … to)` so that its best ones stand before `at` (quickselect, Hoare 1961). */
export function splitByScore(order: Int32Array, score: Scores, tie: Ties, from: number, to: number, at: number): void {
  const own = tie === order;
  let low = from;
  let high = to - 1;
  while (low < high && at > low && at <= high) {
    const { left, right } = part(order, score, tie, own, low, high);
    if (at - 1 <= right) high = right;
    else if (at - 1 >= left) low = left;
    else return;
  }
}

/** Parts `order[low … high]` round the one in the middle: up to `right` none is below it, from `left` on none above. */
function part(order: Int32Array, score: Scores, tie: Ties, own: boolean, low: number, high: number) {
  const pivot = order[(low + high) >> 1] as number;
  const value = score[pivot] as number;
  const rank = own ? pivot : (tie[pivot] as number);
  let i = low;
  let j = high;
  while (i <= j) {
    for (;;) {
      const name = order[i] as number;
      const other = score[name] as number;
      if (other < value || (other === value && (own ? name : (tie[name] as number)) <= rank)) break;
      i++;
    }
    for (;;) {
      const name = order[j] as number;
      const other = score[name] as number;
      if (other > value || (other === value && (own ? name : (tie[name] as number)) >= rank)) break;
      j--;
    }
    if (i > j) break;
    const swapped = order[i] as number;
    order[i++] = order[j] as number;
    order[j--] = swapped;
  }
  return { left: i, right: j };
}
