import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient, isOfVisibleReport, isVisibleNote } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

const TOGETHER = sql`
  set member_id = excluded.member_id, asked_at = excluded.asked_at,
    note_ids = array(select distinct unnest(report_rechecks.note_ids || excluded.note_ids))`;

/** A check that goes on for longer than this is taken for one whose process has died. */
export const LONGEST_CHECK_MS = 360_000;

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
    on conflict (report_id) do update ${TOGETHER}`.execute(trx);
}

/**
 * A report that is stored before its check has ended waits for that check as well: it is done again from the time on at
 * which it is due. No note has changed, so the row names none.
 */
export async function awaitCheck(
  trx: DatabaseTransaction,
  { practiceId, memberId }: MemberScope,
  reportId: string,
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into report_rechecks (report_id, practice_id, member_id, note_ids, asked_at)
    values (${reportId}, ${practiceId}, ${memberId}, '{}', ${dueAt})
    on conflict (report_id) do update set member_id = excluded.member_id, asked_at = excluded.asked_at
    where report_rechecks.note_ids = '{}'`.execute(trx);
}

/** Call it in the transaction that stores what the check has found. Checks against changed notes are still to be done. */
export async function deleteAwaitedCheck(trx: DatabaseTransaction, reportId: string): Promise<void> {
  await sql`delete from report_rechecks where report_id = ${reportId} and note_ids = '{}'`.execute(trx);
}

/** The notes in which the marks of a report were found. */
export interface CheckBasis {
  /** The revisions of its notes. A note that was taken away has none. */
  revisions: ReadonlyMap<string, number>;
  /** The changed notes that the report was not checked against yet. */
  waiting: readonly string[];
}

/** For a report with marks that were found some time ago, in notes of which only their first revisions are certain. */
export function basisOfFirst(noteIds: readonly string[]): CheckBasis {
  return { revisions: new Map(noteIds.map((id) => [id, 1])), waiting: [] };
}

/** Ask for it before the report and its notes are read. */
export async function findCheckBasis(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<CheckBasis> {
  const { rows } = await sql<{ id: string | null; revision: number; waiting: string[] | null }>`
    select notes.id, notes.revision, report_rechecks.note_ids as waiting
    from report_writings
    left join report_rechecks on report_rechecks.report_id = report_writings.report_id
    left join notes on notes.id = any (report_writings.note_ids)
      and notes.practice_id = report_writings.practice_id and ${isVisibleNote(scope)}
    where report_writings.report_id = ${reportId} and ${isOfVisibleReport(scope, 'report_writings')}`.execute(db);
  return {
    revisions: new Map(rows.flatMap(({ id, revision }) => (id === null ? [] : [[id, revision] as const]))),
    waiting: rows[0]?.waiting ?? [],
  };
}

/**
 * A note may be changed while a report is checked or written. The recheck that this asked for may be over by then, and
 * has seen the text from before. So it is asked for again, in the transaction that stores the report.
 */
export async function askForMissedRecheck(
  trx: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
  before: CheckBasis,
  askedAt: Date,
): Promise<void> {
  const now = await findCheckBasis({ db: trx }, scope, reportId);
  const changed = [...before.revisions.keys(), ...now.revisions.keys()].filter(
    (id) => before.revisions.get(id) !== now.revisions.get(id),
  );
  const missed = new Set([...changed, ...before.waiting]).difference(new Set(now.waiting));
  if (missed.size === 0) return;
  await sql`
    insert into report_rechecks (report_id, practice_id, member_id, note_ids, asked_at)
    values (${reportId}, ${scope.practiceId}, ${scope.memberId}, ${[...missed]}::text[], ${askedAt})
    on conflict (report_id) do update ${TOGETHER}`.execute(trx);
}

export interface Recheck {
  reportId: string;
  practiceId: string;
  memberId: string;
  /** The notes that have changed since the report was last checked; none where a check of its text did not end. */
  noteIds: string[];
  askedAt: Date;
}

/**
 * The one that is due and was asked for first, but for the excluded; none while another process is checking one. The row itself is
 * not locked: whoever changes a note does not wait for the check of a report.
 */
export async function takeNextRecheck(
  trx: DatabaseTransaction,
  excluded: readonly string[],
  now: Date,
): Promise<Recheck | undefined> {
  const { rows: locks } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('report_rechecks')) as "isFree"`.execute(trx);
  if (locks[0]?.isFree !== true) return undefined;
  const { rows } = await sql<Recheck>`
    select report_id as "reportId", practice_id as "practiceId", member_id as "memberId", note_ids as "noteIds",
      asked_at as "askedAt"
    from report_rechecks where report_id <> all (${[...excluded]}::text[]) and asked_at <= ${now}
    order by asked_at, report_id limit 1`.execute(trx);
  return rows[0];
}

/** Deletes the row, unless the check was asked for again while it ran. */
export async function deleteRecheck(trx: DatabaseTransaction, { reportId, askedAt }: Recheck): Promise<void> {
  await trx.deleteFrom('report_rechecks').where('report_id', '=', reportId).where('asked_at', '=', askedAt).execute();
}
