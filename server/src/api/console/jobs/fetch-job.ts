import { AppError } from '../../../errors.ts';
import { findListedJob } from '../../../jobs/list-jobs.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { JobIdParams } from '../schemas.ts';
import { Job, presentJob } from './job-schema.ts';

/** Asked for every second while a job runs, so it leaves no trace. */
export function registerFetchJob(app: HttpServer, { context }: ConsoleApi): void {
  app.get('/jobs/:job_id', { schema: { params: JobIdParams, response: { 200: Job } } }, async (request) => {
    const job = await findListedJob(context, requesterOf(request), request.params.job_id);
    if (job === undefined) throw new AppError('job_not_found');
    return presentJob(job);
  });
}
