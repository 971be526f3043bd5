import { Type } from 'typebox';
import { editClient } from '../../../records/clients/edit-client.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams } from '../schemas.ts';
import { Client, ClientFields, presentClient } from './client-schema.ts';

export function registerEditClient(app: HttpServer, { context }: ConsoleApi): void {
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
        ...(rest.is_org_client !== undefined && { isOrgClient: rest.is_org_client }),
      };
      const { client_id: clientId } = request.params;
      return presentClient(await editClient(context, originOf(request), requesterOf(request), clientId, changes));
    },
  );
}
