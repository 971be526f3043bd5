/** A number for each passage and each section of a template: a row for each passage. */
export type Matrix = readonly (readonly number[])[];

/** Beside which rows that hardly differ stay alike. */
const LEAST_SPREAD = 0.02;

/** How far each number is below the highest of its row. */
export function belowBest(matrix: Matrix): Matrix {
  return matrix.map((row) => {
    const best = Math.max(...row);
    return row.map((value) => value - best);
  });
}

/** The numbers, how far each is below the best of its row, and how far it stands out of its row. */
export function compare(matrix: Matrix): Matrix[] {
  const outstanding = matrix.map((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    const spread = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length);
    return row.map((value) => (value - mean) / (spread + LEAST_SPREAD));
  });
  return [matrix, belowBest(matrix), outstanding];
}

/** For each passage the row of the one so many places before it, or behind it; nothing where that is not of the same. */
export function neighbours(matrix: Matrix, before: number, keys: readonly unknown[]): Matrix {
  return matrix.map((row, at) => {
    const other = matrix[at - before];
    return other !== undefined && keys[at] === keys[at - before] ? other : row.map(() => 0);
  });
}

/** For each passage the mean of the others with the same key; nothing where it is the only one. */
export function meanOfOthers(matrix: Matrix, keys: readonly unknown[]): Matrix {
  const sums = new Map<unknown, { count: number; row: number[] }>();
  for (const [at, row] of matrix.entries()) {
    const sum = sums.get(keys[at]) ?? { count: 0, row: row.map(() => 0) };
    sums.set(keys[at], {
      count: sum.count + 1,
      row: sum.row.map((value, column) => value + (row[column] ?? 0)),
    });
  }
  return matrix.map((row, at) => {
    const { count = 1, row: sum = [] } = sums.get(keys[at]) ?? {};
    return row.map((value, column) => (count === 1 ? 0 : ((sum[column] ?? 0) - value) / (count - 1)));
  });
}
