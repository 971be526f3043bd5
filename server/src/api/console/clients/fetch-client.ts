import { findClientRecord } from '../../../records/clients/client-records.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams } from '../schemas.ts';
import { Client, presentClient } from './client-schema.ts';

export function registerFetchClient(app: HttpServer, { context, audit }: ConsoleApi): void {
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
