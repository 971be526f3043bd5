import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { createTestPractice, type TestPractice } from '../testing/practice.ts';
import { changeMember, type MemberChange } from './change-member.ts';
import { listAccounts } from './list-accounts.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

const change = (practice: TestPractice, adminId: string, memberId: string, what: MemberChange) =>
  changeMember(context, TEST_ORIGIN, { id: adminId, practiceId: practice.id }, memberId, what);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
const activeAdmins = async ({ id }: TestPractice) =>
  (await listAccounts(context, id)).filter(({ role, deactivatedAt: left }) => role === 'admin' && left === null);

test.each<[string, MemberChange]>([
  ['demoting', { role: 'clinician' }],
  ['deactivating', { isActive: false }],
])('two admins %s each other at once leave one', async (_, what) => {
  for (let round = 0; round < 5; round += 1) {
    const practice = await createTestPractice(context);
    await change(practice, practice.adminId, practice.clinicianId, { role: 'admin' });
    const codes = await Promise.all([
      codeOf(change(practice, practice.adminId, practice.clinicianId, what)),
      codeOf(change(practice, practice.clinicianId, practice.adminId, what)),
    ]);
    expect(codes.toSorted()).toEqual(['admin_only', 'ok']);
    expect(await activeAdmins(practice)).toHaveLength(1);
  }
});

test('two admins who both step down at once leave one', async () => {
  const practice = await createTestPractice(context);
  await change(practice, practice.adminId, practice.clinicianId, { role: 'admin' });
  await context.db
    .updateTable('members')
    .set({ password_hash: 'any' })
    .where('practice_id', '=', practice.id)
    .execute();
  const codes = await Promise.all(
    [practice.adminId, practice.clinicianId].map((id) => codeOf(change(practice, id, id, { role: 'clinician' }))),
  );
  expect(codes.toSorted()).toEqual(['last_admin', 'ok']);
  expect(await activeAdmins(practice)).toHaveLength(1);
});

test('an admin who was invited and cannot sign in yet does not let the last one go', async () => {
  const practice = await createTestPractice(context);
  await change(practice, practice.adminId, practice.clinicianId, { role: 'admin' });
  const leave = () => codeOf(change(practice, practice.adminId, practice.adminId, { isActive: false }));
  expect(await leave()).toBe('last_admin');
  const chosen = context.db.updateTable('members').set({ password_hash: 'any' });
  await chosen.where('id', '=', practice.clinicianId).execute();
  expect(await leave()).toBe('ok');
});

test('a change that changes nothing leaves no audit row, and a refused one neither', async () => {
  const practice = await createTestPractice(context);
  const count = async () =>
    (await context.db.selectFrom('audit_events').select('id').where('practice_id', '=', practice.id).execute()).length;
  const before = await count();
  const same: MemberChange = { name: 'clinician', role: 'clinician', isActive: true };
  await change(practice, practice.adminId, practice.clinicianId, same);
  expect(await codeOf(change(practice, practice.adminId, practice.adminId, { isActive: false }))).toBe('last_admin');
  expect(await count()).toBe(before);
});
