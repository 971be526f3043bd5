import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { longJson } from '../../db/long-text.ts';
import { isSavedAt, savedAt } from '../../db/saved-at.ts';
import { isVisible } from '../../db/visibility.ts';
import { type CheckedDocument, type Reading, takeDocument } from '../../documents/read-document.ts';
import { AppError } from '../../errors.ts';
import { lockEditable, ownerFor, type RecordEditor } from '../record-editor.ts';

export interface TemplateChange {
  title: string;
  content: Reading<CheckedDocument>;
  isOrgTemplate: boolean;
  /** When the template that the member edited had been saved. If it was saved again since, the change is refused. */
  updatedAt: Date;
}

/** A template that the member sees but may not change is refused. One that they do not see is not found. */
export async function updateTemplate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: RecordEditor,
  templateId: string,
  change: TemplateChange,
): Promise<void> {
  const content = await longJson(takeDocument(change.content).content);
  const ownerId = ownerFor(editor, change.isOrgTemplate);
  await inTransaction(db, async (trx) => {
    await lockEditable(trx, editor, 'templates', templateId);
    const { numUpdatedRows } = await trx
      .updateTable('templates')
      .set({
        title: change.title,
        content,
        owner_id: ownerId,
        updated_at: savedAt('templates', clock.now()),
      })
      .where('id', '=', templateId)
      .where(isVisible(editor, 'templates'))
      .where(isSavedAt('templates', change.updatedAt))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('template_changed');
    const subject = { type: 'template', id: templateId };
    await recordAudit(trx, clock, { practiceId: editor.practiceId, action: 'template.edited', origin, subject });
  });
}
