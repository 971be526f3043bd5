import type { Context } from '../db/context.ts';
import type { MemberRole } from '../db/tables.ts';
import { AppError } from '../errors.ts';

/** A member as the practice's admins see them. */
export interface MemberAccount {
  id: string;
  name: string;
  email: string;
  role: MemberRole;
  emailVerifiedAt: Date | null;
  hasPassword: boolean;
  isTwoStepOn: boolean;
  deactivatedAt: Date | null;
  createdAt: Date;
}

function selectAccounts({ db }: Pick<Context, 'db'>, practiceId: string) {
  return db
    .selectFrom('members')
    .leftJoin('member_totp', 'member_totp.member_id', 'members.id')
    .select([
      'members.id',
      'members.name',
      'members.email',
      'members.role',
      'members.email_verified_at as emailVerifiedAt',
      'members.deactivated_at as deactivatedAt',
      'members.created_at as createdAt',
    ])
    .select(({ eb }) => [
      eb('members.password_hash', 'is not', null).as('hasPassword'),
      eb('member_totp.confirmed_at', 'is not', null).as('isTwoStepOn'),
    ])
    .where('members.practice_id', '=', practiceId)
    .$castTo<MemberAccount>();
}

/** Everyone in a practice by name, also those who were deactivated. */
export async function listAccounts(context: Pick<Context, 'db'>, practiceId: string): Promise<MemberAccount[]> {
  return selectAccounts(context, practiceId).orderBy('members.name').orderBy('members.id').execute();
}

export async function findAccountOf(
  context: Pick<Context, 'db'>,
  practiceId: string,
  memberId: string,
): Promise<MemberAccount> {
  const account = await selectAccounts(context, practiceId).where('members.id', '=', memberId).executeTakeFirst();
  if (account === undefined) throw new AppError('member_not_found');
  return account;
}
