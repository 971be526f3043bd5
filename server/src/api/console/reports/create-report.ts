import { Type } from 'typebox';
import { findOpenReport } from '../../../records/reports/open-report.ts';
import { startReport } from '../../../tasks/start-report.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { orNull } from '../../http/schema-shorthand.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams } from '../schemas.ts';
import { presentReport, Report, ReportTitle } from './report-schema.ts';

export function registerCreateReport(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/reports',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Object({ title: ReportTitle, template_id: Type.Optional(orNull(Type.String())) }),
        response: { 200: Report },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const { title, template_id: templateId = null } = request.body;
      const report = { clientId: request.params.client_id, title, templateId };
      const reportId = await startReport(context, originOf(request), member, report);
      return presentReport(await findOpenReport(context, member, reportId), undefined);
    },
  );
}
