import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { type LaidOut, layOutNote } from './lay-out.ts';

const MARKS = { start: -1, end: -2 };

function passage(number: number, length: number, above: number[][] = [[1000], [], [], []]): LaidOut {
  return { pieces: Array<number>(length).fill(number), above, block: 0 };
}

test('every passage is read once, whole, behind the title, however long the note', () => {
  assert(
    property(array(integer({ min: 0, max: 96 }), { maxLength: 60 }), (lengths) => {
      const stretches = layOutNote(
        MARKS,
        [7, 8],
        lengths.map((length, at) => passage(at, length)),
      );
      const read = stretches.flatMap(({ pieces, places }) => {
        expect(pieces.slice(0, 4)).toEqual([-1, 7, 8, -2]);
        return places.map(({ index, start, end }) => {
          expect(pieces.slice(start, end)).toEqual(Array(lengths[index]).fill(index));
          return index;
        });
      });
      expect(read).toEqual(lengths.map((_, at) => at));
    }),
  );
});

test('a heading is told where it changes, and again where another stretch begins', () => {
  const [stretch] = layOutNote(MARKS, [], [passage(1, 1), passage(2, 1)]);
  expect(stretch?.pieces).toEqual([-1, -2, 1000, 1, -2, 2, -2]);
  const long = layOutNote(
    MARKS,
    [],
    Array.from({ length: 12 }, (_, at) => passage(at, 90)),
  );
  expect(long.length).toBeGreaterThan(1);
  for (const { pieces } of long) expect(pieces.filter((piece) => piece === 1000)).toHaveLength(1);
});

test('no more is read at once than the network knows places for, whatever stands above each passage', () => {
  const above = (at: number): number[][] => Array.from({ length: 4 }, () => Array<number>(16).fill(1000 + at));
  const stretches = layOutNote(
    MARKS,
    [7],
    Array.from({ length: 300 }, (_, at) => passage(at, 1, above(at))),
  );
  expect(Math.max(...stretches.map(({ pieces }) => pieces.length))).toBeLessThanOrEqual(512);
});
