import { recordAudit } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { MemberRole } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './sign-in/replace-password.ts';

/** A member as others may see it: without the password hash. */
export interface Member {
  id: string;
  practiceId: string;
  email: string;
  name: string;
  role: MemberRole;
  emailVerifiedAt: Date | null;
  deactivatedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const MEMBER_COLUMNS = [
  'id',
  'practice_id as practiceId',
  'email',
  'name',
  'role',
  'email_verified_at as emailVerifiedAt',
  'deactivated_at as deactivatedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export interface NewMember {
  email: string;
  name: string;
  role: MemberRole;
  password?: string;
  emailVerified: boolean;
}

/** An address belongs to one person in the whole installation, because it alone says who signs in. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function addMember(
  context: Context,
  origin: AuditOrigin,
  practiceId: string,
  input: NewMember,
): Promise<Member> {
  const { db, clock, makeId } = context;
  const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
  const now = clock.now();
  try {
    return await inTransaction(db, async (trx) => {
      const member = await trx
        .insertInto('members')
        .values({
          id: makeId('user'),
          practice_id: practiceId,
          email: normaliseEmail(input.email),
          name: input.name,
          role: input.role,
          password_hash: passwordHash,
          email_verified_at: input.emailVerified ? now : null,
          created_at: now,
          updated_at: now,
        })
        .returning(MEMBER_COLUMNS)
        .executeTakeFirstOrThrow();
      await recordAudit(trx, clock, {
        practiceId,
        action: 'member.added',
        origin,
        subject: { type: 'member', id: member.id },
        details: { role: input.role, email_verified: input.emailVerified, password_set: passwordHash !== null },
      });
      return member;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'members_email_key')) throw new AppError('email_taken', { cause: error });
    if (isForeignKeyViolation(error)) throw new AppError('practice_not_found', { cause: error });
    throw error;
  }
}

export async function setPassword(
  context: Context,
  origin: AuditOrigin,
  memberId: string,
  password: string,
): Promise<Member> {
  const passwordHash = await hashPassword(password);
  return inTransaction(context.db, async (trx) => {
    await replacePassword({ ...context, db: trx }, origin, { memberId, passwordHash });
    return findMember({ db: trx }, memberId);
  });
}

export async function findMember({ db }: Pick<Context, 'db'>, memberId: string): Promise<Member> {
  const member = await db.selectFrom('members').select(MEMBER_COLUMNS).where('id', '=', memberId).executeTakeFirst();
  if (member === undefined) throw new AppError('member_not_found');
  return member;
}

export async function verifyEmail({ db, clock }: Context, origin: AuditOrigin, memberId: string): Promise<Member> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const member = await trx
      .updateTable('members')
      .set({ email_verified_at: now, updated_at: now })
      .where('id', '=', memberId)
      .returning(MEMBER_COLUMNS)
      .executeTakeFirst();
    if (member === undefined) throw new AppError('member_not_found');
    const subject = { type: 'member', id: memberId };
    await recordAudit(trx, clock, { practiceId: member.practiceId, action: 'member.email_verified', origin, subject });
    return member;
  });
}

/** The names of those of these members who belong to the practice. */
export async function findMemberNames(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  memberIds: readonly string[],
): Promise<Pick<Member, 'id' | 'name'>[]> {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('practice_id', '=', practiceId)
    .where('id', 'in', memberIds)
    .execute();
}

/** Everyone in a practice, by name. */
export async function listMembers({ db }: Pick<Context, 'db'>, practiceId: string): Promise<Member[]> {
  return db
    .selectFrom('members')
    .select(MEMBER_COLUMNS)
    .where('practice_id', '=', practiceId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
