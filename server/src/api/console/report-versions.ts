import { Type } from '../../lib/schema.ts';
import { findListedReport, type OpenReport } from '../../records/reports/open-report.ts';
import { restoreVersion, type SettleContent } from '../../records/reports/restore-version.ts';
import { findVersion, type ListedVersion as FoundVersion, listVersions } from '../../records/reports/versions.ts';
import { followClient } from '../../tasks/follow-record.ts';
import { settleReport } from '../../tasks/checking/settle-report.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime, literals } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { SavedReport, VersionNumber } from './report-schema.ts';
import { Document, Person, ReportIdParams } from './schemas.ts';

const ListedVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  saved_at: DateTime,
  saved_by: Person,
  reason: literals(['created', 'edited', 'rewritten', 'restored', 'followed', 'sent', 'signed']),
});

export function registerVersions(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/reports/:report_id/versions',
    { schema: { params: ReportIdParams, response: { 200: Type.Array(ListedVersion) } } },
    async (request) => {
      const member = requesterOf(request);
      const { id, clientId } = await findListedReport(context, member, request.params.report_id);
      const versions = await listVersions(context, member, id);
      await noteView(audit, request, { action: 'report.versions_listed', subject: { type: 'report', id }, clientId });
      return versions.map(presentVersion);
    },
  );

  app.get(
    '/reports/:report_id/versions/:version',
    {
      schema: {
        params: Type.Object({ ...ReportIdParams.properties, version: VersionNumber }),
        response: { 200: Type.Object({ ...ListedVersion.properties, content: Document }) },
      },
    },
    async (request, reply) => {
      const { report_id: reportId, version } = request.params;
      const member = requesterOf(request);
      const { id, clientId } = await findListedReport(context, member, reportId);
      const found = await findVersion(context, member, id, version);
      const subject = { type: 'report', id };
      await noteView(audit, request, { action: 'report.viewed', subject, clientId, details: { version } });
      return sendRawJson(reply, presentVersion(found), { content: found.content });
    },
  );
}

function presentVersion({ version, title, savedAt, savedBy, savedByName, reason }: FoundVersion) {
  return { version, title, saved_at: savedAt, saved_by: { id: savedBy, name: savedByName }, reason };
}

export function registerRestoreVersion(app: HttpServer, tools: ConsoleApi): void {
  const { context, documents } = tools;
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
      const scope = requesterOf(request);
      // A section that was written again is refused: what was checked a moment ago comes back as it was.
      const isRefusal = async ({ id, version: current }: OpenReport, wantedVersion: number): Promise<boolean> =>
        wantedVersion === current - 1 && (await findVersion(context, scope, id, current)).reason === 'rewritten';
      const settle: SettleContent = async (report, content) => {
        const read = await documents.work('read', { content });
        const given = await followClient({ context, documents }, scope, report.clientId, read);
        if (await isRefusal(report, version)) return { document: given, isChecked: false };
        const { document, isWhole } = await settleReport(tools, scope, report, given);
        return { document, check: isWhole ? 'ended' : 'waits', isChecked: true };
      };
      const saved = await restoreVersion(context, originOf(request), scope, reportId, wanted, settle);
      return { version: saved.version, updated_at: saved.updatedAt };
    },
  );
}
