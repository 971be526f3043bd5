import { LIMITS } from '@casewright/document';
import { Type } from '../../lib/schema.ts';
import { deleteReport } from '../../records/reports/delete-report.ts';
import { listOpenReports } from '../../records/reports/list-reports.ts';
import { findOpenReport } from '../../records/reports/open-report.ts';
import { findWriting } from '../../records/reports/writings.ts';
import { MAX_NOTES, requestReport } from '../../tasks/request-report.ts';
import { readVariables } from '../../tasks/record-facts.ts';
import { requestRewrite } from '../../tasks/request-rewrite.ts';
import { saveCheckedReport } from '../../tasks/save-checked-report.ts';
import { startReport } from '../../tasks/start-report.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { orNull } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import { withContentIssues } from './content-issues.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { registerExportCheck, registerExportReport } from './report-exports.ts';
import {
  ListedReport,
  presentListedReport,
  Report,
  ReportTitle,
  CheckedReport,
  sendReport,
  VersionNumber,
} from './report-schema.ts';
import { registerReview } from './report-review.ts';
import { writeSignatures } from './report-signature.ts';
import { registerSigning } from './report-signing.ts';
import { registerRestoreVersion, registerVersions } from './report-versions.ts';
import { ClientIdParams, Deleted, GivenReport, PageOf, ReportIdParams, StartedJob } from './schemas.ts';

export function registerReports(app: HttpServer, api: ConsoleApi): void {
  registerListReports(app, api);
  registerCreateReport(app, api);
  registerGenerateReport(app, api);
  registerFetchReport(app, api);
  registerSaveReport(app, api);
  registerRewriteSection(app, api);
  registerVersions(app, api);
  registerRestoreVersion(app, api);
  registerReview(app, api);
  registerExportReport(app, api);
  registerExportCheck(app, api);
  registerSigning(app, api);
  registerDeleteReport(app, api);
}

function registerListReports(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/reports',
    {
      schema: {
        params: ClientIdParams,
        querystring: Type.Object(PagingQuery),
        response: { 200: PageOf(ListedReport) },
      },
    },
    async (request) => {
      const { client_id: clientId } = request.params;
      const { page, limit } = request.query;
      const { reports, total } = await listOpenReports(context, requesterOf(request), clientId, { page, limit });
      await noteView(audit, request, { action: 'reports.listed', clientId, details: { page, limit, total } });
      return { results: reports.map(presentListedReport), total, page, limit };
    },
  );
}

function registerCreateReport(app: HttpServer, { context, documents, describeWriting }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/reports',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Object({ title: ReportTitle, template_id: Type.Optional(orNull(Type.String())) }),
        response: { 200: Report },
      },
    },
    async (request, reply) => {
      const member = requesterOf(request);
      const { title, template_id: templateId = null } = request.body;
      const report = { clientId: request.params.client_id, title, templateId };
      const reportId = await startReport(context, documents, originOf(request), member, report);
      const variables = await readVariables(context, member, report.clientId);
      const made = await findOpenReport(context, member, reportId);
      return sendReport(reply, made, undefined, describeWriting, { variables });
    },
  );
}

function registerGenerateReport(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/reports/generate',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        params: ClientIdParams,
        body: Type.Object({
          template_id: Type.String(),
          note_ids: Type.Array(Type.String(), { maxItems: MAX_NOTES, uniqueItems: true }),
          title: Type.Optional(orNull(ReportTitle)),
        }),
        response: { 200: StartedJob },
      },
    },
    async (request) => {
      const { template_id: templateId, note_ids: noteIds, title = null } = request.body;
      const report = { clientId: request.params.client_id, templateId, noteIds, title };
      return { job_id: await requestReport(context, originOf(request), requesterOf(request), report) };
    },
  );
}

function registerFetchReport(app: HttpServer, { context, audit, describeWriting }: ConsoleApi): void {
  app.get(
    '/reports/:report_id',
    { schema: { params: ReportIdParams, response: { 200: Report } } },
    async (request, reply) => {
      const member = requesterOf(request);
      const report = await findOpenReport(context, member, request.params.report_id);
      // Read after the report: if a section is written again in between, the record still knows its former text.
      const writing = await findWriting(context, member, report.id);
      await noteView(audit, request, {
        action: 'report.viewed',
        subject: { type: 'report', id: report.id },
        clientId: report.clientId,
        details: { version: report.version },
      });
      const signatures = await writeSignatures(context, member, report);
      // Told with the report, so that opening it is one view of the client, and they are never older than its text.
      const variables = report.state === 'signed' ? null : await readVariables(context, member, report.clientId);
      return sendReport(reply, report, writing, describeWriting, { ...signatures, variables });
    },
  );
}

function registerSaveReport(app: HttpServer, tools: ConsoleApi): void {
  app.put(
    '/reports/:report_id',
    {
      bodyLimit: tools.maxJsonBytes,
      schema: {
        params: ReportIdParams,
        body: Type.Object({
          title: ReportTitle,
          content: GivenReport,
          version: VersionNumber,
          keeps_former: Type.Optional(Type.Boolean()),
          accepted: Type.Optional(Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 400 })),
        }),
        response: { 200: CheckedReport },
      },
    },
    async (request) => {
      const { title, content, version: former, keeps_former: keepsFormer = false, accepted = [] } = request.body;
      const change = { title, content, version: former, reason: 'edited' as const, keepsFormer, accepted };
      const { report_id: reportId } = request.params;
      const { version, updatedAt, remarked, isChecking } = await withContentIssues(() =>
        saveCheckedReport(tools, originOf(request), requesterOf(request), reportId, change),
      );
      return { version, updated_at: updatedAt, remarked, is_checking: isChecking };
    },
  );
}

function registerRewriteSection(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reports/:report_id/sections/:prompt_id/rewrite',
    {
      bodyLimit: BODY_LIMITS.instruction,
      schema: {
        params: Type.Object({ ...ReportIdParams.properties, prompt_id: Type.String() }),
        body: Type.Object({
          instruction: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.promptInstructionCharacters })),
        }),
        response: { 200: StartedJob },
      },
    },
    async (request) => {
      const { report_id: reportId, prompt_id: promptId } = request.params;
      const rewrite = { reportId, promptId, instruction: request.body.instruction ?? null };
      return { job_id: await requestRewrite(context, originOf(request), requesterOf(request), rewrite) };
    },
  );
}

function registerDeleteReport(app: HttpServer, { context }: ConsoleApi): void {
  app.delete(
    '/reports/:report_id',
    { schema: { params: ReportIdParams, response: { 200: Deleted } } },
    async (request) => {
      await deleteReport(context, originOf(request), requesterOf(request), request.params.report_id);
      return { deleted: true as const };
    },
  );
}
