import { expect, test } from 'vitest';
import { readPacked } from './packed-rows.ts';

test('rows of bytes come out by their scales, and floats between them as they are', () => {
  const bytes = Uint8Array.of(
    ...new Uint8Array(Float32Array.of(0.5, 2).buffer),
    ...new Uint8Array(Int8Array.of(1, -2, 127, 3, 0, -128).buffer),
    ...new Uint8Array(Float32Array.of(0.25).buffer),
  );
  const packed = readPacked(bytes);
  expect([...packed.takeRows(2, 3)]).toEqual([0.5, -1, 63.5, 6, 0, -256]);
  expect(packed.isAtEnd()).toBe(false);
  expect([...packed.takeFloats(1)]).toEqual([0.25]);
  expect(packed.isAtEnd()).toBe(true);
});
