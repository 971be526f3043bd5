import { Type } from 'typebox';
import { addMember, listMembers, setPassword, verifyEmail } from '../../practice/members.ts';
import { checkPracticeExists } from '../../practice/practices.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { DateTime, DateTimeOrNull, Email, Name, Password } from './schemas.ts';

const Role = Type.Union([Type.Literal('admin'), Type.Literal('clinician')]);

const Member = Type.Object({
  id: Type.String(),
  practice_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Role,
  email_verified_at: DateTimeOrNull,
  created_at: DateTime,
  updated_at: DateTime,
});

const PracticeParams = Type.Object({ practice_id: Type.String() });
const MemberParams = Type.Object({ member_id: Type.String() });

export function registerMembers(app: HttpServer, api: OperatorApi): void {
  const { context } = api;
  app.post(
    '/practices/:practice_id/members',
    {
      schema: {
        params: PracticeParams,
        body: Type.Object({
          email: Email,
          name: Name,
          role: Role,
          password: Type.Optional(Password),
          email_verified: Type.Optional(Type.Boolean()),
        }),
        response: { 200: Member },
      },
    },
    async (request) => {
      const { email, name, role, password, email_verified: emailVerified = false } = request.body;
      return addMember(context, originOf(request), request.params.practice_id, {
        email,
        name,
        role,
        emailVerified,
        ...(password !== undefined && { password }),
      });
    },
  );

  app.get(
    '/practices/:practice_id/members',
    { schema: { params: PracticeParams, response: { 200: Type.Array(Member) } } },
    async (request) => {
      const { practice_id: practiceId } = request.params;
      await checkPracticeExists(context, practiceId);
      const members = await listMembers(context, practiceId);
      await noteListing(api, request, practiceId, 'members');
      return members;
    },
  );

  app.post(
    '/members/:member_id/password',
    { schema: { params: MemberParams, body: Type.Object({ password: Password }), response: { 200: Member } } },
    async (request) => setPassword(context, originOf(request), request.params.member_id, request.body.password),
  );

  app.post(
    '/members/:member_id/verify-email',
    { schema: { params: MemberParams, response: { 200: Member } } },
    async (request) => verifyEmail(context, originOf(request), request.params.member_id),
  );
}
