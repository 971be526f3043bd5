import { Type } from '../../lib/schema.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { principalOf } from './authenticate.ts';

const KeyIdentity = Type.Object(
  {
    principal_type: Type.Union([Type.Literal('user'), Type.Literal('organisation')], {
      description: "`user`: sees that user's private records and the organisation's. `organisation`: the latter alone.",
    }),
    created_by_user_id: Type.String({ examples: ['user_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
  },
  { description: 'What kind of key this is, and who made it.' },
);

export function registerMe(app: HttpServer): void {
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
    // No audit row: nothing of the practice's records is shown, and the key's last use is kept with the key.
    async (request) => {
      const principal = principalOf(request);
      return { principal_type: principal.type, created_by_user_id: principal.createdBy };
    },
  );
}
