import { expect, test } from 'vitest';
import type { Fragment } from './fragment.ts';
import { buildRows } from './line.ts';
import { matchListMarker } from './list-marker.ts';

test.each([
  ['❖ He sleeps.', '❖', 'He sleeps.'],
  ['► Call her.', '►', 'Call her.'],
  ['☐ Self-harm', '☐', 'Self-harm'],
  ['[x] Consent', '[x]', 'Consent'],
  ['b) second', 'b)', 'second'],
])('%s is an item', (line, marker, text) => {
  expect(matchListMarker(line)).toEqual({ marker, text });
});

test.each(['● Yes ○ No', 'A. Smith', '↑ appetite', '−2.5 SD', '> 90 kg'])('%s is none', (line) => {
  expect(matchListMarker(line)).toBeNull();
});

function segments(...texts: string[]): string[] | undefined {
  const place = { baseline: 100, size: 11, isBold: false, hasSpaceBefore: true, contentId: null };
  let left = 50;
  const fragments = texts.map((text, index): Fragment => {
    const fragment = { ...place, text, left, right: left + text.length * 5, index };
    left = fragment.right + 18;
    return fragment;
  });
  return buildRows(fragments)[0]?.segments.map(({ text }) => text);
}

test.each(['❖', '►', '\uf0d8', '☐', '✗', '1.'])('%s belongs to its item, however far it is set apart', (marker) => {
  expect(segments(marker, 'He sleeps.')).toEqual([`${marker} He sleeps.`]);
});

test('signs side by side are cells of a table', () => {
  expect(segments('Sleep', '✓', '☐')).toEqual(['Sleep', '✓', '☐']);
});
