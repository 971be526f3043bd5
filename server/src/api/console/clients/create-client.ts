import { Type } from 'typebox';
import { enterClient } from '../../../records/clients/edit-client.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { Client, ClientFields, presentClient } from './client-schema.ts';

export function registerCreateClient(app: HttpServer, { context }: ConsoleApi): void {
  app.post('/clients', { schema: { body: Type.Object(ClientFields), response: { 200: Client } } }, async (request) => {
    const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth = null, ...rest } = request.body;
    const fields = { firstName, lastName, dateOfBirth, isOrgClient: rest.is_org_client };
    return presentClient(await enterClient(context, originOf(request), requesterOf(request), fields));
  });
}
