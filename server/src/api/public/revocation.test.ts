import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '../../lib/leased-lookups.ts';
import type { Context } from '../../db/context.ts';
import { listApiKeys, revokeApiKey } from '../../practice/api-keys.ts';
import { changeMember } from '../../practice/change-member.ts';
import { updatePractice } from '../../practice/practices.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { sendAround } from '../../testing/raw-exchange.ts';
import { createTestClients } from '../../testing/records.ts';

/** Two processes on one database. What one is told counts in the other. */
let here: TestApp;
let there: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({}, here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  practice = await createTestPractice(here.context);
});

const ask = async () => (await there.call('/v1/public/me', { token: practice.keys.clinician })).status;

type Change = (context: Context) => Promise<unknown>;
const revoke: Change = async (context) => {
  const [key] = await listApiKeys(context, { practiceId: practice.id, memberId: practice.clinicianId });
  await revokeApiKey(context, TEST_ORIGIN, key?.id ?? '');
};
const switchOff: Change = (context) => updatePractice(context, TEST_ORIGIN, practice.id, { apiKeysEnabled: false });
const deactivate: Change = (context) => {
  const admin = { id: practice.adminId, practiceId: practice.id };
  return changeMember(context, TEST_ORIGIN, admin, practice.clinicianId, { isActive: false });
};

/** Asks the other process all the while, so that it has looked the key up right before the change. */
async function askDuring(change: Change): Promise<number[]> {
  const statuses = [await ask()];
  const during = new AbortController();
  const answered = change(here.context).finally(() => during.abort());
  while (!during.signal.aborted) statuses.push(await ask());
  await answered;
  return statuses;
}

/** A note whose body is sent only when the other process was told. The door has let it in by then. */
async function writeNoteAround(change: Change): Promise<number> {
  const { organisation } = await createTestClients(here.context, practice);
  const path = `/v1/public/clients/${organisation}/notes`;
  const headers = { Authorization: `Bearer ${practice.keys.clinician}` };
  const body = { title: 'Late', markdown: 'Sent with a key that is worth nothing any more.' };
  return sendAround(there.http, { path, headers, body }, () => change(here.context));
}

describe.each([
  ['revoking a key', revoke, 401],
  ['switching keys off', switchOff, 403],
  ['deactivating the member', deactivate, 401],
])('%s', (_change, change, refusal) => {
  test('counts on every process as soon as it is answered', async () => {
    const statuses = await askDuring(change);
    expect(statuses[0]).toBe(200);
    expect(await ask()).toBe(refusal);
  });

  test('counts for a body that comes after it', async () => {
    expect(await writeNoteAround(change)).toBe(refusal);
  });

  test('is answered only when no process goes by what it found before, also the second time', async () => {
    for (const _time of [1, 2]) {
      const asked = performance.now();
      await change(here.context);
      expect(performance.now() - asked).toBeGreaterThan(LEASE_MS);
    }
  });

  test('is no part of a transaction that is committed later', async () => {
    const { context } = here;
    const within = context.db.transaction().execute((trx) => change({ ...context, db: trx }));
    await expect(within).rejects.toThrow('a transaction of its own');
    expect(await ask()).toBe(200);
  });
});

test('switching keys on again counts at once', async () => {
  await askDuring(switchOff);
  await updatePractice(here.context, TEST_ORIGIN, practice.id, { apiKeysEnabled: true });
  expect(await ask()).toBe(200);
});
