import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let app: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
});
afterAll(() => app.close());

test('an organisation key names the admin who made it', async () => {
  const { status, body } = await app.call('/v1/public/me', { token: practice.keys.organisation });
  expect([status, body]).toEqual([200, { principal_type: 'organisation', created_by_user_id: practice.adminId }]);
});

test('a user key names its user', async () => {
  const { body } = await app.call('/v1/public/me', { token: practice.keys.clinician });
  expect(body).toEqual({ principal_type: 'user', created_by_user_id: practice.clinicianId });
});
