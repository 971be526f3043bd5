import type { Selectable } from 'kysely';
import { vi } from 'vitest';
import type { JobTable, NoteTable, ReportTable, ReportWritingTable } from '../db/tables.ts';
import type { TestContext } from './context.ts';
import { readJob } from './jobs.ts';
import { UNHURRIED } from './patience.ts';

export type JobRow = Selectable<JobTable>;

/** What became of jobs. */
export interface TaskResults {
  /** The job once it has ended or been put off. */
  waitForOutcome(jobId: string): Promise<JobRow>;
  noteOf(job: JobRow): Promise<Selectable<NoteTable>>;
  countNotes(): Promise<number>;
  reportOf(job: JobRow): Promise<Selectable<ReportTable>>;
  writingOf(job: JobRow): Promise<Selectable<ReportWritingTable>>;
}

export function openTaskResults(context: TestContext): TaskResults {
  const { db } = context;
  return {
    waitForOutcome: (jobId) =>
      vi.waitFor(async () => {
        const job = await readJob(context, jobId);
        const isPutOff = job.status === 'queued' && job.run_at > context.clock.now();
        if (job.ended_at === null && !isPutOff) throw new Error(`the job is ${job.status} at ${job.progress} %`);
        return job;
      }, UNHURRIED),
    noteOf: (job) =>
      db.selectFrom('notes').selectAll().where('id', '=', String(job.result?.['note_id'])).executeTakeFirstOrThrow(),
    countNotes: async () => (await db.selectFrom('notes').select('id').execute()).length,
    reportOf: (job) =>
      db
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', String(job.result?.['document_id']))
        .executeTakeFirstOrThrow(),
    writingOf: (job) =>
      db
        .selectFrom('report_writings')
        .selectAll()
        .where('report_id', '=', String(job.result?.['document_id']))
        .executeTakeFirstOrThrow(),
  };
}
