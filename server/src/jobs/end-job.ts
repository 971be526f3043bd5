import { sql } from 'kysely';
import { type AuditAction, type AuditEntry, SYSTEM_ORIGIN } from '../audit/entry.ts';
import { recordChange, recordChanges } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import { toStorableJson } from '../lib/storable-json.ts';
import { LeaseLostError } from './job-errors.ts';
import type { JobFailure, TaskType } from './job.ts';
import { areHeld, type Hold, isHeld, keepLatest, ofJob } from './lease.ts';
import { deleteSteps } from './steps.ts';

export interface EndingJob extends Hold {
  practiceId: string;
  clientId: number;
  taskType: TaskType;
}

/** Throws `LeaseLostError` and keeps nothing of what `write` did, if the job is not ours at the end of it. */
export async function completeJob<Result extends object>(
  context: Pick<Context, 'db' | 'clock'>,
  job: EndingJob,
  write: (trx: DatabaseTransaction) => Promise<Result>,
  { hasSteps }: { hasSteps: boolean } = { hasSteps: true },
): Promise<Result> {
  return context.db.transaction().execute(async (trx) => {
    const result = await write(trx);
    await completeWith({ ...context, db: trx }, job, result);
    if (hasSteps) await deleteSteps(trx, [job.id]);
    return result;
  });
}

/** The last act, so that the row is locked for a moment only. Whoever took the job meanwhile makes this find nothing. */
async function completeWith(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  job: EndingJob,
  result: object,
): Promise<void> {
  const change = sql`
    update jobs set status = 'completed', progress = 100, result = ${toStorableJson(result)}::jsonb, lease_until = null,
      ended_at = ${clock.now()}::timestamptz
    where ${isHeld(job)}
    returning id`;
  if (!(await recordChange(db, clock, change, describeEnd('job.completed', job)))) throw new LeaseLostError();
}

/** Completes jobs without steps in one statement, and tells which of them were ours. */
export async function completeJobs<Ending extends { job: EndingJob; result: object }>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  endings: readonly Ending[],
): Promise<Set<Ending>> {
  const held = keepLatest(endings.map(({ job, result }) => ({ ...job, result })));
  const ids = held.map(({ id }) => id);
  const results = sql`${held.map(({ result }) => toStorableJson(result))}::text[]`;
  const change = sql`
    update jobs set status = 'completed', progress = 100, result = ${ofJob(ids, results)}::jsonb, lease_until = null,
      ended_at = ${clock.now()}::timestamptz
    where ${areHeld(held)}
    returning jobs.practice_id, jobs.id as subject_id, jobs.client_id,
      jsonb_build_object('task_type', jobs.task_type) as details, jobs.claims`;
  const told = sql`subject_id, claims`;
  const ended = await recordChanges<{ subject_id: string; claims: number }>(
    db,
    clock,
    { change, told },
    {
      action: 'job.completed',
      origin: SYSTEM_ORIGIN,
      subjectType: 'job',
    },
  );
  const claims = new Map(ended.map((row) => [row.subject_id, row.claims]));
  return new Set(endings.filter(({ job }) => claims.get(job.id) === job.claims));
}

/** Tells whether the job was ours to fail. */
export async function failJob(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  job: EndingJob,
  failure: JobFailure,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const change = sql`
      update jobs set status = 'failed', attempts = attempts + 1, error = ${toStorableJson(failure)}::jsonb,
        lease_until = null, ended_at = ${clock.now()}::timestamptz
      where ${isHeld(job)}
      returning id`;
    const isFailed = await recordChange(trx, clock, change, describeEnd('job.failed', job, failure.code));
    if (isFailed) await deleteSteps(trx, [job.id]);
    return isFailed;
  });
}

/** Tells whether the job was ours to put off. */
export async function putOffJob(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  job: Hold,
  { retryInMs, fault }: { retryInMs: number; fault: JobFailure },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set status = 'queued', attempts = attempts + 1, lease_until = null,
      run_at = ${new Date(clock.now().getTime() + retryInMs)}::timestamptz,
      last_fault = ${toStorableJson(fault)}::jsonb
    where ${isHeld(job)}`.execute(db);
  return numAffectedRows === 1n;
}

export function describeEnd(
  action: Extract<AuditAction, 'job.completed' | 'job.failed'>,
  { id, practiceId, clientId, taskType }: Omit<EndingJob, 'claims'>,
  code?: string,
): AuditEntry {
  return {
    practiceId,
    action,
    origin: SYSTEM_ORIGIN,
    subject: { type: 'job', id },
    clientId,
    details: { task_type: taskType, ...(code !== undefined && { code }) },
  };
}
