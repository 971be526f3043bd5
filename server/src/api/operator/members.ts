import { Type } from '../../lib/schema.ts';
import {
  findMember,
  listMembers,
  type Member as FoundMember,
  setPassword,
  verifyEmail,
} from '../../practice/members.ts';
import { checkPracticeExists } from '../../practice/practices.ts';
import { inviteMember } from '../../practice/sign-in/invite-member.ts';
import { showLink } from '../../practice/sign-in/send-link.ts';
import { disableTotp } from '../../practice/sign-in/two-step.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, Email, orNull, Password, Role } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { Name, PracticeParams } from './schemas.ts';

const Member = Type.Object({
  id: Type.String(),
  practice_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Role,
  email_verified_at: orNull(DateTime),
  created_at: DateTime,
  updated_at: DateTime,
});

const AddedMember = Type.Object({
  ...Member.properties,
  invitation_url: Type.Optional(Type.String({ description: 'Where no mail is sent: to be handed over.' })),
});

const MemberParams = Type.Object({ member_id: Type.String() });

export function registerMembers(app: HttpServer, api: OperatorApi): void {
  const { context, delivery } = api;
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
        response: { 200: AddedMember },
      },
    },
    async (request) => {
      const { email, name, role, password, email_verified: emailVerified = false } = request.body;
      const input = { email, name, role, emailVerified, ...(password !== undefined && { password }) };
      const { practice_id: practiceId } = request.params;
      const { member, invitation } = await inviteMember(context, delivery, originOf(request), practiceId, input);
      return { ...presentMember(member), ...(invitation !== undefined && { invitation_url: invitation.url }) };
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
      return members.map(presentMember);
    },
  );

  app.post(
    '/members/:member_id/password',
    { schema: { params: MemberParams, body: Type.Object({ password: Password }), response: { 200: Member } } },
    async (request) => {
      const { password } = request.body;
      return presentMember(await setPassword(context, originOf(request), request.params.member_id, password));
    },
  );

  app.post(
    '/members/:member_id/verify-email',
    { schema: { params: MemberParams, response: { 200: Member } } },
    async (request) => presentMember(await verifyEmail(context, originOf(request), request.params.member_id)),
  );

  app.post(
    '/members/:member_id/reset-link',
    { schema: { params: MemberParams, response: { 200: Type.Object({ url: Type.String(), expires_at: DateTime }) } } },
    async (request) => {
      const { id, practiceId } = await findMember(context, request.params.member_id);
      const link = await showLink(context, delivery, originOf(request), { id, practiceId }, 'reset');
      return { url: link.url, expires_at: link.expiresAt };
    },
  );

  app.post(
    '/members/:member_id/disable-two-step',
    { schema: { params: MemberParams, response: { 200: Member } } },
    async (request) => {
      const member = await findMember(context, request.params.member_id);
      await disableTotp(context, originOf(request), member);
      return presentMember(member);
    },
  );
}

function presentMember({ id, practiceId, email, name, role, emailVerifiedAt, createdAt, updatedAt }: FoundMember) {
  const times = { email_verified_at: emailVerifiedAt, created_at: createdAt, updated_at: updatedAt };
  return { id, practice_id: practiceId, email, name, role, ...times };
}
