import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { TEMPLATE_LIMITS } from './create-template.ts';

const PREFIX = 'Copy of ';

/** A copy that is private to the member who makes it, whoever the template belongs to. */
export async function duplicateTemplate(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  member: MemberScope,
  templateId: string,
): Promise<string> {
  const id = makeId('tmpl');
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ title: string }>`
      insert into templates (id, practice_id, owner_id, title, content, created_at, updated_at)
      select ${id}, templates.practice_id, ${member.memberId}, templates.title, templates.content,
        ${now}::timestamptz, ${now}::timestamptz
      from templates where templates.id = ${templateId} and ${isVisible(member, 'templates')}
      returning title`.execute(trx);
    const [copied] = rows;
    if (copied === undefined) throw new AppError('template_not_found');
    await trx
      .updateTable('templates')
      .set({ title: nameCopy(copied.title) })
      .where('id', '=', id)
      .where(isVisible(member, 'templates'))
      .execute();
    const about = { subject: { type: 'template', id }, details: { copy_of: templateId } };
    await recordAudit(trx, clock, { practiceId: member.practiceId, action: 'template.created', origin, ...about });
  });
  return id;
}

/** What is too long is cut at its end, and never in the middle of a character. */
export function nameCopy(title: string): string {
  return cutText(PREFIX + title, TEMPLATE_LIMITS.titleLength).trimEnd();
}
