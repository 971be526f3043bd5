import { expect, test } from 'vitest';
import { showCount, sumSessions } from './session-counts.ts';

const counted = { sessions: { created: 1001, opened: 1000, completed: 2, expired: 0 }, sessions_counted_to: 1000 };

test('a number is exact up to the bound, and above it only said to be higher', () => {
  expect(showCount(counted, 'created')).toBe('1000+');
  expect(showCount(counted, 'opened')).toBe('1000');
  expect(showCount(counted, 'expired')).toBe('0');
});

test('a sum is known where all its parts are', () => {
  expect(sumSessions(counted, ['opened', 'completed'])).toBe(1002);
  expect(sumSessions(counted, ['created', 'opened'])).toBeUndefined();
});
