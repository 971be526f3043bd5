import { sql } from 'kysely';
import { SYSTEM_ORIGIN } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { forgetPassages } from '../reports/writings.ts';

export interface DeletedNote {
  id: string;
  practiceId: string;
  clientId: number;
  /** The upload that it was made from, if no other note was. */
  blobId: string | null;
}

/**
 * Deletes notes that were taken away longer ago than their practice keeps uploads, with all their revisions and the
 * passages that the records of reports have of them. A note stays while a signed report rests on it, so that the report
 * can be compared with its source.
 */
export async function deleteRemovedNotes(
  trx: DatabaseTransaction,
  clock: Context['clock'],
  limit: number,
): Promise<DeletedNote[]> {
  const { rows } = await sql<DeletedNote>`
    delete from notes where notes.id = any (array(
      select expired.id from practices cross join lateral (
        select removed.id from notes as removed
        where removed.practice_id = practices.id
          and removed.removed_at <= ${clock.now()}::timestamptz - make_interval(days => practices.upload_retention_days)
          and not exists (
            select from reports left join report_writings on report_writings.report_id = reports.id
            where reports.practice_id = removed.practice_id and reports.client_id = removed.client_id
              and reports.state = 'signed'
              and (removed.id = any (report_writings.note_ids) or strpos(reports.content::text, removed.id) > 0)
          )
        order by removed.removed_at limit ${limit}::integer
        for update skip locked
      ) as expired
      limit ${limit}::integer
    ))
    returning notes.id, notes.practice_id as "practiceId", notes.client_id as "clientId",
      case when not exists (select from notes as others where others.blob_id = notes.blob_id and others.id <> notes.id)
        then notes.blob_id end as "blobId"`.execute(trx);
  await forgetPassages(trx, rows);
  await recordAudits(
    trx,
    clock,
    rows.map(({ id, practiceId, clientId }) => ({
      practiceId,
      action: 'note.deleted',
      origin: SYSTEM_ORIGIN,
      subject: { type: 'note', id },
      clientId,
      details: { reason: 'retention' },
    })),
  );
  return rows;
}
