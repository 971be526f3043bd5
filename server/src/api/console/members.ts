import { type Static, Type } from '../../lib/schema.ts';
import { findLastActs } from '../../audit/find-last-acts.ts';
import { changeMember } from '../../practice/change-member.ts';
import { findAccountOf, listAccounts, type MemberAccount } from '../../practice/list-accounts.ts';
import { inviteAgain, inviteByAdmin, type Invitation as SentInvitation } from '../../practice/sign-in/invite-member.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, Email, literals, orNull, Role } from '../schemas.ts';
import { checkAdmin, memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { PlainName } from './schemas.ts';

/** `link`: no mail is sent here, so the link is in the answer, this once. */
const Invitation = {
  invitation: literals(['sent', 'link']),
  invitation_url: Type.Optional(Type.String()),
  invitation_expires_at: Type.Optional(DateTime),
};

function presentInvitation(invitation: SentInvitation) {
  if (invitation === 'sent') return { invitation: 'sent' as const };
  const { url, expiresAt } = invitation;
  return { invitation: 'link' as const, invitation_url: url, invitation_expires_at: expiresAt };
}

const Account = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  email_verified_at: orNull(DateTime),
  has_password: Type.Boolean(),
  totp_enabled: Type.Boolean(),
  last_seen_at: orNull(DateTime),
  deactivated_at: orNull(DateTime),
  created_at: DateTime,
});

/** What is not optional here every member may see. The rest is for admins. */
const Listed = Type.Object({
  ...Type.Partial(Account).properties,
  id: Type.String(),
  name: Type.String(),
  role: Role,
});

const MemberParams = Type.Object({ member_id: Type.String() });

export function registerMembers(app: HttpServer, api: ConsoleApi): void {
  registerListing(app, api);
  registerInviting(app, api);
  registerChanging(app, api);
}

function registerListing(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/members',
    { schema: { response: { 200: Type.Array(Listed) } } },
    async (request): Promise<Static<typeof Listed>[]> => {
      const { practiceId, role } = memberOf(request);
      const accounts = await listAccounts(context, practiceId);
      await noteView(audit, request, { action: 'members.listed', details: { total: accounts.length } });
      if (role !== 'admin') {
        const active = accounts.filter(({ deactivatedAt }) => deactivatedAt === null);
        return active.map(({ id, name, role: theirs }) => ({ id, name, role: theirs }));
      }
      const ids = accounts.map(({ id }) => id);
      const seen = await findLastActs(context.db, practiceId, ids);
      return accounts.map((account) => presentAccount(account, seen.get(account.id)));
    },
  );
}

function registerInviting(app: HttpServer, { context, delivery }: ConsoleApi): void {
  app.post(
    '/members',
    {
      onRequest: checkAdmin,
      schema: {
        body: Type.Object({ email: Email, name: PlainName, role: Role }),
        response: { 200: Type.Object({ ...Account.properties, ...Invitation }) },
      },
    },
    async (request) => {
      const { practiceId } = memberOf(request);
      const { email, name, role } = request.body;
      const input = { email, name: name.trim(), role };
      const { memberId, invitation } = await inviteByAdmin(context, delivery, originOf(request), practiceId, input);
      return {
        ...presentAccount(await findAccountOf(context, practiceId, memberId)),
        ...presentInvitation(invitation),
      };
    },
  );

  app.post(
    '/members/:member_id/invite',
    {
      onRequest: checkAdmin,
      schema: { params: MemberParams, response: { 200: Type.Object(Invitation) } },
    },
    async (request) => {
      const { practiceId } = memberOf(request);
      const { member_id: memberId } = request.params;
      return presentInvitation(await inviteAgain(context, delivery, originOf(request), practiceId, memberId));
    },
  );
}

function registerChanging(app: HttpServer, { context }: ConsoleApi): void {
  app.patch(
    '/members/:member_id',
    {
      onRequest: checkAdmin,
      schema: {
        params: MemberParams,
        body: Type.Object({
          name: Type.Optional(PlainName),
          role: Type.Optional(Role),
          is_active: Type.Optional(Type.Boolean()),
        }),
        response: { 200: Account },
      },
    },
    async (request) => {
      const admin = memberOf(request);
      const { member_id: memberId } = request.params;
      const { name, role, is_active: isActive } = request.body;
      await changeMember(context, originOf(request), admin, memberId, {
        ...(name !== undefined && { name: name.trim() }),
        ...(role !== undefined && { role }),
        ...(isActive !== undefined && { isActive }),
      });
      const account = await findAccountOf(context, admin.practiceId, memberId);
      const seen = await findLastActs(context.db, admin.practiceId, [memberId]);
      return presentAccount(account, seen.get(memberId));
    },
  );
}

function presentAccount(account: MemberAccount, lastSeenAt: Date | null = null) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    email_verified_at: account.emailVerifiedAt,
    has_password: account.hasPassword,
    totp_enabled: account.isTwoStepOn,
    last_seen_at: lastSeenAt,
    deactivated_at: account.deactivatedAt,
    created_at: account.createdAt,
  };
}
