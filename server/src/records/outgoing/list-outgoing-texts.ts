import { sql } from 'kysely';
import type { OutgoingState } from '../../db/tables.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
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
  /** Exactly what was sent, or would be. */
  text: string;
}

interface Wanted {
  clientId: number;
  /** Those of one report, whenever it or a section of it was written. */
  reportId?: string;
  /** Those that wait for a decision. */
  isWaiting?: boolean;
}

const MOST = 500;
/** Those that were kept since are shown all the same. */
const UNREADABLE = '(This text cannot be read any more. It was kept under another SECRET_KEY.)';

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
  return rows.map(({ sealedText, ...row }) => ({
    ...row,
    text: secretBox.tryOpen(sealedText, `outgoing ${row.id}`) ?? UNREADABLE,
  }));
}
