import type { FastifyRequest } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { AppError, ValidationError } from '../../errors.ts';
import { type ApiKey, type ApiKeyReach, createApiKey, listApiKeys, revokeApiKey } from '../../practice/api-keys.ts';
import { findMember } from '../../practice/members.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { presentApiKey } from '../presenters.ts';
import { ApiKeyType, DateTime, orNull } from '../schemas.ts';
import { memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { Person, PlainName } from './schemas.ts';

const ListedKey = Type.Object({
  id: Type.String(),
  type: ApiKeyType,
  name: Type.String(),
  hint: Type.String(),
  created_by: Person,
  created_at: DateTime,
  last_used_at: orNull(DateTime),
  expires_at: orNull(DateTime),
  revoked_at: orNull(DateTime),
});

/** Members handle their own keys, admins all keys of the practice. */
function reachOf(request: FastifyRequest): ApiKeyReach {
  const { id, practiceId, role } = memberOf(request);
  return { practiceId, memberId: role === 'admin' ? null : id };
}

export function registerApiKeys(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/api-keys', { schema: { response: { 200: Type.Array(ListedKey) } } }, async (request) => {
    const apiKeys = await listApiKeys(context, reachOf(request));
    await noteView(audit, request, { action: 'api_keys.listed', details: { total: apiKeys.length } });
    return apiKeys.map((apiKey) => present(apiKey, apiKey.createdByName));
  });

  app.post(
    '/api-keys',
    {
      schema: {
        body: Type.Object({
          type: ApiKeyType,
          name: PlainName,
          expires_at: Type.Optional(orNull(Type.String({ format: 'date-time' }))),
        }),
        response: { 200: Type.Object({ ...ListedKey.properties, key: Type.String() }) },
      },
    },
    async (request) => {
      const { id: memberId, practiceId, name: memberName, role } = memberOf(request);
      const { type, name, expires_at: expiry } = request.body;
      if (type === 'organisation' && role !== 'admin') throw new AppError('admin_only');
      const expiresAt = expiry === undefined || expiry === null ? undefined : new Date(expiry);
      if (expiresAt !== undefined) checkInFuture(expiresAt, context.clock.now());
      const { apiKey, secret } = await createApiKey(context, originOf(request), practiceId, {
        type,
        name: name.trim(),
        memberId,
        ...(expiresAt !== undefined && { expiresAt }),
      });
      return { ...present(apiKey, memberName), key: secret };
    },
  );

  app.post(
    '/api-keys/:key_id/revoke',
    { schema: { params: Type.Object({ key_id: Type.String() }), response: { 200: ListedKey } } },
    async (request) => {
      const apiKey = await revokeApiKey(context, originOf(request), request.params.key_id, reachOf(request));
      const { name } = await findMember(context, apiKey.createdBy);
      return present(apiKey, name);
    },
  );
}

function checkInFuture(expiresAt: Date, now: Date): void {
  if (expiresAt > now) return;
  throw new ValidationError([
    { loc: ['body', 'expires_at'], msg: 'Input should be in the future', type: 'datetime_future' },
  ]);
}

function present(apiKey: ApiKey, createdByName: string) {
  return { ...presentApiKey(apiKey), created_by: { id: apiKey.createdBy, name: createdByName } };
}
