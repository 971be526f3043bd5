import { Type } from 'typebox';
import { restoreVersion } from '../../../records/reports/restore-version.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ReportIdParams } from '../schemas.ts';
import { SavedReport, VersionNumber } from './report-schema.ts';

export function registerRestoreVersion(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reports/:report_id/versions/:version/restore',
    {
      schema: {
        params: Type.Object({ ...ReportIdParams.properties, version: VersionNumber }),
        body: Type.Object({ version: VersionNumber }),
        response: { 200: SavedReport },
      },
    },
    async (request) => {
      const { report_id: reportId, version } = request.params;
      const wanted = { version, currentVersion: request.body.version };
      const saved = await restoreVersion(context, originOf(request), requesterOf(request), reportId, wanted);
      return { version: saved.version, updated_at: saved.updatedAt };
    },
  );
}
