import { Type } from 'typebox';
import { listJobs } from '../../../jobs/list-jobs.ts';
import { checkClientVisible } from '../../../records/clients/find-client.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { PagingQuery } from '../../http/paging.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams, PageOf } from '../schemas.ts';
import { Job, presentJob } from './job-schema.ts';

export function registerListJobs(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/jobs',
    {
      schema: { params: ClientIdParams, querystring: Type.Object(PagingQuery), response: { 200: PageOf(Job) } },
    },
    async (request) => {
      const member = requesterOf(request);
      const { client_id: clientId } = request.params;
      const { page, limit } = request.query;
      await checkClientVisible(context.db, member, clientId);
      const { jobs, total } = await listJobs(context, member, clientId, { page, limit });
      await noteView(audit, request, { action: 'jobs.listed', clientId, details: { page, limit, total } });
      return { results: jobs.map(presentJob), total, page, limit };
    },
  );
}
