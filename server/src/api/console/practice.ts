import { Type } from '../../lib/schema.ts';
import { findPractice, updatePractice } from '../../practice/practices.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { presentPractice, readPracticeSwitches } from '../presenters.ts';
import { DateTime, PracticeSwitches } from '../schemas.ts';
import { checkAdmin, memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { PlainName } from './schemas.ts';

const Practice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  api_keys_enabled: Type.Boolean(),
  upload_retention_days: Type.Integer(),
  looks_before_sending: Type.Boolean(),
  signed_retention_years: Type.Integer(),
  created_at: DateTime,
});

export function registerPractice(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/practice', { schema: { response: { 200: Practice } } }, async (request) => {
    const { practiceId } = memberOf(request);
    const practice = await findPractice(context, practiceId);
    await noteView(audit, request, { action: 'practice.viewed', subject: { type: 'practice', id: practiceId } });
    return presentPractice(practice);
  });

  app.patch(
    '/practice',
    {
      onRequest: checkAdmin,
      schema: {
        body: Type.Object({
          name: Type.Optional(PlainName),
          ...PracticeSwitches,
          looks_before_sending: Type.Optional(Type.Boolean()),
          signed_retention_years: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        }),
        response: { 200: Practice },
      },
    },
    async (request) => {
      const {
        name,
        looks_before_sending: looksBeforeSending,
        signed_retention_years: signedRetentionYears,
      } = request.body;
      const practice = await updatePractice(context, originOf(request), memberOf(request).practiceId, {
        ...(name !== undefined && { name: name.trim() }),
        ...readPracticeSwitches(request.body),
        ...(looksBeforeSending !== undefined && { looksBeforeSending }),
        ...(signedRetentionYears !== undefined && { signedRetentionYears }),
      });
      return presentPractice(practice);
    },
  );
}
