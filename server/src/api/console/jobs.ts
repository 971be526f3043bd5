import type { BlockNode } from '@casewright/document';
import { Type } from '../../lib/schema.ts';
import { AppError } from '../../errors.ts';
import { findListedJob, listJobs } from '../../jobs/list-jobs.ts';
import { repeatJob } from '../../jobs/repeat-job.ts';
import { checkClientVisible } from '../../records/clients/find-client.ts';
import { listWrittenSections } from '../../tasks/list-written-sections.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { sendText } from '../http/send-text.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { Job, presentJob } from './job-schema.ts';
import { noteView } from './note-view.ts';
import { ClientIdParams, JobIdParams, PageOf, StartedJob } from './schemas.ts';

export function registerJobs(app: HttpServer, api: ConsoleApi): void {
  registerListJobs(app, api);
  registerFetchJob(app, api);
  registerListSections(app, api);
  registerRepeatJob(app, api);
}

function registerListJobs(app: HttpServer, { context, audit }: ConsoleApi): void {
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

/** Asked for every second while a job runs, so it leaves no audit row. */
function registerFetchJob(app: HttpServer, { context }: ConsoleApi): void {
  app.get('/jobs/:job_id', { schema: { params: JobIdParams, response: { 200: Job } } }, async (request) => {
    const job = await findListedJob(context, requesterOf(request), request.params.job_id);
    if (job === undefined) throw new AppError('job_not_found');
    return presentJob(job);
  });
}

const Section = Type.Object({
  prompt_id: Type.String(),
  label: Type.String(),
  html: Type.String(),
  nodes: Type.Array(Type.Unsafe<BlockNode>(Type.Object({}, { additionalProperties: true }))),
});

/** Asked for every second while a report is written, so it leaves no audit row. */
function registerListSections(app: HttpServer, { context, documents }: ConsoleApi): void {
  app.get(
    '/jobs/:job_id/sections',
    { schema: { params: JobIdParams, response: { 200: Type.Array(Section) } } },
    async (request, reply) => {
      const scope = requesterOf(request);
      const sections = await listWrittenSections(context, documents, scope, request.params.job_id);
      return sendText(reply.type('application/json; charset=utf-8'), [sections]);
    },
  );
}

function registerRepeatJob(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/jobs/:job_id/repeat',
    { schema: { params: JobIdParams, response: { 200: StartedJob } } },
    async (request) => ({
      job_id: await repeatJob(context, originOf(request), request.params.job_id, requesterOf(request)),
    }),
  );
}
