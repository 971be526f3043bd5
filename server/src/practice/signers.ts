import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { holdPaper, type PracticePaper } from './letterhead/letterhead.ts';

export const CREDENTIALS_LENGTH = 200;

export interface FoundSigner {
  name: string;
  /** Such as a profession and a registration number; null where the member has entered none. */
  credentials: string | null;
  practiceName: string;
  signaturePictureId: string | null;
  /** What the practice has set for its paper, if it has. */
  paper: PracticePaper | null;
}

/**
 * The member as they sign, and the paper. Both are locked until the end of the transaction: whoever deactivates them, or
 * changes a picture, either waits, or has done it before.
 */
export async function holdSigner(
  trx: DatabaseTransaction,
  { practiceId, memberId }: { practiceId: string; memberId: string },
): Promise<FoundSigner> {
  const { rows } = await sql<Omit<FoundSigner, 'paper'>>`
    select members.name, members.credentials, practices.name as "practiceName",
      members.signature_picture_id as "signaturePictureId"
    from members join practices on practices.id = members.practice_id
    where members.id = ${memberId} and members.practice_id = ${practiceId} and members.deactivated_at is null
    for share of members`.execute(trx);
  const [signer] = rows;
  if (signer === undefined) throw new AppError('not_signed_in');
  return { ...signer, paper: await holdPaper(trx, practiceId) };
}

/** Null takes them away. What was signed before keeps the former ones. */
export async function changeCredentials(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  { practiceId, memberId }: { practiceId: string; memberId: string },
  credentials: string | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update members set credentials = ${credentials}, updated_at = ${clock.now()}
      where id = ${memberId} and credentials is distinct from ${credentials}`.execute(trx);
    if (numAffectedRows === 0n) return;
    const subject = { type: 'member', id: memberId };
    const details = { credentials: credentials !== null };
    await recordAudit(trx, clock, { practiceId, action: 'member.changed', origin, subject, details });
  });
}
