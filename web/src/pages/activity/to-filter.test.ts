import { expect, test } from 'vitest';
import { toFilter } from './to-filter.ts';

test('a day is a whole day', () => {
  const { from = '', to = '' } = toFilter({ from: '2026-11-15', to: '2026-11-15' });
  expect(new Date(from)).toEqual(new Date(2026, 10, 15));
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000 - 1);
});

test('what an address says that cannot be asked for is left out', () => {
  expect(toFilter({ client_id: '7; drop', from: 'yesterday', to: '2026-99-99', action: 'client.viewed' })).toEqual({
    action: 'client.viewed',
  });
  expect(toFilter({ client_id: '7', member_id: 'user_1', views: 'shown' })).toEqual({
    client_id: 7,
    member_id: 'user_1',
  });
});

test('views are left out unless they or their kind are asked for', () => {
  expect(toFilter({})).toEqual({ without_views: true });
  expect(toFilter({ views: 'nonsense' })).toEqual({ without_views: true });
  expect(toFilter({ views: 'shown' })).toEqual({});
  expect(toFilter({ action: 'client.viewed' })).toEqual({ action: 'client.viewed' });
});
