import { Type } from '../../lib/schema.ts';
import { listReports } from '../../records/reports/list-reports.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { makePagingHeaders, PAGING_HEADERS, PagingQuery } from '../http/paging.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { ClientIdParams, presentReport, ReportListItem } from './schemas.ts';

export function registerListDocuments(app: HttpServer, { context, audit, baseUrl }: PublicApi): void {
  app.get(
    '/clients/:client_id/documents',
    {
      schema: {
        operationId: 'listDocuments',
        tags: ['Reports'],
        summary: "List a client's reports",
        description:
          'The most recently changed first. The header `X-Total-Count` says how many there are on all pages, and `Link` ' +
          'holds the addresses of the next and the previous page (RFC 8288).',
        params: ClientIdParams,
        querystring: Type.Object(PagingQuery),
        response: {
          200: Type.Array(ReportListItem, { headers: PAGING_HEADERS }),
          ...errorResponses('client_not_found'),
        },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { client_id: clientId } = request.params;
      const { page, limit } = request.query;
      const { reports, total } = await listReports(context, principal, clientId, { page, limit });
      await noteView(audit, request, { action: 'reports.listed', clientId, details: { page, limit, total } });
      const address = `${baseUrl()}/v1/public/clients/${clientId}/documents`;
      reply.headers(makePagingHeaders(address, { page, limit, total }));
      return reports.map(presentReport);
    },
  );
}
