import { expect, test } from 'vitest';
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
