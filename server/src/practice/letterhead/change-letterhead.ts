import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isSavedAt, savedAt } from '../../db/saved-at.ts';
import { AppError } from '../../errors.ts';
import { dropUnusedPictures, keepPicture } from '../../pictures/kept-pictures.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { Letterhead, StoredPaper } from './letterhead.ts';

export interface LetterheadChange {
  letterhead: Letterhead;
  /** The logo to print from now on: another, none, or (undefined) the one that is there. */
  logo: Picture | null | undefined;
  /** When the letterhead that the admin changed had been saved; null where none was. If it was saved again since, nothing is. */
  updatedAt: Date | null;
}

/** Texts, logo and audit row are one transaction. What was signed before keeps the former paper. */
export async function changeLetterhead(
  context: Pick<Context, 'db' | 'clock' | 'makeId'>,
  origin: AuditOrigin,
  practiceId: string,
  { letterhead, logo, updatedAt: formerly }: LetterheadChange,
): Promise<StoredPaper> {
  const { db, clock } = context;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const newLogo = logo === undefined ? {} : { logo_id: logo && (await keepPicture(trx, context, practiceId, logo)) };
    const { pageSize, sideMarginMm, endMarginMm, ...texts } = letterhead;
    const values = {
      ...texts,
      page_size: pageSize,
      side_margin_mm: sideMarginMm,
      end_margin_mm: endMarginMm,
      ...newLogo,
    };
    const saved = await trx
      .insertInto('letterheads')
      .values({ practice_id: practiceId, ...values, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('practice_id')
          .doUpdateSet({ ...values, updated_at: savedAt('letterheads', now) })
          .where(isSavedAt('letterheads', formerly)),
      )
      .returning(['logo_id as logoId', 'updated_at as updatedAt'])
      .executeTakeFirst();
    if (saved === undefined) throw new AppError('letterhead_changed');
    await dropUnusedPictures(trx, practiceId);
    await recordAudit(trx, clock, {
      practiceId,
      action: 'practice.letterhead_changed',
      origin,
      subject: { type: 'practice', id: practiceId },
      details: { language: letterhead.language, page_size: pageSize, logo: saved.logoId !== null },
    });
    return { letterhead, ...saved };
  });
}
