import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { memberName } from '../../db/member-name.ts';
import type { VersionReason } from '../../db/tables.ts';
import { isOfVisibleReport } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';

export interface NewVersion {
  reportId: string;
  practiceId: string;
  version: number;
  reason: VersionReason;
  savedAt: Date;
  savedBy: string;
  /** True if the version before holds a text that was set aside on purpose: it stays, whoever wrote it and when. */
  keepsFormer?: boolean;
}

/** Edits of one person within this time are one version: an editor saves every few seconds. */
const ONE_VERSION_MS = 10 * 60_000;

/**
 * Call it in the transaction that has saved the report, from which its title and its text are taken. Answers true for a
 * new version, false if it continues the last one.
 */
export async function addVersion(trx: DatabaseTransaction, version: NewVersion): Promise<boolean> {
  const mayExtend = version.reason === 'edited' && version.keepsFormer !== true;
  if (mayExtend && (await extendVersion(trx, version))) return false;
  const { reportId, practiceId, reason, savedAt, savedBy } = version;
  const { numAffectedRows } = await sql`
    insert into report_versions (
      report_id, practice_id, version, title, content, reason, begun_at, saved_at, saved_by
    )
    select id, practice_id, version, title, content, ${reason}, ${savedAt}::timestamptz, ${savedAt}::timestamptz,
      ${savedBy}
    from reports
    where id = ${reportId} and practice_id = ${practiceId} and version = ${version.version}::integer`.execute(trx);
  if (numAffectedRows !== 1n) throw new Error('a version was to be kept of a report that is not there');
  return true;
}

async function extendVersion(
  trx: DatabaseTransaction,
  { reportId, practiceId, version, savedAt, savedBy }: NewVersion,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update report_versions
    set version = reports.version, title = reports.title, content = reports.content, saved_at = ${savedAt}
    from reports
    where reports.id = ${reportId} and reports.practice_id = ${practiceId} and reports.version = ${version}::integer
      and report_versions.report_id = reports.id and report_versions.version = ${version - 1}::integer
      and report_versions.reason = 'edited' and report_versions.saved_by = ${savedBy}
      and report_versions.begun_at > ${new Date(savedAt.getTime() - ONE_VERSION_MS)}`.execute(trx);
  return numAffectedRows === 1n;
}

export interface ListedVersion {
  version: number;
  title: string;
  reason: VersionReason;
  savedAt: Date;
  savedBy: string;
  savedByName: string;
}

function selectVersions(db: Context['db'], scope: Scope, reportId: string) {
  return db
    .selectFrom('report_versions')
    .select([
      'report_versions.version',
      'report_versions.title',
      'report_versions.reason',
      'report_versions.saved_at as savedAt',
      'report_versions.saved_by as savedBy',
      memberName('report_versions.saved_by').as('savedByName'),
    ])
    .where('report_versions.report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_versions'));
}

/** The newest first. None if the report is out of sight. */
export async function listVersions(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  reportId: string,
): Promise<ListedVersion[]> {
  return selectVersions(db, scope, reportId).orderBy('report_versions.version', 'desc').execute();
}

export async function findVersion(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  reportId: string,
  version: number,
): Promise<ListedVersion & { content: string }> {
  const found = await selectVersions(db, scope, reportId)
    .select(sql<string>`report_versions.content::text`.as('content'))
    .where('report_versions.version', '=', version)
    .executeTakeFirst();
  if (found === undefined) throw new AppError('version_not_found');
  return found;
}
