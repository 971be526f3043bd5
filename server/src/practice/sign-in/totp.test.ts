import { describe, expect, test } from 'vitest';
import { findTotpStep, formatTotpUri, makeTotpCode, newTotpSecret } from './totp.ts';

/**
 * "12345678901234567890", the secret of the examples in RFC 6238, appendix B. Their codes have eight digits: ours are
 * the last six.
 */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d the code is %s', (seconds, code) => {
  expect(makeTotpCode(SECRET, at(seconds))).toBe(code);
  expect(findTotpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

describe('a code', () => {
  test.each([
    [-31, undefined],
    [-30, 2],
    [-1, 2],
    [0, 2],
    [29, 2],
    [59, 2],
    [60, undefined],
  ])('of the step that began %d seconds ago belongs to step %s', (ageSeconds, step) => {
    expect(findTotpStep(SECRET, makeTotpCode(SECRET, at(60)), at(60 + ageSeconds))).toBe(step);
  });

  test.each(['', '12345', '1234567', '28708x', '２８７０８２'])('%j is none', (code) => {
    expect(findTotpStep(SECRET, code, at(59))).toBeUndefined();
  });
});

test('the link for the app names the service and the account, and its secrets are all different', () => {
  expect(formatTotpUri(SECRET, 'a&b=c@practice.example')).toBe(
    'otpauth://totp/Casewright:a%26b%3Dc%40practice.example' +
      `?issuer=Casewright&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
