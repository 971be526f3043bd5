/** Takes what training wrote out of its bytes, one thing after the other. */
export interface PackedReader {
  takeFloats(count: number): Float32Array;
  /** A scale for each row, and a byte for each number. */
  takeRows(rows: number, columns: number): Float32Array;
  isAtEnd(): boolean;
}

const FLOAT_BYTES = 4;

export function readPacked(bytes: Uint8Array): PackedReader {
  let at = 0;
  const takeFloats = (count: number): Float32Array => {
    const values = new Float32Array(Uint8Array.from(bytes.subarray(at, at + count * FLOAT_BYTES)).buffer);
    at += count * FLOAT_BYTES;
    return values;
  };
  return {
    takeFloats,
    takeRows: (rows, columns) => {
      const scales = takeFloats(rows);
      const values = new Float32Array(new Int8Array(bytes.subarray(at, at + rows * columns)));
      at += rows * columns;
      for (let place = 0; place < values.length; place += 1)
        values[place] = (values[place] ?? 0) * (scales[Math.floor(place / columns)] ?? 0);
      return values;
    },
    isAtEnd: () => at === bytes.length,
  };
}
