import { Type } from 'typebox';
import { describeAccount } from '../../practice/sign-in/describe-account.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sessionOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { Member, Practice } from './schemas.ts';

/** Who is signed in. */
export function registerSession(app: HttpServer, { context }: ConsoleApi): void {
  app.get(
    '/session',
    {
      schema: {
        response: {
          200: Type.Object({
            session_id: Type.String(),
            member: Member,
            practice: Practice,
            is_email_verified: Type.Boolean(),
            is_two_step_on: Type.Boolean(),
          }),
        },
      },
    },
    async (request) => {
      const { sessionId, member } = sessionOf(request);
      const account = await describeAccount(context, member.id);
      return {
        session_id: sessionId,
        member,
        practice: { id: member.practiceId, name: account.practiceName },
        is_email_verified: account.isEmailVerified,
        is_two_step_on: account.isTwoStepOn,
      };
    },
  );
}
