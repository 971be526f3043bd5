import { Type } from '../../lib/schema.ts';
import { createPractice, listPractices, updatePractice } from '../../practice/practices.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { presentPractice, readPracticeSwitches } from '../presenters.ts';
import { DateTime, PracticeSwitches } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { Name, PracticeParams } from './schemas.ts';

const Practice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  api_keys_enabled: Type.Boolean(),
  upload_retention_days: Type.Integer(),
  created_at: DateTime,
  updated_at: DateTime,
});

export function registerPractices(app: HttpServer, api: OperatorApi): void {
  const { context } = api;
  app.post(
    '/practices',
    {
      schema: {
        body: Type.Object({ name: Name, api_keys_enabled: Type.Optional(Type.Boolean()) }),
        response: { 200: Practice },
      },
    },
    async (request) => {
      const { name, api_keys_enabled: apiKeysEnabled = false } = request.body;
      return presentPractice(await createPractice(context, originOf(request), { name, apiKeysEnabled }));
    },
  );

  app.get(
    '/practices',
    { schema: { querystring: Type.Object(PagingQuery), response: { 200: Type.Array(Practice) } } },
    async (request) => {
      const practices = await listPractices(context, request.query);
      await noteListing(api, request, null, 'practices');
      return practices.map(presentPractice);
    },
  );

  app.patch(
    '/practices/:practice_id',
    {
      schema: {
        params: PracticeParams,
        body: Type.Object({
          name: Type.Optional(Name),
          ...PracticeSwitches,
        }),
        response: { 200: Practice },
      },
    },
    async (request) => {
      const { name } = request.body;
      const practice = await updatePractice(context, originOf(request), request.params.practice_id, {
        ...(name !== undefined && { name }),
        ...readPracticeSwitches(request.body),
      });
      return presentPractice(practice);
    },
  );
}
