import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { longJson } from '../db/long-text.ts';
import { isVisible } from '../db/visibility.ts';
import { AppError } from '../errors.ts';
import { toStorableJson } from '../lib/storable-json.ts';
import type { Scope } from '../practice/scope.ts';
import type { TaskType } from './job.ts';

/** Carries the kind of work that became due. PostgreSQL sends it when the transaction commits, never before. */
export const JOBS_CHANNEL = 'casewright_jobs';

export interface NewJob {
  taskType: TaskType;
  clientId: number;
  /** Stored as JSON, and handed to the handler as such. A text is JSON that came from the database. */
  input: object | string;
  /** The member in whose name the work is done. */
  createdBy: string;
  /** Shown to nobody but that member. */
  isTryOut?: boolean;
}

/** Joins the caller's transaction where there is one, so that the job exists exactly if what it works on does. */
export async function enqueueJob(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  scope: Scope,
  { taskType, clientId, input, createdBy, isTryOut = false }: NewJob,
): Promise<string> {
  const id = makeId('job');
  const now = clock.now();
  const given = await longJson(typeof input === 'string' ? input : toStorableJson(input));
  await inTransaction(db, async (trx) => {
    // Looking and writing are one statement: a client that left the scope meanwhile gets no job.
    const { rows } = await sql`
      with fresh as (
        insert into jobs (
          id, practice_id, client_id, task_type, status, progress, attempts, deaths, claims, run_at, created_by,
          created_at, input, is_try_out
        )
        select ${id}, practice_id, id, ${taskType}, 'queued', 0, 0, 0, 0, ${now}::timestamptz, ${createdBy},
          ${now}::timestamptz, ${given}, ${isTryOut}
        from clients
        where id = ${clientId} and ${isVisible(scope, 'clients')}
        returning task_type
      )
      select pg_notify(${JOBS_CHANNEL}, task_type) from fresh`.execute(trx);
    if (rows.length === 0) throw new AppError('client_not_found');
    await recordAudit(trx, clock, {
      practiceId: scope.practiceId,
      action: 'job.created',
      origin,
      subject: { type: 'job', id },
      clientId,
      details: { task_type: taskType },
    });
  });
  return id;
}
