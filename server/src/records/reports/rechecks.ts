import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

/**
 * Reports to be checked again because a note of theirs was changed. Each is one row, written in the transaction of the
 * change and deleted in the transaction that saves the check: a service that dies in between finds it again. Signed
 * reports stay as they are.
 */
export async function askForRechecks(
  trx: DatabaseTransaction,
  scope: MemberScope,
  { clientId, noteId, askedAt }: { clientId: number; noteId: string; askedAt: Date },
): Promise<void> {
  await sql`
    insert into report_rechecks (report_id, practice_id, member_id, note_ids, asked_at)
    select reports.id, reports.practice_id, ${scope.memberId}, array[${noteId}::text], ${askedAt}
    from reports join report_writings on report_writings.report_id = reports.id
    where reports.practice_id = ${scope.practiceId} and reports.client_id = ${clientId}
      and ${noteId} = any (report_writings.note_ids) and reports.state <> 'signed'
      and ${isOfVisibleClient(scope, 'reports')}
    on conflict (report_id) do update
    set member_id = excluded.member_id, asked_at = excluded.asked_at,
      note_ids = array(select distinct unnest(report_rechecks.note_ids || excluded.note_ids))`.execute(trx);
}

export interface Recheck {
  reportId: string;
  practiceId: string;
  memberId: string;
  /** The notes that have changed since the report was last checked. */
  noteIds: string[];
  askedAt: Date;
}

/**
 * The one that was asked for first, but for the excluded; none while another process is checking one. The row itself is
 * not locked: whoever changes a note does not wait for the check of a report.
 */
export async function takeNextRecheck(
  trx: DatabaseTransaction,
  excluded: readonly string[],
): Promise<Recheck | undefined> {
  const { rows: locks } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('report_rechecks')) as "isFree"`.execute(trx);
  if (locks[0]?.isFree !== true) return undefined;
  const { rows } = await sql<Recheck>`
    select report_id as "reportId", practice_id as "practiceId", member_id as "memberId", note_ids as "noteIds",
      asked_at as "askedAt"
    from report_rechecks where report_id <> all (${[...excluded]}::text[])
    order by asked_at, report_id limit 1`.execute(trx);
  return rows[0];
}

/** Deletes the row, unless the check was asked for again while it ran. */
export async function deleteRecheck(trx: DatabaseTransaction, { reportId, askedAt }: Recheck): Promise<void> {
  await trx.deleteFrom('report_rechecks').where('report_id', '=', reportId).where('asked_at', '=', askedAt).execute();
}
