export interface Example {
  features: number[];
  isTrue: boolean;
  weight: number;
}

const MAX_STEPS = 30;
const ENOUGH = 1e-5;
/** Pulls the weights of what was seldom seen towards nothing. */
const DECAY = 2;

/** The weights of a logistic regression, by Newton's method. */
export function fitWeights(examples: readonly Example[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const slope = weights.map((weight) => DECAY * weight);
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? DECAY : 0)));
    for (const { features, isTrue, weight } of examples) {
      const score = features.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-score));
      addExample(slope, curve, features, weight * (chance - Number(isTrue)), weight * chance * (1 - chance));
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, place) => weight - (change[place] ?? 0));
    if (change.every((each) => Math.abs(each) < ENOUGH)) break;
  }
  return weights;
}

function addExample(slope: number[], curve: number[][], features: readonly number[], miss: number, bend: number): void {
  const present = features.flatMap((value, place) => (value === 0 ? [] : [{ value, place }]));
  for (const { value, place } of present) {
    slope[place] = (slope[place] ?? 0) + miss * value;
    const row = curve[place] ?? [];
    for (const other of present) row[other.place] = (row[other.place] ?? 0) + bend * value * other.value;
  }
}

/** The solution of linear equations whose matrix is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  for (const [step, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[step] ?? 0) / (pivot[step] ?? 1);
      if (factor !== 0)
        for (let at = step; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, place) => (row.at(-1) ?? 0) / (row[place] ?? 1));
}
