import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { longJson } from '../../db/long-text.ts';
import { isOfVisibleClient, isVisible } from '../../db/visibility.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../../documents/read-document.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';

/** A draft that shows what a template makes of a client's notes. It is no report, and nobody else sees it. */
export interface TryOut {
  jobId: string;
  clientId: number;
  templateId: string;
  templateTitle: string;
  /** JSON, as it came from the database. */
  content: string;
  deleteAfter: Date;
}

const KEPT_MS = 24 * 3_600_000;
const BATCH = 500;

export interface NewTryOut extends Omit<TryOut, 'content' | 'deleteAfter'> {
  content: Reading<RenderedDocument>;
}

/** Throws `client_not_found` if the member does not see the client any more: writing it took time. */
export async function keepTryOut(
  { db, clock }: { db: DatabaseTransaction } & Pick<Context, 'clock'>,
  scope: MemberScope,
  { jobId, clientId, templateId, templateTitle, content }: NewTryOut,
): Promise<void> {
  const document = await longJson(takeDocument(content).content);
  const { numAffectedRows } = await sql`
    insert into try_outs (
      job_id, practice_id, client_id, member_id, template_id, template_title, content, delete_after
    )
    select ${jobId}, clients.practice_id, clients.id, ${scope.memberId}, ${templateId}, ${templateTitle}, ${document},
      ${new Date(clock.now().getTime() + KEPT_MS)}::timestamptz
    from clients where clients.id = ${clientId} and ${isVisible(scope, 'clients')}`.execute(db);
  if (numAffectedRows !== 1n) throw new AppError('client_not_found');
}

/** For the member who asked for it, while the client is in sight and its day is not over. */
export async function findTryOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  scope: MemberScope,
  jobId: string,
): Promise<TryOut> {
  const { rows } = await sql<TryOut>`
    select job_id as "jobId", client_id as "clientId", template_id as "templateId", template_title as "templateTitle",
      content::text as content, delete_after as "deleteAfter"
    from try_outs
    where job_id = ${jobId} and member_id = ${scope.memberId} and delete_after > ${clock.now()}::timestamptz
      and ${isOfVisibleClient(scope, 'try_outs')}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new AppError('try_out_not_found');
  return found;
}

/** Its own draft only; one that is gone already is no fault. */
export async function deleteTryOut({ db }: Pick<Context, 'db'>, scope: MemberScope, jobId: string): Promise<void> {
  await sql`
    delete from try_outs
    where job_id = ${jobId} and member_id = ${scope.memberId} and ${isOfVisibleClient(scope, 'try_outs')}`.execute(db);
}

/** Deletes those whose day is over. */
export async function sweepTryOuts({ db, clock }: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from try_outs where job_id = any (array(
        select job_id from try_outs where delete_after <= ${clock.now()}::timestamptz
        order by delete_after limit ${BATCH}::integer
      ))`.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
