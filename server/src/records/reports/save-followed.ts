import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordChanges } from '../../audit/record.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { RenderedDocument } from '../../documents/read-document.ts';
import type { Clock } from '../../lib/clock.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface FollowedReport {
  id: string;
  document: RenderedDocument;
}

/**
 * Stores what reports say after a change of their client's record, each as a version of its own with its audit row. Call
 * it in the transaction that holds them. It takes two statements, and holds all of their texts meanwhile.
 */
export async function saveFollowed(
  { db, clock }: { db: DatabaseTransaction; clock: Clock },
  origin: AuditOrigin,
  scope: MemberScope,
  clientId: number,
  reports: readonly FollowedReport[],
): Promise<void> {
  if (reports.length === 0) return;
  const now = clock.now();
  const texts = await Promise.all(
    reports.map(async ({ id, document: { content, markdown, html } }) => {
      const [json, ...others] = await Promise.all([longJson(content), longText(markdown), longText(html)]);
      return sql`(${id}::text, ${sql.join([json, ...others])})`;
    }),
  );
  await sql`
    update reports
    set content = followed.content, markdown = followed.markdown, html = followed.html,
      version = reports.version + 1, updated_at = ${now}, updated_by = ${scope.memberId}
    from (values ${sql.join(texts)}) as followed (id, content, markdown, html)
    where reports.id = followed.id and ${isOfVisibleClient(scope, 'reports')}`.execute(db);
  const versions = sql`
    insert into report_versions (
      report_id, practice_id, version, title, content, reason, begun_at, saved_at, saved_by
    )
    select id, practice_id, version, title, content, 'followed', ${now}::timestamptz, ${now}::timestamptz,
      ${scope.memberId}
    from reports
    where id = any(${reports.map(({ id }) => id)}::text[]) and ${isOfVisibleClient(scope, 'reports')}
    returning practice_id, report_id as subject_id, ${clientId}::bigint as client_id,
      jsonb_build_object('version', version, 'reason', reason) as details`;
  const rows = { change: versions, told: sql`subject_id` };
  await recordChanges(db, clock, rows, { action: 'report.edited', origin, subjectType: 'report' });
}
