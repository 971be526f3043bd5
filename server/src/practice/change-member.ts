import { sql } from 'kysely';
import type { AuditAction, AuditOrigin } from '../audit/entry.ts';
import { recordAudits } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import type { MemberRole, MemberTable } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { shutOutMember } from './sign-in/shut-out-member.ts';
import { withdrawTrust } from './withdraw-trust.ts';

export interface MemberChange {
  name?: string;
  role?: MemberRole;
  isActive?: boolean;
}

type FormerMember = Pick<MemberTable, 'name' | 'role' | 'deactivated_at'>;

/**
 * Applies an admin's changes to a member.
 *
 * Changes to members of one practice wait for each other, and whoever asks must still be an admin when their turn
 * comes. So two admins cannot demote each other, and no practice is left without one.
 */
export async function changeMember(
  context: Context,
  origin: AuditOrigin,
  admin: { id: string; practiceId: string },
  memberId: string,
  change: MemberChange,
): Promise<void> {
  const { clock } = context;
  const apply = change.isActive === false ? withdrawTrust : inTransaction;
  await apply(context.db, async (trx) => {
    await lockMembers(trx, admin.practiceId);
    if (!(await isActiveAdmin(trx, admin))) throw new AppError('admin_only');
    const former = await findFormer(trx, admin.practiceId, memberId);
    const rows = describeChange(former, change);
    if (rows.length === 0) return;
    await applyChange(trx, memberId, former, change, clock.now());
    if (!(await hasActiveAdmin(trx, admin))) throw new AppError('last_admin');
    await recordAudits(
      trx,
      clock,
      rows.map(({ action, details }) => ({
        practiceId: admin.practiceId,
        action,
        origin,
        subject: { type: 'member', id: memberId },
        ...(details !== undefined && { details }),
      })),
    );
    if (change.isActive === false) await shutOutMember({ ...context, db: trx }, origin, memberId);
  });
}

/** Not `for update`, which would hold up every statement that refers to the practice. */
async function lockMembers(trx: DatabaseTransaction, practiceId: string): Promise<void> {
  await sql`select from practices where id = ${practiceId} for no key update`.execute(trx);
}

async function isActiveAdmin(trx: DatabaseTransaction, { id, practiceId }: { id: string; practiceId: string }) {
  const { rows } = await sql`
    select from members
    where id = ${id} and practice_id = ${practiceId} and role = 'admin' and deactivated_at is null`.execute(trx);
  return rows.length > 0;
}

/** Whoever asks is one if they still are an admin. Others count once they can sign in: an invitation may never be used. */
async function hasActiveAdmin(trx: DatabaseTransaction, { id, practiceId }: { id: string; practiceId: string }) {
  const { rows } = await sql`
    select from members
    where practice_id = ${practiceId} and role = 'admin' and deactivated_at is null
      and (password_hash is not null or id = ${id})
    limit 1`.execute(trx);
  return rows.length > 0;
}

async function findFormer(trx: DatabaseTransaction, practiceId: string, memberId: string): Promise<FormerMember> {
  const former = await trx
    .selectFrom('members')
    .select(['name', 'role', 'deactivated_at'])
    .where('id', '=', memberId)
    .where('practice_id', '=', practiceId)
    .executeTakeFirst();
  if (former === undefined) throw new AppError('member_not_found');
  return former;
}

interface ChangeRow {
  action: AuditAction;
  details?: Record<string, string | boolean>;
}

/** The audit rows of the change: none if nothing differs. */
function describeChange(former: FormerMember, { name, role, isActive }: MemberChange): ChangeRow[] {
  const rows: ChangeRow[] = [];
  const isRenamed = name !== undefined && name !== former.name;
  const hasNewRole = role !== undefined && role !== former.role;
  if (isRenamed || hasNewRole) {
    rows.push({ action: 'member.changed', details: { renamed: isRenamed, ...(hasNewRole && { role }) } });
  }
  if (isActive !== undefined && isActive !== (former.deactivated_at === null)) {
    rows.push({ action: isActive ? 'member.reactivated' : 'member.deactivated' });
  }
  return rows;
}

async function applyChange(
  trx: DatabaseTransaction,
  memberId: string,
  former: FormerMember,
  { name = former.name, role = former.role, isActive }: MemberChange,
  now: Date,
): Promise<void> {
  const deactivatedAt = isActive === false ? (former.deactivated_at ?? now) : isActive ? null : former.deactivated_at;
  await trx
    .updateTable('members')
    .set({ name, role, deactivated_at: deactivatedAt, updated_at: now })
    .where('id', '=', memberId)
    .execute();
}
