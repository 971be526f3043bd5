import { Type } from '../../lib/schema.ts';
import { type ClientRecord, findClientRecord, findClientRecords } from '../../records/clients/client-records.ts';
import { enterClient } from '../../records/clients/edit-client.ts';
import { searchClients } from '../../records/clients/search-clients.ts';
import { editClientRecord } from '../../tasks/follow-record.ts';
import { readVariables } from '../../tasks/record-facts.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { DateTime, orNull } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { CalendarDate, ClientIdParams, PageOf, Variables } from './schemas.ts';

const NAME_LENGTH = 255;
const PRONOUNS_LENGTH = 255;

export const Client = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  date_of_birth: orNull(CalendarDate),
  pronouns: orNull(Type.String()),
  is_org_client: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
});

export const ClientFields = {
  first_name: Type.String({ maxLength: NAME_LENGTH }),
  last_name: Type.String({ maxLength: NAME_LENGTH }),
  date_of_birth: Type.Optional(orNull(CalendarDate)),
  /** Null: not stated. */
  pronouns: Type.Optional(orNull(Type.String({ maxLength: PRONOUNS_LENGTH }))),
  is_org_client: Type.Boolean(),
};

export function presentClient(client: ClientRecord) {
  return {
    id: client.id,
    first_name: client.firstName,
    last_name: client.lastName,
    date_of_birth: client.dateOfBirth,
    pronouns: client.pronouns,
    is_org_client: client.isOrgClient,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}

export function registerClients(app: HttpServer, api: ConsoleApi): void {
  registerSearchClients(app, api);
  registerCreateClient(app, api);
  registerFetchClient(app, api);
  registerEditClient(app, api);
  registerFetchVariables(app, api);
}

const QUERY_LENGTH = 255;

function registerSearchClients(app: HttpServer, { context, audit }: ConsoleApi): void {
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

function registerCreateClient(app: HttpServer, { context }: ConsoleApi): void {
  app.post('/clients', { schema: { body: Type.Object(ClientFields), response: { 200: Client } } }, async (request) => {
    const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth = null, ...rest } = request.body;
    const { pronouns = null, is_org_client: isOrgClient } = rest;
    const fields = { firstName, lastName, dateOfBirth, pronouns, isOrgClient };
    return presentClient(await enterClient(context, originOf(request), requesterOf(request), fields));
  });
}

function registerFetchClient(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/clients/:client_id', { schema: { params: ClientIdParams, response: { 200: Client } } }, async (request) => {
    const client = await findClientRecord(context.db, requesterOf(request), request.params.client_id);
    await noteView(audit, request, {
      action: 'client.viewed',
      subject: { type: 'client', id: String(client.id) },
      clientId: client.id,
    });
    return presentClient(client);
  });
}

function registerEditClient(app: HttpServer, { context, documents }: ConsoleApi): void {
  app.patch(
    '/clients/:client_id',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Partial(Type.Object(ClientFields)),
        response: { 200: Client },
      },
    },
    async (request) => {
      const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, ...rest } = request.body;
      const changes = {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(dateOfBirth !== undefined && { dateOfBirth }),
        ...(rest.pronouns !== undefined && { pronouns: rest.pronouns }),
        ...(rest.is_org_client !== undefined && { isOrgClient: rest.is_org_client }),
      };
      const { client_id: clientId } = request.params;
      const tools = { context, documents };
      return presentClient(await editClientRecord(tools, originOf(request), requesterOf(request), clientId, changes));
    },
  );
}

/** What stands for each variable in a report about the client that the member writes now. */
function registerFetchVariables(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/variables',
    { schema: { params: ClientIdParams, response: { 200: Variables } } },
    async (request) => {
      const { client_id: clientId } = request.params;
      const values = await readVariables(context, requesterOf(request), clientId);
      await noteView(audit, request, {
        action: 'client.viewed',
        subject: { type: 'client', id: String(clientId) },
        clientId,
      });
      return values;
    },
  );
}
