import { expect, test } from 'vitest';
import { describeTime } from './describe-time.ts';

const NOW = new Date('2026-03-04T10:00:00');

test.each([
  ['2026-03-04T09:59:30', 'just now'],
  ['2026-03-04T09:54:00', '6 minutes ago'],
  ['2026-03-03T23:00:00', '11 hours ago'],
  ['2026-03-03T09:00:00', 'yesterday'],
  ['2026-03-02T11:00:00', '2 days ago'],
  ['2026-03-06T09:00:00', 'in 2 days'],
  ['2026-02-20T09:00:00', '20 Feb 2026'],
])('on 4 March at ten, %s is %s', (at, words) => {
  expect(describeTime(new Date(at), NOW.getTime())).toBe(words);
});
