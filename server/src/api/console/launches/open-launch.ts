import { openLaunchSession } from '../../../launches/open-launch-session.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { memberOf, originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';

export function registerOpenLaunch(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/open',
    { schema: { params: LaunchParams, response: { 200: Launch } } },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await openLaunchSession(context, originOf(request), member, sessionId);
      return describeLaunch(context, member, sessionId);
    },
  );
}
