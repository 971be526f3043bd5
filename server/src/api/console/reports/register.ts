import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerCreateReport } from './create-report.ts';
import { registerDeleteReport } from './delete-report.ts';
import { registerExportReport } from './export-report.ts';
import { registerFetchReport } from './fetch-report.ts';
import { registerGenerateReport } from './generate-report.ts';
import { registerListReports } from './list-reports.ts';
import { registerRestoreVersion } from './restore-version.ts';
import { registerRewriteSection } from './rewrite-section.ts';
import { registerSaveReport } from './save-report.ts';
import { registerVersions } from './versions.ts';

export function registerReports(app: HttpServer, api: ConsoleApi): void {
  registerListReports(app, api);
  registerCreateReport(app, api);
  registerGenerateReport(app, api);
  registerFetchReport(app, api);
  registerSaveReport(app, api);
  registerRewriteSection(app, api);
  registerVersions(app, api);
  registerRestoreVersion(app, api);
  registerExportReport(app, api);
  registerDeleteReport(app, api);
}
