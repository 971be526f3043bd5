import type { Context } from '../../db/context.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope, Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import { type ListedReport, selectOpenReports } from './open-report.ts';

export interface ReportListItem<Time = Date> {
  id: string;
  clientId: number;
  title: string;
  createdAt: Time;
  updatedAt: Time;
}

/** The newest first. `total` counts all pages. */
export async function listReports(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ reports: ReportListItem[]; total: number }> {
  await checkClientVisible(db, scope, clientId);
  const [reports, { total }] = await Promise.all([
    selectOfClient(db, scope, clientId)
      .select(['id', 'client_id as clientId', 'title', 'created_at as createdAt', 'updated_at as updatedAt'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countOfClient(db, scope, clientId),
  ]);
  return { reports, total };
}

/** As the web app lists them, the latest changed first. `total` counts all pages. */
export async function listOpenReports(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  clientId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ reports: ListedReport[]; total: number }> {
  await checkClientVisible(db, scope, clientId);
  const [reports, { total }] = await Promise.all([
    selectOpenReports(db, scope)
      .where('reports.practice_id', '=', scope.practiceId)
      .where('reports.client_id', '=', clientId)
      .orderBy('reports.updated_at', 'desc')
      .orderBy('reports.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countOfClient(db, scope, clientId),
  ]);
  return { reports, total };
}

function selectOfClient(db: Context['db'], scope: Scope, clientId: number) {
  return db
    .selectFrom('reports')
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId)
    .where(isOfVisibleClient(scope, 'reports'));
}

function countOfClient(db: Context['db'], scope: Scope, clientId: number): Promise<{ total: number }> {
  return selectOfClient(db, scope, clientId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
}
