import { repeatJob } from '../../../jobs/repeat-job.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { JobIdParams, StartedJob } from '../schemas.ts';

export function registerRepeatJob(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/jobs/:job_id/repeat',
    { schema: { params: JobIdParams, response: { 200: StartedJob } } },
    async (request) => ({
      job_id: await repeatJob(context, originOf(request), request.params.job_id, requesterOf(request)),
    }),
  );
}
