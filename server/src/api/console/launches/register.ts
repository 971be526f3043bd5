import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerChooseReport } from './choose-report.ts';
import { registerComplete } from './complete.ts';
import { registerFetchLaunch } from './fetch-launch.ts';
import { registerMapClient } from './map-client.ts';
import { registerOpenLaunch } from './open-launch.ts';
import { registerPreview } from './preview.ts';

/** What a clinician does on the page that a partner's launch session leads to. */
export function registerLaunches(app: HttpServer, api: ConsoleApi): void {
  registerFetchLaunch(app, api);
  registerOpenLaunch(app, api);
  registerMapClient(app, api);
  registerChooseReport(app, api);
  registerPreview(app, api);
  registerComplete(app, api);
}
