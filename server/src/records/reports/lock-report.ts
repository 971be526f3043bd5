import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { checkNotSigned } from './report-state.ts';
import { addVersion } from './versions.ts';

export interface ReportToLock {
  reportId: string;
  /** The version that was read. If the report has a later one by now, it is not signed. */
  version: number;
  reason: 'signed' | 'sent';
}

/** What a signature speaks of: the texts as hexadecimal SHA-256 of their UTF-8. */
export interface LockedReport {
  clientId: number;
  title: string;
  version: number;
  contentSha256: string;
  markdownSha256: string;
  htmlSha256: string;
  /** True if a note or the text had changed, and the report had not been checked again yet. */
  wasUnchecked: boolean;
}

export interface Completeness {
  /** Nothing stands in it, or nothing but white space. */
  isEmpty: boolean;
  /** The labels of the places that a template has for sections, and that nobody has filled. */
  unwritten: string[];
}

/**
 * What keeps a report from being signed: nobody can answer for a text that is not there, or for what a template tells the
 * writer to write.
 */
export async function findCompleteness(
  db: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
): Promise<Completeness> {
  const { rows } = await sql<Completeness>`
    select not jsonb_path_exists(content, 'strict $.** ? (@.type == "text" && @.text like_regex "[^[:space:]]")') as "isEmpty",
      array(
        select jsonb_path_query(content, 'strict $.** ? (@.type == "prompt").attrs.label') #>> '{}'
      ) as unwritten
    from reports where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new AppError('document_not_found');
  return found;
}

/** Whoever sends one with sections to be written is told how many, sees the whole text, and confirms it. */
async function checkComplete(
  trx: DatabaseTransaction,
  scope: MemberScope,
  { reportId, reason }: ReportToLock,
): Promise<void> {
  const { isEmpty, unwritten } = await findCompleteness(trx, scope, reportId);
  if (unwritten.length > 0 && reason === 'signed') throw new AppError('report_unwritten');
  if (isEmpty) throw new AppError('report_empty');
}

const CONTENT_SHA256 = sql<string>`encode(sha256(convert_to(content::text, 'UTF8')), 'hex')`;

/** The hash of a report's content as it would be signed now. Other remarks on the same sentences make another, and no other version. */
export async function hashContent(db: DatabaseTransaction, scope: MemberScope, reportId: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select ${CONTENT_SHA256} as hash from reports
    where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new AppError('document_not_found');
  return found.hash;
}

/**
 * The move to signed: call it in the transaction that keeps the signature. The signed text is a version of its own, so
 * that the list tells who signed when. From the last statement on, the database refuses any change.
 */
export async function lockReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  toLock: ReportToLock,
  at: Date,
): Promise<LockedReport> {
  const { reportId, version, reason } = toLock;
  const { numAffectedRows } = await sql`
    update reports set version = version + 1
    where id = ${reportId} and version = ${version}::integer and state <> 'signed'
      and ${isOfVisibleClient(scope, 'reports')}`.execute(trx);
  if (numAffectedRows !== 1n) {
    await checkNotSigned(trx, scope, reportId);
    throw new AppError('report_changed');
  }
  await checkComplete(trx, scope, toLock);
  const { practiceId, memberId } = scope;
  await addVersion(trx, { reportId, practiceId, version: version + 1, reason, savedAt: at, savedBy: memberId });
  const { numDeletedRows } = await trx
    .deleteFrom('report_rechecks')
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Omit<LockedReport, 'wasUnchecked'>>`
    update reports set state = 'signed', unchecked = null
    where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}
    returning client_id as "clientId", title, version,
      ${CONTENT_SHA256} as "contentSha256",
      encode(sha256(convert_to(markdown, 'UTF8')), 'hex') as "markdownSha256",
      encode(sha256(convert_to(html, 'UTF8')), 'hex') as "htmlSha256"`.execute(trx);
  const [locked] = rows;
  if (locked === undefined) throw new Error('a report vanished while it was locked');
  return { ...locked, wasUnchecked: numDeletedRows > 0n };
}
