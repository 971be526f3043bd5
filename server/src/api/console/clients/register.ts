import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerCreateClient } from './create-client.ts';
import { registerEditClient } from './edit-client.ts';
import { registerFetchClient } from './fetch-client.ts';
import { registerSearchClients } from './search-clients.ts';

export function registerClients(app: HttpServer, api: ConsoleApi): void {
  registerSearchClients(app, api);
  registerCreateClient(app, api);
  registerFetchClient(app, api);
  registerEditClient(app, api);
}
