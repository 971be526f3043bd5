import { Type } from '../../lib/schema.ts';
import { decideOutgoingTexts } from '../../records/outgoing/decide-outgoing-texts.ts';
import { type KeptText, listOutgoingTexts } from '../../records/outgoing/list-outgoing-texts.ts';
import { checkReportVisible } from '../../records/reports/check-report-visible.ts';
import { approveSending } from '../../tasks/approve-sending.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { ClientIdParams, StartedJob } from './schemas.ts';

const SentText = Type.Object({
  id: Type.String(),
  job_id: Type.String(),
  purpose: Type.String(),
  provider: Type.String(),
  host: Type.String(),
  model: Type.String(),
  note_ids: Type.Array(Type.String()),
  hidden: Type.Integer({ description: 'How many different names, numbers and addresses were replaced.' }),
  tokens: Type.Integer({ description: 'About how many tokens the text has.' }),
  state: Type.Union([Type.Literal('sent'), Type.Literal('waiting'), Type.Literal('approved'), Type.Literal('refused')]),
  created_at: DateTime,
  text: Type.String({ description: 'Exactly what was sent, or would be.' }),
});
const SentTexts = Type.Object({ results: Type.Array(SentText) });
const ReportParams = Type.Object({ client_id: Type.Integer(), report_id: Type.String() });
const JobParams = Type.Object({ client_id: Type.Integer(), job_id: Type.String() });

/** What was sent to a language model, and what waits for somebody's approval first. */
export function registerSent(app: HttpServer, api: ConsoleApi): void {
  registerSentOfReport(app, api);
  registerWaiting(app, api);
  registerDecide(app, api);
}

function presentText({ jobId, noteIds, createdAt, ...text }: KeptText) {
  return { ...text, job_id: jobId, note_ids: noteIds, created_at: createdAt };
}

function registerSentOfReport(app: HttpServer, { context, audit, secretBox }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/reports/:report_id/sent',
    { schema: { params: ReportParams, response: { 200: SentTexts } } },
    async (request) => {
      const { client_id: clientId, report_id: reportId } = request.params;
      const member = requesterOf(request);
      await checkReportVisible(context.db, member, clientId, reportId);
      const texts = await listOutgoingTexts({ context, secretBox }, member, { clientId, reportId });
      const subject = { type: 'report', id: reportId };
      await noteView(audit, request, {
        action: 'outgoing_texts.viewed',
        subject,
        clientId,
        details: { total: texts.length },
      });
      return { results: texts.map(presentText) };
    },
  );
}

function registerWaiting(app: HttpServer, { context, audit, secretBox }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/to-be-sent',
    { schema: { params: ClientIdParams, response: { 200: SentTexts } } },
    async (request) => {
      const { client_id: clientId } = request.params;
      const texts = await listOutgoingTexts({ context, secretBox }, requesterOf(request), {
        clientId,
        isWaiting: true,
      });
      await noteView(audit, request, { action: 'outgoing_texts.viewed', clientId, details: { total: texts.length } });
      return { results: texts.map(presentText) };
    },
  );
}

/** Approving covers all that one job would send, and runs the job again. Refusing sends nothing. */
function registerDecide(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/to-be-sent/:job_id/approve',
    { schema: { params: JobParams, response: { 200: StartedJob } } },
    async (request) => {
      const { client_id: clientId, job_id: jobId } = request.params;
      return { job_id: await approveSending(context, originOf(request), requesterOf(request), { clientId, jobId }) };
    },
  );
  app.post(
    '/clients/:client_id/to-be-sent/:job_id/refuse',
    {
      schema: {
        params: JobParams,
        body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 500 })) }),
        response: { 200: Type.Object({ refused: Type.Integer() }) },
      },
    },
    async (request) => {
      const { client_id: clientId, job_id: jobId } = request.params;
      const { reason } = request.body;
      const decision = { clientId, jobId, isApproved: false, ...(reason !== undefined && { reason }) };
      return { refused: await decideOutgoingTexts(context, originOf(request), requesterOf(request), decision) };
    },
  );
}
