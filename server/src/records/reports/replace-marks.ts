import { sql } from 'kysely';
import { SYSTEM_ORIGIN } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { RenderedDocument } from '../../documents/read-document.ts';
import type { MemberScope } from '../../practice/scope.ts';
import type { OpenReport } from './open-report.ts';
import { deleteAwaitedCheck } from './rechecks.ts';
import { recordReportChange } from './record-report-change.ts';

/**
 * Puts other marks on a text that stays as it is. It is no version of its own: whoever has the report open goes on
 * writing. Every sentence was looked at for them. Tells false where the report was changed or signed meanwhile.
 */
export async function replaceMarks(
  { db: trx, clock }: Pick<Context, 'clock'> & { db: DatabaseTransaction },
  scope: MemberScope,
  { id, clientId, version }: Pick<OpenReport, 'id' | 'clientId' | 'version'>,
  document: RenderedDocument,
): Promise<boolean> {
  const [content, markdown, html] = [
    await longJson(document.content),
    await longText(document.markdown),
    await longText(document.html),
  ];
  const { numAffectedRows } = await sql`
    update reports set content = ${content}, markdown = ${markdown}, html = ${html}, unchecked = null
    where id = ${id} and version = ${version}::integer and state <> 'signed' and ${isOfVisibleClient(scope, 'reports')}`.execute(
    trx,
  );
  if (numAffectedRows !== 1n) return false;
  await deleteAwaitedCheck(trx, id);
  const change = { practiceId: scope.practiceId, clientId, reportId: id, details: { version } };
  await recordReportChange(trx, clock, SYSTEM_ORIGIN, { action: 'report.rechecked', ...change });
  return true;
}
