import { Type } from '../../lib/schema.ts';
import { createFindReport } from '../../records/reports/find-report.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { ClientIdParams, presentReport, ReportListItem } from './schemas.ts';

const Format = Type.Union([Type.Literal('markdown'), Type.Literal('html')]);

const RenderedReport = Type.Object(
  {
    ...ReportListItem.properties,
    format: Format,
    content: Type.String({
      description: 'The report in that format. HTML holds no script, no style and nothing that loads from elsewhere.',
      examples: ['# Psychological assessment report\n\n## Reason for referral\n\nMaeve was referred by …\n'],
    }),
  },
  { description: 'A report with its text.' },
);

export function registerFetchDocument(app: HttpServer, { context, audit }: PublicApi): void {
  const findReport = createFindReport(context);
  app.get(
    '/clients/:client_id/documents/:document_id',
    {
      schema: {
        operationId: 'getDocument',
        tags: ['Reports'],
        summary: 'Fetch a report as Markdown or HTML',
        params: Type.Object({
          ...ClientIdParams.properties,
          document_id: Type.String({
            description: "The report's `_id`.",
            examples: ['rep_01jng3v8x0k6ywq2m9d4c7t5ab'],
          }),
        }),
        querystring: Type.Object({
          format: Type.Union([Type.Literal('markdown'), Type.Literal('html')], {
            default: 'markdown',
            description: 'How the report is written out.',
          }),
        }),
        response: { 200: RenderedReport, ...errorResponses('client_not_found', 'document_not_found') },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { client_id: clientId, document_id: reportId } = request.params;
      const { format } = request.query;
      const report = await findReport({ scope: principal, clientId, reportId }, format);
      await noteView(audit, request, {
        action: 'report.viewed',
        subject: { type: 'report', id: reportId },
        clientId,
        details: { format },
      });
      return sendRawJson(reply, { ...presentReport(report), format }, { content: report.content });
    },
  );
}
