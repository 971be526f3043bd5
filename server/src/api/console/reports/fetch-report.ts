import { findOpenReport } from '../../../records/reports/open-report.ts';
import { findWriting } from '../../../records/reports/writings.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ReportIdParams } from '../schemas.ts';
import { presentReport, Report } from './report-schema.ts';

export function registerFetchReport(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/reports/:report_id', { schema: { params: ReportIdParams, response: { 200: Report } } }, async (request) => {
    const member = requesterOf(request);
    const report = await findOpenReport(context, member, request.params.report_id);
    // In this order: of a section that is written again in between, the record still knows the former text.
    const writing = await findWriting(context, member, report.id);
    await noteView(audit, request, {
      action: 'report.viewed',
      subject: { type: 'report', id: report.id },
      clientId: report.clientId,
      details: { version: report.version },
    });
    return presentReport(report, writing);
  });
}
