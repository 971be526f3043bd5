import type { AuditOrigin } from '../audit/entry.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import type { JobStatus, JsonObject, TaskType } from '../db/tables.ts';

export type { JobStatus, JsonObject, TaskType } from '../db/tables.ts';

export const TASK_TYPES = ['pdf_processing', 'audio_transcription', 'report_generation'] as const satisfies TaskType[];

/**
 * Input, steps and result of a job are JSON to the queue. What they hold for each kind of job, and the check of what is
 * read back, stands in `tasks/task-table.ts`.
 */
export type JobResult = JsonObject;

/** Why a job failed: a stable word for programs, a sentence for people. */
export interface JobFailure {
  code: string;
  message: string;
}

/** A job as its creator sees it. */
export interface Job {
  id: string;
  clientId: number;
  taskType: TaskType;
  status: JobStatus;
  progress: number;
  startedAt: Date | null;
  endedAt: Date | null;
  error: JobFailure | null;
  result: JobResult | null;
}

/** A job as its handler gets it. */
export interface RunningJob {
  id: string;
  practiceId: string;
  clientId: number;
  /** The member in whose name the work is done. */
  createdBy: string;
  input: JsonObject;
  /** 1 in the first run, one more in each that follows, whatever ended the one before. */
  attempt: number;
  /** Aborted when the job is another's or the worker stops: let go of everything and return or throw. */
  signal: AbortSignal;
  /** For the audit rows of what the handler writes. */
  origin: AuditOrigin;
  /** In percent. Costs nothing: it is written now and then, never falls, and stays below 100 until completion. */
  setProgress(percent: number): void;
  /** What earlier runs saved, in the order in which they did. */
  loadSteps(): Promise<JsonObject[]>;
  /** The same as a list in JSON. */
  loadStepsAsJson(): Promise<string>;
  /** Of a report: the template as it was when the report was asked for, as JSON. */
  findTemplate(): Promise<string>;
  /** Kept for the next run, should this one not end. Throws `LeaseLostError` once the job is another's. */
  saveStep(step: object | string): Promise<void>;
  /**
   * The last act: what `write` does in the transaction and the completion of the job commit together or not at all,
   * and at most once, however many workers come to this point.
   */
  complete<Result extends object>(write: (trx: DatabaseTransaction) => Promise<Result>): Promise<Result>;
}

/** A handler that returns without having called `complete` completes the job with what it returns. */
export type JobHandler = (job: RunningJob) => Promise<object>;
export type JobHandlers = Record<TaskType, JobHandler>;
