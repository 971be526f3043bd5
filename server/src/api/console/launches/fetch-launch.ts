import type { HttpServer } from '../../http/create-http-server.ts';
import { memberOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';

export function registerFetchLaunch(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/launches/:session_id', { schema: { params: LaunchParams, response: { 200: Launch } } }, async (request) => {
    const launch = await describeLaunch(context, memberOf(request), request.params.session_id);
    await noteView(audit, request, {
      action: 'launch_session.viewed',
      subject: { type: 'launch_session', id: launch.session_id },
      ...(launch.client !== null && { clientId: launch.client.id }),
    });
    return launch;
  });
}
