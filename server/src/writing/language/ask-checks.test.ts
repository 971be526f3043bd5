import { expect, test } from 'vitest';
import { createClaimsCheck } from './ask-checks.ts';
import type { LanguageCall } from './language-call.ts';

const SUPPORTED = { verdict: 'supported', isFigure: false, places: [] };

test('of many claims only the first are read closely, and every one is answered', async () => {
  const asked: { claims: number; isReadClosely: boolean }[] = [];
  const check = createClaimsCheck((call: LanguageCall) => {
    if (call.task !== 'checkClaims') return Promise.reject(new Error(call.task));
    const { claims, isReadClosely } = call.check;
    asked.push({ claims: claims.length, isReadClosely });
    return Promise.resolve(claims.map(() => SUPPORTED));
  });
  const claims = Array.from({ length: 1500 }, (_, at) => ({ text: `Sentence ${at}.`, cited: [] }));
  expect(await check({ notes: [], clientName: '' }, claims)).toHaveLength(1500);
  const closely = asked.filter(({ isReadClosely }) => isReadClosely);
  expect(closely.reduce((sum, each) => sum + each.claims, 0)).toBe(1280);
  expect(asked.slice(0, closely.length)).toEqual(closely);
});
