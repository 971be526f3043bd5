import type { DatabaseTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';

/** A member may change their own templates and, as an admin, the organisation's. */
export interface TemplateEditor extends MemberScope {
  isAdmin: boolean;
}

/** The owner of a template that this member makes. Throws if only an admin may make it. */
export function ownerFor(editor: TemplateEditor, isOrgTemplate: boolean): string | null {
  if (!isOrgTemplate) return editor.memberId;
  if (!editor.isAdmin) throw new AppError('admin_only');
  return null;
}

/** Locks the template until the transaction ends, so that nobody else changes it meanwhile. */
export async function checkEditable(
  trx: DatabaseTransaction,
  editor: TemplateEditor,
  templateId: string,
): Promise<void> {
  const template = await trx
    .selectFrom('templates')
    .select('owner_id')
    .where('id', '=', templateId)
    .where(isVisible(editor, 'templates'))
    .forUpdate()
    .executeTakeFirst();
  if (template === undefined) throw new AppError('template_not_found');
  if (template.owner_id === null && !editor.isAdmin) throw new AppError('admin_only');
}
