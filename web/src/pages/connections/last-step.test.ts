import { expect, test } from 'vitest';
import { findLastStep } from './last-step.ts';

const DEADLINE = '2026-03-04T09:00:00.000Z';
const session = { opened_at: null, completed_at: null, expired_at: null, expires_at: DEADLINE };

test('a session that ended with its connection tells when that was, and not its deadline', () => {
  const revoked = '2026-03-02T10:00:00.000Z';
  expect(findLastStep({ ...session, opened_at: '2026-03-02T09:30:00.000Z', expired_at: revoked })).toEqual([
    'Expired',
    revoked,
  ]);
  expect(findLastStep(session)).toEqual(['Expires', DEADLINE]);
});
