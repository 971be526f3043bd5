import { Type } from '../../lib/schema.ts';
import { revokeByToken } from '../../partners/revoke-by-token.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { ClientCredentials, clientOf, OAUTH_BODY_TYPES } from './authenticate-client.ts';
import { toOrigin } from './authenticate.ts';
import type { PartnerApi } from './deps.ts';

export function registerRevoke(app: HttpServer, { context, endSessions }: PartnerApi): void {
  app.post(
    '/revoke',
    {
      schema: {
        operationId: 'revokeConnection',
        tags: ['OAuth'],
        summary: 'Revoke the connection',
        description:
          'All tokens of the connection are revoked and its unfinished launch sessions expire. The answer is the ' +
          'same for unknown and already revoked tokens.',
        security: [],
        consumes: OAUTH_BODY_TYPES,
        body: Type.Object({
          ...ClientCredentials,
          token: Type.String({ minLength: 1, description: 'Any access or refresh token of the connection.' }),
        }),
        response: { 200: Type.Object({ revoked: Type.Literal(true) }) },
      },
    },
    async (request) => {
      const partnerAppId = clientOf(request);
      const origin = toOrigin(request, partnerAppId);
      await revokeByToken(context, origin, partnerAppId, request.body.token, endSessions);
      return { revoked: true as const };
    },
  );
}
