import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface ReportWithFields {
  id: string;
  /** JSON, as it came from the database. */
  content: string;
}

/** Text cannot be taken for it: there a quotation mark is escaped. */
const FIELD = '%"type": "field"%';

/** Locks the unsigned reports of a client that hold text out of the client's record. */
export async function holdReportsWithFields(
  trx: DatabaseTransaction,
  scope: MemberScope,
  clientId: number,
): Promise<ReportWithFields[]> {
  const { rows } = await sql<ReportWithFields>`
    select id, content::text as content from reports
    where client_id = ${clientId} and state <> 'signed' and content::text like ${FIELD}
      and ${isOfVisibleClient(scope, 'reports')}
    order by id
    for update of reports`.execute(trx);
  return rows;
}
