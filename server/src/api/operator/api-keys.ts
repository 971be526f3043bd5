import { Type } from '../../lib/schema.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../practice/api-keys.ts';
import { checkPracticeExists } from '../../practice/practices.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { presentApiKey } from '../presenters.ts';
import { ApiKeyType, DateTime, orNull } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { Name, PracticeParams } from './schemas.ts';

const ListedKey = Type.Object({
  id: Type.String(),
  practice_id: Type.String(),
  type: ApiKeyType,
  name: Type.String(),
  hint: Type.String({ description: 'How the key begins.' }),
  created_by_user_id: Type.String(),
  created_at: DateTime,
  last_used_at: orNull(DateTime),
  expires_at: orNull(DateTime),
  revoked_at: orNull(DateTime),
});

const CreatedKey = Type.Object({ ...ListedKey.properties, key: Type.String({ description: 'Shown this once.' }) });

export function registerApiKeys(app: HttpServer, api: OperatorApi): void {
  const { context } = api;
  app.post(
    '/practices/:practice_id/api-keys',
    {
      schema: {
        params: PracticeParams,
        body: Type.Object({
          type: ApiKeyType,
          name: Name,
          member_id: Type.String({ description: 'Who makes the key; a user key sees what this member sees.' }),
          expires_at: Type.Optional(Type.String({ format: 'date-time' })),
        }),
        response: { 200: CreatedKey },
      },
    },
    async (request) => {
      const { practice_id: practiceId } = request.params;
      const { type, name, member_id: memberId, expires_at: expiresAt } = request.body;
      await checkPracticeExists(context, practiceId);
      const { apiKey, secret } = await createApiKey(context, originOf(request), practiceId, {
        type,
        name,
        memberId,
        ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt) }),
      });
      return { ...presentApiKey(apiKey), key: secret };
    },
  );

  app.get(
    '/practices/:practice_id/api-keys',
    { schema: { params: PracticeParams, response: { 200: Type.Array(ListedKey) } } },
    async (request) => {
      const { practice_id: practiceId } = request.params;
      await checkPracticeExists(context, practiceId);
      const apiKeys = await listApiKeys(context, { practiceId, memberId: null });
      await noteListing(api, request, practiceId, 'api_keys');
      return apiKeys.map(presentApiKey);
    },
  );

  app.post(
    '/api-keys/:key_id/revoke',
    { schema: { params: Type.Object({ key_id: Type.String() }), response: { 200: ListedKey } } },
    async (request) => presentApiKey(await revokeApiKey(context, originOf(request), request.params.key_id)),
  );
}
