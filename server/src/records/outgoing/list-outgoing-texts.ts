import { sql } from 'kysely';
import type { OutgoingState } from '../../db/tables.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import type { OutgoingTools } from './keep-outgoing-text.ts';

export interface KeptText {
  id: string;
  jobId: string;
  purpose: string;
  provider: string;
  host: string;
  model: string;
  noteIds: string[];
  hidden: number;
  tokens: number;
  state: OutgoingState;
  createdAt: Date;
  /** To the letter what was sent, or would be. */
  text: string;
}

interface Wanted {
  clientId: number;
  /** Of one report, whenever it or a section of it was written. */
  reportId?: string;
  /** Those that somebody is to look at. */
  isWaiting?: boolean;
}

const MOST = 500;

/** In the order in which they were sent. */
export async function listOutgoingTexts(
  { context: { db }, secretBox }: OutgoingTools,
  scope: Scope,
  { clientId, reportId, isWaiting = false }: Wanted,
): Promise<KeptText[]> {
  await checkClientVisible(db, scope, clientId);
  let query = db
    .selectFrom('outgoing_texts')
    .select([
      'id',
      'job_id as jobId',
      'purpose',
      'provider',
      'host',
      'model',
      'note_ids as noteIds',
      'hidden',
      'tokens',
    ])
    .select(['state', 'created_at as createdAt', 'sealed_text as sealedText'])
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId);
  if (isWaiting) query = query.where('state', '=', 'waiting');
  if (reportId !== undefined) {
    query = query.where('state', '=', 'sent').where('job_id', 'in', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('id')
        .where('practice_id', '=', scope.practiceId)
        .where('client_id', '=', clientId)
        .where(sql<string>`result ->> 'document_id'`, '=', reportId)
        .where(isOfVisibleClient(scope, 'jobs')),
    );
  }
  const rows = await query.orderBy('position').limit(MOST).execute();
  return rows.map(({ sealedText, ...row }) => ({ ...row, text: secretBox.open(sealedText, `outgoing ${row.id}`) }));
}

/** Throws unless the report is this client's and in sight. */
export async function checkReportOfClient(
  { context: { db } }: OutgoingTools,
  scope: Scope,
  clientId: number,
  reportId: string,
): Promise<void> {
  await checkClientVisible(db, scope, clientId);
  const report = await db
    .selectFrom('reports')
    .select('id')
    .where('id', '=', reportId)
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId)
    .where(isOfVisibleClient(scope, 'reports'))
    .executeTakeFirst();
  if (report === undefined) throw new AppError('document_not_found');
}
