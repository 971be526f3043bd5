import { Type } from 'typebox';
import { listOpenReports } from '../../../records/reports/list-reports.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { PagingQuery } from '../../http/paging.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams, PageOf } from '../schemas.ts';
import { ListedReport, presentListedReport } from './report-schema.ts';

export function registerListReports(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/reports',
    {
      schema: {
        params: ClientIdParams,
        querystring: Type.Object(PagingQuery),
        response: { 200: PageOf(ListedReport) },
      },
    },
    async (request) => {
      const { client_id: clientId } = request.params;
      const { page, limit } = request.query;
      const { reports, total } = await listOpenReports(context, requesterOf(request), clientId, { page, limit });
      await noteView(audit, request, { action: 'reports.listed', clientId, details: { page, limit, total } });
      return { results: reports.map(presentListedReport), total, page, limit };
    },
  );
}
