import { Type } from '../../lib/schema.ts';
import { rotateSigningKey } from '../../signing/signing-key.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { presentSigningKey } from '../presenters.ts';
import { DateTime } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';

const SigningKey = Type.Object({
  key_id: Type.String(),
  algorithm: Type.String(),
  public_key: Type.String(),
  created_at: DateTime,
});

export function registerSigningKeys(app: HttpServer, { context, secretBox }: OperatorApi): void {
  app.post('/signing-keys', { schema: { response: { 200: SigningKey } } }, async (request) =>
    presentSigningKey(await rotateSigningKey(context, secretBox, originOf(request))),
  );
}
