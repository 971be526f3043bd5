import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

/** Throws `document_not_found` unless it is a report of this client, who must be in scope. */
export async function checkReportVisible(
  db: Database,
  scope: Scope,
  clientId: number,
  reportId: string,
): Promise<void> {
  await checkClientVisible(db, scope, clientId);
  const { rows } = await sql`
    select from reports
    where id = ${reportId} and client_id = ${clientId} and ${isOfVisibleClient(scope, 'reports')}`.execute(db);
  if (rows.length === 0) throw new AppError('document_not_found');
}
