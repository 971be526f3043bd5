import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

/** Throws `document_not_found` unless it is a report of this client, which must be in scope. */
export async function checkReportVisible(
  db: Database,
  scope: Scope,
  clientId: number,
  reportId: string,
): Promise<void> {
  await checkClientVisible(db, scope, clientId);
  const { rows } = await sql`
    select from reports
    where id = ${reportId} and practice_id = ${scope.practiceId} and client_id = ${clientId}`.execute(db);
  if (rows.length === 0) throw new AppError('document_not_found');
}
