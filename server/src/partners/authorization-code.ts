import { sql } from 'kysely';
import type { AuditEntry } from '../audit/entry.ts';
import { recordChange } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** A code is exchanged within this time or never; it works once (exchange-code.ts). */
const LIFETIME_MS = 5 * 60_000;

/** Makes the code that stands for an admin's consent, with the audit row of the consent. */
export async function makeAuthorizationCode(
  { db, clock, makeId }: Context,
  request: AuthorizationRequest,
  member: { id: string; practiceId: string },
  consent: AuditEntry,
): Promise<string> {
  const code = newSecret('pac_');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const grantId = makeId('grant');
  const change = sql`
    insert into partner_codes (
      grant_id, hash, partner_app_id, practice_id, approved_by, redirect_uri, code_challenge, created_at, expires_at
    )
    values (
      ${grantId}, ${hashSecret(code)}, ${request.app.id}, ${member.practiceId}, ${member.id}, ${request.redirectUri},
      ${request.codeChallenge}, ${now}::timestamptz, ${expiresAt}::timestamptz
    )
    returning grant_id`;
  await recordChange(db, clock, change, { ...consent, details: { grant_id: grantId } });
  return code;
}
