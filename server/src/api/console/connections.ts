import { Type } from '../../lib/schema.ts';
import {
  countSessionsOfConnections,
  listSessionsOfConnection,
  type SessionCounts,
  SESSIONS_COUNTED_TO,
} from '../../launches/list-sessions-of-connection.ts';
import { findConnection, listConnections, type PracticeConnection } from '../../partners/list-connections.ts';
import { revokeConnection } from '../../partners/revoke-grant.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { checkAdmin, memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { BeforeQuery, ListBefore, readBefore } from './list-before.ts';
import { noteView } from './note-view.ts';
import { Person } from './schemas.ts';

const Connection = Type.Object({
  id: Type.String(),
  partner: Person,
  connected_at: DateTime,
  connected_by: Person,
  revoked_at: orNull(DateTime),
  revoked_reason: orNull(Type.String()),
  sessions: Type.Object({
    created: Type.Integer(),
    opened: Type.Integer(),
    completed: Type.Integer(),
    expired: Type.Integer(),
  }),
  sessions_counted_to: Type.Integer({ description: 'A number of sessions above this one says that there are more.' }),
});

const Session = Type.Object({
  session_id: Type.String(),
  status: literals(['created', 'opened', 'completed', 'expired']),
  clinician: Type.Object({ name: Type.String(), email: Type.String() }),
  client_id: orNull(Type.Integer()),
  created_at: DateTime,
  opened_at: orNull(DateTime),
  completed_at: orNull(DateTime),
  expired_at: orNull(DateTime),
  expires_at: DateTime,
});

const ConnectionParams = Type.Object({ connection_id: Type.String() });

export function registerConnections(app: HttpServer, api: ConsoleApi): void {
  const { context, audit, endSessions } = api;
  app.get(
    '/connections',
    { onRequest: checkAdmin, schema: { response: { 200: Type.Array(Connection) } } },
    async (request) => {
      const connections = await listConnections(context, memberOf(request).practiceId);
      const details = { total: connections.length };
      await noteView(audit, request, { action: 'partner_connections.listed', details });
      return describe(connections);
    },
  );

  app.post(
    '/connections/:connection_id/revoke',
    { onRequest: checkAdmin, schema: { params: ConnectionParams, response: { 200: Connection } } },
    async (request) => {
      const { practiceId } = memberOf(request);
      const { connection_id: connectionId } = request.params;
      const which = { practiceId, connectionId };
      await revokeConnection(context, originOf(request), which, 'practice_request', endSessions);
      const [connection] = await describe([await findConnection(context, practiceId, connectionId)]);
      return connection;
    },
  );

  async function describe(connections: readonly PracticeConnection[]) {
    const ids = connections.map(({ id }) => id);
    const counts = await countSessionsOfConnections(context, ids);
    return connections.map((connection) => presentConnection(connection, counts.get(connection.id)));
  }
  registerSessions(app, api);
}

function registerSessions(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/connections/:connection_id/sessions',
    {
      onRequest: checkAdmin,
      schema: {
        params: ConnectionParams,
        querystring: Type.Object(BeforeQuery),
        response: { 200: ListBefore(Session) },
      },
    },
    async (request) => {
      const { practiceId } = memberOf(request);
      const { connection_id: connectionId } = request.params;
      await findConnection(context, practiceId, connectionId);
      const which = { practiceId, connectionId };
      const { rows: sessions, nextBefore } = await readBefore(
        request.query,
        (place) => listSessionsOfConnection(context, which, place),
        ({ sessionId }) => sessionId,
      );
      await noteView(audit, request, {
        action: 'launch_sessions.listed',
        subject: { type: 'partner_connection', id: connectionId },
        details: { limit: request.query.limit },
      });
      const results = sessions.map((session) => ({
        session_id: session.sessionId,
        status: session.status,
        clinician: { name: session.clinicianName, email: session.clinicianEmail },
        client_id: session.clientId,
        created_at: session.createdAt,
        opened_at: session.openedAt,
        completed_at: session.completedAt,
        expired_at: session.expiredAt,
        expires_at: session.expiresAt,
      }));
      return { results, next_before: nextBefore };
    },
  );
}

function presentConnection(connection: PracticeConnection, counts: SessionCounts | undefined) {
  return {
    id: connection.id,
    partner: { id: connection.partnerAppId, name: connection.partnerName },
    connected_at: connection.connectedAt,
    connected_by: { id: connection.connectedBy, name: connection.connectedByName },
    revoked_at: connection.revokedAt,
    revoked_reason: connection.revokedReason,
    sessions: counts ?? { created: 0, opened: 0, completed: 0, expired: 0 },
    sessions_counted_to: SESSIONS_COUNTED_TO,
  };
}
