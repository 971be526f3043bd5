import { Type } from 'typebox';
import { completeLaunchSession } from '../../../launches/complete-launch-session.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { memberOf, originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { VersionNumber } from '../reports/report-schema.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';

/** Sends the report to the partner. Whoever sends it says that they have read it. */
export function registerComplete(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/complete',
    {
      schema: {
        params: LaunchParams,
        body: Type.Object({ report_id: Type.String(), version: VersionNumber, reviewed: Type.Literal(true) }),
        response: { 200: Launch },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      const { report_id: reportId, version } = request.body;
      await completeLaunchSession(context, originOf(request), member, sessionId, { reportId, version });
      return describeLaunch(context, member, sessionId);
    },
  );
}
