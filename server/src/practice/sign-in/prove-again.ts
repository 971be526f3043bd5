import type { Clock } from '../../lib/clock.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import { type Bucket, clearAttempts, takeAttempt } from './attempts.ts';
import type { MemberSession } from './find-member-session.ts';
import { checkOwnPassword } from './own-password.ts';
import { useSecondStep } from './two-step.ts';

/**
 * Whoever signs must have given a password or a code within this time. So nobody can sign who only found the screen
 * open.
 */
const FRESH_MS = 15 * 60_000;

export function isFresh({ provedAt }: MemberSession, clock: Clock): boolean {
  return clock.now().getTime() - provedAt.getTime() <= FRESH_MS;
}

export function checkFresh(session: MemberSession, clock: Clock): void {
  if (!isFresh(session, clock)) throw new AppError('proof_required');
}

export type Proof = { password: string } | { code: string };

/** Takes the password or a code of the second step, with the limits of a sign-in, and makes the session fresh again. */
export async function proveAgain(
  context: Context,
  secretBox: SecretBox,
  session: MemberSession,
  proof: Proof,
): Promise<Date> {
  if ('password' in proof) await checkOwnPassword(context, session, proof.password);
  else await checkOwnCode(context, secretBox, session, proof.code);
  const provedAt = context.clock.now();
  await context.db
    .updateTable('member_sessions')
    .set({ proved_at: provedAt })
    .where('id', '=', session.sessionId)
    .execute();
  return provedAt;
}

async function checkOwnCode(
  context: Context,
  secretBox: SecretBox,
  { sessionId, member }: MemberSession,
  code: string,
): Promise<void> {
  const bucket: Bucket = { kind: 'session', of: sessionId };
  await takeAttempt(context, [bucket]);
  if ((await useSecondStep(context, secretBox, member.id, code)) === undefined) throw new AppError('wrong_code');
  await clearAttempts(context, bucket);
}
