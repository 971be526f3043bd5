import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerFetchJob } from './fetch-job.ts';
import { registerListJobs } from './list-jobs.ts';
import { registerListSections } from './list-sections.ts';
import { registerRepeatJob } from './repeat-job.ts';

export function registerJobs(app: HttpServer, api: ConsoleApi): void {
  registerListJobs(app, api);
  registerFetchJob(app, api);
  registerListSections(app, api);
  registerRepeatJob(app, api);
}
