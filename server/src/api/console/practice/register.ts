import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerActivityCsv } from './activity-csv.ts';
import { registerActivity } from './activity.ts';
import { registerApiKeys } from './api-keys.ts';
import { registerConnections } from './connections.ts';
import { registerDeliveries } from './deliveries.ts';
import { registerMembers } from './members.ts';
import { registerPractice } from './practice.ts';

/** The practice itself: its settings, its people, what is connected with it, and what happened in it. */
export function registerPracticeRoutes(app: HttpServer, api: ConsoleApi): void {
  registerPractice(app, api);
  registerMembers(app, api);
  registerApiKeys(app, api);
  registerConnections(app, api);
  registerDeliveries(app, api);
  registerActivity(app, api);
  registerActivityCsv(app, api);
}
