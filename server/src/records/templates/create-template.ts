import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { longJson } from '../../db/long-text.ts';
import { type CheckedDocument, type Reading, takeDocument } from '../../documents/read-document.ts';

/** In characters. */
export const TEMPLATE_LIMITS = { titleLength: 255 } as const;

export interface NewTemplate {
  practiceId: string;
  /** The member whose private template it is; null for the organisation's. */
  ownerId: string | null;
  title: string;
  content: Reading<CheckedDocument>;
  createdAt: Date;
}

export async function createTemplate(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  input: NewTemplate,
): Promise<string> {
  const id = makeId('tmpl');
  const content = await longJson(takeDocument(input.content).content);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('templates')
      .values({
        id,
        practice_id: input.practiceId,
        owner_id: input.ownerId,
        title: input.title,
        content,
        created_at: input.createdAt,
        updated_at: input.createdAt,
      })
      .execute();
    const subject = { type: 'template', id };
    await recordAudit(trx, clock, { practiceId: input.practiceId, action: 'template.created', origin, subject });
  });
  return id;
}
