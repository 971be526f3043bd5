import { Type } from 'typebox';
import { saveReport } from '../../../records/reports/save-report.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import { withContentIssues } from '../content-issues.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { GivenDocument, ReportIdParams } from '../schemas.ts';
import { ReportTitle, SavedReport, VersionNumber } from './report-schema.ts';

export function registerSaveReport(app: HttpServer, { context }: ConsoleApi): void {
  app.put(
    '/reports/:report_id',
    {
      schema: {
        params: ReportIdParams,
        body: Type.Object({ title: ReportTitle, content: GivenDocument, version: VersionNumber }),
        response: { 200: SavedReport },
      },
    },
    async (request) => {
      const change = { ...request.body, reason: 'edited' as const };
      const { report_id: reportId } = request.params;
      const { version, updatedAt } = await withContentIssues(() =>
        saveReport(context, originOf(request), requesterOf(request), reportId, change),
      );
      return { version, updated_at: updatedAt };
    },
  );
}
