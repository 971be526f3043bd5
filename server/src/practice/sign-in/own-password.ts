import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { type Bucket, clearAttempts, takeAttempt } from './attempts.ts';
import type { MemberSession } from './find-member-session.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Asks for the password again before a change that could lock its owner out. Attempts are counted for the session:
 * whoever uses a stolen session cannot guess quickly, nor hold up the owner elsewhere. Returns the hash that the
 * password was checked against.
 */
export async function checkOwnPassword(
  context: Context,
  { sessionId, member }: MemberSession,
  password: string,
): Promise<string> {
  const bucket: Bucket = { kind: 'session', of: sessionId };
  await takeAttempt(context, [bucket]);
  const row = await context.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst();
  const passwordHash = row?.password_hash ?? null;
  if (!(await isPassword(password, passwordHash)) || passwordHash === null) throw new AppError('wrong_password');
  await clearAttempts(context, bucket);
  return passwordHash;
}

/** Ends all other sessions of the member. */
export async function changeOwnPassword(
  context: Context,
  origin: AuditOrigin,
  session: MemberSession,
  change: { password: string; newPassword: string },
): Promise<void> {
  const formerHash = await checkOwnPassword(context, session, change.password);
  await replacePassword(context, origin, {
    memberId: session.member.id,
    passwordHash: await hashPassword(change.newPassword),
    formerHash,
    keepSessionId: session.sessionId,
  });
}
