import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { lockEditable, type RecordEditor } from '../record-editor.ts';

/** Reports that were written from it, and jobs that wait, keep a copy of what they need. */
export async function deleteTemplate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: RecordEditor,
  templateId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockEditable(trx, editor, 'templates', templateId);
    await trx.deleteFrom('templates').where('id', '=', templateId).where(isVisible(editor, 'templates')).execute();
    const subject = { type: 'template', id: templateId };
    await recordAudit(trx, clock, { practiceId: editor.practiceId, action: 'template.deleted', origin, subject });
  });
}
