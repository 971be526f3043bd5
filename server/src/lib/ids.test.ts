import { expect, test } from 'vitest';
import { createIdMaker } from './ids.ts';

test('ids carry their prefix, sort by time and do not repeat', () => {
  let time = 1_700_000_000_000;
  const makeId = createIdMaker({ now: () => new Date(time) });
  const earlier = Array.from({ length: 1000 }, () => makeId('note'));
  time += 1;
  const later = makeId('note');
  expect(new Set(earlier).size).toBe(1000);
  expect(earlier.every((id) => /^note_[0-9a-hjkmnp-tv-z]{26}$/.test(id) && id < later)).toBe(true);
});
