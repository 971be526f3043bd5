import { Type } from '../../lib/schema.ts';
import { repeatJob } from '../../jobs/repeat-job.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';

export function registerJobs(app: HttpServer, { context }: OperatorApi): void {
  app.post(
    '/jobs/:job_id/repeat',
    {
      schema: {
        params: Type.Object({ job_id: Type.String() }),
        response: { 200: Type.Object({ job_id: Type.String() }) },
      },
    },
    async (request) => ({ job_id: await repeatJob(context, originOf(request), request.params.job_id) }),
  );
}
