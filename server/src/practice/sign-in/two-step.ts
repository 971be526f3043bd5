import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import type { SignedInMember } from './find-member-session.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { findTotpStep, formatTotpUri, newTotpSecret, readTotpCode } from './totp.ts';

const aadOf = (memberId: string): string => `member totp ${memberId}`;

/** Makes a secret that counts only once a code made with it was entered. Beginning again replaces it. */
export async function startTotpEnrolment(
  { db, clock }: Context,
  secretBox: SecretBox,
  origin: AuditOrigin,
  member: SignedInMember,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const sealed = secretBox.seal(secret, aadOf(member.id));
  await inTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      insert into member_totp (member_id, practice_id, sealed_secret, created_at, last_step)
      values (${member.id}, ${member.practiceId}, ${sealed}, ${clock.now()}, 0)
      on conflict (member_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
      where member_totp.confirmed_at is null`.execute(trx);
    if (numAffectedRows !== 1n) throw new AppError('totp_already_on');
    await recordAudit(trx, clock, auditEntryOf('member.totp_enrolment_started', origin, member));
  });
  return { secret, uri: formatTotpUri(secret, member.email) };
}

/** Switches two-step sign-in on, and answers with recovery codes for the day the phone is lost. */
export async function confirmTotp(
  { db, clock }: Context,
  secretBox: SecretBox,
  origin: AuditOrigin,
  member: SignedInMember,
  code: string,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const totp = await trx
      .selectFrom('member_totp')
      .select(['sealed_secret', 'confirmed_at'])
      .where('member_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (totp === undefined) throw new AppError('totp_not_on');
    if (totp.confirmed_at !== null) throw new AppError('totp_already_on');
    const step = findTotpStep(secretBox.open(totp.sealed_secret, aadOf(member.id)), code, clock.now());
    if (step === undefined) throw new AppError('wrong_code');
    await trx
      .updateTable('member_totp')
      .set({ confirmed_at: clock.now(), last_step: step })
      .where('member_id', '=', member.id)
      .execute();
    await recordAudit(trx, clock, auditEntryOf('member.totp_enabled', origin, member));
    return replaceRecoveryCodes({ db: trx }, { practiceId: member.practiceId, memberId: member.id });
  });
}

export async function disableTotp(
  { db, clock }: Context,
  origin: AuditOrigin,
  member: Pick<SignedInMember, 'id' | 'practiceId'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('member_totp')
      .where('member_id', '=', member.id)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (removed === undefined) throw new AppError('totp_not_on');
    await trx.deleteFrom('member_recovery_codes').where('member_id', '=', member.id).execute();
    await recordAudit(trx, clock, auditEntryOf('member.totp_disabled', origin, member));
  });
}

export type SecondStep = 'none' | 'totp' | 'recovery_code';

/**
 * Checks the second step of a sign-in. A code of the app is used up by storing its time step, in one statement, so that
 * nobody who saw it over a shoulder can use it again.
 */
export async function useSecondStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secretBox: SecretBox,
  memberId: string,
  code: string,
): Promise<Exclude<SecondStep, 'none'> | undefined> {
  const isOfApp = readTotpCode(code) !== undefined;
  if (!isOfApp) return (await useRecoveryCode({ db }, memberId, code)) ? 'recovery_code' : undefined;
  const totp = await db
    .selectFrom('member_totp')
    .select('sealed_secret')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (totp === undefined) return undefined;
  const step = findTotpStep(secretBox.open(totp.sealed_secret, aadOf(memberId)), code, clock.now());
  if (step === undefined) return undefined;
  const used = await db
    .updateTable('member_totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst();
  return used === undefined ? undefined : 'totp';
}

function auditEntryOf(
  action: 'member.totp_enabled' | 'member.totp_disabled' | 'member.totp_enrolment_started',
  origin: AuditOrigin,
  member: Pick<SignedInMember, 'id' | 'practiceId'>,
) {
  return { practiceId: member.practiceId, action, origin, subject: { type: 'member', id: member.id } };
}
