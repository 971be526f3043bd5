import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitForBlocked } from '../../audit/testing/lock-waits.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';
import { takeAttempt } from './attempts.ts';
import { rememberDevice } from './devices.ts';
import { findMemberSession } from './find-member-session.ts';
import { issueLink } from './links.ts';
import { replacePassword } from './replace-password.ts';
import { listSessions, startSession } from './sessions.ts';
import { sweepSignIn } from './sweep-sign-in.ts';

let context: TestContext;
let member: TestMember;
let passwordHash: string;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());
beforeEach(async () => {
  member = await createTestMember(context);
  const row = await context.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst();
  passwordHash = row?.password_hash ?? '';
});

const HOUR = 3_600_000;
const limits = { idleMs: HOUR, absoluteMs: 12 * HOUR };
const start = (db: TestContext['db'] = context.db) =>
  startSession({ ...context, db }, { memberId: member.id, passwordHash, limits, browser: 'Firefox', ip: null });
const replace = (db: TestContext['db'] = context.db) =>
  replacePassword({ ...context, db }, TEST_ORIGIN, { memberId: member.id, passwordHash: 'another hash' });

describe('a sign-in and a change of the password at the same moment', () => {
  test('the session does not come about if the change was first', async () => {
    const session = await context.db.transaction().execute(async (trx) => {
      await replace(trx);
      const pending = start();
      await waitForBlocked(context.db, 'insert into member_sessions');
      return { pending };
    });
    expect(await session.pending).toBeUndefined();
    expect(await listSessions(context, member.id)).toEqual([]);
  });

  test('the change ends the session if that was first', async () => {
    const { pending, secret } = await context.db.transaction().execute(async (trx) => {
      const session = await start(trx);
      const change = replace();
      await waitForBlocked(context.db, 'update "members"');
      return { pending: change, secret: session?.secret ?? '' };
    });
    await pending;
    expect(secret).toHaveLength(43);
    expect(await findMemberSession(context, secret)).toBeUndefined();
  });
});

test('what has run out is swept, and nothing else', async () => {
  const { db } = context;
  const count = async () =>
    Promise.all(
      (['member_sessions', 'member_devices', 'member_links', 'attempt_buckets'] as const).map(
        async (table) =>
          (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
      ),
    );
  const fill = async () => {
    await start();
    await rememberDevice(context, member.id);
    await issueLink(context, '', TEST_ORIGIN, { member, purpose: 'reset', mailedTo: null });
    await takeAttempt(context, [{ kind: 'ip', of: String(context.clock.now()) }]);
  };
  await fill();
  await sweepSignIn(context);
  expect(await count()).toEqual([1, 1, 1, 1]);
  context.clock.advance(HOUR);
  await fill();
  await sweepSignIn(context);
  expect(await count()).toEqual([1, 2, 1, 1]);
  context.clock.advance(181 * 24 * HOUR);
  await sweepSignIn(context);
  expect(await count()).toEqual([0, 0, 0, 0]);
});
