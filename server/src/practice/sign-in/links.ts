import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import type { LinkPurpose, MemberLinkTable } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const LINKS: Record<LinkPurpose, { page: string; lifetimeMs: number }> = {
  reset: { page: '/reset-password', lifetimeMs: HOUR_MS },
  invitation: { page: '/reset-password', lifetimeMs: 7 * DAY_MS },
  verification: { page: '/verify-email', lifetimeMs: 7 * DAY_MS },
};

export interface IssuedLink {
  url: string;
  expiresAt: Date;
}

export interface NewLink {
  member: { id: string; practiceId: string };
  purpose: LinkPurpose;
  /** Null for a link that is shown to an admin or the operator, which proves nothing about an address. */
  mailedTo: string | null;
}

/**
 * Makes a link that works once. Earlier links stay valid until they are used or run out: otherwise anybody who asks for
 * another person's link could undo the one on its way. The token is in the fragment, which browsers send to no server.
 */
export async function issueLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
  origin: AuditOrigin,
  { member, purpose, mailedTo }: NewLink,
): Promise<IssuedLink> {
  const { page, lifetimeMs } = LINKS[purpose];
  const token = newSecret('');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await db
    .insertInto('member_links')
    .values({
      hash: hashSecret(token),
      practice_id: member.practiceId,
      member_id: member.id,
      purpose,
      mailed_to: mailedTo,
      expires_at: expiresAt,
    })
    .execute();
  await recordAudit(db, clock, {
    practiceId: member.practiceId,
    action: 'member.link_issued',
    origin,
    subject: { type: 'member', id: member.id },
    details: { purpose, mailed: mailedTo !== null },
  });
  return { url: `${baseUrl}${page}#token=${token}`, expiresAt };
}

/** Ends all invitations of a member that were not used. */
export async function revokeInvitations({ db }: Pick<Context, 'db'>, memberId: string): Promise<void> {
  await db.deleteFrom('member_links').where('member_id', '=', memberId).where('purpose', '=', 'invitation').execute();
}

export type UsedLink = Pick<MemberLinkTable, 'member_id' | 'practice_id' | 'mailed_to'>;

/** Refuses a link that cannot be used, before any work is spent on it. */
export async function checkLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  purposes: LinkPurpose[],
): Promise<void> {
  const link = await db
    .selectFrom('member_links')
    .select('hash')
    .where('hash', '=', hashSecret(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (link === undefined) throw new AppError('link_not_usable');
}

/** Uses the link up. Of several callers at the same moment, one succeeds. Call it in a transaction. */
export async function useLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  purposes: LinkPurpose[],
): Promise<UsedLink> {
  const link = await db
    .deleteFrom('member_links')
    .where('hash', '=', hashSecret(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', clock.now())
    .returning(['member_id', 'practice_id', 'mailed_to'])
    .executeTakeFirst();
  if (link === undefined) throw new AppError('link_not_usable');
  return link;
}
