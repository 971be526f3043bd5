import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Credentials, type SignIn, signIn } from '../../practice/sign-in/sign-in.ts';
import { originOf } from './authenticate.ts';
import { describeBrowser } from './browser-name.ts';
import { readDeviceCookie, readSessionCookie, setDeviceCookie, setSessionCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';

/** Signs in the browser that asks. Its cookie is always a new one: none that it came with is taken over. */
export async function signInBrowser(
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
