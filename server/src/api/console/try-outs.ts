import { Type } from '../../lib/schema.ts';
import { findClientRecord } from '../../records/clients/client-records.ts';
import { deleteTryOut, findTryOut } from '../../records/templates/try-outs.ts';
import { MAX_NOTES } from '../../tasks/request-report.ts';
import { requestTryOut } from '../../tasks/request-try-out.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { Deleted, Document, JobIdParams, Person, StartedJob, TemplateIdParams } from './schemas.ts';

const TryOut = Type.Object({
  job_id: Type.String(),
  template: Person,
  client: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** It is deleted then. */
  expires_at: DateTime,
  content: Document,
});

/** Trying a template out: a draft that is shown to whoever asked for it, and is no report of the client. */
export function registerTryOuts(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.post(
    '/templates/:template_id/try-outs',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        params: TemplateIdParams,
        body: Type.Object({
          client_id: Type.Integer(),
          note_ids: Type.Array(Type.String(), { maxItems: MAX_NOTES, uniqueItems: true }),
        }),
        response: { 200: StartedJob },
      },
    },
    async (request) => {
      const { client_id: clientId, note_ids: noteIds } = request.body;
      const wanted = { templateId: request.params.template_id, clientId, noteIds };
      return { job_id: await requestTryOut(context, originOf(request), requesterOf(request), wanted) };
    },
  );

  app.get(
    '/try-outs/:job_id',
    { schema: { params: JobIdParams, response: { 200: TryOut } } },
    async (request, reply) => {
      const member = requesterOf(request);
      const { jobId, clientId, templateId, templateTitle, content, deleteAfter } = await findTryOut(
        context,
        member,
        request.params.job_id,
      );
      const { firstName, lastName } = await findClientRecord(context.db, member, clientId);
      const subject = { type: 'template', id: templateId };
      await noteView(audit, request, { action: 'template.try_out_viewed', subject, clientId });
      const shown = {
        job_id: jobId,
        template: { id: templateId, name: templateTitle },
        client: { id: clientId, name: `${firstName} ${lastName}`.trim() },
        expires_at: deleteAfter,
      };
      return sendRawJson(reply, shown, { content });
    },
  );

  app.delete('/try-outs/:job_id', { schema: { params: JobIdParams, response: { 200: Deleted } } }, async (request) => {
    await deleteTryOut(context, requesterOf(request), request.params.job_id);
    return { deleted: true as const };
  });
}
