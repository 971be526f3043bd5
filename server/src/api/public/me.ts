import { Type } from 'typebox';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';

const KeyIdentity = Type.Object(
  {
    principal_type: Type.Union([Type.Literal('user'), Type.Literal('organisation')], {
      description: "`user`: sees that user's private records and the organisation's. `organisation`: the latter alone.",
    }),
    created_by_user_id: Type.String({ examples: ['user_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
  },
  { description: 'What kind of key this is, and who made it.' },
);

export function registerMe(app: HttpServer, { audit }: PublicApi): void {
  app.get(
    '/me',
    {
      schema: {
        operationId: 'getMe',
        tags: ['Key'],
        summary: 'Check the API key',
        description: 'Answers for every key that may be used, so it serves as a check of the key itself.',
        response: { 200: KeyIdentity },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      await audit.note({
        practiceId: principal.practiceId,
        action: 'api_key.checked',
        origin: originOf(request),
        subject: { type: 'api_key', id: principal.keyId },
      });
      return { principal_type: principal.type, created_by_user_id: principal.createdBy };
    },
  );
}
