import { Type } from '../../lib/schema.ts';
import { AppError } from '../../errors.ts';
import { findJob } from '../../jobs/find-job.ts';
import type { Job, JobStatus } from '../../jobs/job.ts';
import { readResult } from '../../tasks/task-table.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { describedDateTime, literals, orNull } from '../schemas.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';

const Result = Type.Union(
  [
    Type.Object({ note_id: Type.String({ examples: ['note_01jng3v8x0k6ywq2m9d4c7t5ab'] }) }),
    Type.Object({
      document_id: Type.String({ examples: ['rep_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
      client_id: Type.Integer({ examples: [41] }),
    }),
    Type.Null(),
  ],
  { description: 'The ids of what was made: a note, or a report. Null until the job is completed.' },
);

const JobAnswer = Type.Object(
  {
    job_id: Type.String({ examples: ['job_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
    task_type: literals(['pdf_processing', 'audio_transcription', 'report_generation']),
    status: literals(['queued', 'running', 'completed', 'failed'], '`completed` and `failed` never change again.'),
    progress: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'In percent; never falls, and is 100 only when the job is completed.',
    }),
    start_timestamp: orNull(describedDateTime('When work on it began; null before.')),
    end_timestamp: orNull(describedDateTime('When it was completed or failed; null before.')),
    error: orNull(
      Type.Object(
        {
          code: Type.String({ description: 'A stable word for programs.', examples: ['pdf_encrypted'] }),
          message: Type.String({ description: 'A sentence for people.' }),
        },
        { description: 'Why it failed; else null.' },
      ),
    ),
    result: Result,
  },
  { description: 'Work that takes longer than a request.' },
);

export function registerFetchJob(app: HttpServer, { context }: PublicApi): void {
  app.get(
    '/jobs/:job_id',
    {
      schema: {
        operationId: 'getJob',
        tags: ['Jobs'],
        summary: 'See how far a job is',
        description:
          'Poll until `status` is `completed` or `failed`; every second or two is often enough. `result` then holds the ' +
          'ids of what was made: `note_id`, or `document_id` and `client_id`.',
        params: Type.Object({ job_id: Type.String({ examples: ['job_01jng3v8x0k6ywq2m9d4c7t5ab'] }) }),
        response: { 200: JobAnswer, ...errorResponses('job_not_found') },
      },
    },
    async (request) => {
      const job = await findJob(context.db, principalOf(request), request.params.job_id);
      const result = job === undefined ? null : readResult(job.taskType, job.result);
      // What `findJob` leaves out has a result that this API does not know.
      if (job === undefined || (result !== null && 'try_out_id' in result)) throw new AppError('job_not_found');
      return {
        job_id: job.id,
        task_type: job.taskType,
        status: statusOf(job),
        progress: job.progress,
        start_timestamp: job.startedAt,
        end_timestamp: job.endedAt,
        error: job.error,
        result,
      };
    },
  );
}

/** What has begun goes on until it has ended, also while it waits to be tried again: callers see no step back. */
function statusOf({ status, startedAt }: Job): JobStatus {
  return status === 'queued' && startedAt !== null ? 'running' : status;
}
