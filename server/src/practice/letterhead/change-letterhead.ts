import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { dropUnusedPictures, keepPicture } from '../../pictures/kept-pictures.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { Letterhead, PracticePaper } from './letterhead.ts';

/** The logo to print from now on: another, none, or (undefined) the one that is there. */
export type LogoChange = Picture | null | undefined;

/** Texts, logo and audit row are one transaction. What was signed before keeps the former paper. */
export async function changeLetterhead(
  context: Pick<Context, 'db' | 'clock' | 'makeId'>,
  origin: AuditOrigin,
  practiceId: string,
  letterhead: Letterhead,
  logo: LogoChange,
): Promise<PracticePaper> {
  const { db, clock } = context;
  return inTransaction(db, async (trx) => {
    const newLogo = logo === undefined ? {} : { logo_id: logo && (await keepPicture(trx, context, practiceId, logo)) };
    const { pageSize, sideMarginMm, endMarginMm, ...texts } = letterhead;
    const values = {
      ...texts,
      page_size: pageSize,
      side_margin_mm: sideMarginMm,
      end_margin_mm: endMarginMm,
      updated_at: clock.now(),
      ...newLogo,
    };
    const { logoId } = await trx
      .insertInto('letterheads')
      .values({ practice_id: practiceId, ...values })
      .onConflict((conflict) => conflict.column('practice_id').doUpdateSet(values))
      .returning('logo_id as logoId')
      .executeTakeFirstOrThrow();
    await dropUnusedPictures(trx, practiceId);
    await recordAudit(trx, clock, {
      practiceId,
      action: 'practice.letterhead_changed',
      origin,
      subject: { type: 'practice', id: practiceId },
      details: { language: letterhead.language, page_size: pageSize, logo: logoId !== null },
    });
    return { letterhead, logoId };
  });
}
