import { deleteReport } from '../../../records/reports/delete-report.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { Deleted, ReportIdParams } from '../schemas.ts';

export function registerDeleteReport(app: HttpServer, { context }: ConsoleApi): void {
  app.delete(
    '/reports/:report_id',
    { schema: { params: ReportIdParams, response: { 200: Deleted } } },
    async (request) => {
      await deleteReport(context, originOf(request), requesterOf(request), request.params.report_id);
      return { deleted: true as const };
    },
  );
}
