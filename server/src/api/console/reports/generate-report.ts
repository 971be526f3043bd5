import { Type } from 'typebox';
import { MAX_NOTES, requestReport } from '../../../tasks/request-report.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { orNull } from '../../http/schema-shorthand.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams, StartedJob } from '../schemas.ts';
import { ReportTitle } from './report-schema.ts';

export function registerGenerateReport(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/reports/generate',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Object({
          template_id: Type.String(),
          note_ids: Type.Array(Type.String(), { maxItems: MAX_NOTES, uniqueItems: true }),
          title: Type.Optional(orNull(ReportTitle)),
        }),
        response: { 200: StartedJob },
      },
    },
    async (request) => {
      const { template_id: templateId, note_ids: noteIds, title = null } = request.body;
      const report = { clientId: request.params.client_id, templateId, noteIds, title };
      return { job_id: await requestReport(context, originOf(request), requesterOf(request), report) };
    },
  );
}
