import { Type } from 'typebox';
import { previewLaunchDocument } from '../../../launches/preview-launch-document.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { literals } from '../../http/schema-shorthand.ts';
import { memberOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { LaunchParams } from './launch-schema.ts';

const Preview = Type.Object({
  title: Type.String(),
  version: Type.Integer(),
  markdown: Type.String(),
  html: Type.String(),
  unsupported: Type.Array(Type.Object({ text: Type.String(), reason: literals(['silence', 'figures', 'wording']) })),
  prompts_left: Type.Integer(),
});

export function registerPreview(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/launches/:session_id/preview',
    {
      schema: {
        params: LaunchParams,
        querystring: Type.Object({ report_id: Type.String() }),
        response: { 200: Preview },
      },
    },
    async (request) => {
      const { session_id: sessionId } = request.params;
      const { report_id: reportId } = request.query;
      const preview = await previewLaunchDocument(context, memberOf(request), sessionId, reportId);
      const { clientId, promptsLeft, ...shown } = preview;
      await noteView(audit, request, {
        action: 'launch_session.previewed',
        subject: { type: 'launch_session', id: sessionId },
        clientId,
        details: { report_id: reportId, version: preview.version },
      });
      return { ...shown, prompts_left: promptsLeft };
    },
  );
}
