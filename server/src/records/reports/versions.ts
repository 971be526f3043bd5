import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { VersionReason } from '../../db/tables.ts';
import { isOfVisibleReport } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';

export interface NewVersion {
  reportId: string;
  practiceId: string;
  version: number;
  title: string;
  /** JSON. */
  content: string;
  reason: VersionReason;
  savedAt: Date;
  savedBy: string;
  /** The one before is somebody's text that was set aside on purpose: it stays, whoever wrote it and when. */
  keepsFormer?: boolean;
}

/** How long the edits of one person go on as one version: an editor saves every few seconds. */
const ONE_VERSION_MS = 10 * 60_000;

/** In the transaction that saves the report. Tells whether it is a version of its own, or goes on with the last one. */
export async function addVersion(trx: DatabaseTransaction, version: NewVersion): Promise<boolean> {
  const mayExtend = version.reason === 'edited' && version.keepsFormer !== true;
  if (mayExtend && (await extendVersion(trx, version))) return false;
  await trx
    .insertInto('report_versions')
    .values({
      report_id: version.reportId,
      practice_id: version.practiceId,
      version: version.version,
      title: version.title,
      content: version.content,
      reason: version.reason,
      begun_at: version.savedAt,
      saved_at: version.savedAt,
      saved_by: version.savedBy,
    })
    .execute();
  return true;
}

async function extendVersion(
  trx: DatabaseTransaction,
  { reportId, version, title, content, savedAt, savedBy }: NewVersion,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update report_versions
    set version = ${version}::integer, title = ${title}, content = ${content}::jsonb, saved_at = ${savedAt}
    where report_id = ${reportId} and version = ${version - 1}::integer and reason = 'edited' and saved_by = ${savedBy}
      and begun_at > ${new Date(savedAt.getTime() - ONE_VERSION_MS)}`.execute(trx);
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
    .innerJoin('members', (join) =>
      join
        .onRef('members.practice_id', '=', 'report_versions.practice_id')
        .onRef('members.id', '=', 'report_versions.saved_by'),
    )
    .select([
      'report_versions.version',
      'report_versions.title',
      'report_versions.reason',
      'report_versions.saved_at as savedAt',
      'report_versions.saved_by as savedBy',
      'members.name as savedByName',
    ])
    .where('report_versions.report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_versions'));
}

/** The newest first; none where the report is out of sight. */
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
