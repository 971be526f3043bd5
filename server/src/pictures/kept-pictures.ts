import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Picture } from './picture.ts';

export async function keepPicture(
  trx: DatabaseTransaction,
  { clock, makeId }: Pick<Context, 'clock' | 'makeId'>,
  practiceId: string,
  { png, width, height }: Picture,
): Promise<string> {
  const id = makeId('pict');
  const row = { id, practice_id: practiceId, bytes: png, width, height, created_at: clock.now() };
  await trx.insertInto('pictures').values(row).execute();
  return id;
}

/**
 * Deletes the practice's pictures that nothing shows any more. It runs after the statement that has put another picture
 * in the place of the old one: that statement waits for whoever is signing with it.
 */
export async function dropUnusedPictures(trx: DatabaseTransaction, practiceId: string): Promise<void> {
  await sql`
    delete from pictures where practice_id = ${practiceId}
      and not exists (select from letterheads where logo_id = pictures.id)
      and not exists (select from members where signature_picture_id = pictures.id)
      and not exists (select from report_signatures
        where practice_id = ${practiceId} and (logo_id = pictures.id or signature_picture_id = pictures.id))
      and not exists (select from report_addenda
        where practice_id = ${practiceId} and signature_picture_id = pictures.id)`.execute(trx);
}

/** Only for members of the practice: another's is not there. */
export async function findPicture({ db }: Pick<Context, 'db'>, practiceId: string, id: string): Promise<Picture> {
  const picture = await db
    .selectFrom('pictures')
    .select(['bytes as png', 'width', 'height'])
    .where('id', '=', id)
    .where('practice_id', '=', practiceId)
    .executeTakeFirst();
  if (picture === undefined) throw new AppError('picture_not_found');
  return picture;
}
