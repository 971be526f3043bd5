import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createClients } from './create-clients.ts';
import { checkClientVisible, findClient } from './find-client.ts';

let context: TestContext;
let practice: TestPractice;
let shared: number;
let own: number;
beforeAll(async () => {
  context = await createTestContext();
  practice = await createTestPractice(context);
  [shared, own] = (await createClients(context, TEST_ORIGIN, practice.id, [
    { firstName: 'Org', lastName: 'Client', dateOfBirth: '1980-02-29', ownerId: null },
    { firstName: 'Own', lastName: 'Client', dateOfBirth: null, ownerId: practice.clinicianId },
  ])) as [number, number];
});
afterAll(() => context.drop());

test('tells what is known of a client in scope', async () => {
  expect(await findClient(context.db, { practiceId: practice.id, memberId: null }, shared)).toEqual({
    id: shared,
    firstName: 'Org',
    lastName: 'Client',
    dateOfBirth: '1980-02-29',
    ownerId: null,
    pronouns: null,
  });
});

test('a private client is there for its owner alone', async () => {
  const see = async (memberId: string | null) =>
    (await findClient(context.db, { practiceId: practice.id, memberId }, own))?.firstName;
  expect(await see(practice.clinicianId)).toBe('Own');
  expect(await see(practice.otherClinicianId)).toBeUndefined();
  expect(await see(null)).toBeUndefined();
});

test("another practice's client is not there", async () => {
  const other = await createTestPractice(context);
  expect(await findClient(context.db, { practiceId: other.id, memberId: other.clinicianId }, shared)).toBeUndefined();
});

test.each([0, -1, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 64), 1e300, Infinity, NaN, 1.5])('%d is no client', async (id) => {
  const scope = { practiceId: practice.id, memberId: practice.clinicianId };
  expect(await findClient(context.db, scope, id)).toBeUndefined();
  await expect(checkClientVisible(context.db, scope, id)).rejects.toMatchObject({ code: 'client_not_found' });
});

test('checkClientVisible lets a client in scope pass', async () => {
  await expect(
    checkClientVisible(context.db, { practiceId: practice.id, memberId: null }, shared),
  ).resolves.toBeUndefined();
});
