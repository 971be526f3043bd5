import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { type Credentials, type SignIn, signIn } from '../../practice/sign-in/sign-in.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import { describeBrowser } from './browser-name.ts';
import { readDeviceCookie, readSessionCookie, setDeviceCookie, setSessionCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';
import { Member, Practice, TypedCode, TypedEmail, TypedPassword } from './schemas.ts';

/**
 * Answers 401 `Wrong e-mail address, password or code` for whatever is wrong, and 401 `Authentication code required` if
 * the password is right and two-step sign-in is on: then ask for the code and send all three. Too many attempts get 429
 * with Retry-After.
 */
export function registerSignIn(app: HttpServer, api: ConsoleApi): void {
  app.post(
    '/sign-in',
    {
      schema: {
        body: Type.Object({ email: TypedEmail, password: TypedPassword, code: Type.Optional(TypedCode) }),
        response: { 200: Type.Object({ member: Member, practice: Practice }) },
      },
    },
    async (request, reply) => signInBrowser(api, request, reply, request.body),
  );
}

/** Signs in the browser that asks. It always gets a new cookie, whatever cookie it came with. */
async function signInBrowser(
  api: Pick<ConsoleApi, 'context' | 'secretBox' | 'sessionLimits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
): Promise<Pick<SignIn, 'member' | 'practice'>> {
  const { sessionSecret, deviceSecret, member, practice } = await signIn(
    api.context,
    api,
    originOf(request),
    credentials,
    {
      name: describeBrowser(request.headers['user-agent']),
      deviceSecret: readDeviceCookie(request),
      formerSecret: readSessionCookie(request),
    },
  );
  setSessionCookie(reply, sessionSecret);
  if (deviceSecret !== undefined) setDeviceCookie(reply, deviceSecret);
  return { member, practice };
}
