import { Type } from '../../lib/schema.ts';
import type { ListedJob } from '../../jobs/list-jobs.ts';
import { readResult, type TaskResult } from '../../tasks/task-table.ts';
import { DateTime, literals, orNull } from '../schemas.ts';

export const Job = Type.Object({
  job_id: Type.String(),
  client_id: Type.Integer(),
  task_type: literals(['pdf_processing', 'audio_transcription', 'report_generation']),
  status: literals(['queued', 'running', 'completed', 'failed']),
  progress: Type.Integer(),
  created_at: DateTime,
  start_timestamp: orNull(DateTime),
  end_timestamp: orNull(DateTime),
  error: orNull(Type.Object({ code: Type.String(), message: Type.String() })),
  result: Type.Unsafe<TaskResult | null>(
    Type.Union([
      Type.Object({ note_id: Type.String() }),
      Type.Object({ document_id: Type.String(), client_id: Type.Integer() }),
      Type.Object({ try_out_id: Type.String() }),
      Type.Null(),
    ]),
  ),
  file_name: orNull(Type.String()),
  template_title: orNull(Type.String()),
  /** The section that a job writes again; null for other jobs. Its report is named by `result`. */
  section_label: orNull(Type.String()),
  /** While the job waits for another try: why the last one failed, and when the next begins. `error` is null then. */
  retry: orNull(Type.Object({ code: Type.String(), message: Type.String(), at: DateTime })),
});

export function presentJob(job: ListedJob) {
  return {
    job_id: job.id,
    client_id: job.clientId,
    task_type: job.taskType,
    status: job.status,
    progress: job.progress,
    created_at: job.createdAt,
    start_timestamp: job.startedAt,
    end_timestamp: job.endedAt,
    error: job.error,
    result: readResult(job.taskType, job.result),
    file_name: job.fileName,
    template_title: job.templateTitle,
    section_label: job.sectionLabel,
    retry: job.retry && { ...job.retry.fault, at: job.retry.at },
  };
}
