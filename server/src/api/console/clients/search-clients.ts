import { Type } from 'typebox';
import { findClientRecords } from '../../../records/clients/client-records.ts';
import { searchClients } from '../../../records/clients/search-clients.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { PagingQuery } from '../../http/paging.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { PageOf } from '../schemas.ts';
import { Client, presentClient } from './client-schema.ts';

const QUERY_LENGTH = 255;

export function registerSearchClients(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients',
    {
      schema: {
        querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: QUERY_LENGTH })), ...PagingQuery }),
        response: { 200: PageOf(Client) },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const { q, page, limit } = request.query;
      const found = await searchClients(context.db, member, { q, page, limit });
      const ids = found.results.map(({ id }) => id);
      const clients = await findClientRecords(context.db, member, ids);
      const { total } = found;
      await noteView(audit, request, { action: 'clients.searched', details: { page, limit, total } });
      return { results: clients.map(presentClient), total, page, limit };
    },
  );
}
