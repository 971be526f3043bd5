import { Type } from '../../lib/schema.ts';
import { findLaunchSession } from '../../launches/find-launch-session.ts';
import { documentUrlOf } from '../../launches/launch-session.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { DateTime, describedDateTime, orNull } from '../schemas.ts';
import { partnerOf } from './authenticate.ts';
import type { PartnerApi } from './deps.ts';
import { ExpiresAt, SessionId, SessionParams, SessionStatus } from './launch-schemas.ts';

const Session = Type.Object(
  {
    session_id: SessionId,
    status: SessionStatus,
    created_at: describedDateTime('When the session was created.'),
    opened_at: orNull(DateTime, 'When the clinician first opened it; null until then.'),
    completed_at: orNull(DateTime, 'When the clinician sent the report; null until then.'),
    expires_at: ExpiresAt,
    document_url: orNull(Type.String(), 'Relative to the base address; null until completed.'),
  },
  { description: 'A launch session as it is now.' },
);

export function registerFetchLaunchSession(app: HttpServer, { context }: PartnerApi): void {
  app.get(
    '/launch-sessions/:session_id',
    {
      schema: {
        operationId: 'getLaunchSession',
        tags: ['Launch sessions'],
        summary: 'Read the state of a launch session',
        params: SessionParams,
        response: { 200: Session, ...errorResponses('launch_session_not_found') },
      },
    },
    // No audit row: nothing of the practice's records is shown, and partners may poll.
    async (request) => {
      const session = await findLaunchSession(context, partnerOf(request), request.params.session_id);
      return {
        session_id: session.sessionId,
        status: session.status,
        created_at: session.createdAt,
        opened_at: session.openedAt,
        completed_at: session.completedAt,
        expires_at: session.expiresAt,
        document_url: documentUrlOf(session.sessionId, session.status),
      };
    },
  );
}
