/** Rows that a logistic model is to tell apart: `came` in 0 or 1, `weight` of the row in the sum. */
export interface Sample {
  readonly features: readonly number[];
  readonly came: 0 | 1;
  readonly weight: number;
  /** Added to what the model says; 0 by default. */
  readonly offset?: number;
}

/**
 * The coefficients with the least logistic loss over weighted samples, by Newton's method, with a ridge on all
 * but the first. A constant is a feature that is always 1.
 */
export function fitLogistic(samples: readonly Sample[], ridge: number): number[] {
  const size = samples[0]?.features.length ?? 0;
  const coefficients = new Array<number>(size).fill(0);
  for (let round = 0; round < 30; round++) {
    const gradient = coefficients.map((value, i) => (i === 0 ? 0 : 2 * ridge * value));
    const curvature = coefficients.map((_, i) =>
      coefficients.map((__, k) => (i === k ? (i === 0 ? 1e-12 : 2 * ridge) : 0)),
    );
    for (const { features, came, weight, offset = 0 } of samples) {
      const likely = 1 / (1 + Math.exp(-offset - dot(coefficients, features)));
      const error = weight * (likely - came);
      const spread = weight * likely * (1 - likely);
      for (let i = 0; i < size; i++) {
        const feature = features[i] ?? 0;
        if (feature === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + error * feature;
        const row = curvature[i] ?? [];
        for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) + spread * feature * (features[k] ?? 0);
      }
    }
    const step = solve(curvature, gradient);
    step.forEach((value, i) => {
      coefficients[i] = (coefficients[i] ?? 0) - value;
    });
    if (Math.max(...step.map(Math.abs)) < 1e-9) break;
  }
  return coefficients;
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/** Solves `matrix · x = right` by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  const at = (i: number, k: number) => rows[i]?.[k] ?? 0;
  for (let k = 0; k < size; k++) {
    let pivot = k;
    for (let i = k + 1; i < size; i++) if (Math.abs(at(i, k)) > Math.abs(at(pivot, k))) pivot = i;
    const [a = [], b = []] = [rows[k], rows[pivot]];
    rows[k] = b;
    rows[pivot] = a;
    for (let i = 0; i < size; i++) {
      if (i === k) continue;
      const factor = at(i, k) / at(k, k);
      const row = rows[i] ?? [];
      for (let j = k; j <= size; j++) row[j] = at(i, j) - factor * at(k, j);
    }
  }
  return rows.map((_, i) => at(i, size) / at(i, i));
}
