/** How fast the averages of gradients and of their squares forget. */
const [KEEP_MEAN, KEEP_SQUARE] = [0.9, 0.999];
const TINY = 1e-8;

/**
 * A table of weights with the gradients of the passages since the last step. A step (Adam) changes only the rows that one
 * of them touched: of a hundred thousand features, a few passages have some thousand.
 */
export interface LearntTable {
  columns: number;
  values: Float32Array;
  /** Where the gradients of a row are added up; the row counts as touched from then on. */
  gradientsOf(row: number): Float32Array;
  step(rate: number): void;
}

export function createTable(rows: number, columns: number, startWith: () => number): LearntTable {
  const values = Float32Array.from({ length: rows * columns }, startWith);
  const [means, squares] = [new Float32Array(values.length), new Float32Array(values.length)];
  const [gradients, touched] = [new Map<number, Float32Array>(), new Uint8Array(rows)];
  const spare: Float32Array[] = [];
  let steps = 0;
  return {
    columns,
    values,
    gradientsOf(row) {
      const known = touched[row] === 1 ? gradients.get(row) : undefined;
      if (known !== undefined) return known;
      const made = spare.pop() ?? new Float32Array(columns);
      touched[row] = 1;
      gradients.set(row, made);
      return made;
    },
    step(rate) {
      steps += 1;
      const paced = (rate * Math.sqrt(1 - KEEP_SQUARE ** steps)) / (1 - KEEP_MEAN ** steps);
      for (const [row, sums] of gradients) {
        for (let column = 0; column < columns; column += 1) {
          const cell = row * columns + column;
          const gradient = sums[column] ?? 0;
          const mean = KEEP_MEAN * (means[cell] ?? 0) + (1 - KEEP_MEAN) * gradient;
          const square = KEEP_SQUARE * (squares[cell] ?? 0) + (1 - KEEP_SQUARE) * gradient * gradient;
          [means[cell], squares[cell]] = [mean, square];
          values[cell] = (values[cell] ?? 0) - (paced * mean) / (Math.sqrt(square) + TINY);
        }
        touched[row] = 0;
        spare.push(sums.fill(0));
      }
      gradients.clear();
    },
  };
}
