import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { checkEditable, type TemplateEditor } from './template-editor.ts';

/** Reports that were written from it, and jobs that wait, have what they need of it. */
export async function deleteTemplate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: TemplateEditor,
  templateId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await checkEditable(trx, editor, templateId);
    await trx.deleteFrom('templates').where('id', '=', templateId).where(isVisible(editor, 'templates')).execute();
    await recordAudits(trx, clock, [
      {
        practiceId: editor.practiceId,
        action: 'template.deleted',
        origin,
        subject: { type: 'template', id: templateId },
      },
    ]);
  });
}
