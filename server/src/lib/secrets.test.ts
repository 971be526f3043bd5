import { expect, test } from 'vitest';
import { hashSecret, isSameSecret, newSecret } from './secrets.ts';

test('a secret carries its prefix and 256 random bits', () => {
  const secret = newSecret('cw_org_');
  expect(secret).toMatch(/^cw_org_[A-Za-z0-9_-]{43}$/);
  expect(newSecret('cw_org_')).not.toBe(secret);
});

test('only the same secret is the same, whatever the lengths', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abd')).toBe(false);
  expect(isSameSecret('', 'abc')).toBe(false);
  expect(hashSecret('abc')).toHaveLength(32);
});
