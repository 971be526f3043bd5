import { Type } from '../../lib/schema.ts';
import type { FoundClient } from '../../records/clients/name-search/find-page.ts';
import { searchClients } from '../../records/clients/search-clients.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { noteView } from './note-view.ts';

const NAME_LENGTH = 255;

const Client = Type.Object(
  {
    id: Type.Integer({ examples: [41] }),
    first_name: Type.String({ examples: ['Maeve'] }),
    last_name: Type.String({ examples: ["O'Brien"] }),
    is_org_client: Type.Boolean({ description: "True: the organisation's. False: private to the key's user." }),
  },
  { description: 'A client the key may see.' },
);

function presentClient({ id, firstName, lastName, isOrgClient }: FoundClient) {
  return { id, first_name: firstName, last_name: lastName, is_org_client: isOrgClient };
}

export function registerSearchClients(app: HttpServer, { context, audit }: PublicApi): void {
  app.get(
    '/clients/search',
    {
      schema: {
        operationId: 'searchClients',
        tags: ['Clients'],
        summary: 'Search clients by name',
        description:
          'Any part of a name matches, whatever the case and the accents. The words of `q` may come in any order, and ' +
          'each must be a part of the first or the last name. Without a filter all clients are listed. Sorted by last ' +
          'name, first name and id.',
        querystring: Type.Object({
          q: Type.Optional(
            Type.String({
              maxLength: NAME_LENGTH,
              description: 'First name, last name or both, in either order.',
              examples: ['obrien mae'],
            }),
          ),
          first_name: Type.Optional(
            Type.String({ maxLength: NAME_LENGTH, description: 'Any part of the first name.', examples: ['mae'] }),
          ),
          last_name: Type.Optional(
            Type.String({ maxLength: NAME_LENGTH, description: 'Any part of the last name.', examples: ['brien'] }),
          ),
          ...PagingQuery,
        }),
        response: {
          200: Type.Object({
            results: Type.Array(Client),
            total: Type.Integer({ description: 'How many clients match, on all pages.', examples: [1] }),
            page: Type.Integer({ examples: [1] }),
            limit: Type.Integer({ examples: [20] }),
          }),
        },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { q, first_name: firstName, last_name: lastName, page, limit } = request.query;
      const { results, total } = await searchClients(context.db, principal, { q, firstName, lastName, page, limit });
      await noteView(audit, request, { action: 'clients.searched', details: { page, limit, total } });
      return { results: results.map(presentClient), total, page, limit };
    },
  );
}
