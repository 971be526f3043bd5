import { Type } from '../../lib/schema.ts';
import { REPORT_LIMITS } from '../../records/reports/create-report.ts';
import { MAX_NOTES, requestReport } from '../../tasks/request-report.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { ClientIdParams, StartedJob } from './schemas.ts';

const ReportRequest = Type.Object(
  {
    template_id: Type.String({ description: "The template's `_id`.", examples: ['tmpl_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
    note_ids: Type.Array(Type.String(), {
      maxItems: MAX_NOTES,
      uniqueItems: true,
      description:
        "The client's notes to write from. None is needed for a template without prompt nodes, which is saved as it is.",
      examples: [['note_01jng3v8x0k6ywq2m9d4c7t5ab']],
    }),
    title: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: REPORT_LIMITS.titleLength }), Type.Null()], {
        description: "The report's title. By default the template's, with the client's name and the date.",
        examples: ['Assessment for school'],
      }),
    ),
  },
  { description: 'What to write a report from.' },
);

export function registerGenerateReport(app: HttpServer, { context }: PublicApi): void {
  app.post(
    '/clients/:client_id/reports/generate',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        operationId: 'generateReport',
        tags: ['Reports'],
        summary: 'Write a report from a template and notes',
        description:
          'Every prompt node of the template is written from the notes, its variables are filled, and the rest is kept ' +
          'as it is. Sentences that no note supports are marked as such in the report. Poll the job for its id.',
        params: ClientIdParams,
        body: ReportRequest,
        response: { 200: StartedJob, ...errorResponses('client_not_found') },
      },
    },
    async (request) => {
      const { template_id: templateId, note_ids: noteIds, title = null } = request.body;
      const report = { clientId: request.params.client_id, templateId, noteIds, title };
      return { job_id: await requestReport(context, originOf(request), principalOf(request), report) };
    },
  );
}
