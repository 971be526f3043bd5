import { expect, test } from 'vitest';
import { joinGroups } from './join-groups.ts';

test('groups are joined by one sign, and found again where they stood', () => {
  const text = 'NHS 943  476 _ 5919, seen';
  const joined = joinGroups(text);
  expect(joined?.text).toBe('NHS 943 476-5919, seen');
  const { start, end } = joined?.locate(4, 16) ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('943  476 _ 5919');
});

test('a text without such signs is left alone', () => {
  expect(joinGroups('NHS 943 476 5919 on 3/5, weight 62')).toBeUndefined();
});
