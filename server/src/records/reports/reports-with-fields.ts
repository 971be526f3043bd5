import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface HeldReport {
  id: string;
  /** How long its content is, as JSON. */
  characters: number;
}

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
): Promise<HeldReport[]> {
  const { rows } = await sql<HeldReport>`
    select id, length(content::text) as characters from reports
    where client_id = ${clientId} and state <> 'signed' and content::text like ${FIELD}
      and ${isOfVisibleClient(scope, 'reports')}
    order by id
    for update of reports`.execute(trx);
  return rows;
}

/** What some of them say. */
export async function readHeldReports(
  trx: DatabaseTransaction,
  scope: MemberScope,
  held: readonly HeldReport[],
): Promise<ReportWithFields[]> {
  const { rows } = await sql<ReportWithFields>`
    select id, content::text as content from reports
    where id = any(${held.map(({ id }) => id)}::text[]) and ${isOfVisibleClient(scope, 'reports')}
    order by id`.execute(trx);
  return rows;
}

/** As many as are in memory at once. One that is longer than that comes alone. */
const BATCH = { reports: 20, characters: 4_000_000 };

/** In their order, each batch as long as the bounds allow. */
export function cutBatches(held: readonly HeldReport[], bounds = BATCH): HeldReport[][] {
  const batches: HeldReport[][] = [];
  let room = { reports: 0, characters: 0 };
  for (const report of held) {
    if (room.reports < 1 || room.characters < report.characters) {
      batches.push([]);
      room = { ...bounds };
    }
    batches.at(-1)?.push(report);
    room = { reports: room.reports - 1, characters: room.characters - report.characters };
  }
  return batches;
}
