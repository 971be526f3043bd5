import { Type } from '../../lib/schema.ts';
import { findClientRecords } from '../../records/clients/client-records.ts';
import { searchClients } from '../../records/clients/search-clients.ts';
import { findReportsByClient, findReportsByTitle, type FoundReport } from '../../records/reports/find-by-words.ts';
import { findTemplatesByTitle } from '../../records/templates/find-template.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { CalendarDate } from './schemas.ts';

const MOST = 6;
const QUERY_LENGTH = 255;

const Found = Type.Object({
  clients: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      date_of_birth: orNull(CalendarDate),
      is_org_client: Type.Boolean(),
    }),
  ),
  reports: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      client_name: Type.String(),
      state: literals(['draft', 'in_review', 'signed']),
      updated_at: DateTime,
    }),
  ),
  templates: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), is_org_template: Type.Boolean() })),
});

/**
 * Clients, reports and templates by a few letters of their names, and reports by their client's. What was looked for is
 * not kept, as with clients.
 */
export function registerFind(app: HttpServer, { context, audit }: ConsoleApi): void {
  const schema = {
    querystring: Type.Object({ q: Type.String({ minLength: 1, maxLength: QUERY_LENGTH }) }),
    response: { 200: Found },
  };
  app.get('/find', { schema }, async (request) => {
    const member = requesterOf(request);
    const { q } = request.query;
    const [{ results }, titled, ofClients, templates] = await Promise.all([
      searchClients(context.db, member, { q, page: 1, limit: MOST }),
      findReportsByTitle(context, member, q, MOST),
      findReportsByClient(context, member, q, MOST),
      findTemplatesByTitle(context, member, q, MOST),
    ]);
    const reports = joinReports(titled, ofClients);
    const wanted = results.map(({ id }) => id);
    const clients = await findClientRecords(context.db, member, [
      ...new Set([...wanted, ...reports.map(({ clientId }) => clientId)]),
    ]);
    const named = new Map(clients.map((client) => [client.id, `${client.firstName} ${client.lastName}`.trim()]));
    await noteView(audit, request, {
      action: 'records.searched',
      details: { clients: results.length, reports: reports.length, templates: templates.length },
    });
    return {
      clients: clients
        .filter(({ id }) => wanted.includes(id))
        .map(({ id, dateOfBirth, isOrgClient }) => ({
          id,
          name: named.get(id) ?? '',
          date_of_birth: dateOfBirth,
          is_org_client: isOrgClient,
        })),
      reports: reports.flatMap((report) => presentReport(report, named.get(report.clientId))),
      templates: templates.map(({ id, title, isOrgTemplate }) => ({ id, title, is_org_template: isOrgTemplate })),
    };
  });
}

/** What has the words in its title comes first: it was asked for more exactly. */
function joinReports(titled: readonly FoundReport[], ofClients: readonly FoundReport[]): FoundReport[] {
  const byId = new Map([...titled, ...ofClients].map((report) => [report.id, report]));
  return [...byId.values()].slice(0, MOST);
}

/** Nothing if its client went out of sight meanwhile. */
function presentReport({ id, title, state, updatedAt }: FoundReport, clientName: string | undefined) {
  return clientName === undefined ? [] : [{ id, title, client_name: clientName, state, updated_at: updatedAt }];
}
