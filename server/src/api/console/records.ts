import type { HttpServer } from '../http/create-http-server.ts';
import { registerClients } from './clients/register.ts';
import type { ConsoleApi } from './deps.ts';
import { registerJobs } from './jobs/register.ts';
import { registerNotes } from './notes/register.ts';
import { registerReports } from './reports/register.ts';
import { registerTemplates } from './templates/register.ts';

/** The records of the practice: clients and what is kept with them, and templates. */
export function registerRecords(app: HttpServer, api: ConsoleApi): void {
  registerClients(app, api);
  registerNotes(app, api);
  registerJobs(app, api);
  registerReports(app, api);
  registerTemplates(app, api);
}
