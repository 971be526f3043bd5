import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { MemberScope } from '../practice/scope.ts';
import { hashOf } from '../records/reports/find-report.ts';
import { holdSentReport, selectForCopy } from '../records/reports/send-report.ts';
import type { FindReviewProgress } from '../signing/review-progress.ts';
import { signReport } from '../signing/sign-report.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { checkLaunchGoesOn } from './find-launch-for-member.ts';
import { findMappedClient } from './find-mapped-client.ts';
import type { LaunchMember } from './launch-session.ts';
import { changedColumns, type ChangedSession, recordTransitions } from './record-transitions.ts';

export interface LaunchSigning {
  key: SigningKey;
  findProgress: FindReviewProgress;
}

/**
 * The sender confirms on the page that they have read the whole text: it stands for what was not reviewed piece by
 * piece.
 */
const SENT_REASON = 'Confirmed as read in full when it was sent to the partner';

/**
 * Sends a report of the mapped client to the partner. The report is signed, unless it was before, the session is
 * completed, and a copy of the signed text becomes the session's document, which nothing changes afterwards: all of it
 * in one transaction. It is the version that the clinician reviewed, or nothing is sent. `seenHash` is that of the preview:
 * a check that ends late and an addendum change what is sent without making a version.
 */
export async function completeLaunchSession(
  context: Context,
  origin: AuditOrigin,
  member: LaunchMember,
  sessionId: string,
  { reportId, version, seenHash }: { reportId: string; version: number; seenHash?: string | undefined },
  signing: LaunchSigning,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const session = await markCompleted({ ...context, db }, member, sessionId, reportId);
    const clientId = await findMappedClient(db, session);
    if (clientId === undefined) throw new AppError('client_not_mapped');
    const scope = { practiceId: member.practiceId, memberId: member.id };
    const sentAt = session.completedAt ?? context.clock.now();
    const { isSigned } = await holdSentReport(db, scope, { clientId, reportId, version });
    if (!isSigned) {
      const signed = { reportId, version, reason: 'sent' as const, statedReason: SENT_REASON };
      await signReport({ ...context, db }, signing.key, origin, scope, { ...signed, ...signing });
    }
    const contentHash = (await copyReport(db, scope, { sessionId, reportId, sentAt })).toString('hex');
    if (seenHash !== undefined && seenHash !== contentHash) throw new AppError('report_changed');
    await recordTransitions({ ...context, db }, origin, [session], {
      clientId,
      details: { report_id: reportId, version, content_hash: contentHash },
    });
  });
}

/**
 * Whoever changes the row first wins: an expiry or a revocation at the same time finds the session completed, or this
 * finds it expired.
 */
async function markCompleted(
  { db, clock }: Context,
  member: LaunchMember,
  sessionId: string,
  reportId: string,
): Promise<ChangedSession> {
  const now = clock.now();
  const { rows } = await sql<ChangedSession>`
    update launch_sessions
    set status = 'completed', completed_at = ${now}::timestamptz, report_id = ${reportId}
    where id = ${sessionId} and practice_id = ${member.practiceId} and clinician_id = ${member.id}
      and status = 'opened' and expires_at > ${now}::timestamptz
    returning ${changedColumns}`.execute(db);
  const [session] = rows;
  if (session !== undefined) return session;
  await checkLaunchGoesOn({ db, clock }, member, sessionId);
  throw new AppError('launch_session_not_opened');
}

/** Copies and hashes the report within the database, because its text may be megabytes long. */
async function copyReport(
  db: DatabaseTransaction,
  scope: MemberScope,
  { sessionId, reportId, sentAt }: { sessionId: string; reportId: string; sentAt: Date },
): Promise<Buffer> {
  const { rows } = await sql<{ contentHash: Buffer }>`
    insert into launch_documents (
      session_id, practice_id, client_id, report_id, title, content, markdown, html, content_hash, sent_by, sent_at
    )
    select ${sessionId}, practice_id, client_id, id, title, content, markdown, html,
      ${sql.raw(hashOf('title', 'markdown', 'html'))},
      ${scope.memberId}, ${sentAt}::timestamptz
    from (${selectForCopy(scope, reportId)}) as report
    returning content_hash as "contentHash"`.execute(db);
  const [copy] = rows;
  if (copy === undefined) throw new Error('a report that was sent could not be copied');
  return copy.contentHash;
}
