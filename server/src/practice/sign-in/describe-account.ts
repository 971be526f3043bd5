import type { Context } from '../../db/context.ts';

export interface AccountFacts {
  practiceName: string;
  isEmailVerified: boolean;
  isTwoStepOn: boolean;
  credentials: string | null;
  signaturePictureId: string | null;
}

/** What a signed-in member is shown about their own account, beyond what the session itself tells. */
export async function describeAccount({ db }: Pick<Context, 'db'>, memberId: string): Promise<AccountFacts> {
  const row = await db
    .selectFrom('members')
    .innerJoin('practices', 'practices.id', 'members.practice_id')
    .leftJoin('member_totp', 'member_totp.member_id', 'members.id')
    .select([
      'practices.name',
      'members.email_verified_at',
      'members.credentials',
      'members.signature_picture_id',
      'member_totp.confirmed_at',
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    practiceName: row.name,
    isEmailVerified: row.email_verified_at !== null,
    isTwoStepOn: row.confirmed_at !== null,
    credentials: row.credentials,
    signaturePictureId: row.signature_picture_id,
  };
}
