import { LIMITS } from '@casewright/document';
import { Type } from 'typebox';
import { requestRewrite } from '../../../tasks/request-rewrite.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ReportIdParams, StartedJob } from '../schemas.ts';

export function registerRewriteSection(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reports/:report_id/sections/:prompt_id/rewrite',
    {
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
