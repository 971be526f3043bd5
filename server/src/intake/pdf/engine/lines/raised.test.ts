import { expect, test } from 'vitest';
import type { Fragment } from './fragment.ts';
import { buildRows, joinSegments } from './line.ts';

function write(pieces: [text: string, left: number, baseline: number, size: number][]): string[] {
  const fragments = pieces.map(([text, left, baseline, size], index): Fragment => ({
    text,
    left,
    right: left + text.length * size * 0.5,
    baseline,
    size,
    isBold: false,
    hasSpaceBefore: false,
    index,
    contentId: null,
  }));
  return buildRows(fragments).map((row) => joinSegments(row).text);
}

test('a power and the mark of a footnote are not figures of the number before them', () => {
  expect(
    write([
      ['platelets 210 × 10', 50, 100, 10],
      ['−9', 140, 96.5, 8.3],
      ['/L, eGFR 58', 149, 100, 10],
      ['1,2', 204.5, 96.5, 7],
    ]),
  ).toEqual(['platelets 210 × 10⁻⁹/L, eGFR 58¹,²']);
});

test('figures below the line, letters above it and small print on the line stay as they are', () => {
  expect(
    write([
      ['the 3', 50, 100, 10],
      ['rd', 75, 96.5, 8],
      ['test of H', 90, 100, 10],
      ['2', 135, 102, 7],
      ['O', 139, 100, 10],
    ]),
  ).toEqual(['the 3rd test of H2O']);
  expect(
    write([
      ['Score of the child', 50, 100, 10],
      ['12', 143, 100, 8],
    ]),
  ).toEqual(['Score of the child 12']);
});
