import { expect, test } from 'vitest';
import { checkedNext } from './signed-out.ts';

test.each(['/', '/clients/7', '/oauth/authorize?client_id=a&redirect_uri=https%3A%2F%2Fpartner.example%2F'])(
  '%s is where sign-in leads back to',
  (next) => expect(checkedNext(next)).toBe(next),
);

test('a request for a connection with the longest state comes back whole', () => {
  const next = `/oauth/authorize?${new URLSearchParams({ state: '{'.repeat(1024), redirect_uri: `https://a.example/${'x'.repeat(2000)}` })}`;
  expect(checkedNext(next)).toBe(next);
});

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/sign-in?next=%2Fsign-in',
  `/${'x'.repeat(9000)}`,
])('%s leads to the start page', (next) => expect(checkedNext(next)).toBe('/'));
