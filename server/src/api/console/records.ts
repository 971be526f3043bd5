import type { HttpServer } from '../http/create-http-server.ts';
import { registerClients } from './clients/register.ts';
import type { ConsoleApi } from './deps.ts';
import { registerNotes } from './notes/register.ts';
import { registerReports } from './reports/register.ts';

/** The records of the practice: clients and what is kept with them, and templates. */
export function registerRecords(app: HttpServer, api: ConsoleApi): void {
  registerClients(app, api);
  registerNotes(app, api);
  registerReports(app, api);
}
