import { Type } from '../../lib/schema.ts';
import { ValidationError } from '../../errors.ts';
import { type Proof, proveAgain } from '../../practice/sign-in/prove-again.ts';
import { changeCredentials, CREDENTIALS_LENGTH } from '../../practice/signers.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, orNull } from '../schemas.ts';
import { originOf, requesterOf, sessionOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { TypedCode, TypedPassword } from './schemas.ts';

/** Asks a signed-in person for the password or a code once more, before something that counts as their signature. */
export function registerProof(app: HttpServer, { context, secretBox }: ConsoleApi): void {
  app.post(
    '/session/prove',
    {
      schema: {
        body: Type.Object({ password: Type.Optional(TypedPassword), code: Type.Optional(TypedCode) }),
        response: { 200: Type.Object({ proved_at: DateTime }) },
      },
    },
    async (request) => {
      const proof = readProof(request.body);
      return { proved_at: await proveAgain(context, secretBox, sessionOf(request), proof) };
    },
  );
}

function readProof({ password, code }: { password?: string; code?: string }): Proof {
  if (password !== undefined) return { password };
  if (code !== undefined) return { code };
  throw new ValidationError([{ loc: ['body', 'password'], msg: 'Field required', type: 'missing' }]);
}

/** What stands behind the member's name wherever they sign. */
export function registerCredentials(app: HttpServer, { context }: ConsoleApi): void {
  app.put(
    '/account/credentials',
    {
      schema: {
        body: Type.Object({
          credentials: orNull(Type.String({ minLength: 1, maxLength: CREDENTIALS_LENGTH, pattern: '\\S' })),
        }),
        response: { 200: Type.Object({ credentials: orNull(Type.String()) }) },
      },
    },
    async (request) => {
      const credentials = request.body.credentials?.trim() ?? null;
      await changeCredentials(context, originOf(request), requesterOf(request), credentials);
      return { credentials };
    },
  );
}
