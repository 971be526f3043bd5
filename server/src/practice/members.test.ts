import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActions } from '../testing/actions.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { addMember, listMembers, setPassword, verifyEmail } from './members.ts';
import { isPassword } from './passwords.ts';
import { createPractice } from './practices.ts';

let context: TestContext;
let practiceId: string;
beforeAll(async () => {
  context = await createTestContext();
  ({ id: practiceId } = await createPractice(context, TEST_ORIGIN, { name: 'Harbour', apiKeysEnabled: false }));
});
afterAll(() => context.drop());

const add = (email: string, more: object = {}) =>
  addMember(context, TEST_ORIGIN, practiceId, { email, name: 'Ann', role: 'clinician', emailVerified: false, ...more });

const actionsOn = (id: string) => listActions(context, id);

describe('adding', () => {
  test('the address is kept trimmed and in lower case', async () => {
    const member = await add('  Ann.Lee@Practice.EXAMPLE ');
    expect(member).toMatchObject({ email: 'ann.lee@practice.example', emailVerifiedAt: null, role: 'clinician' });
    expect(await actionsOn(member.id)).toEqual(['member.added']);
  });

  test('an address is taken whatever its case', async () => {
    await add('ben@practice.example');
    await expect(add('BEN@practice.example')).rejects.toMatchObject({ code: 'email_taken' });
  });

  test('of ten that race for one address one gets it', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => add('race@practice.example')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const members = await listMembers(context, practiceId);
    expect(members.filter(({ email }) => email === 'race@practice.example')).toHaveLength(1);
  });

  test('an unknown practice is said to be unknown', async () => {
    const input = { email: 'x@practice.example', name: 'X', role: 'admin' as const, emailVerified: false };
    await expect(addMember(context, TEST_ORIGIN, 'prac_unknown', input)).rejects.toMatchObject({
      code: 'practice_not_found',
    });
  });
});

describe('passwords', () => {
  test('a password is kept as argon2id, never as it is, and never listed', async () => {
    const member = await add('cy@practice.example', { password: 'first password' });
    const { password_hash: hash } = await context.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('first password', hash ?? '')).toBe(true);
    expect(await isPassword('First password', hash ?? '')).toBe(false);
    expect(JSON.stringify([member, await listMembers(context, practiceId)])).not.toContain('argon2');
  });

  test('setting one replaces it and leaves an audit row', async () => {
    const member = await add('di@practice.example', { password: 'first password' });
    await setPassword(context, TEST_ORIGIN, member.id, 'second password');
    const { password_hash: hash } = await context.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await isPassword('second password', hash ?? '')).toBe(true);
    expect(await isPassword('first password', hash ?? '')).toBe(false);
    expect(await actionsOn(member.id)).toEqual(['member.added', 'member.password_set']);
  });

  test('an accent typed as one character or as two is the same password', async () => {
    const member = await add('eve@practice.example', { password: 'cafe\u0301 password' });
    const { password_hash: hash } = await context.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(await isPassword('caf\u00e9 password', hash ?? '')).toBe(true);
  });
});

test('verifying an address takes the time from the clock', async () => {
  const member = await add('fay@practice.example');
  context.clock.advance(86_400_000);
  const verified = await verifyEmail(context, TEST_ORIGIN, member.id);
  expect(verified.emailVerifiedAt).toEqual(context.clock.now());
});

test.each([
  ['setPassword', () => setPassword(context, TEST_ORIGIN, 'user_unknown', 'long enough password')],
  ['verifyEmail', () => verifyEmail(context, TEST_ORIGIN, 'user_unknown')],
])('%s of nobody is refused', async (_name, act) => {
  await expect(act()).rejects.toMatchObject({ code: 'member_not_found' });
});
