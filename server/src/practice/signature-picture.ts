import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { dropUnusedPictures, keepPicture } from '../pictures/kept-pictures.ts';
import type { Picture } from '../pictures/picture.ts';

/** Null takes it away. What was signed before keeps the former one. */
export async function changeSignaturePicture(
  context: Pick<Context, 'db' | 'clock' | 'makeId'>,
  origin: AuditOrigin,
  { practiceId, memberId }: { practiceId: string; memberId: string },
  picture: Picture | null,
): Promise<string | null> {
  const { db, clock } = context;
  return inTransaction(db, async (trx) => {
    const pictureId = picture && (await keepPicture(trx, context, practiceId, picture));
    await sql`
      update members set signature_picture_id = ${pictureId}, updated_at = ${clock.now()}
      where id = ${memberId} and practice_id = ${practiceId}`.execute(trx);
    await dropUnusedPictures(trx, practiceId);
    const subject = { type: 'member', id: memberId };
    const details = { signature_picture: pictureId !== null };
    await recordAudit(trx, clock, { practiceId, action: 'member.changed', origin, subject, details });
    return pictureId;
  });
}
