import { Type } from 'typebox';
import { chooseLaunchReport } from '../../../launches/choose-launch-report.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { memberOf, originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';

export function registerChooseReport(app: HttpServer, { context }: ConsoleApi): void {
  app.put(
    '/launches/:session_id/report',
    {
      schema: { params: LaunchParams, body: Type.Object({ report_id: Type.String() }), response: { 200: Launch } },
    },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await chooseLaunchReport(context, originOf(request), member, sessionId, request.body.report_id);
      return describeLaunch(context, member, sessionId);
    },
  );
}
